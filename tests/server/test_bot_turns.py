"""Bots' turns: a failing worker is asked again; games of bots alone are played for spectators only."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from helpers.in_process import join, services_on, settle
from ziggurat.bots.plans import PlannedAction
from ziggurat.server.background import bot_turns, bot_workers
from ziggurat.server.background.bot_pool import BotPool, Choice
from ziggurat.server.background.bot_turns import BotTurns
from ziggurat.server.ids import now_ms
from ziggurat.server.tables.registry import IDLE_SECONDS
from ziggurat.store import open_store
from ziggurat.table.commands import Command, Create, SeatBot, Sit, Start

FAILURES = {"crash": "sys.exit(3)", "hang": "time.sleep(3600)", "nonsense": "print('{]', flush=True)"}
BOT_FIRST: list[Command] = [
    Create("babel", 2, "anna", options={"start": 1}),
    Sit("anna", "Anna", 1),
    SeatBot("anna", 0, "greedy"),
    Start("anna", "5eed" * 16, "5a17" * 16),
]


def failing_worker(folder: Path, failure: str, times: int) -> list[str]:
    """Return the command of a worker that fails when first started, then plays the first legal action."""
    program = f"""
import json, pathlib, sys, time
for number in range({times}):
    started = pathlib.Path({str(folder)!r}, str(number))
    if not started.exists():
        started.touch()
        sys.stdin.readline()
        {failure}
for line in sys.stdin:
    print(json.dumps({{"action": json.loads(line)["view"]["actions"][0]}}), flush=True)
"""
    return [sys.executable, "-c", program]


async def levels_after_the_bots_turn(command: list[str]) -> list[str]:
    """Play a bot's first turn; return the levels that the seat had."""
    pool = BotPool(1, command)
    try:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            turns = BotTurns(services.pipeline, pool, 1.0)
            live = await services.pipeline.create("t1", BOT_FIRST)
            await settle(lambda: live.table.state.to_move == 1 and not turns.playing)
            replaced = [row for row in await store.read("t1") if row.kind == "replaced"]
            return ["greedy", *[row.data for row in replaced]]
    finally:
        await pool.close()


@pytest.mark.parametrize("failure", FAILURES)
def test_bot_is_not_replaced_after_one_failure(failure: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "RETRY_SECONDS", (0.0, 0.0))
    monkeypatch.setattr(bot_workers, "START_SECONDS", 2.0)  # a hanging worker is killed after 5 seconds
    monkeypatch.setattr(bot_workers, "GRACE_FACTOR", 1.0)
    command = failing_worker(tmp_path, FAILURES[failure], times=1)
    assert asyncio.run(levels_after_the_bots_turn(command)) == ["greedy"]


def test_bot_that_always_fails_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "RETRY_SECONDS", (0.0, 0.0))
    command = failing_worker(tmp_path, FAILURES["crash"], times=3)
    assert len(asyncio.run(levels_after_the_bots_turn(command))) == 2


# --- Whole turns -------------------------------------------------------------------------------------------


MASON_FIRST: list[Command] = [
    Create("babel", 2, "anna", options={"start": 1}),
    SeatBot("anna", 0, "mason"),
    Sit("anna", "Anna", 1),
    Start("anna", "5eed" * 16, "5a17" * 16),
]


def requests_for_the_first_turn(monkeypatch: pytest.MonkeyPatch, spoil: bool) -> tuple[int, int]:
    """Play a mason's first turn; return the numbers of requests to workers and of actions."""
    asked, begun = [], []
    choose = BotPool.choose

    async def counted(pool: BotPool, *arguments: Any, **named: Any) -> Choice:
        choice = await choose(pool, *arguments, **named)
        asked.append(choice)
        begun.append(arguments[0].since)
        spoilt = [PlannedAction("another view", word) for _, word in choice.rest]
        return Choice(choice.action, spoilt if spoil else choice.rest)

    async def story() -> int:
        pool = BotPool(1)
        try:
            async with open_store("sqlite://") as store:
                services = services_on(store)
                turns = BotTurns(services.pipeline, pool, 1.0)
                live = await services.pipeline.create("t1", MASON_FIRST)
                await settle(lambda: live.table.state.to_move == 1 and not turns.playing)
                assert not turns.plans
                assert not turns.begun
                return live.table.state.history.count
        finally:
            await pool.close()

    monkeypatch.setattr(BotPool, "choose", counted)
    monkeypatch.setattr(bot_turns.secrets, "token_hex", lambda size: "5e" * size)
    actions = asyncio.run(story())
    assert len(set(begun)) == 1  # every search of a turn is as old as the turn
    assert begun[0] is not None
    return len(asked), actions


def test_turn_is_requested_once(monkeypatch: pytest.MonkeyPatch) -> None:
    requests, actions = requests_for_the_first_turn(monkeypatch, spoil=False)
    assert requests == 1
    assert actions > 2


def test_planned_action_for_another_view_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    requests, _ = requests_for_the_first_turn(monkeypatch, spoil=True)
    assert requests > 1


# --- Games of bots alone -----------------------------------------------------------------------------------

BOTS_ONLY: list[Command] = [
    Create("babel", 2, "anna"),
    SeatBot("anna", 0, "greedy"),
    SeatBot("anna", 1, "greedy"),
    Start("anna", "5eed" * 16, "5a17" * 16),
]


def test_game_of_bots_pauses_without_spectators(tmp_path: Path) -> None:
    async def story() -> None:
        pool = BotPool(1, failing_worker(tmp_path, "", times=0))
        async with open_store("sqlite://") as store:
            services = services_on(store)
            turns = BotTurns(services.pipeline, pool, 1.0)
            live = await services.pipeline.create("t1", BOTS_ONLY)
            started = live.table.version
            assert not turns.playing
            assert await store.due_before(now_ms() + 1000) == []
            live.used -= IDLE_SECONDS + 1
            services.registry.evict_idle()
            assert "t1" not in services.registry.tables

            live = await services.registry.table("t1")
            handler, _ = await join(services, live, "spectator")
            await settle(lambda: live.table.version > started)
            handler.close()
            await settle(lambda: not turns.playing)
            assert live.table.status == "playing"
        await pool.close()

    asyncio.run(story())
