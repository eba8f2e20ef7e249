"""Flag falls, deadlines in the store, eviction of idle tables, expiry of invitations and sessions."""

from __future__ import annotations

import asyncio

from ziggurat.server.background.bot_turns import BotTurns
from ziggurat.server.config import DAY_MS, SESSION_DAYS
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import StoreError
from ziggurat.table.commands import CheckClock
from ziggurat.table.errors import BadEvents, Refused

MEMORY_SECONDS = 0.25  # between checks of the clocks in memory
STORE_SECONDS = 5.0  # between searches for deadlines in the store
COMPARE_SECONDS = 2.0  # between comparisons with the store, where other processes write too
CLEAN_UP_SECONDS = 60.0


class Clocks:
    """Runs for as long as the server does."""

    def __init__(self, pipeline: CommitPipeline, bot_turns: BotTurns) -> None:
        self.pipeline = pipeline
        self.registry = pipeline.registry
        self.store = pipeline.registry.store
        self.bot_turns = bot_turns
        self.due: dict[str, int] = {}
        """When the clock of each table in memory runs out."""
        self.registry.listeners.append(self.on_table_changed)

    def on_table_changed(self, live: LiveTable) -> None:
        due = live.table.due()
        if due is None:
            self.due.pop(live.id, None)
        else:
            self.due[live.id] = due

    async def run(self) -> None:
        """Run all periodic work until cancelled."""
        await asyncio.gather(self.watch_memory(), self.watch_store(), self.watch_processes(), self.clean_up())

    async def watch_processes(self) -> None:
        """Find what other processes wrote where a hint was lost."""
        while not self.store.single_writer:
            await asyncio.sleep(COMPARE_SECONDS)
            await self.registry.compare_with_store()

    async def watch_memory(self) -> None:
        """Check clocks of tables in memory as soon as they run out."""
        while True:
            await asyncio.sleep(MEMORY_SECONDS)
            now = now_ms()
            for table_id in [table_id for table_id, due in self.due.items() if due <= now]:
                self.due.pop(table_id, None)
                await self.check(table_id)

    async def watch_store(self) -> None:
        """Check tables whose deadline has passed and which no process has in memory."""
        while True:
            try:
                for summary in await self.store.due_before(now_ms()):
                    await self.check(summary.table_id)
            except StoreError as error:
                self.registry.metrics.store_errors.add(code=error.code)
            await asyncio.sleep(STORE_SECONDS)

    async def check(self, table_id: str) -> None:
        """Check the clock of one table and whether a bot is to move."""
        try:
            live = await self.registry.table(table_id)
            await self.pipeline.perform(live, CheckClock())
            self.on_table_changed(live)
            self.bot_turns.on_table_changed(live)
        except (Refused, StoreError, ApiError, BadEvents) as error:
            self.registry.log("check_failed", table=table_id, code=getattr(error, "code", "error"))

    async def clean_up(self) -> None:
        """Evict idle tables and delete expired invitations and sessions."""
        while True:
            await asyncio.sleep(CLEAN_UP_SECONDS)
            self.registry.evict_idle()
            await self.delete_expired()

    async def delete_expired(self) -> None:
        now = now_ms()
        try:
            await self.store.forget_invitations(now)
            await self.store.forget_sessions(now - SESSION_DAYS * DAY_MS)
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
