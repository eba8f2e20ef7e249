"""A running game whose writes the test controls, and services on a real store, for tests of the commit pipeline."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from helpers.in_process import HeldStore, act_frame, is_idle, join, playing_table, services_on, settle
from ziggurat.server.connection import Connection
from ziggurat.server.services import Services
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import open_store
from ziggurat.table.commands import Act


class Scene:
    """A running game on a held store, with the connection of the player to move."""

    def __init__(self) -> None:
        self.store = HeldStore()
        self.services = services_on(self.store)
        self.live = self.add("t1")
        self.handler: MessageHandler
        self.connection: Connection

    def add(self, name: str) -> LiveTable:
        live = self.services.registry.tables[name] = playing_table(name)
        return live

    def submit(self, live: LiveTable, done: Callable[[Exception | None], None], action: str | None = None) -> None:
        """Submit an action of the seat to move, by default its first legal one."""
        mover = live.table.state.to_move
        assert mover is not None
        chosen = action or live.table.bot_view(mover)["actions"][0]
        self.services.pipeline.submit(live, [Act(mover, chosen, confirm=True)], done)

    def act(self, **changed: Any) -> None:
        """Send an action by the fast path."""
        assert self.handler.try_fast_path(act_frame(self.live, **changed).encode())

    async def written(self, count: int = 1) -> None:
        """Wait until the pipeline has passed writes to the store."""
        await settle(lambda: len(self.store.pending) == count)

    async def idle(self) -> None:
        await settle(lambda: is_idle(self.services.registry))


def at_table(story: Callable[[Scene], Awaitable[None]]) -> None:
    """Run a story with a player who has joined the table."""

    async def run() -> None:
        scene = Scene()
        scene.handler, scene.connection = await join(scene.services, scene.live)
        await story(scene)

    asyncio.run(run())


def on_store(story: Callable[[Services], Awaitable[Any]]) -> Any:
    """Run a story with services on a real store in memory."""

    async def run() -> Any:
        async with open_store("sqlite://") as store:
            return await story(services_on(store))

    return asyncio.run(run())
