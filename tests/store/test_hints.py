"""Hints: notifications about changes between processes on the same PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from helpers.postgres import Postgres
from helpers.stores import NOW, guest, rows
from ziggurat.store import Conflict, Hint, Store, hints, open_store

EVERYTHING = Hint("all", "", 0)


class HintListener:
    """Collects the hints that a store receives, except that another process has a table too."""

    def __init__(self, store: Store) -> None:
        self.hints: asyncio.Queue[Hint] = asyncio.Queue()
        store.listen(self.on_hint)

    def on_hint(self, hint: Hint) -> None:
        if hint.topic != "shared":
            self.hints.put_nowait(hint)

    async def next_hint(self) -> Hint:
        async with asyncio.timeout(30):
            return await self.hints.get()


async def until_shared(store: Store, table: str, shared: bool = True) -> None:
    """Wait until a store knows that another one watches a table, or that none does."""
    async with asyncio.timeout(30):
        while store.is_shared(table) != shared:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def two(address: str) -> AsyncIterator[tuple[Store, HintListener, Store, HintListener]]:
    """Open one database twice, like two processes; each first receives the hint `all`.

    Both watch the tables t1, t2 and t9.
    """
    one, other = open_store(address), open_store(address)
    listeners = HintListener(one), HintListener(other)
    async with one, other:
        for listener in listeners:
            assert await listener.next_hint() == EVERYTHING
        for table in ("t1", "t2", "t9"):
            for store in (one, other):
                store.watch(table)
            for store in (one, other):
                await until_shared(store, table)
        yield one, listeners[0], other, listeners[1]


async def test_append_sends_a_hint_to_other_stores_only(postgres_address: str):
    async with two(postgres_address) as (one, own_listener, _, listener):
        await one.append("t1", rows(1, 3))
        assert await listener.next_hint() == Hint("table", "t1", 3)
        await one.append("t2", rows(1))
        assert await listener.next_hint() == Hint("table", "t2", 1)
        assert own_listener.hints.empty()


async def test_refused_append_sends_no_hint(postgres_address: str):
    async with two(postgres_address) as (one, _, _, listener):
        with pytest.raises(Conflict):
            await one.append("t1", rows(2))
        await one.append("t2", rows(1))
        assert await listener.next_hint() == Hint("table", "t2", 1)


async def test_hints_about_a_table_go_to_those_who_watch_it(postgres_address: str):
    async with two(postgres_address) as (one, own_listener, other, listener):
        one.watch("t3")
        await one.append("t3", rows(1))
        await one.append("t1", rows(1))
        assert await listener.next_hint() == Hint("table", "t1", 1)
        other.unwatch("t1")
        await until_shared(one, "t1", False)
        await one.append("t1", rows(2))
        await one.append("t2", rows(1))
        assert await listener.next_hint() == Hint("table", "t2", 1)
        await other.append("t2", rows(2))
        assert await own_listener.next_hint() == Hint("table", "t2", 2)


async def test_table_that_another_store_watches_is_read_again(postgres_address: str):
    async with two(postgres_address) as (one, _, other, _):
        shared: list[str] = []
        for name, store in (("one", one), ("other", other)):
            store.listen(lambda hint, name=name: shared.append(name) if hint == Hint("shared", "t3", 0) else None)
        one.watch("t3")
        other.watch("t3")
        async with asyncio.timeout(30):
            while set(shared) != {"one", "other"}:
                await asyncio.sleep(0.01)


async def test_hint_about_a_table_that_the_sender_does_not_watch_goes_to_all(postgres_address: str):
    async with two(postgres_address) as (one, _, _, listener):
        await one.append("t4", rows(1))
        assert await listener.next_hint() == Hint("table", "t4", 1)


async def test_table_watched_twice_is_watched_until_the_last_unwatch(postgres_address: str):
    async with two(postgres_address) as (one, _, other, listener):
        other.watch("t1")
        other.unwatch("t1")
        await one.append("t1", rows(1))
        assert await listener.next_hint() == Hint("table", "t1", 1)


async def test_chat_line_sends_a_hint(postgres_address: str):
    async with two(postgres_address) as (one, _, _, listener):
        await one.create_account(guest("a1"))
        await one.say("t1", "a1", NOW, text="hello")
        assert await listener.next_hint() == Hint("chat", "t1", 1)


async def test_server_may_send_its_own_hints(postgres_address: str):
    async with two(postgres_address) as (one, _, _, listener):
        one.hint("presence", "añb 'c\"", 7)
        assert await listener.next_hint() == Hint("presence", "añb 'c\"", 7)


async def test_newest_of_many_hints_about_one_table_arrives(postgres_address: str):
    async with two(postgres_address) as (one, _, _, listener):
        for seq in range(1, 1001):
            one.hint("table", f"t{seq % 700}", seq)
        heard: dict[str, int] = {}
        while len(heard) < 700 or min(heard.values()) <= 300:
            hint = await listener.next_hint()
            heard[hint.key] = hint.number
        assert heard == {f"t{seq % 700}": seq for seq in range(301, 1001)}


async def test_hints_are_separate_per_schema(postgres_address: str, another_postgres_address: str):
    async with (
        two(postgres_address) as (one, _, _, listener),
        two(another_postgres_address) as (stranger, _, _, other_ear),
    ):
        await stranger.append("t9", rows(1))
        assert await other_ear.next_hint() == Hint("table", "t9", 1)
        await one.append("t1", rows(1))
        assert await listener.next_hint() == Hint("table", "t1", 1)


async def test_hints_continue_after_a_restart_of_postgresql(postgres_server: Postgres, restartable: str):
    async with two(restartable) as (one, own_listener, _, listener):
        await asyncio.to_thread(postgres_server.stop)
        await asyncio.to_thread(postgres_server.start)
        assert await listener.next_hint() == EVERYTHING
        assert await own_listener.next_hint() == EVERYTHING
        await until_shared(one, "t1")
        await one.append("t1", rows(1))
        assert await listener.next_hint() == Hint("table", "t1", 1)


@pytest.mark.long  # one of two restarts of PostgreSQL
async def test_hint_sent_while_postgresql_is_down_is_not_lost(postgres_server: Postgres, restartable: str):
    async with two(restartable) as (one, own_listener, _, listener):
        await asyncio.to_thread(postgres_server.stop)
        one.hint("presence", "a1", 1)
        await asyncio.to_thread(postgres_server.start)
        # The store that reconnects first may send its hint before the other listens; the other then gets `all`.
        assert await own_listener.next_hint() == EVERYTHING
        assert await listener.next_hint() in (EVERYTHING, Hint("presence", "a1", 1))


async def test_failing_listener_does_not_stop_hints(postgres_address: str):
    problems: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context["message"]))

    def fail(hint: Hint) -> None:
        raise RuntimeError(hint.key)

    one, other = open_store(postgres_address), open_store(postgres_address)
    other.listen(fail)
    listener = HintListener(other)
    async with one, other:
        assert await listener.next_hint() == EVERYTHING
        one.hint("table", "t1", 1)
        assert await listener.next_hint() == Hint("table", "t1", 1)
    assert len(problems) == 2


async def test_failed_notification_is_sent_again(postgres_address: str, monkeypatch: pytest.MonkeyPatch):
    async with two(postgres_address) as (one, own_listener, _, listener):
        # Only this hint fails: the other store, which uses the same statement, has to stay connected.
        monkeypatch.setattr(hints, "NOTIFY", f"{hints.NOTIFY} WHERE 1 / (word NOT LIKE '%presence%')::int = 1")
        one.hint("presence", "a1", 1)
        assert await own_listener.next_hint() == EVERYTHING  # it has connected again
        monkeypatch.undo()
        while await listener.next_hint() != Hint("presence", "a1", 1):
            pass


async def test_many_hints_fit_into_notifications(postgres_address: str):
    async with two(postgres_address) as (one, _, _, listener):
        names = [f"{number}{'x' * (number % 500)}" for number in range(1000)]
        for name in names:
            one.hint("presence", name)
        assert [(await listener.next_hint()).key for _ in names] == names


async def test_last_hints_are_sent_before_closing(postgres_address: str):
    other = open_store(postgres_address)
    listener = HintListener(other)
    async with other:
        assert await listener.next_hint() == EVERYTHING
        async with open_store(postgres_address) as one:
            for number in range(3000):
                one.hint("presence", f"a{number}")
        assert [(await listener.next_hint()).key for _ in range(3000)] == [f"a{number}" for number in range(3000)]


async def test_sqlite_sends_no_hints(sqlite_file):
    async with open_store(f"sqlite:///{sqlite_file}") as store:
        listener = HintListener(store)
        store.hint("presence", "a1", 1)
        await store.append("t1", rows(1))
        assert listener.hints.empty()
