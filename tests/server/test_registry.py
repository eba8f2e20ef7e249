"""A table is in memory at most once; a second copy would miss moves."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import pytest

from helpers.in_process import FIRST_COMMANDS, is_idle, next_act, services_on, settle
from ziggurat.server.errors import ApiError
from ziggurat.server.services import Services
from ziggurat.server.tables import registry
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Hint, Row, open_store
from ziggurat.table.commands import Command, Create, SeatBot

TABLE = "table-1"
# with this seed seat 1 begins
WITH_BOT: list[Command] = [
    Create("babel", 2, "anna"),
    FIRST_COMMANDS[1],
    SeatBot("anna", 1, "random"),
    FIRST_COMMANDS[3],
]


def on_store(story: Callable[[Services], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with open_store("sqlite://") as store:
            return await story(services_on(store))

    return asyncio.run(run())


def test_table_requested_while_it_is_created_is_the_created_one() -> None:
    async def story(services: Services) -> None:
        store, requests = services.store, list[asyncio.Task[LiveTable]]()
        append = store.append_later

        def append_and_request(table: str, rows: Any, summary: Any, done: Callable[[Exception | None], None]) -> None:
            def stored(error: Exception | None) -> None:  # as background work does that finds the table in the store
                requests.append(asyncio.create_task(services.registry.table(TABLE)))
                asyncio.get_running_loop().call_later(0.1, done, error)

            append(table, rows, summary, stored)

        with patch.object(store, "append_later", append_and_request):
            created = await services.pipeline.create(TABLE, FIRST_COMMANDS)
        assert await requests[0] is created
        assert await services.registry.table(TABLE) is created

    on_store(story)


def test_table_requested_many_times_at_once_is_loaded_once() -> None:
    async def story(services: Services) -> None:
        await services.pipeline.create(TABLE, FIRST_COMMANDS)
        services.registry.tables.clear()
        found = await asyncio.gather(*[services.registry.table(TABLE) for _ in range(5)])
        assert all(live is found[0] for live in found)
        assert services.registry.loading == {}

    on_store(story)


def test_unknown_table_leaves_nothing_behind() -> None:
    async def story(services: Services) -> None:
        requests = [services.registry.table("nowhere") for _ in range(3)]
        answers = await asyncio.gather(*requests, return_exceptions=True)
        assert [type(answer) for answer in answers] == [ApiError] * 3
        assert services.registry.loading == {}
        assert services.registry.tables == {}

    on_store(story)


def test_cancelled_load_does_not_stop_the_others() -> None:
    async def story(services: Services) -> None:
        await services.pipeline.create(TABLE, FIRST_COMMANDS)
        services.registry.tables.clear()
        load, gate = services.registry.load, asyncio.Event()

        async def load_slowly(table_id: str) -> LiveTable:
            await gate.wait()
            return await load(table_id)

        with patch.object(services.registry, "load", load_slowly):
            first, second = (asyncio.create_task(services.registry.table(TABLE)) for _ in range(2))
            await settle(lambda: TABLE in services.registry.loading)
            first.cancel()
            gate.set()
            assert await second is services.registry.tables[TABLE]

    on_store(story)


@pytest.mark.parametrize("with_bot", [False, True])
def test_idle_table_is_evicted_unless_a_bot_is_to_move(monkeypatch: pytest.MonkeyPatch, with_bot: bool) -> None:
    monkeypatch.setattr(registry, "IDLE_SECONDS", -1.0)

    async def story(services: Services) -> bool:
        live = await services.pipeline.create(TABLE, WITH_BOT if with_bot else FIRST_COMMANDS)
        assert (live.table.bot_turn() is not None) == with_bot
        services.registry.evict_idle()
        return TABLE in services.registry.tables

    assert on_store(story) == with_bot


def test_number_of_idle_tables_in_memory_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MAX_IDLE", 5)

    async def story(services: Services) -> None:
        for number in range(30):  # as a client does that asks for one table after the other
            live = await services.pipeline.create(f"table-{number}", FIRST_COMMANDS)
            live.used -= registry.MIN_IDLE_SECONDS + 30 - number
        kept = list(services.registry.tables)
        assert len(kept) <= 10
        assert kept == [f"table-{number}" for number in range(30 - len(kept), 30)]  # those used last

    on_store(story)


def test_table_that_was_just_used_stays_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MAX_IDLE", 5)

    async def story(services: Services) -> None:
        for number in range(30):
            await services.pipeline.create(f"table-{number}", FIRST_COMMANDS)
        assert len(services.registry.tables) == 30

    on_store(story)


def test_nothing_is_kept_of_an_evicted_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(services: Services) -> None:
        await services.pipeline.create(TABLE, FIRST_COMMANDS)
        assert services.notifier.awaited.keys() == {TABLE}
        monkeypatch.setattr(registry, "IDLE_SECONDS", -1.0)
        services.registry.evict_idle()
        assert not services.registry.tables
        assert not services.notifier.awaited

    on_store(story)


def test_hints_of_one_round_are_read_in_one_query() -> None:
    async def story(services: Services) -> None:
        names = ["t1", "t2", "t3"]
        lives = [await services.pipeline.create(name, FIRST_COMMANDS) for name in names]
        version, queries, read_many = lives[0].table.version, list[dict[str, int]](), services.store.read_many

        async def counted(after: dict[str, int]) -> Any:
            queries.append(after)
            return await read_many(after)

        with patch.object(services.store, "read_many", counted):
            for live in lives:
                await append_step(services, live)
            for live in lives:
                for _ in range(3):
                    services.registry.on_hint(Hint("table", live.id, version + 1))
            services.registry.on_hint(Hint("table", "elsewhere", 1))
            await settle(lambda: is_idle(services.registry))
            assert queries == [dict.fromkeys(names, version)]
            assert [live.table.version for live in lives] == [version + 1] * 3
            services.registry.on_hint(Hint("table", "t1", version + 1))  # known already
            assert is_idle(services.registry)

    on_store(story)


async def append_step(services: Services, live: LiveTable) -> None:
    """Store an action without applying it, as another process does."""
    events = live.table.decide(next_act(live), 2000)
    rows = [Row(event.seq, event.kind, event.at, json.dumps(event.data), "ben b7") for event in events]
    await services.store.append(live.id, rows)


def test_hint_that_comes_while_a_table_is_loaded_is_not_lost() -> None:
    async def story(services: Services) -> None:
        live = await services.pipeline.create(TABLE, FIRST_COMMANDS)
        registry, version = services.registry, live.table.version
        registry.remove(live)
        requests = services.store.requests

        async def late(table: str, after: int) -> Any:  # the last query of a load
            await append_step(services, live)
            registry.on_hint(Hint("table", TABLE, version + 1))
            return await requests(table, after)

        with patch.object(services.store, "requests", late):
            loaded = await registry.table(TABLE)
        await settle(lambda: is_idle(registry))
        assert loaded.table.version == version + 1

    on_store(story)


def test_requests_of_other_processes_and_before_a_restart_are_known() -> None:
    async def story(services: Services) -> None:
        live = await services.pipeline.create(TABLE, FIRST_COMMANDS)
        await append_step(services, live)
        await services.registry.apply_missed(live)
        assert live.acknowledged == {("ben", "b7"): live.table.version}
        await services.pipeline.perform(live, next_act(live), request=("anna", "a1"))
        services.registry.remove(live)
        loaded = await services.registry.table(TABLE)
        assert loaded.acknowledged == live.acknowledged
        assert loaded.acknowledged["anna", "a1"] == live.table.version

    on_store(story)
