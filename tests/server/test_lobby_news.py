"""What the lobby is told of a running game: at once who is to move, and a further step of the same turn only later."""

import asyncio

from ziggurat.server.hub import Hub
from ziggurat.server.live import LiveTable
from ziggurat.server.logs import Log
from ziggurat.server.metrics import Metrics
from ziggurat.store import open_store
from ziggurat.table.commands import Act, Create, Sit, Start

TABLE = "table-1"
COMPANY = [
    Create("babel", 2, "anna"),
    Sit("anna", "Anna", 0),
    Sit("ben", "Ben", 1),
    Start("anna", "5eed" * 16, "5a17" * 16),
]


def next_act(live: LiveTable) -> Act:
    seat = live.table.state.to_move
    assert seat is not None
    actions = live.table.view(seat)["game"]["actions"]
    return Act(seat, actions[-1], confirm=True)


def test_the_lobby_always_knows_who_is_to_move_and_is_not_told_every_step() -> None:
    async def story() -> tuple[int, int]:
        async with open_store("sqlite://") as store:
            hub = Hub(store, Metrics(), Log())
            live = await hub.create(TABLE, COMPANY)
            late = turns = 0
            for _ in range(20):
                mover = live.table.state.to_move
                await hub.perform(live, next_act(live))
                known = await store.table(TABLE)
                assert known is not None
                assert list(known.waiting) == live.table.summary()["waiting"]
                late += known.version < live.table.version
                turns += live.table.state.to_move != mover
            return late, turns

    late, turns = asyncio.run(story())
    assert late > 0
    assert turns > 0


def test_after_another_process_has_played_the_lobby_is_told_anew() -> None:
    async def story() -> tuple[int, int]:
        async with open_store("sqlite://") as store:
            here, there = Hub(store, Metrics(), Log()), Hub(store, Metrics(), Log())
            live = await here.create(TABLE, COMPANY)
            await here.perform(live, next_act(live))
            other = await there.table(TABLE)
            await there.perform(other, next_act(other))
            await here.catch_up(live)
            await here.perform(live, next_act(live))
            known = await store.table(TABLE)
            assert known is not None
            return known.version, live.table.version

    known, version = asyncio.run(story())
    assert known == version
