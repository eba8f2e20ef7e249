"""The first log after a table was loaded is built once for all viewers, in slices."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from helpers.in_process import services_on
from ziggurat import game
from ziggurat.server.api.watch import watch
from ziggurat.server.connection import Connection
from ziggurat.server.services import Services
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.server.tables import delivery
from ziggurat.server.tables.registry import IDLE_SECONDS
from ziggurat.store import open_store
from ziggurat.table.commands import Act, Create, Sit, Start
from ziggurat.table.table import Table

ACTIONS = 40


Look = Callable[[Services], Awaitable[Any]]


async def play_then_look(monkeypatch: pytest.MonkeyPatch, look: Look) -> tuple[list[int], Any]:
    """Play and drop the table from memory; return the actions replayed per slice while looking, and what was seen."""
    slices: list[int] = []
    prepare = Table.prepare_log

    def counted(table: Table, limit: int) -> bool:
        before = len(table._actions.kept.get(None, []))
        complete = prepare(table, limit)
        slices.append(len(table._actions.kept.get(None, [])) - before)
        return complete

    async with open_store("sqlite://") as store:
        services = services_on(store)
        sitting = [Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
        first = [Create("babel", 2, "anna"), *sitting, Start("anna", "5eed" * 16, "5a17" * 16)]
        live = await services.pipeline.create("t1", first)
        while live.table.state.history.count < ACTIONS:
            seat = live.table.state.to_move
            assert seat is not None
            word = live.table.bot_view(seat)["actions"][-1]
            await services.pipeline.perform(live, Act(seat, word, confirm=True, version=live.table.version))
        live.used -= IDLE_SECONDS + 1
        services.registry.evict_idle()
        monkeypatch.setattr(Table, "prepare_log", counted)
        return slices, await look(services)


async def join(services: Services, accounts: list[str]) -> dict[str, Any]:
    """Join the table with these accounts at the same time; return their logs."""
    connections = [Connection(account, account, "127.0.0.1") for account in accounts]
    hello = json.dumps({"type": "hello", "table": "t1"})
    await asyncio.gather(*(MessageHandler(services, each).handle(hello) for each in connections))
    frames = {each.account: [json.loads(frame) for frame in each.frames] for each in connections}
    return {name: next(one["log"] for one in found if one["type"] == "sync") for name, found in frames.items()}


def test_log_is_prepared_once_for_all_viewers_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    accounts = ["anna", "ben", "eve", "joe"]
    slices, logs = asyncio.run(play_then_look(monkeypatch, lambda services: join(services, accounts)))
    assert sum(slices) >= ACTIONS  # all of them once, not once for each of four viewers
    assert sum(slices) < 2 * ACTIONS
    assert max(slices) <= delivery.LOG_SLICE
    assert logs["eve"] == logs["joe"]
    assert len(logs["anna"]) >= ACTIONS


def test_log_for_the_embedded_viewer_is_prepared_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    slices, seen = asyncio.run(play_then_look(monkeypatch, lambda services: watch("t1", services)))
    assert sum(slices) >= ACTIONS
    assert max(slices) <= delivery.LOG_SLICE
    assert len(seen["log"]) >= ACTIONS


def test_slices_give_the_same_log_as_one_replay() -> None:
    played = game("babel")
    table = Table()
    for command in [Create("babel", 2, "a"), Sit("a", "A", 0), Sit("b", "B", 1), Start("a", "5e" * 32, "5a" * 32)]:
        for event in table.decide(command, 0):
            table.apply(event)
    while table.state.history.count < ACTIONS:
        seat = table.state.to_move
        assert seat is not None
        for event in table.decide(Act(seat, played.view(table.state.history.position, seat)["actions"][-1], True), 0):
            table.apply(event)
    whole = [table.log(viewer) for viewer in (None, 0, 1)]
    table._actions.kept.clear()
    while not table.prepare_log(7):
        pass
    assert [table.log(viewer) for viewer in (None, 0, 1)] == whole
    table._actions.kept.clear()
    assert not table.prepare_log(7)
    assert [table.log(viewer) for viewer in (None, 0, 1)] == whole  # the rest is replayed when it is needed
