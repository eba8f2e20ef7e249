"""What the lobby is told of a running game: at once who is to move, and a further step of the same turn only later."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

import pytest

from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.lobby import outcome, shown
from ziggurat.server.tables.registry import Hub
from ziggurat.store import open_store
from ziggurat.table.clock import NO_CLOCK, ClockRule
from ziggurat.table.commands import (
    Act,
    Answer,
    Ask,
    Command,
    Create,
    Excuse,
    Prefer,
    Rename,
    Resign,
    SeatBot,
    Sit,
    Start,
    Withdraw,
)
from ziggurat.table.errors import Refused

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


@pytest.mark.parametrize("clock", [NO_CLOCK, ClockRule("live", base=600_000, increment=5_000)])
@pytest.mark.parametrize("second", [Sit("ben", "Ben", 1), SeatBot("anna", 1, "mason")])
def test_the_lobby_never_knows_anything_that_is_no_longer_so(
    clock: ClockRule, second: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but the version and the time of the last event, which may be those of an earlier step of the same turn."""
    asked: list[Command] = [Ask(0, "pause"), Withdraw(0, "pause"), Ask(0, "draw")]
    others: list[Command] = [Excuse(60_000), Prefer(0, True, True), Excuse(60_000), Rename("anna", "Anne"), Resign(0)]
    monkeypatch.setattr("ziggurat.server.tables.registry.now_ms", count(1_700_000_000_000, 100).__next__)

    async def story() -> None:
        async with open_store("sqlite://") as store:
            hub = Hub(store, Metrics(), Log())
            live = await hub.create(TABLE, [Create("babel", 2, "anna", clock=clock), COMPANY[1], second, COMPANY[3]])
            for command in [*[None] * 12, *asked, *[None] * 12, *others]:
                with suppress(Refused):  # nobody asks a bot for a draw
                    await hub.perform(live, command or next_act(live))
                known, true = await store.table(TABLE), live.lobby_summary()
                assert known is not None
                assert known._replace(version=true.version, updated=true.updated) == true

    asyncio.run(story())


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
