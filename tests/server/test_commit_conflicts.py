"""Conflicts with another process on the same store: the pipeline decides again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import pytest

from helpers.commit_scene import Scene, at_table
from helpers.in_process import FIRST_COMMANDS, join, next_act, services_on, settle, types_sent
from ziggurat.server.services import Services
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.lobby import lobby_state, to_summary
from ziggurat.store import Conflict, Store, StoreError, Summary, open_store
from ziggurat.table.commands import Act, Prefer
from ziggurat.table.errors import Refused


def two_processes(story: Callable[[Services, Services, Store], Awaitable[Any]]) -> Any:
    """Run a story with two servers on one store that is not theirs alone."""

    async def run() -> Any:
        async with open_store("sqlite://") as store:
            store.single_writer = False
            return await story(services_on(store), services_on(store), store)

    return asyncio.run(run())


def test_command_is_decided_again_after_a_conflict_with_another_process() -> None:
    async def story(here: Services, there: Services, store: Store) -> None:
        live = await here.pipeline.create("t1", FIRST_COMMANDS)
        _, watching = await join(here, live, "spectator")
        other = await there.registry.table("t1")
        await there.pipeline.perform(other, Prefer(0, True, True))
        await here.pipeline.perform(live, Prefer(1, True, True))  # its event has the number of the other's
        assert live.table.version == other.table.version + 1
        assert await store.last_seqs(["t1"]) == {"t1": live.table.version}
        assert types_sent(watching) == ["sync", "event"]

    two_processes(story)


def test_refusal_is_checked_against_events_of_another_process() -> None:
    async def story(here: Services, there: Services, store: Store) -> None:
        live = await here.pipeline.create("t1", FIRST_COMMANDS)
        other = await there.registry.table("t1")
        await there.pipeline.perform(other, next_act(other))
        while other.table.state.to_move == live.table.state.to_move:
            await there.pipeline.perform(other, next_act(other))
        await here.pipeline.perform(live, next_act(other))  # refused by memory, legal in the store
        assert live.table.version == other.table.version + 1
        with pytest.raises(Refused):
            await here.pipeline.perform(live, Act(0, "nonsense"))

    two_processes(story)


def test_summary_of_a_table_at_two_processes_is_right_and_written_once_per_turn() -> None:
    async def story(here: Services, there: Services, store: Store) -> None:
        written: list[bool] = []
        append_later = store.append_later

        def append(table: str, rows: Any, summary: Summary | None, done: Any) -> None:
            written.append(summary is not None)
            append_later(table, rows, summary, done)

        store.append_later = append  # type: ignore[method-assign]
        live = await here.pipeline.create("t1", FIRST_COMMANDS)
        other = await there.registry.table("t1")
        turns = moves = 0
        heard: list[LiveTable] = []
        there.registry.listeners.append(heard.append)
        while live.table.status == "playing":
            before = live.table.state.to_move
            # Moves of one turn are made at both processes.
            if moves % 3:
                await here.pipeline.perform(live, next_act(live))
                await there.registry.apply_missed(other)
            else:
                await there.pipeline.perform(other, next_act(other))
                await here.registry.apply_missed(live)
            moves, turns = moves + 1, turns + (live.table.state.to_move != before)
            stored = await store.table("t1")
            assert stored is not None
            right = to_summary(live, lobby_state(live))
            assert stored._replace(version=0, updated=0) == right._replace(version=0, updated=0)
        assert moves > 2 * turns  # most moves end no turn
        assert sum(written) <= turns + 3  # at the beginning and the end, and the first of the second process
        assert len(heard) <= turns + 3

    two_processes(story)


def test_lasting_conflict_is_reported_after_a_few_attempts() -> None:
    async def story(scene: Scene) -> None:
        outcomes: list[Exception | None] = []

        async def reload(live: LiveTable) -> None:
            live.dirty = False

        with patch.object(scene.services.registry, "reload", reload):
            scene.services.pipeline.submit(scene.live, [Prefer(0, True, True)], outcomes.append)
            attempts = 0
            while not outcomes:
                await settle(lambda: bool(scene.store.pending or outcomes))
                attempts += bool(scene.store.pending)
                scene.store.report(Conflict("t1", 1))
        assert attempts == 4
        assert isinstance(outcomes[0], StoreError)

    at_table(story)
