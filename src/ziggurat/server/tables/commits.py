"""The commit pipeline, the only way to change a table.

Commands submitted in one event-loop iteration form a batch: decide, apply, write. When the store reports back:
publish, acknowledge, after_commit. Each step runs for all tables of a batch before the next step begins, which keeps
the code in the processor's cache. So nothing is published or acknowledged before it is durable.

A table takes part in one commit at a time. Others wait in its queue (`LiveTable.enter`), as do joining connections and
catching up with other processes. A commit without commands changes nothing; its `done` runs between two commits.
After an outage the next commit of a table, also one without commands, first gives back the lost time.

Between `apply` and `publish` a table in memory is ahead of the store and counts as dirty. If the write fails it stays
dirty, and `recover` reloads it before the next command. After a conflict with another process, or a refusal that the
other process's events may explain, `recover` brings the table up to date and the command is decided again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial

from ziggurat.json_text import json_text
from ziggurat.outcomes import Done, resolve
from ziggurat.server.connection import Connection
from ziggurat.server.errors import describe
from ziggurat.server.ids import now_ms
from ziggurat.server.tables import delivery
from ziggurat.server.tables.live_table import LiveTable, LobbyState, Request
from ziggurat.server.tables.lobby import lobby_update, mark_sent, to_summary
from ziggurat.server.tables.outages import Outages
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import Conflict, Row
from ziggurat.table.commands import Command
from ziggurat.table.errors import Refused
from ziggurat.table.events import StoredEvent
from ziggurat.table.table import Table

MAX_ATTEMPTS = 4


class Commit:
    """Commands for one table, carried out all or none, and the outcome of each step."""

    __slots__ = (
        "attempts",
        "commands",
        "decided",
        "done",
        "error",
        "events",
        "frames",
        "is_new",
        "live",
        "lobby",
        "request",
        "started",
    )

    def __init__(self, live: LiveTable, commands: Sequence[Command], done: Done, request: Request | None) -> None:
        self.live = live
        self.commands = commands
        self.decided = commands
        """The commands, and one before them that gives back time after an outage."""
        self.done = done
        self.request = request
        self.started = time.perf_counter()
        self.is_new = live.table.version == 0
        """Whether the commit creates its table; it is then not decided again after a conflict."""
        self.attempts = 0
        self.events: list[StoredEvent] = []
        self.frames: list[delivery.Frames] = []
        self.lobby: LobbyState | None = None
        self.error: Exception | None = None
        """Why the store refused the write."""


class CommitPipeline:
    """Commits commands in batches."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.outages = Outages()
        self.submitted: list[Commit] = []
        """Commits to run in this iteration of the event loop."""
        self.stored: list[Commit] = []
        """Commits on which the store has reported in this iteration."""

    # --- Submitting ----------------------------------------------------------------------------------------

    def submit(self, live: LiveTable, commands: Sequence[Command], done: Done, request: Request | None = None) -> None:
        """Commit commands, all or none; call `done` when they are durable and published, or have failed.

        A `request` that was acknowledged before is not carried out again.
        """
        live.enter(partial(self.start, Commit(live, commands, done, request)))

    async def perform(self, live: LiveTable, *commands: Command, request: Request | None = None) -> None:
        """Commit commands and wait; raise `Refused`, `StoreError` or `ApiError` if that fails.

        A caller that is cancelled meanwhile does not stop the commit.
        """
        outcome = asyncio.get_running_loop().create_future()
        self.submit(live, commands, partial(resolve, outcome), request)
        try:
            await outcome
        finally:
            del outcome  # its exception refers to this frame; the cycle would keep a table until it is collected

    async def create(self, table_id: str, commands: Sequence[Command]) -> LiveTable:
        """Create a table by its first commands, all or none."""
        live = LiveTable(table_id, Table(), now_ms())
        outcome = asyncio.get_running_loop().create_future()

        def done(outcome: asyncio.Future[None], error: Exception | None) -> None:
            self.registry.release(table_id, live if error is None else None)
            resolve(outcome, error)

        self.registry.reserve(table_id)
        self.submit(live, commands, partial(done, outcome))
        try:
            await outcome
        finally:
            del outcome
        return live

    async def join(self, live: LiveTable, connection: Connection, since: int = 0) -> None:
        """Add a connection between two commits, so its `sync` has only durable events.

        The client knows the table up to the version `since`.
        """
        outcome = asyncio.get_running_loop().create_future()

        def done(outcome: asyncio.Future[None], error: Exception | None) -> None:
            try:
                if error is None and not outcome.done():  # it is done already if the client is gone
                    delivery.join(live, connection, since)
                    self.registry.call(self.registry.join_listeners, live)
            except Exception as failure:
                error = failure
            resolve(outcome, error)

        self.submit(live, (), partial(done, outcome))
        try:
            await outcome
        finally:
            del outcome

    # --- As far as the store -------------------------------------------------------------------------------

    def start(self, commit: Commit) -> None:
        """Add a commit, whose table is free, to the batch of this iteration."""
        if not self.submitted:
            asyncio.get_running_loop().call_soon(self.run_batch)
        self.submitted.append(commit)

    def run_batch(self) -> None:
        batch, self.submitted = self.submitted, []
        self.outages.observe(now_ms())
        for step in (self.decide, self.apply, self.write):
            batch = [commit for commit in batch if self.run_step(step, commit)]

    def run_step(self, step: Callable[[Commit], bool], commit: Commit) -> bool:
        """Run a step of a commit; return False if it ends the commit."""
        try:
            return step(commit)
        except Exception as error:
            self.fail(commit, error)
            return False

    def decide(self, commit: Commit) -> bool:
        live = commit.live
        if live.dirty:
            self.registry.spawn(self.recover(commit, None))
            return False
        commit.decided = self.outages.with_excuse(live.table.state, commit.commands)
        if not commit.decided or commit.request in live.acknowledged:
            self.finish(commit, None)
            return False
        commit.attempts += 1
        commit.events = live.table.decide(commit.decided[0], now_ms())
        if not commit.events and len(commit.decided) == 1:  # nothing to store
            self.acknowledge(commit)
            return False
        return True

    def apply(self, commit: Commit) -> bool:
        """Apply the events in memory and make the frames for the viewers."""
        live = commit.live
        live.dirty = True
        commit.frames = delivery.apply_events(live, commit.events)
        for command in commit.decided[1:]:
            events = live.table.decide(command, now_ms())
            commit.frames += delivery.apply_events(live, events)
            commit.events += events
        return True

    def write(self, commit: Commit) -> bool:
        live = commit.live
        commit.lobby = lobby_update(live)
        summary = None if commit.lobby is None else to_summary(live, commit.lobby)
        request, last = " ".join(commit.request or ()) or None, commit.events[-1]
        rows = [
            Row(event.seq, event.kind, event.at, json_text(event.data), request if event is last else None)
            for event in commit.events
        ]
        self.store.append_later(live.id, rows, summary, partial(self.on_stored, commit))
        return True

    # --- After the store has reported ----------------------------------------------------------------------

    def on_stored(self, commit: Commit, error: Exception | None) -> None:
        """Handle the outcome of a write: durable, or failed with an error."""
        commit.error = error
        if not self.stored:
            asyncio.get_running_loop().call_soon(self.finish_batch)
        self.stored.append(commit)

    def finish_batch(self) -> None:
        batch, self.stored = self.stored, []
        batch = [commit for commit in batch if self.run_step(self.publish, commit)]
        for commit in batch:
            self.acknowledge(commit)
        for commit in batch:
            self.after_commit(commit)

    def publish(self, commit: Commit) -> bool:
        """Send the frames of a durable commit to its viewers."""
        if commit.error is not None:
            raise commit.error
        live = commit.live
        live.dirty = False
        if commit.lobby is not None:
            mark_sent(live, commit.lobby, commit.events[-1].at)
        delivery.send_frames(live, commit.frames)
        return True

    def acknowledge(self, commit: Commit) -> None:
        if commit.request is not None:
            commit.live.acknowledge(commit.request, commit.live.table.version)
        self.finish(commit, None)

    def after_commit(self, commit: Commit) -> None:
        """Count, notify the listeners and save a snapshot. Errors are logged; the commit stands."""
        live, registry = commit.live, self.registry
        if not commit.is_new:
            registry.metrics.moves.add(sum([event.kind == "stepped" for event in commit.events]))
            registry.metrics.move_seconds.observe(time.perf_counter() - commit.started)
        if commit.lobby is not None or live.table.status != "playing":
            registry.notify_listeners(live)
        try:
            registry.snapshot_if_due(live)
        except Exception as error:
            registry.log("internal", error=describe(error))

    # --- Errors --------------------------------------------------------------------------------------------

    def fail(self, commit: Commit, error: Exception) -> None:
        """Recover and retry if another process may have caused an error; otherwise report it."""
        by_other_process = isinstance(error, Conflict) or (isinstance(error, Refused) and not self.store.single_writer)
        if by_other_process and not commit.is_new and commit.attempts < MAX_ATTEMPTS:
            self.registry.spawn(self.recover(commit, error))
        else:
            self.finish(commit, error)

    async def recover(self, commit: Commit, error: Exception | None) -> None:
        """Update a table from the store, then retry the commit or report the error."""
        live = commit.live
        try:
            if live.dirty:
                await self.registry.reload(live)
            elif not await self.registry.apply_missed(live):
                self.finish(commit, error)  # the table was up to date, so the refusal stands
                return
        except Exception as failure:
            live.dirty = True  # events of the other process may have been applied in part
            self.finish(commit, failure)
            return
        self.start(commit)

    def finish(self, commit: Commit, error: Exception | None) -> None:
        """Report the outcome of a commit and start the next work of its table."""
        done, commit.done = commit.done, ignore  # an error refers to its commit, which must not refer to the error
        try:
            done(error)
        except Exception as failure:
            self.registry.log("internal", error=describe(failure))
        commit.live.leave()


def ignore(_: Exception | None) -> None:
    """Ignore an outcome that was already reported."""
