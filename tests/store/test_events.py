"""Events of a table: appended in order, atomically, and never twice."""

import asyncio

import pytest

from helpers.stores import NOW, last_seq, rows, summary
from ziggurat.store import BadText, Conflict, Row, Store, Taken, Unavailable, open_store
from ziggurat.store.database import Statement


async def test_appended_events_are_read_in_order(store: Store):
    events = [
        Row(1, "created", NOW, '{"game": "babel"}'),
        Row(2, "seated", NOW + 5, '{"name": "Ninsun"}'),
        Row(3, "started", NOW + 9, '{"seed": "c0ffee"}'),
    ]
    await store.append("t1", events[:2])
    await store.append("t1", events[2:])
    assert await store.read("t1") == events


async def test_append_later_calls_back_when_events_are_durable(store: Store):
    called: asyncio.Queue[Exception | None] = asyncio.Queue()
    store.append_later("t1", rows(1, 2), summary("t1", 2), called.put_nowait)
    assert await called.get() is None
    assert [row.seq for row in await store.read("t1")] == [1, 2]
    known = await store.table("t1")
    assert known is not None
    assert known.version == 2
    store.append_later("t1", rows(2, 1), None, called.put_nowait)
    assert isinstance(await called.get(), Conflict)
    assert await last_seq(store, "t1") == 2


async def test_reading_starts_after_an_event_and_stops_at_a_limit(store: Store):
    await store.append("t1", rows(1, 5))
    assert [row.seq for row in await store.read("t1", after=2)] == [3, 4, 5]
    assert [row.seq for row in await store.read("t1", after=2, limit=2)] == [3, 4]
    assert await store.read("t1", after=5) == []


async def test_events_of_tables_are_separate(store: Store):
    await store.append("t1", rows(1, 2, '"one"'))
    await store.append("t2", rows(1, 1, '"two"'))
    assert [row.data for row in await store.read("t1")] == ['"one"', '"one"']
    assert [row.data for row in await store.read("t2")] == ['"two"']
    assert await store.read("t3") == []


async def test_last_number_is_0_before_the_first_event(store: Store):
    assert await last_seq(store, "t1") == 0
    await store.append("t1", rows(1, 3))
    assert await last_seq(store, "t1") == 3


async def test_existing_event_number_is_a_conflict(store: Store):
    await store.append("t1", rows(1, 2, '"first"'))
    with pytest.raises(Conflict) as caught:
        await store.append("t1", rows(2, 1, '"second"'))
    assert (caught.value.table_id, caught.value.seq, caught.value.code) == ("t1", 2, "conflict")
    assert [row.data for row in await store.read("t1")] == ['"first"', '"first"']


async def test_gap_in_event_numbers_is_a_conflict(store: Store):
    with pytest.raises(Conflict):
        await store.append("t1", rows(2))
    await store.append("t1", rows(1))
    with pytest.raises(Conflict):
        await store.append("t1", rows(3))
    assert await last_seq(store, "t1") == 1


async def test_several_events_are_appended_all_or_none(store: Store):
    await store.append("t1", rows(1, 2))
    with pytest.raises(Conflict):
        await store.append("t1", rows(2, 3))
    assert await last_seq(store, "t1") == 2


async def test_correct_number_is_accepted_after_a_conflict(store: Store):
    await store.append("t1", rows(1))
    with pytest.raises(Conflict):
        await store.append("t1", rows(1))
    await store.append("t1", rows(2))
    assert await last_seq(store, "t1") == 2


async def test_only_one_of_many_concurrent_equal_appends_succeeds(store: Store):
    attempts = [store.append("t1", rows(1, 1, f'"{number}"')) for number in range(30)]
    answers = await asyncio.gather(*attempts, return_exceptions=True)
    winners = [number for number, answer in enumerate(answers) if answer is None]
    assert len(winners) == 1
    assert sum(isinstance(answer, Conflict) for answer in answers) == 29
    assert [row.data for row in await store.read("t1")] == [f'"{winners[0]}"']


async def test_concurrent_appends_to_many_tables(store: Store):
    async def play(table_id: str) -> None:
        for seq in range(1, 11):
            await store.append(table_id, rows(seq), summary(table_id, seq))

    await asyncio.gather(*(play(f"t{number}") for number in range(20)))
    for number in range(20):
        assert [row.seq for row in await store.read(f"t{number}")] == list(range(1, 11))


