"""The lobby summary is stored when the awaited players change, not at every step."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

import pytest

from helpers.in_process import services_on
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.lobby import lobby_entry, lobby_state, outcome, to_summary
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
FIRST_COMMANDS = [
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


def test_summary_always_names_the_awaited_players_and_is_not_stored_at_every_step() -> None:
    async def story() -> tuple[int, int]:
        async with open_store("sqlite://") as store:
            pipeline = services_on(store).pipeline
            live = await pipeline.create(TABLE, FIRST_COMMANDS)
            late = turns = 0
            for _ in range(20):
                mover = live.table.state.to_move
                await pipeline.perform(live, next_act(live))
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
def test_summary_is_never_out_of_date(clock: ClockRule, second: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Except version and time of the last event, which may be those of an earlier step of the turn."""
    asked: list[Command] = [Ask(0, "pause"), Withdraw(0, "pause"), Ask(0, "draw")]
    others: list[Command] = [Excuse(60_000), Prefer(0, True, True), Excuse(60_000), Rename("anna", "Anne"), Resign(0)]
    monkeypatch.setattr("ziggurat.server.tables.commits.now_ms", count(1_700_000_000_000, 100).__next__)

    async def story() -> None:
        async with open_store("sqlite://") as store:
            pipeline = services_on(store).pipeline
            live = await pipeline.create(
                TABLE, [Create("babel", 2, "anna", clock=clock), FIRST_COMMANDS[1], second, FIRST_COMMANDS[3]]
            )
            for command in [*[None] * 12, *asked, *[None] * 12, *others]:
                with suppress(Refused):  # a bot cannot be asked for a draw
                    await pipeline.perform(live, command or next_act(live))
                known, true = await store.table(TABLE), to_summary(live, lobby_state(live))
                assert known is not None
                assert known._replace(version=true.version, updated=true.updated) == true

    asyncio.run(story())


@pytest.mark.parametrize(
    ("end", "outcomes"),
    [
        ([], [None, None, None]),
        ([Resign(0)], ["lost", "won", None]),
        ([Ask(0, "draw"), Answer(1, "draw", yes=True)], ["draw", "draw", None]),
    ],
)
def test_only_the_players_see_the_outcome_in_the_list(end: Sequence[Command], outcomes: list[str | None]) -> None:
    async def story() -> list[str | None]:
        async with open_store("sqlite://") as store:
            pipeline = services_on(store).pipeline
            live = await pipeline.create(TABLE, FIRST_COMMANDS)
            for command in end:
                await pipeline.perform(live, command)
            known = await store.table(TABLE)
            assert known is not None
            entries = [lobby_entry(known, account) for account in ("anna", "ben", "carla")]
            assert "anna" not in str(entries)  # a list contains no account
            return [entry["outcome"] for entry in entries]

    assert asyncio.run(story()) == outcomes


def test_victory_of_several_players_is_shared() -> None:
    assert outcome(["anna", "ben"], "anna") == "shared"
    assert outcome(["anna", "ben"], "carla") == "lost"
    assert outcome([None], "anna") == "lost"  # a bot won
    assert outcome(None, "anna") is None
