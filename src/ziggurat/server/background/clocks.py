"""Flag falls, deadlines in the store, outages, eviction of idle tables, expiry of stored data."""

from __future__ import annotations

import asyncio
import contextlib
import time

from ziggurat.server.background.bot_turns import BotTurns
from ziggurat.server.config import DAY_MS, INVITATION_DAYS, SESSION_DAYS
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.outages import TOLERANCE_MS
from ziggurat.store import StoreError
from ziggurat.table.commands import CheckClock, Close
from ziggurat.table.errors import BadEvents, Refused

MEMORY_SECONDS = 0.25  # between checks of the clocks in memory
ALIVE_SECONDS = 1.0  # between signs of life in the store while a clock in memory runs
IDLE_ALIVE_SECONDS = 10.0  # the same while no clock in memory runs
LISTED_DAYS = 1  # without a change, before a table in the lobby is closed
UNLISTED_DAYS = INVITATION_DAYS  # the same for a private table, which invitations lead to
OUTAGE_DAYS = 90  # longer than any clock runs without an event
STORE_SECONDS = 5.0  # between searches for deadlines in the store
CLEAN_UP_SECONDS = 60.0


class Clocks:
    """Runs for as long as the server does."""

    def __init__(self, pipeline: CommitPipeline, bot_turns: BotTurns) -> None:
        self.pipeline = pipeline
        self.registry = pipeline.registry
        self.store = pipeline.registry.store
        self.outages = pipeline.outages
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

    async def begin(self) -> None:
        """Start measuring time. The time since a server last ran is an outage."""
        known = await self.store.outages(now_ms() - OUTAGE_DAYS * DAY_MS)
        tolerance = 0 if self.store.single_writer else TOLERANCE_MS  # other processes may be running
        self.outages.begin(known, await self.store.last_alive(), now_ms(), tolerance)
        await self.store_time(now_ms())

    async def end(self) -> None:
        """Store when the server stopped, so that the time until it starts again is an outage."""
        with contextlib.suppress(StoreError):
            await self.store_time(now_ms())

    async def run(self) -> None:
        """Run all periodic work until cancelled."""
        await asyncio.gather(self.watch_time(), self.watch_memory(), self.watch_store(), self.clean_up())

    async def watch_time(self) -> None:
        """Detect outages, and store now and then that the server runs."""
        stored = 0.0
        while True:
            await asyncio.sleep(MEMORY_SECONDS)
            self.outages.observe(now_ms())
            interval = ALIVE_SECONDS if self.due else IDLE_ALIVE_SECONDS
            if self.outages.new or time.monotonic() - stored >= interval:
                stored = time.monotonic()
                await self.try_to_store_time()

    async def try_to_store_time(self) -> None:
        """Store the time; after an outage, give back time at all tables in memory."""
        try:
            outage = bool(self.outages.new)
            await self.store_time(now_ms())
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
            return
        if outage:
            self.registry.spawn(self.check_all())

    async def store_time(self, now: int) -> None:
        while self.outages.new:
            await self.store.add_outage(self.outages.new[0])
            self.registry.log("outage", milliseconds=self.outages.new[0].until - self.outages.new[0].since)
            del self.outages.new[0]
        await self.store.set_alive(now)

    async def check_all(self) -> None:
        for table_id in list(self.due):
            await self.check(table_id)

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
        """Evict idle tables and delete expired data."""
        while True:
            await asyncio.sleep(CLEAN_UP_SECONDS)
            self.registry.evict_idle()
            await self.delete_expired()
            await self.close_idle_tables()

    async def delete_expired(self) -> None:
        now = now_ms()
        try:
            await self.store.forget_invitations(now)
            await self.store.forget_friend_links(now)
            await self.store.forget_personal_invitations(now - INVITATION_DAYS * DAY_MS)
            await self.store.forget_mail_links(now)
            await self.store.forget_leases(now)
            await self.store.forget_jobs(now)
            await self.store.forget_sessions(now - SESSION_DAYS * DAY_MS)
            await self.store.forget_outages(now - OUTAGE_DAYS * DAY_MS)
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)

    async def close_idle_tables(self) -> None:
        """Close tables whose game was not started for long and that have no connection."""
        now = now_ms()
        try:
            idle = await self.store.idle_open_tables(now - LISTED_DAYS * DAY_MS, now - UNLISTED_DAYS * DAY_MS)
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
            return
        for summary in idle:
            await self.close_table(summary.table_id)

    async def close_table(self, table_id: str) -> None:
        try:
            live = await self.registry.table(table_id)
            if not live.connections:
                await self.pipeline.perform(live, Close(None))
        except (Refused, StoreError, ApiError, BadEvents) as error:
            self.registry.log("close_failed", table=table_id, code=getattr(error, "code", "error"))
