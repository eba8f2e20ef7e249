"""The index of tables: open, of an account, awaiting it, with a deadline."""

import pytest

from helpers.stores import NOW, last_seq, put_table, rows, summary
from ziggurat.store import BadText, Store


async def put(store: Store, *tables: tuple[str, int, dict[str, object]]) -> None:
    for table_id, version, facts in tables:
        await put_table(store, summary(table_id, version, **facts))


def ids(summaries: list) -> list[str]:
    return [found.table_id for found in summaries]


async def test_open_tables_are_listed_newest_first(store: Store):
    await put(store, ("t1", 1, {"listed": True}), ("t2", 5, {"listed": True}), ("t3", 9, {"listed": False}))
    assert ids(await store.open_tables()) == ["t2", "t1"]
    assert ids(await store.open_tables(limit=1)) == ["t2"]
    await put(store, ("t2", 6, {"listed": False}))
    assert ids(await store.open_tables()) == ["t1"]


async def test_tables_of_an_account_are_listed_newest_first(store: Store):
    both, mine, others = ("ann", "bob"), ("ann",), ("bob",)
    await put(store, ("t1", 1, {"accounts": both}), ("t2", 2, {"accounts": others}), ("t3", 3, {"accounts": mine}))
    assert ids(await store.tables_of("ann")) == ["t3", "t1"]
    assert ids(await store.tables_of("bob")) == ["t2", "t1"]
    assert ids(await store.tables_of("cleo")) == []


async def test_tables_of_an_account_are_listed_in_pages(store: Store):
    await put(store, *((f"t{number}", number, {"accounts": ("ann",)}) for number in range(1, 6)))
    first = await store.tables_of("ann", limit=2)
    assert ids(first) == ["t5", "t4"]
    assert ids(await store.tables_of("ann", limit=2, before=first[-1].updated)) == ["t3", "t2"]


async def test_account_that_left_a_table_is_not_seated(store: Store):
    await store.append("t1", rows(1), summary("t1", 1, accounts=("ann", "bob")))
    await store.append("t1", rows(2), summary("t1", 2, accounts=("bob", "cleo")))
    assert [ids(await store.tables_of(name)) for name in ("ann", "bob", "cleo")] == [[], ["t1"], ["t1"]]


async def test_one_account_may_sit_on_two_seats(store: Store):
    await store.append("t1", rows(1), summary("t1", 1, accounts=("ann", "ann"), waiting=("ann",)))
    await put(store, ("t1", 2, {"accounts": ("ann", "ann")}))
    assert ids(await store.tables_of("ann")) == ["t1"]


async def test_tables_waiting_for_an_account_longest_wait_first(store: Store):
    both = ("ann", "bob")
    await put(
        store,
        ("t1", 9, {"accounts": both, "waiting": ("ann",)}),
        ("t2", 2, {"accounts": both, "waiting": ("ann", "bob")}),
        ("t3", 3, {"accounts": both, "waiting": ("bob",)}),
        ("t4", 4, {"accounts": both, "status": "ended"}),
    )
    assert ids(await store.waiting_for("ann")) == ["t2", "t1"]
    assert ids(await store.waiting_for("bob")) == ["t2", "t3"]
    assert ids(await store.waiting_for("an")) == []


async def test_due_tables_are_listed_by_deadline(store: Store):
    deadlines = {"t1": NOW + 50, "t2": NOW + 10, "t3": None, "t4": NOW + 51}
    await put(store, *((table_id, 1, {"deadline": deadline}) for table_id, deadline in deadlines.items()))
    assert ids(await store.due_before(NOW + 50)) == ["t2", "t1"]
    assert ids(await store.due_before(NOW + 50, limit=1)) == ["t2"]
    assert ids(await store.due_before(NOW + 9)) == []


async def test_unknown_table_has_no_summary(store: Store):
    assert await store.table("t1") is None


async def test_inconsistent_summary_is_refused(store: Store):
    with pytest.raises(ValueError, match="does not sit there"):
        await put_table(store, summary("t1", 1, accounts=("ann",), waiting=("bob",)))
    with pytest.raises(BadText):
        await put_table(store, summary("t1", 1, accounts=("two words",)))
    with pytest.raises(BadText):
        await store.append("t1", rows(1), summary("t1", 1, data="\0"))
    with pytest.raises(ValueError, match="event 2"):
        await store.append("t1", rows(1, 2), summary("t1", 1))
    with pytest.raises(ValueError, match="t2"):
        await store.append("t1", rows(1), summary("t2", 1))
    assert await last_seq(store, "t1") == 0


async def test_unfinished_tables_count_for_the_account_that_created_them(store: Store):
    mine: dict[str, object] = {"owner": "ann"}
    await put(store, ("t1", 1, mine | {"status": "open", "listed": True}), ("t2", 1, mine | {"status": "playing"}))
    await put(store, ("t3", 1, mine | {"status": "ended"}), ("t4", 1, {"owner": "bob", "accounts": ("ann",)}))
    assert await store.count_owned("ann") == (2, 1)
    assert await store.count_owned("cleo") == (0, 0)


async def test_idle_open_tables_are_found_sooner_if_they_are_listed(store: Store):
    open_: dict[str, object] = {"status": "open"}
    await put(store, ("t1", 1, open_), ("t2", 2, open_ | {"listed": True}), ("t3", 9, open_ | {"listed": True}))
    await put(store, ("t4", 1, {"status": "playing"}))
    assert ids(await store.idle_open_tables(NOW + 9, NOW)) == ["t2"]
    assert ids(await store.idle_open_tables(NOW + 10, NOW + 9)) == ["t1", "t2", "t3"]
