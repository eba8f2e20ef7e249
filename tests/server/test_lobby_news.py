"""What the lobby is told of a running game: at once who is to move, and a further step of the same turn only later."""

import asyncio
from collections.abc import Sequence

import pytest

from ziggurat.server.hub import Hub
from ziggurat.server.live import LiveTable
from ziggurat.server.lobby import outcome, shown
from ziggurat.server.logs import Log
from ziggurat.server.metrics import Metrics
from ziggurat.store import open_store
from ziggurat.table.commands import Act, Answer, Ask, Command, Create, Resign, Sit, Start

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


@pytest.mark.parametrize(
    ("end", "outcomes"),
    [
        ([], [None, None, None]),
        ([Resign(0)], ["lost", "won", None]),
        ([Ask(0, "draw"), Answer(1, "draw", yes=True)], ["draw", "draw", None]),
    ],
)
def test_each_player_sees_in_the_list_how_the_game_ended_and_nobody_else_does(
    end: Sequence[Command], outcomes: list[str | None]
) -> None:
    async def story() -> list[str | None]:
        async with open_store("sqlite://") as store:
            hub = Hub(store, Metrics(), Log())
            live = await hub.create(TABLE, COMPANY)
            for command in end:
                await hub.perform(live, command)
            known = await store.table(TABLE)
            assert known is not None
            told = [shown(known, account) for account in ("anna", "ben", "carla")]
            assert "anna" not in str(told)  # a list names nobody's account
            return [each["outcome"] for each in told]

    assert asyncio.run(story()) == outcomes


def test_a_victory_that_several_share_is_called_that() -> None:
    assert outcome(["anna", "ben"], "anna") == "shared"
    assert outcome(["anna", "ben"], "carla") == "lost"
    assert outcome([None], "anna") == "lost"  # a bot won
    assert outcome(None, "anna") is None
