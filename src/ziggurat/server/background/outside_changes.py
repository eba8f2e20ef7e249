"""Applies what other processes and `ziggurat admin` change: ended sessions, deleted tables, banned words."""

from __future__ import annotations

import asyncio
import math
import time

from ziggurat.server.banned_words import BannedWords
from ziggurat.server.connection import SESSIONS_TOPIC, Connections
from ziggurat.server.ids import now_ms
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import AuditEntry, Hint, StoreError

CHECK_SECONDS = 2.0  # between comparisons of the tables, and between looks for operators' changes
CHECK_ALL_SECONDS = 10.0  # between complete comparisons, where other processes write too
CHANGE_MS = 60_000  # how long after an operator's entry the change itself may come


class OutsideChanges:
    """Compares memory with the store every few seconds, after operators' changes, and when others end sessions."""

    def __init__(self, registry: TableRegistry, connections: Connections, banned_words: BannedWords) -> None:
        self.registry = registry
        self.store = registry.store
        self.connections = connections
        self.banned_words = banned_words
        self.seen: list[AuditEntry] | None = None
        """The newest entry of the audit log at the last comparison."""
        self.store.listen(self.on_hint)

    def on_hint(self, hint: Hint) -> None:
        if hint.topic in (SESSIONS_TOPIC, "all"):
            self.registry.spawn(self.check())

    async def run(self) -> None:
        """Compare until cancelled. Sessions and words change rarely, and other processes send a hint if they do."""
        checked = -math.inf
        while True:
            due = not self.store.single_writer and time.monotonic() - checked >= CHECK_ALL_SECONDS
            if await self.operator_changed() or due:
                checked = time.monotonic()
                await self.check()
            elif not self.store.single_writer:
                await self.check_tables()
            await asyncio.sleep(CHECK_SECONDS)

    async def operator_changed(self) -> bool:
        """Return whether an operator has changed something since the last call, or a moment before."""
        try:
            newest = await self.store.audit(limit=1)
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
            return False
        changed = newest != self.seen or any(now_ms() - entry.at < CHANGE_MS for entry in newest)
        self.seen = newest
        return changed

    async def check(self) -> None:
        """Compare sessions, tables and banned words once. If the store fails, the next comparison tries again."""
        try:
            await self.check_sessions()
            await self.banned_words.reload()
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
        await self.check_tables()

    async def check_sessions(self) -> None:
        """Close the connections of sessions that no longer exist."""
        open_now = self.connections.sessions()
        self.connections.keep_sessions(open_now, await self.store.existing_sessions(open_now))

    async def check_tables(self) -> None:
        """Drop tables that no longer exist, and catch up with events of others."""
        try:
            await self.registry.compare_with_store()
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
