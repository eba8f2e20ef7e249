"""Two processes on one store: the pipeline decides again after a conflict."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from helpers.in_process import FIRST_COMMANDS, join, next_act, services_on, types_sent
from ziggurat.server.services import Services
from ziggurat.store import Store, open_store
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