async def test_two_racing_stores_get_only_conflicts(address: str):
    names = [f"t{number}" for number in range(25)]

    async def play(store: Store, table_id: str, mark: str) -> list[tuple[str, int]]:
        won = []
        while (seq := await last_seq(store, table_id) + 1) <= 9:
            try:
                await store.append(table_id, rows(seq, 3, mark), summary(table_id, seq + 2))
                won.append((table_id, seq))
            except Conflict:
                pass
        return won

    async with open_store(address, shared=True) as one, open_store(address, shared=True) as other:
        games = [play(one, name, '"one"') for name in names] + [play(other, name, '"other"') for name in names[::-1]]
        won = [place for places in await asyncio.gather(*games) for place in places]
        assert sorted(won) == sorted((name, seq) for name in names for seq in (1, 4, 7))
        for name in names:
            marks = [row.data for row in await one.read(name)]
            assert len(marks) == 9
            assert all(len(set(marks[start : start + 3])) == 1 for start in (0, 3, 6))


async def test_appends_to_one_table_keep_their_order(store: Store):
    await asyncio.gather(*(store.append("t1", rows(seq)) for seq in range(1, 31)))
    assert [row.seq for row in await store.read("t1")] == list(range(1, 31))


@pytest.mark.parametrize("bad", [rows(0), rows(-1), [*rows(1), *rows(3)], [*rows(2), *rows(1)], []])
async def test_events_with_gaps_in_their_numbers_are_refused(store: Store, bad: list[Row]):
    with pytest.raises(ValueError, match="event"):
        await store.append("t1", bad)
    assert await last_seq(store, "t1") == 0


async def test_text_is_stored_byte_for_byte(store: Store):
    strange = '{"text": "  \\u0000 Büro 🏛 \u2028 \\" \' ? $1 %s \\n"}\n\t'
    await store.append("t1", rows(1, 1, strange))
    assert (await store.read("t1"))[0].data == strange


@pytest.mark.parametrize("bad", ["\0", "\ud800"])
async def test_text_that_not_every_database_can_store_is_refused(store: Store, bad: str):
    with pytest.raises(BadText):
        await store.append("t1", rows(1, 1, bad))
    with pytest.raises(BadText):
        await store.read(bad)


@pytest.mark.parametrize("bad", ["", "two words", "näme", "x" * 201, "tab\t"])
async def test_id_must_be_one_short_word(store: Store, bad: str):
    with pytest.raises(BadText):
        await store.append(bad, rows(1))


async def test_number_out_of_range_is_refused_without_side_effects(store: Store):
    bad = [Row(1, "stepped", NOW, "{}"), Row(2, "stepped", 2**70, "{}")]
    answers = await asyncio.gather(
        store.append("t1", rows(1)), store.append("t2", bad), store.append("t3", rows(1)), return_exceptions=True
    )
    assert [isinstance(answer, Exception) for answer in answers] == [False, True, False]
    assert [await last_seq(store, table_id) for table_id in ("t1", "t2", "t3")] == [1, 0, 1]


async def test_write_of_several_statements_is_atomic(store: Store):
    def seat(account_id: str) -> Statement:
        return Statement("INSERT INTO seats (account_id, table_id) VALUES (?, ?)", (account_id, "t1"))

    writes = [[seat("a1")], [seat("a2"), seat("a3"), seat("a2")], [seat("a4")]]
    answers = await asyncio.gather(*(store.write(*statements) for statements in writes), return_exceptions=True)
    assert [type(answer) for answer in answers] == [list, Taken, list]
    assert sorted(await store.rows("SELECT account_id FROM seats")) == [("a1",), ("a4",)]


async def test_data_survives_closing_and_reopening(address: str):
    async with open_store(address) as store:
        await store.append("t1", rows(1, 3), summary("t1", 3))
        await store.save_snapshot("t1", 2, b"\x00two\xff")
    async with open_store(address) as store:
        assert await store.read("t1") == rows(1, 3)
        assert await store.table("t1") == summary("t1", 3)
        assert await store.snapshot("t1") == (2, b"\x00two\xff")
        await store.append("t1", rows(4))


