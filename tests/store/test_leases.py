"""Leases: one holder per table, until a time."""

from ziggurat.store import Store


async def test_second_holder_gets_no_lease_while_the_first_has_it(store: Store):
    assert await store.claim_lease("t1", "A", now=1000, until=2000)
    assert not await store.claim_lease("t1", "B", now=1999, until=3000)
    assert await store.claim_lease("t2", "B", now=1999, until=3000)


async def test_lease_ends(store: Store):
    await store.claim_lease("t1", "A", now=1000, until=2000)
    assert await store.claim_lease("t1", "B", now=2000, until=3000)
    assert not await store.claim_lease("t1", "A", now=2000, until=3000)


async def test_holder_extends_its_lease(store: Store):
    await store.claim_lease("t1", "A", now=1000, until=2000)
    assert await store.claim_lease("t1", "A", now=1500, until=2500)
    assert not await store.claim_lease("t1", "B", now=2200, until=3000)


async def test_only_the_holder_releases_a_lease(store: Store):
    await store.claim_lease("t1", "A", now=1000, until=2000)
    await store.release_lease("t1", "B")
    assert not await store.claim_lease("t1", "B", now=1000, until=2000)
    await store.release_lease("t1", "A")
    assert await store.claim_lease("t1", "B", now=1000, until=2000)


async def test_ended_leases_are_forgotten(store: Store):
    await store.claim_lease("t1", "A", now=1000, until=2000)
    await store.claim_lease("t2", "A", now=1000, until=3000)
    assert await store.forget_leases(2000) == 1
    assert not await store.claim_lease("t2", "B", now=2000, until=4000)
