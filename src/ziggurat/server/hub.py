"""The tables in memory, and the one way to change them: decide, write down, tell.

A command is decided and taken in under the table's lock, told only after the store has it for good. If the store
refuses, the table in memory is thrown away and read again: nothing half-done is ever seen.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ziggurat.server.clients import Client, frame_of
from ziggurat.server.json_text import json_text
from ziggurat.server.logs import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.trouble import Trouble
from ziggurat.store import Conflict, Hint, Row, Store, StoreError, Summary
from ziggurat.table.commands import Command
from ziggurat.table.events import Event
from ziggurat.table.refused import BadEvents, Refused
from ziggurat.table.seats import Seat
from ziggurat.table.shapes import LastingView
from ziggurat.table.shapes import Summary as TableSummary
from ziggurat.table.table import Table, Viewer

SNAPSHOT_EVERY = 48
IDLE_SECONDS = 300.0
MOST_ANSWERS = 256
TRIES = 4
NEWS_MILLISECONDS = 10_000  # for so long the lobby need not know that a turn goes on


def now_ms() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass
class LiveTable:
    """A table in memory, with who is looking at it."""

    id: str
    table: Table
    created: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: dict[Client, Viewer] = field(default_factory=dict)
    answers: OrderedDict[tuple[str, str], str] = field(default_factory=OrderedDict)
    """The answers to the last commands by account and id, so that sending a command again is harmless."""
    snapshot_at: int = 0
    chat_told: int = 0
    """The number of the last line of chat that was told here."""
    used: float = 0.0
    broken: bool = False
    """Whether the store refused a write, so that memory and store may differ: read again before anything else."""

    summed: tuple[int, TableSummary] | None = None
    """What the lobby is to know, with the version of which it tells."""
    known: Summary | None = None
    """What the lobby was told last, if it was this process that told it."""
    card: tuple[LastingView, str, tuple[str, ...]] | None = None
    """What the lobby shows of the company, as text, and their accounts; with the view of which it was made."""
    company: Sequence[Seat] = ()
    """Who sat here when it was last looked up through whose eyes each client looks."""

    def summary(self) -> TableSummary:
        """Return what the lobby is to know, put together once a version. It names accounts: not for clients."""
        if self.summed is None or self.summed[0] != self.table.version:
            self.summed = (self.table.version, self.table.summary())
        return self.summed[1]

    def remember(self, account: str, id_: str, answer: str) -> None:
        """Keep the answer to a command."""
        self.answers[(account, id_)] = answer
        while len(self.answers) > MOST_ANSWERS:
            self.answers.popitem(last=False)


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, metrics: Metrics, log: Log) -> None:
        self.store = store
        self.metrics = metrics
        self.log = log
        self.live: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.changed: list[Callable[[LiveTable], None]] = []
        """Called after every change of a table, also one made by another process: bots, clocks, lobby, notices."""
        self.tasks: set[asyncio.Task[Any]] = set()
        store.listen(self.hear)

    # --- Finding a table -----------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """Return a table, read from the store if it is not in memory."""
        live = self.live.get(table_id)
        if live is None:
            async with self.opening.setdefault(table_id, asyncio.Lock()):
                live = self.live.get(table_id) or await self.read(table_id)
            self.opening.pop(table_id, None)
        live.used = time.monotonic()
        return live

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
            table.apply(Event(row.seq, row.kind, row.at, json.loads(row.data)))
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
        events: list[Event] = []
        for command in commands:
            for event in live.table.decide(command, now_ms()):
                live.table.apply(event)
                events.append(event)
        await self.store.append(table_id, [row_of(event) for event in events], self.summary(live))
        self.live[table_id] = live
        self.metrics.tables.set(len(self.live))
        self.announce(live)
        return live

    async def perform(self, live: LiveTable, command: Command, *, sender: str = "") -> list[Event]:
        """Carry a command out and tell everybody; raises `Refused` or a store's error and then nothing has changed."""
        started = time.perf_counter()
        async with live.lock:
            for attempt in range(TRIES):
                await self.mend(live)
                try:
                    events = live.table.decide(command, now_ms())
                    told = await self.write(live, events)
                    break
                except Refused:  # perhaps only because a word from another process is still on its way
                    if self.store.alone or not await self.take_missed(live):
                        raise
                except Conflict:  # another process was faster: take its events in and decide anew
                    if attempt == TRIES - 1:
                        raise
            else:
                raise Trouble(409, "conflict")
            self.deliver(live, told)
        if events:
            self.metrics.moves.add(sum(event.kind == "stepped" for event in events))
            self.metrics.move_seconds.observe(time.perf_counter() - started)
            self.announce(live)
            self.snapshot_if_due(live)
        return events

    async def write(self, live: LiveTable, events: Sequence[Event]) -> list[tuple[Viewer, str]]:
        """Take events in, store them, and return the frames to send; on failure the table must be mended."""
        if not events:
            return []
        told = [frame for event in events for frame in self.taken_in(live, event)]
        summary = self.summary(live)
        news = self.news(live, summary)
        live.broken = True
        await self.store.append(live.id, [row_of(event) for event in events], summary if news else None)
        live.broken = False
        if news:
            live.known = summary
        return told

    def news(self, live: LiveTable, summary: Summary) -> bool:
        """Tell whether the lobby has to know: a further step of the same turn is no news for some seconds."""
        known = live.known
        if known is None or summary.updated - known.updated >= NEWS_MILLISECONDS:
            return True
        return summary._replace(version=known.version, updated=known.updated) != known

    def taken_in(self, live: LiveTable, event: Event) -> list[tuple[Viewer, str]]:
        """Apply an event and return what each present viewer is told of it."""
        live.table.apply(event)
        viewers = list(dict.fromkeys(live.clients.values()))
        told = live.table.tell_all(event, viewers)
        return [(viewer, frame_of("event", table=live.id, **each)) for viewer, each in zip(viewers, told, strict=True)]

    def deliver(self, live: LiveTable, told: list[tuple[Viewer, str]]) -> None:
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
        live.summed, live.known, live.broken = None, None, False
        for client in list(live.clients):
            live.clients[client] = live.table.viewer_of(client.account)
            client.send(self.sync(live, live.clients[client]))

    # --- Looking at a table --------------------------------------------------------------------------------

    async def join(self, live: LiveTable, client: Client) -> None:
        """Let a client look at a table: first everything as it is, then every event."""
        async with live.lock:
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

    def sync(self, live: LiveTable, viewer: Viewer) -> str:
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

    def hear(self, hint: Hint) -> None:
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
            async with live.lock:
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
            self.deliver(live, self.taken_in(live, Event(row.seq, row.kind, row.at, json.loads(row.data))))
        return bool(rows)

    def spawn(self, work: Any) -> None:
        """Run something beside the answer to a request; `close` waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody looks at."""
        before = time.monotonic() - IDLE_SECONDS
        for live in list(self.live.values()):
            if not live.clients and live.used < before and not live.lock.locked():
                del self.live[live.id]
        self.metrics.tables.set(len(self.live))

    async def close(self) -> None:
        """Finish what is being written."""
        for live in self.live.values():
            for client in live.clients:
                client.finish()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)

    def summary(self, live: LiveTable) -> Summary:
        """Return what the lobby is to know of a table."""
        told = live.summary()
        bot = live.table.bot_turn()
        data, accounts = self.card(live, told)
        return Summary(
            table_id=live.id,
            game=told["game"],
            status=told["status"],
            version=told["version"],
            created=live.created,
            updated=told["at"],
            listed=told["status"] == "open" and not told["private"],
            # A bot's turn is due at once: if this process dies, the next one finds it by its deadline.
            deadline=told["at"] if bot is not None else told["due"],
            accounts=accounts,
            waiting=tuple(told["waiting"]),
            data=data,
        )

    def card(self, live: LiveTable, told: TableSummary) -> tuple[str, tuple[str, ...]]:
        """Return what the lobby shows of a table's company, and the accounts, made anew only when they change."""
        lasting = live.table.lasting_view()
        if live.card is None or live.card[0] is not lasting:
            shown = {name: told[name] for name in ("seats", "clock", "private", "owner")}
            accounts = dict.fromkeys(account for account in told["accounts"] if account)
            live.card = (lasting, json_text(shown), tuple(accounts))
        return live.card[1], live.card[2]


def row_of(event: Event) -> Row:
    """Return an event as the store keeps it."""
    return Row(event.seq, event.kind, event.at, json_text(event.data))
