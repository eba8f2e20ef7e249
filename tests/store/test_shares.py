"""Links to finished games, values of the installation, running games that everyone may watch."""

import asyncio

from helpers.stores import NOW, put_table, summary
from ziggurat.store import Store


async def test_share_leads_to_its_table_until_it_is_revoked(store: Store):
    await store.create_share("h1", "t1", NOW)
    await store.create_share("h2", "t1", NOW + 1)
    await store.create_share("h3", "t2", NOW)
    assert await store.shared_table("h1") == "t1"
    assert await store.shared_table("h9") is None
    assert await store.count_shares("t1") == 2
    assert await store.revoke_shares("t1") == 2
    assert await store.shared_table("h1") is None
    assert await store.shared_table("h3") == "t2"


async def test_deleted_table_is_no_longer_shared(store: Store):
    await put_table(store, summary("t1", 1))
    await store.create_share("h1", "t1", NOW)
    await store.delete_table("t1")
    assert await store.shared_table("h1") is None


async def test_value_is_created_once_and_replaced_by_one_writer(store: Store):
    assert await store.value("key") is None
    created = await asyncio.gather(*(store.create_value("key", text) for text in "abcd"))
    assert len(set(created)) == 1
    assert await store.value("key") == created[0]
    replaced = await asyncio.gather(*(store.replace_value("key", created[0], text) for text in "wxyz"))
    assert sorted(replaced) == [False, False, False, True]
    assert await store.value("key") in "wxyz"
    await store.delete_value("key")
    assert await store.value("key") is None


async def test_watchable_tables_are_listed_by_their_last_move(store: Store):
    await put_table(store, summary("t1", 1, watchable=True))
    await put_table(store, summary("t2", 2, watchable=True))
    await put_table(store, summary("t3", 3))
    assert [found.table_id for found in await store.watchable_tables()] == ["t2", "t1"]
    await put_table(store, summary("t2", 3, status="ended"))
    assert [found.table_id for found in await store.watchable_tables()] == ["t1"]
