"""The tables in memory, and the one way to change them: decide, write down, tell.

A command is decided and taken in under the table's key, told only after the store has it for good. If the store
refuses, the table in memory is thrown away and read again: nothing half-done is ever seen.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from ziggurat.json_text import json_bytes, json_text
from ziggurat.server.errors import Trouble
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.now import now_ms
from ziggurat.server.sockets.connection import Client, frame_of
from ziggurat.server.tables.commits import Deeds
from ziggurat.server.tables.live_table import Key, Known, LiveTable
from ziggurat.store import Conflict, Hint, Row, Store, StoreError, Summary
from ziggurat.table.commands import Command
from ziggurat.table.errors import BadEvents, Refused
from ziggurat.table.events import StoredEvent
from ziggurat.table.table import Table, Viewer

SNAPSHOT_EVERY = 192  # events; to fold that many takes milliseconds, to write a snapshot half of one
IDLE_SECONDS = 300.0
TRIES = 4


class Writing(NamedTuple):
    """Events on their way to the store, with the frames that are sent when they are there for good."""

    events: list[StoredEvent]
    told: list[tuple[Viewer, bytes]]
    rows: list[Row]
    news: Known | None
    summary: Summary | None
    begun: float


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, metrics: Metrics, log: Log) -> None:
        self.store = store
        self.metrics = metrics
        self.log = log
        self.live: dict[str, LiveTable] = {}
        self.opening: dict[str, Key] = {}
        self.changed: list[Callable[[LiveTable], None]] = []
        """Called after every change of a table, also one made by another process: bots, clocks, lobby, notices.

        A further step of a turn changes nothing for any of them, so it is left out."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.deeds = Deeds(self)
        store.listen(self.on_hint)

    # --- Finding a table -----------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """Return a table, read from the store if it is not in memory."""
        live = self.live.get(table_id)
        if live is None:
            async with self.only_one(table_id):
                live = self.live.get(table_id) or await self.read(table_id)
        live.used = time.monotonic()
        return live

    @asynccontextmanager
    async def only_one(self, table_id: str) -> AsyncIterator[None]:
        """Let nobody else bring this table into memory: of two in there, one would never hear of the other's moves."""
        key = self.opening.setdefault(table_id, Key())
        try:
            async with key:
                yield
        finally:
            if not key.taken:  # nobody waits for it either
                self.opening.pop(table_id, None)

    async def read(self, table_id: str) -> LiveTable:
        """Read a table from its last snapshot and the events after it."""
        summary = await self.store.table(table_id)
        if summary is None:
            raise Trouble(404, "no_such_table")
        live = LiveTable(table_id, await self.rebuilt(table_id), summary.created)
        live.snapshot_at = live.table.version
        self.live[table_id] = live
        self.metrics.tables.set(len(self.live))
        return live

    async def rebuilt(self, table_id: str) -> Table:
        """Return a table as the store has it."""
        table = await self.last_snapshot(table_id)
        for row in await self.store.read(table_id, table.version):
            table.apply(StoredEvent(row.seq, row.kind, row.at, json.loads(row.data)))
        return table

    async def last_snapshot(self, table_id: str) -> Table:
        """Return a table as it was last saved; one that cannot be read (of another version, say) is as good as none."""
        saved = await self.store.snapshot(table_id)
        try:
            return Table.from_snapshot(saved.data) if saved else Table()
        except BadEvents:
            return Table()

    # --- Changing a table ----------------------------------------------------------------------------------

    async def create(self, table_id: str, commands: Sequence[Command]) -> LiveTable:
        """Make a table by its first commands, all or none."""
        live = LiveTable(table_id, Table(), now_ms())
        events: list[StoredEvent] = []
        for command in commands:
            for event in live.table.decide(command, now_ms()):
                live.table.apply(event)
                events.append(event)
        async with self.only_one(table_id):  # as soon as it is stored, the house may find it by a bot's turn
            await self.store.append(table_id, [row_of(event) for event in events], live.lobby_summary())
            self.live[table_id] = live
        self.metrics.tables.set(len(self.live))
        self.announce(live)
        return live

    async def perform(self, live: LiveTable, command: Command) -> list[StoredEvent]:
        """Carry a command out and tell everybody; raises `Refused` or a store's error and then nothing has changed."""
        begun = time.perf_counter()
        async with live.key:
            for attempt in range(TRIES):
                await self.mend(live)
                try:
                    events = live.table.decide(command, now_ms())
                    if not events:
                        return []
                    writing = self.writing(live, events, self.take_in(live, events), begun)
                    await self.store.append(live.id, writing.rows, writing.summary)
                    break
                except Refused:  # perhaps only because a word from another process is still on its way
                    if self.store.single_writer or not await self.take_missed(live):
                        raise
                except Conflict:  # another process was faster: take its events in and decide anew
                    if attempt == TRIES - 1:
                        raise
            else:
                raise Trouble(409, "conflict")
            self.finish(live, writing)
        self.go_on(live, writing)
        return events

    def ready(self, live: LiveTable) -> bool:
        """Tell whether a command can be decided at once: nobody else is at it, and memory is all there is to know."""
        return not live.key.taken and not live.broken and self.store.single_writer

    def take_in(self, live: LiveTable, events: list[StoredEvent]) -> list[tuple[Viewer, bytes]]:
        """Take events in and return what is to be sent; until `finish` the table must be mended."""
        live.broken = True
        return [frame for event in events for frame in self.taken_in(live, event)]

    def writing(
        self, live: LiveTable, events: list[StoredEvent], told: list[tuple[Viewer, bytes]], begun: float
    ) -> Writing:
        """Return what is to be stored of events that were taken in."""
        news = live.news()
        summary = None if news is None else live.told_of(news)
        return Writing(events, told, [row_of(event) for event in events], news, summary, begun)

    def finish(self, live: LiveTable, writing: Writing) -> None:
        """Tell everybody what the store has for good now."""
        live.broken = False
        if writing.news is not None:
            live.take_note(writing.news, writing.events[-1].at)
        self.deliver(live, writing.told)

    def go_on(self, live: LiveTable, writing: Writing) -> None:
        """Do what follows from a change and may come after it."""
        self.metrics.moves.add(sum([event.kind == "stepped" for event in writing.events]))
        self.metrics.move_seconds.observe(time.perf_counter() - writing.begun)
        if writing.news is not None or live.table.status != "playing":
            self.announce(live)
        self.snapshot_if_due(live)

    def taken_in(self, live: LiveTable, event: StoredEvent) -> list[tuple[Viewer, bytes]]:
        """Apply an event and return what each present viewer is told of it."""
        live.table.apply(event)
        viewers = list(dict.fromkeys(live.clients.values()))
        told = live.table.updates_for(event, viewers)
        return [
            (viewer, json_bytes({"type": "event", "table": live.id, **each}))
            for viewer, each in zip(viewers, told, strict=True)
        ]

    def deliver(self, live: LiveTable, told: list[tuple[Viewer, bytes]]) -> None:
        """Send frames to the clients they are for."""
        for viewer, text in told:
            for client, seat in live.clients.items():
                if seat == viewer:
                    client.send(text)

    async def mend(self, live: LiveTable) -> None:
        """Read a table again whose memory may differ from the store; who is there gets a new `sync`."""
        if not live.broken:
            return
        live.table = await self.rebuilt(live.id)
        live.known, live.broken = None, False
        for client in list(live.clients):
            live.clients[client] = live.table.viewer_of(client.account)
            client.send(self.sync(live, live.clients[client]))

    # --- Looking at a table --------------------------------------------------------------------------------

    async def join(self, live: LiveTable, client: Client) -> None:
        """Let a client look at a table: first everything as it is, then every event."""
        async with live.key:
            await self.mend(live)
            viewer = live.table.viewer_of(client.account)
            live.clients[client] = viewer
            client.tables.add(live.id)
            client.send(self.sync(live, viewer))
        self.presence(live)

    def leave(self, live: LiveTable, client: Client) -> None:
        """Let a client look away."""
        live.clients.pop(client, None)
        client.tables.discard(live.id)
        self.presence(live)

    def sync(self, live: LiveTable, viewer: Viewer) -> bytes:
        """Return everything a viewer may know, as a frame."""
        view, entries = live.table.view(viewer), live.table.log(viewer)
        return frame_of("sync", table=live.id, version=live.table.version, now=now_ms(), view=view, log=entries)

    def presence(self, live: LiveTable) -> None:
        """Tell everybody at a table who is there."""
        here = set(live.clients.values())
        seats = [seat in here for seat in range(len(live.table.state.seats))]
        spectators = sum(viewer is None for viewer in live.clients.values())
        text = frame_of("presence", table=live.id, seats=seats, spectators=spectators)
        for client in live.clients:
            client.send(text)

    def reseat(self, live: LiveTable) -> None:
        """Look again through whose eyes each client looks, if somebody sat down or stood up."""
        if live.company is live.table.state.seats:
            return
        live.company = live.table.state.seats
        for client in list(live.clients):
            viewer = live.table.viewer_of(client.account)
            if viewer != live.clients[client]:
                live.clients[client] = viewer
                client.send(self.sync(live, viewer))

    # --- Between commands ----------------------------------------------------------------------------------

    def announce(self, live: LiveTable) -> None:
        """Tell the house that a table has changed."""
        self.reseat(live)
        for listener in self.changed:
            listener(live)

    def snapshot_if_due(self, live: LiveTable) -> None:
        """Save a snapshot from time to time, so that opening a table is never a long replay."""
        if live.table.version - live.snapshot_at >= SNAPSHOT_EVERY:
            live.snapshot_at = live.table.version
            self.spawn(self.save_snapshot(live.id, live.table.version, live.table.snapshot()))

    async def save_snapshot(self, table_id: str, version: int, saved: bytes) -> None:
        """Save a snapshot; it is only a cache, so a failure is only noted."""
        try:
            await self.store.save_snapshot(table_id, version, saved)
        except StoreError as error:
            self.metrics.store_errors.add(code=error.code)

    def on_hint(self, hint: Hint) -> None:
        """Take a word from another process: somebody wrote to a table that may be in memory here."""
        if hint.topic == "table" and hint.key in self.live:
            self.spawn(self.catch_up(self.live[hint.key]))
        elif hint.topic == "all":
            for live in list(self.live.values()):
                self.spawn(self.catch_up(live))

    async def look_for_missed(self) -> None:
        """Compare the tables being watched with the store: a hint can be lost with the process that owed it."""
        watched = [live.id for live in self.live.values() if live.clients]
        try:
            newest = await self.store.last_seqs(watched)
        except StoreError as error:
            self.metrics.store_errors.add(code=error.code)
            return
        for table_id, seq in newest.items():
            live = self.live.get(table_id)
            if live is not None and (seq > live.table.version or live.broken):
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Take in what other processes have written, and tell it here."""
        try:
            async with live.key:
                await self.mend(live)
                missed = await self.take_missed(live)
        except StoreError as error:
            live.broken = True
            self.metrics.store_errors.add(code=error.code)
            return
        if missed:
            self.announce(live)

    async def take_missed(self, live: LiveTable) -> bool:
        """Take in and tell what the store has beyond the table in memory; tell whether there was something."""
        rows = await self.store.read(live.id, live.table.version)
        live.known = None if rows else live.known  # another process has told the lobby something else
        for row in rows:
            self.deliver(live, self.taken_in(live, StoredEvent(row.seq, row.kind, row.at, json.loads(row.data))))
        return bool(rows)

    def spawn(self, work: Any) -> None:
        """Run something beside the answer to a request; `close` waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def forget_idle(self) -> None:
        """Drop tables that nobody looks at and where no bot is thinking: it would answer a forgotten one."""
        before = time.monotonic() - IDLE_SECONDS
        for live in list(self.live.values()):
            busy = live.clients or live.key.taken or live.table.bot_turn() is not None
            if not busy and live.used < before:
                del self.live[live.id]
        self.metrics.tables.set(len(self.live))

    async def close(self) -> None:
        """Finish what is being written."""
        for live in self.live.values():
            for client in live.clients:
                client.finish()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)


def row_of(event: StoredEvent) -> Row:
    """Return an event as the store keeps it."""
    return Row(event.seq, event.kind, event.at, json_text(event.data))
