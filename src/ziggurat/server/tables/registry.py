"""The tables in memory: load once, reload, evict, catch up with other processes.

Only `commits.py` changes a table. This module brings tables into memory and applies what other processes have stored.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Container, Coroutine, Iterable, Sequence
from typing import Any

from ziggurat.server.errors import ApiError, describe
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.tables import delivery
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Hint, Row, Store, StoreError
from ziggurat.table.errors import BadEvents
from ziggurat.table.events import StoredEvent
from ziggurat.table.table import Table

SNAPSHOT_EVERY = 192  # events; replaying as many takes milliseconds, writing a snapshot half of one
IDLE_SECONDS = 300.0
CLOSE_SECONDS = 5.0

Listener = Callable[[LiveTable], None]


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
        self.tasks: set[asyncio.Task[Any]] = set()
        store.listen(self.on_hint)

    # --- Loading -------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """Return a table, loaded from the store if it is not in memory."""
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
        self.loading[table_id] = asyncio.get_running_loop().create_future()

    def release(self, table_id: str, live: LiveTable | None) -> None:
        """Add a loaded or created table (None: it failed) and wake the waiting callers."""
        if live is not None:
            self.tables[table_id] = live
            self.metrics.tables.set(len(self.tables))
        self.loading.pop(table_id).set_result(None)

    async def load(self, table_id: str) -> LiveTable:
        summary = await self.store.table(table_id)
        if summary is None:
            raise ApiError(404, "no_such_table")
        live = LiveTable(table_id, await self.rebuild(table_id), summary.created)
        live.snapshot_at = live.table.version
        return live

    async def rebuild(self, table_id: str) -> Table:
        """Return a table made from its last snapshot and the events after it."""
        table = await self.last_snapshot(table_id)
        for event in events_from(await self.store.read(table_id, table.version)):
            table.apply(event)
        return table

    async def last_snapshot(self, table_id: str) -> Table:
        """Return the table of the last snapshot; an empty one without a readable snapshot."""
        saved = await self.store.snapshot(table_id)
        try:
            return Table.from_snapshot(saved.data) if saved else Table()
        except BadEvents:  # written by another version: the events are enough
            return Table()

    async def reload(self, live: LiveTable) -> None:
        """Reload a dirty table from the store and resync its connections."""
        live.table = await self.rebuild(live.id)
        live.lobby_sent, live.dirty = None, False
        delivery.resync(live)

    # --- Other processes -----------------------------------------------------------------------------------

    def on_hint(self, hint: Hint) -> None:
        """Catch up with another process that wrote to a table in memory."""
        if hint.topic == "table" and hint.key in self.tables:
            self.catch_up(self.tables[hint.key])
        elif hint.topic == "all":
            for live in list(self.tables.values()):
                self.catch_up(live)

    async def compare_with_store(self) -> None:
        """Catch up where a hint was lost, for example because its process died."""
        watched = [live.id for live in self.tables.values() if live.connections]
        try:
            newest = await self.store.last_seqs(watched)
        except StoreError as error:
            self.metrics.store_errors.add(code=error.code)
            return
        for table_id, seq in newest.items():
            live = self.tables.get(table_id)
            if live is not None and (seq > live.table.version or live.dirty):
                self.catch_up(live)

    def catch_up(self, live: LiveTable) -> None:
        """Apply what other processes have stored, once no commit is in progress."""
        live.enter(lambda: self.spawn(self.refresh(live)))

    async def refresh(self, live: LiveTable) -> None:
        try:
            if live.dirty:
                await self.reload(live)
            await self.apply_missed(live)
        except StoreError as error:
            live.dirty = True
            self.metrics.store_errors.add(code=error.code)
        except Exception as error:
            live.dirty = True
            self.log("internal", error=describe(error))
        finally:
            live.leave()

    async def apply_missed(self, live: LiveTable) -> bool:
        """Apply and send events that are only in the store; return whether any were."""
        rows = await self.store.read(live.id, live.table.version)
        if not rows:
            return False
        live.lobby_sent = None  # the other process has stored a newer summary
        delivery.send_frames(live, delivery.apply_events(live, events_from(rows)))
        self.notify_listeners(live)
        return True

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
                del self.tables[live.id]
                for connection in list(live.connections):
                    connection.tables.discard(live.id)
                    connection.send(delivery.no_such_table_frame(live.id))

    # --- Housekeeping --------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in a task of its own; `close` waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def evict_idle(self) -> None:
        """Drop idle tables without connections, unless a bot is to move against persons."""
        before = time.monotonic() - IDLE_SECONDS
        for live in list(self.tables.values()):
            has_turn = live.table.bot_turn() is not None and live.table.state.persons()
            needed = live.connections or live.busy or has_turn
            if not needed and live.used < before:
                del self.tables[live.id]
        self.metrics.tables.set(len(self.tables))

    async def close(self) -> None:
        """Close all connections and wait for the tasks that still run."""
        for live in self.tables.values():
            for connection in live.connections:
                connection.finish()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSE_SECONDS)


def events_from(rows: Sequence[Row]) -> list[StoredEvent]:
    return [StoredEvent(row.seq, row.kind, row.at, json.loads(row.data)) for row in rows]