async def test_pending_writes_finish_before_closing(address: str):
    store = open_store(address)
    await store.open()
    begun = [asyncio.ensure_future(store.append(f"t{number}", rows(1))) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert all(append.done() for append in begun)
    await asyncio.gather(*begun)
    async with open_store(address) as store:
        assert [await last_seq(store, f"t{number}") for number in range(50)] == [1] * 50


async def test_closed_store_refuses_calls(address: str):
    store = open_store(address)
    for call in (store.append("t1", rows(1)), store.read("t1"), store.check_writable(NOW), store.revoke_session("s")):
        with pytest.raises(Unavailable) as caught:
            await call
        assert caught.value.reason == "closed"
    await store.close()


async def test_cancelled_append_does_not_affect_others(store: Store):
    given_up = asyncio.ensure_future(store.append("t1", rows(1)))
    await asyncio.sleep(0)
    given_up.cancel()
    await store.append("t2", rows(1))
    assert await last_seq(store, "t1") in (0, 1)
    assert await last_seq(store, "t2") == 1


async def test_newest_snapshot_is_stored(store: Store):
    await store.append("t1", rows(1, 9))
    assert await store.snapshot("t1") is None
    assert await store.save_snapshot("t1", 4, b"four")
    assert await store.save_snapshot("t1", 8, b"eight")
    assert not await store.save_snapshot("t1", 6, b"six")
    assert await store.snapshot("t1") == (8, b"eight")


async def test_snapshot_of_a_missing_event_is_not_stored(store: Store):
    await store.append("t1", rows(1, 2))
    assert not await store.save_snapshot("t1", 3, b"three")
    assert await store.snapshot("t1") is None


async def test_summary_is_stored_together_with_events(store: Store):
    await store.append("t1", rows(1, 2), summary("t1", 2, status="open", listed=True))
    assert await store.table("t1") == summary("t1", 2, status="open", listed=True)
    await store.append("t1", rows(3), summary("t1", 3, accounts=("a1", "a2"), waiting=("a2",), deadline=NOW + 99))
    assert await store.table("t1") == summary("t1", 3, accounts=("a1", "a2"), waiting=("a2",), deadline=NOW + 99)


async def test_summary_is_unchanged_after_a_conflict(store: Store):
    await store.append("t1", rows(1), summary("t1", 1, accounts=("a1",)))
    with pytest.raises(Conflict):
        await store.append("t1", rows(1), summary("t1", 1, status="ended", accounts=("a2",)))
    assert await store.table("t1") == summary("t1", 1, accounts=("a1",))
    assert await store.tables_of("a2") == []


async def test_append_without_a_summary_keeps_the_old_one(store: Store):
    await store.append("t1", rows(1), summary("t1", 1))
    await store.append("t1", rows(2))
    assert await store.table("t1") == summary("t1", 1)


async def test_last_numbers_of_many_tables_are_read_together(store: Store):
    names = [f"t{number}" for number in range(450)]  # more than one query asks for
    await asyncio.gather(*(store.append(name, rows(1, 1 + place % 3)) for place, name in enumerate(names)))
    found = await store.last_seqs([*names, "never-made"])
    assert found == {name: 1 + place % 3 for place, name in enumerate(names)}


async def test_events_of_several_tables_are_read_in_one_call(store: Store):
    for table, count in (("t1", 3), ("t2", 2), ("t3", 1)):
        await store.append(table, rows(1, count))
    found = await store.read_many({"t1": 1, "t2": 2, "t3": 0, "unknown": 0})
    assert found == {"t1": rows(2, 2), "t3": rows(1)}


async def test_requests_are_stored_with_events(store: Store):
    asked = [row._replace(request=f"anna {row.seq}") for row in rows(2, 2)]
    await store.append("t1", rows(1))
    await store.append("t1", asked)
    assert await store.read("t1", 1) == asked
    assert (await store.read_many({"t1": 2}))["t1"] == asked[1:]
    assert await store.requests("t1", 0) == [(2, "anna 2"), (3, "anna 3")]
    assert await store.requests("t1", 2) == [(3, "anna 3")]
