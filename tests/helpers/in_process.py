"""A server without network or disk: tests control the store's writes and read the frames."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from ziggurat.server.app import build_services
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.config import Config
from ziggurat.server.connection import Connection
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.services import Services
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.table import Table
from ziggurat.table.commands import Act, Command, Create, Sit, Start

SETTLE_SECONDS = 30.0
FIRST_COMMANDS: list[Command] = [
    Create("babel", 2, "anna", options={"start": 1, "starter": "first-turn"}),
    Sit("anna", "Anna", 0),
    Sit("ben", "Ben", 1),
    Start("anna", "5eed" * 16, "5a17" * 16),
]


async def settle(condition: Callable[[], bool]) -> None:
    """Run the event loop until a condition holds; fail after SETTLE_SECONDS."""
    async with asyncio.timeout(SETTLE_SECONDS):
        while not condition():
            await asyncio.sleep(0.001)


def is_idle(registry: TableRegistry) -> bool:
    """Return whether no commit, reload or background task is in progress."""
    return not registry.tasks and not any(live.busy for live in registry.tables.values())


class HeldStore:
    """A store that keeps every write until the test reports its outcome."""

    single_writer = True

    def __init__(self) -> None:
        self.pending: list[Callable[[Exception | None], None]] = []

    def listen(self, callback: object) -> None:
        """Never call back."""

    def watch(self, table: str) -> None:
        """Do nothing: there are no hints."""

    def unwatch(self, table: str) -> None:
        """Do nothing."""

    def append_later(self, table: str, rows: object, summary: object, done: Callable[[Exception | None], None]) -> None:
        self.pending.append(done)

    def report(self, error: Exception | None = None) -> None:
        """Report the same outcome for all writes."""
        pending, self.pending = self.pending, []
        for done in pending:
            done(error)

    async def notices_of(self, account: str) -> list[object]:
        return []

    async def blocked_by(self, account: str) -> list[str]:
        return []

    async def recent_chat(self, table: str) -> list[object]:
        return []


def services_on(store: Any) -> Services:
    """Return the services of a server on a store, without bots."""
    return build_services(Config(), store, BotPool(0), Metrics(), Log())


def playing_table(name: str = "t1") -> LiveTable:
    """Return a table where the game of two players has begun."""
    table = Table()
    for command in FIRST_COMMANDS:
        for event in table.decide(command, 1000):
            table.apply(event)
    return LiveTable(name, table, 0)


def act_frame(live: LiveTable, id_: str = "a", **changed: Any) -> str:
    """Return a frame with the first legal action of the seat to move."""
    table = live.table
    seat = table.state.to_move
    assert seat is not None
    action = table.bot_view(seat)["actions"][0]
    frame = {"type": "act", "table": live.id, "id": id_, "version": table.version, "action": action, "confirm": True}
    return json.dumps(frame | changed)


async def join(services: Services, live: LiveTable, account: str = "") -> tuple[MessageHandler, Connection]:
    """Connect an account, by default that of the player to move, and join a table."""
    mover = "anna" if live.table.state.to_move == 0 else "ben"
    connection = Connection(account or mover, "Name", "127.0.0.1")
    handler = MessageHandler(services, connection)
    await handler.handle(json.dumps({"type": "hello", "table": live.id}))
    connection.frames.clear()
    return handler, connection


def types_sent(connection: Connection) -> list[str]:
    return [json.loads(frame)["type"] for frame in connection.frames]


def next_act(live: LiveTable) -> Act:
    """Return the last legal action of the seat to move, confirmed."""
    seat = live.table.state.to_move
    assert seat is not None
    game = live.table.view(seat)["game"]
    assert game is not None
    return Act(seat, game["actions"][-1], confirm=True)
