"""Hints: what one process does, the others on the same PostgreSQL soon hear of."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from helpers.postgres import Postgres
from helpers.stores import NOW, guest, rows
from ziggurat.store import Conflict, Hint, Store, open_store

EVERYTHING = Hint("all", "", 0)


class Ear:
    """Hears the hints that a store gets."""

    def __init__(self, store: Store) -> None:
        self.hints: asyncio.Queue[Hint] = asyncio.Queue()
        store.listen(self.hints.put_nowait)

    async def hear(self) -> Hint:
        async with asyncio.timeout(30):
            return await self.hints.get()


@asynccontextmanager
async def two(address: str) -> AsyncIterator[tuple[Store, Ear, Store, Ear]]:
    """Open the same place twice, as two processes would; each is told first that it may have missed something."""
    one, other = open_store(address), open_store(address)
    ears = Ear(one), Ear(other)
    async with one, other:
        for ear in ears:
            assert await ear.hear() == EVERYTHING
        yield one, ears[0], other, ears[1]


async def test_append_sends_a_hint_to_other_stores_only(postgres_address: str):
    async with two(postgres_address) as (one, own_ear, _, ear):
        await one.append("t1", rows(1, 3))
        assert await ear.hear() == Hint("table", "t1", 3)
        await one.append("t2", rows(1))
        assert await ear.hear() == Hint("table", "t2", 1)
        assert own_ear.hints.empty()


async def test_refused_append_sends_no_hint(postgres_address: str):
    async with two(postgres_address) as (one, _, _, ear):
        with pytest.raises(Conflict):
            await one.append("t1", rows(2))
        await one.append("t2", rows(1))
        assert await ear.hear() == Hint("table", "t2", 1)


async def test_chat_line_sends_a_hint(postgres_address: str):
    async with two(postgres_address) as (one, _, _, ear):
        await one.create_account(guest("a1"))
        await one.say("t1", "a1", NOW, text="hello")
        assert await ear.hear() == Hint("chat", "t1", 1)


async def test_server_may_send_its_own_hints(postgres_address: str):
    async with two(postgres_address) as (one, _, _, ear):
        one.hint("presence", "añb 'c\"", 7)
        assert await ear.hear() == Hint("presence", "añb 'c\"", 7)


async def test_of_many_hints_about_one_table_the_newest_arrives(postgres_address: str):
    async with two(postgres_address) as (one, _, _, ear):
        for seq in range(1, 1001):
            one.hint("table", f"t{seq % 700}", seq)
        heard: dict[str, int] = {}
        while len(heard) < 700 or min(heard.values()) <= 300:
            hint = await ear.hear()
            heard[hint.key] = hint.number
        assert heard == {f"t{seq % 700}": seq for seq in range(301, 1001)}


async def test_hints_are_separate_per_schema(postgres_address: str, another_postgres_address: str):
    async with two(postgres_address) as (one, _, _, ear), two(another_postgres_address) as (stranger, _, _, other_ear):
        await stranger.append("t9", rows(1))
        assert await other_ear.hear() == Hint("table", "t9", 1)
        await one.append("t1", rows(1))
        assert await ear.hear() == Hint("table", "t1", 1)


async def test_hints_continue_after_a_restart_of_the_server(postgres_server: Postgres, restartable: str):
    async with two(restartable) as (one, own_ear, _, ear):
        await asyncio.to_thread(postgres_server.stop)
        await asyncio.to_thread(postgres_server.start)
        assert await ear.hear() == EVERYTHING
        assert await own_ear.hear() == EVERYTHING
        await one.append("t1", rows(1))
        assert await ear.hear() == Hint("table", "t1", 1)


async def test_hint_sent_while_the_server_is_down_is_not_lost(postgres_server: Postgres, restartable: str):
    async with two(restartable) as (one, own_ear, _, ear):
        await asyncio.to_thread(postgres_server.stop)
        one.hint("presence", "a1", 1)
        await asyncio.to_thread(postgres_server.start)
        # Whoever comes back first may speak before the other listens again; the other then reads everything anew.
        assert await own_ear.hear() == EVERYTHING
        assert await ear.hear() in (EVERYTHING, Hint("presence", "a1", 1))


async def test_failing_listener_does_not_stop_hints(postgres_address: str):
    problems: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context["message"]))

    def fail(hint: Hint) -> None:
        raise RuntimeError(hint.key)

    one, other = open_store(postgres_address), open_store(postgres_address)
    other.listen(fail)
    ear = Ear(other)
    async with one, other:
        assert await ear.hear() == EVERYTHING
        one.hint("table", "t1", 1)
        assert await ear.hear() == Hint("table", "t1", 1)
    assert len(problems) == 2


async def test_the_last_hints_are_sent_before_closing(postgres_address: str):
    other = open_store(postgres_address)
    ear = Ear(other)
    async with other:
        assert await ear.hear() == EVERYTHING
        async with open_store(postgres_address) as one:
            for number in range(3000):
                one.hint("presence", f"a{number}")
        assert [(await ear.hear()).key for _ in range(3000)] == [f"a{number}" for number in range(3000)]


async def test_sqlite_sends_no_hints(sqlite_file):
    async with open_store(f"sqlite:///{sqlite_file}") as store:
        ear = Ear(store)
        store.hint("presence", "a1", 1)
        await store.append("t1", rows(1))
        assert ear.hints.empty()
