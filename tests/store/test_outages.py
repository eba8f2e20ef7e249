"""Outages: when a server last ran, and the periods without a server."""

from ziggurat.store import Outage, Store


async def test_last_sign_of_life_is_kept(store: Store):
    assert await store.last_alive() is None
    await store.set_alive(1000)
    await store.set_alive(2000)
    await store.check_writable(9000)  # another row of the same table
    assert await store.last_alive() == 2000


async def test_first_of_two_servers_determines_the_end_of_an_outage(store: Store):
    await store.add_outage(Outage(1000, 5000))
    await store.add_outage(Outage(1000, 6000))
    assert await store.outages(0) == [Outage(1000, 5000)]


async def test_old_outages_are_forgotten(store: Store):
    for outage in (Outage(7000, 8000), Outage(1000, 5000)):
        await store.add_outage(outage)
    assert await store.outages(4999) == [Outage(1000, 5000), Outage(7000, 8000)]
    assert await store.outages(5000) == [Outage(7000, 8000)]
    assert await store.forget_outages(5000) == 1
    assert await store.outages(0) == [Outage(7000, 8000)]
