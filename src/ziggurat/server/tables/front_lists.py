"""The lists of tables that the front page shows, sent again when they change."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from ziggurat.server.connection import Connection, encode_frame
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.lobby import is_listed, is_watchable, lobby_entry
from ziggurat.server.tables.pairing import fresh_pairings
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.server.tables.showcase import Showcase
from ziggurat.store import Hint, StoreError

HINT_TOPIC = "lobby"
COLLECT_SECONDS = 0.25  # changes within this time are sent to the watchers together
END_SECONDS = 15.0  # how long the end of a showcase game is shown before the next one
MAX_RUNNING = 12  # games to watch that the front page gets


class Lobby:
    """Sends the open tables, the games to watch and the waiting players to its watchers when they change."""

    def __init__(self, registry: TableRegistry, showcase: Showcase) -> None:
        self.registry = registry
        self.store = registry.store
        self.showcase = showcase
        self.watchers: set[Connection] = set()
        self.shown: set[str] = set()
        """Ids of the tables that this process last saw in the lists."""
        self.collecting = False
        registry.listeners.append(self.on_table_changed)
        self.store.listen(self.on_hint)

    async def tables(self, account: str | None) -> list[dict[str, Any]]:
        """Return the open tables, newest first."""
        return [lobby_entry(summary, account) for summary in await self.store.open_tables()]

    async def watch(self, connection: Connection) -> None:
        """Send a connection the lists, now and after every change."""
        self.watchers.add(connection)
        await self.send_to([connection])

    def on_table_changed(self, live: LiveTable) -> None:
        """Send the lists again if a table in them was changed before its game, added or removed."""
        listed, watchable = is_listed(live), is_watchable(live)
        was_shown = live.id in self.shown
        (self.shown.add if listed or watchable else self.shown.discard)(live.id)
        if listed or was_shown != watchable:
            self.update()
            self.store.hint(HINT_TOPIC, "")
        elif live.id == self.showcase.table_id and live.table.status == "ended":
            self.update(after=END_SECONDS)

    def on_hint(self, hint: Hint) -> None:
        """Send the lists again after another process has changed a table in them, or hints were missed."""
        if hint.topic in (HINT_TOPIC, "all"):
            self.update()

    def update(self, after: float = COLLECT_SECONDS) -> None:
        """Send the lists to all watchers soon, once for all changes."""
        if self.watchers and not self.collecting:
            self.collecting = True
            self.registry.spawn(self.send_later(after))

    async def send_later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.collecting = False
        try:
            await self.send_to(list(self.watchers))
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)

    async def send_to(self, connections: Sequence[Connection]) -> None:
        """Send the lists to some connections."""
        tables, running = await self.store.open_tables(), await self.store.watchable_tables(MAX_RUNNING)
        waiting = [{"game": pairing.game, "clock": pairing.clock} for pairing in await fresh_pairings(self.store)]
        showcase = None if running else await self.showcase.table()
        for connection in connections:
            account = connection.account
            lists = {
                "tables": [lobby_entry(summary, account) for summary in tables],
                "running": [lobby_entry(summary, account) for summary in running],
                "showcase": lobby_entry(showcase) if showcase is not None else None,
                "waiting": waiting,
            }
            connection.send(encode_frame("lobby", **lists))
