"""The tables in memory: load once, reload, evict, catch up with other processes.

Only `commits.py` changes a table. This module brings tables into memory and applies what other processes have stored.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Container, Coroutine, Iterable, Sequence
from typing import Any

from ziggurat.server.errors import ApiError, describe
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.tables import delivery
from ziggurat.server.tables.live_table import MAX_ACKNOWLEDGED, LiveTable
from ziggurat.server.tables.lobby import lobby_state, mark_sent
from ziggurat.store import Hint, Row, Store, StoreError
from ziggurat.table.errors import BadEvents
from ziggurat.table.events import StoredEvent
from ziggurat.table.table import Table

SNAPSHOT_EVERY = 192  # events; replaying as many takes milliseconds, writing a snapshot half of one
IDLE_SECONDS = 300.0
MIN_IDLE_SECONDS = 10.0  # a table that was used more recently stays, because a request may still use it
MAX_IDLE = 500  # tables without connections, about 160 kB each; clients can ask for thousands within IDLE_SECONDS
CLOSE_SECONDS = 5.0

Listener = Callable[[LiveTable], None]


async def restore_nothing(table_id: str) -> bool:
    """Create no table."""
    return False


class TableRegistry:
    """All tables of this process."""

    def __init__(self, store: Store, metrics: Metrics, log: Log) -> None:
        self.store = store
        self.metrics = metrics
        self.log = log
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[None]] = {}
        """Tables being loaded or created, by id."""
        self.listeners: list[Listener] = []
        """Called after changes of a table, also those by other processes.

        A step within a turn changes nothing for them and is left out."""
        self.join_listeners: list[Listener] = []
        """Called after a connection has joined a table."""
        self.removal_listeners: list[Listener] = []
        """Called after a table has been removed from memory."""
        self.restore: Callable[[str], Awaitable[bool]] = restore_nothing
        """Creates a table that should be in the store and is not; returns whether it did."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.evict_at = MAX_IDLE
        """The number of tables in memory at which idle ones are dropped."""
        self.hinted: set[str] = set()
        """Tables for which a hint came while they were being loaded."""
        self.outdated: list[LiveTable] = []
        """Tables to be read in the next query for events of other processes."""
        self.reading = False
        """Whether such a query is running."""
        store.listen(self.on_hint)

    # --- Loading -------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """Return a table, loaded from the store if it is not in memory."""
        try:
            return await self.find(table_id)
        except ApiError as error:
            if error.code != "no_such_table" or not await self.restore(table_id):
                raise
        return await self.find(table_id)

    async def find(self, table_id: str) -> LiveTable:
        while table_id in self.loading:
            await asyncio.wait([self.loading[table_id]])
        live = self.tables.get(table_id)
        if live is None:
            live = await self.load_once(table_id)
        live.used = time.monotonic()
        return live

    async def load_once(self, table_id: str) -> LiveTable:
        """Load a table only once; a second copy would miss moves made on the first."""
        self.reserve(table_id)
        live = None
        try:
            live = await self.load(table_id)
        finally:
            self.release(table_id, live)
        return live

    def reserve(self, table_id: str) -> None:
        """Make other callers of `table` wait until `release`."""
        if table_id in self.loading or table_id in self.tables:
            raise ApiError(409, "conflict")
        self.store.watch(table_id)
        self.loading[table_id] = asyncio.get_running_loop().create_future()

    def release(self, table_id: str, live: LiveTable | None) -> None:
        """Add a loaded or created table (None: it failed) and wake the waiting callers."""
        hinted = table_id in self.hinted
        self.hinted.discard(table_id)
        if live is None:
            self.store.unwatch(table_id)
        else:
            live.used = time.monotonic()
            self.tables[table_id] = live
            self.metrics.tables.set(len(self.tables))
            if len(self.tables) >= self.evict_at:
                self.evict_idle()
            if hinted:
                self.catch_up(live)
        self.loading.pop(table_id).set_result(None)

    async def load(self, table_id: str) -> LiveTable:
        summary = await self.store.table(table_id)
        if summary is None:
            raise ApiError(404, "no_such_table")
        live = LiveTable(table_id, Table(), summary.created)
        await self.rebuild(live)
        live.snapshot_at = live.table.version
        return live

    async def rebuild(self, live: LiveTable) -> None:
        """Make a table from its last snapshot and the events after it, and load its last requests."""
        table = await self.last_snapshot(live.id)
        for event in events_from(await self.store.read(live.id, table.version)):
            table.apply(event)
        for version, request in await self.store.requests(live.id, table.version - MAX_ACKNOWLEDGED):
            acknowledge_stored(live, request, version)
        live.table = table

    async def last_snapshot(self, table_id: str) -> Table:
        """Return the table of the last snapshot; an empty one without a readable snapshot."""
        saved = await self.store.snapshot(table_id)
        try:
            return Table.from_snapshot(saved.data) if saved else Table()
        except BadEvents:  # written by another version: the events are enough
            return Table()

    async def reload(self, live: LiveTable) -> None:
        """Reload a dirty table from the store and resync its connections."""
        await self.rebuild(live)
        live.lobby_sent, live.dirty = None, False
        delivery.resync(live)

    # --- Other processes -----------------------------------------------------------------------------------

    def on_hint(self, hint: Hint) -> None:
        """Catch up with another process that wrote to a table in memory."""
        if hint.topic in ("table", "shared"):
            live = self.tables.get(hint.key)
            if live is None:
                self.hinted.update({hint.key} & self.loading.keys())
            elif hint.topic == "shared" or hint.number > live.table.version or live.dirty:
                self.catch_up(live)
        elif hint.topic == "all":
            for live in list(self.tables.values()):
                self.catch_up(live)

    async def compare_with_store(self) -> None:
        """Drop deleted tables, and catch up where a hint was lost, for example because its process died."""
        in_memory = list(self.tables)
        newest = await self.store.last_seqs(in_memory)
        self.drop_deleted(in_memory, newest)
        for table_id, seq in newest.items():
            live = self.tables.get(table_id)
            # A commit in progress finds out what it has missed.
            if live is not None and not live.busy and (seq > live.table.version or live.dirty):
                self.catch_up(live)

    def catch_up(self, live: LiveTable) -> None:
        """Apply what other processes have stored, once no commit is in progress."""
        if not live.catching_up:
            live.catching_up = True
            live.enter(lambda: self.read_soon(live))

    def read_soon(self, live: LiveTable) -> None:
        """Read a table's new events in the next query, which all tables share that wait for it."""
        self.outdated.append(live)
        if not self.reading:
            self.reading = True
            self.spawn(self.read_outdated())

    async def read_outdated(self) -> None:
        """Read all outdated tables, and those that become outdated meanwhile."""
        try:
            while self.outdated:
                tables, self.outdated = self.outdated, []
                for live in tables:
                    live.catching_up = False
                await self.refresh(tables)
        finally:
            self.reading = False

    async def refresh(self, tables: Sequence[LiveTable]) -> None:
        """Reload the dirty tables, and apply the new events of the others."""
        try:
            clean = {live.id: live.table.version for live in tables if not live.dirty}
            rows = await self.store.read_many(clean) if clean else {}
            for live in tables:
                if live.dirty:
                    await self.reload(live)
                    self.notify_listeners(live)
                elif live.id in rows:
                    self.guarded(live, rows[live.id])
        except Exception as error:
            self.on_failed_read(tables, error)
        finally:
            for live in tables:
                live.leave()

    def guarded(self, live: LiveTable, rows: Sequence[Row]) -> None:
        """Apply events to a table; an error concerns this table only."""
        try:
            self.apply_rows(live, rows)
        except Exception as error:
            self.on_failed_read([live], error)

    def on_failed_read(self, tables: Sequence[LiveTable], error: Exception) -> None:
        """Reload tables before their next command, because events may have been applied in part."""
        for live in tables:
            live.dirty = True
        if isinstance(error, StoreError):
            self.metrics.store_errors.add(code=error.code)
        else:
            self.log("internal", error=describe(error))

    async def apply_missed(self, live: LiveTable) -> bool:
        """Apply and send events that are only in the store; return whether any were."""
        rows = await self.store.read(live.id, live.table.version)
        if rows:
            self.apply_rows(live, rows)
        return bool(rows)

    def apply_rows(self, live: LiveTable, rows: Sequence[Row]) -> None:
        """Apply events of another process, which has stored the lobby summary with them if it changed."""
        before = live.table.summary_key()
        for row in rows:
            if row.request is not None:
                acknowledge_stored(live, row.request, row.seq)
        delivery.send_frames(live, delivery.apply_events(live, events_from(rows)))
        if live.table.summary_key() != before:
            mark_sent(live, lobby_state(live), live.table.state.at)
            self.notify_listeners(live)
        elif live.table.status != "playing":
            self.notify_listeners(live)

    # --- After a change ------------------------------------------------------------------------------------

    def notify_listeners(self, live: LiveTable) -> None:
        """Call the listeners of a changed table. Their errors are logged; the change stands."""
        self.call((delivery.remove_strangers, delivery.update_seats, *self.listeners), live)

    def call(self, listeners: Iterable[Listener], live: LiveTable) -> None:
        for listener in listeners:
            try:
                listener(live)
            except Exception as error:
                self.log("internal", error=describe(error))

    def snapshot_if_due(self, live: LiveTable) -> None:
        """Save a snapshot now and then, so that loading a table never replays many events."""
        if live.table.version - live.snapshot_at >= SNAPSHOT_EVERY:
            live.snapshot_at = live.table.version
            self.spawn(self.save_snapshot(live.id, live.table.version, live.table.snapshot()))

    async def save_snapshot(self, table_id: str, version: int, data: bytes) -> None:
        try:
            await self.store.save_snapshot(table_id, version, data)
        except StoreError as error:  # a snapshot is only a cache
            self.metrics.store_errors.add(code=error.code)

    def drop_deleted(self, checked: Sequence[str], stored: Container[str]) -> None:
        """Drop the checked tables that an operator has deleted from the store."""
        for live in [self.tables[table_id] for table_id in checked if table_id in self.tables]:
            if live.id not in stored and not live.busy:
                self.remove(live)
                for connection in list(live.connections):
                    connection.tables.discard(live.id)
                    connection.send(delivery.no_such_table_frame(live.id))

    # --- Housekeeping --------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run work in a task of its own; `close` waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def evict_idle(self) -> None:
        """Drop tables without connections: those idle for long, and the longest idle ones of too many."""
        now = time.monotonic()
        idle = sorted([live for live in self.tables.values() if not is_needed(live)], key=lambda live: live.used)
        for number, live in enumerate(idle, 1):
            seconds = IDLE_SECONDS if len(idle) - number < MAX_IDLE else MIN_IDLE_SECONDS
            if live.used < now - seconds:
                self.remove(live)
        self.evict_at = len(self.tables) + MAX_IDLE

    def remove(self, live: LiveTable) -> None:
        """Remove a table from memory."""
        del self.tables[live.id]
        self.store.unwatch(live.id)
        self.metrics.tables.set(len(self.tables))
        self.call(self.removal_listeners, live)

    async def close(self) -> None:
        """Close all connections and wait for the tasks that still run."""
        for live in self.tables.values():
            for connection in live.connections:
                connection.finish()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSE_SECONDS)


def is_needed(live: LiveTable) -> bool:
    """Return whether a table has connections, work in progress or a bot that is to move against persons."""
    has_turn = live.table.bot_turn() is not None and bool(live.table.state.persons())
    return bool(live.connections) or live.busy or has_turn


def acknowledge_stored(live: LiveTable, request: str, version: int) -> None:
    """Remember a request that is stored with an event."""
    account, _, id_ = request.partition(" ")
    live.acknowledge((account, id_), version)


def events_from(rows: Sequence[Row]) -> list[StoredEvent]:
    return [StoredEvent(row.seq, row.kind, row.at, json.loads(row.data)) for row in rows]
