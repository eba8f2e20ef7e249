"""The thread that writes to a SQLite file, with group commit.

All pending tasks form one transaction with one flush to the disk; each gets its result after the flush. A failing task
is rolled back alone. If the medium fails, the whole transaction is rolled back and all of its tasks are refused; the
next one uses a new connection if the old one may be broken.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from ziggurat.outcomes import Done
from ziggurat.store.errors import Unavailable
from ziggurat.store.sqlite_append import Append, append_all
from ziggurat.store.sqlite_errors import medium_error, store_error

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

MAX_BATCH = 500
MAX_PENDING = 20_000


@dataclass(slots=True)
class Task:
    """A pending job, with the future or the callback that gets its result."""

    job: Job[Any] | Append
    waiting: asyncio.Future[Any] | Done
    result: Any = None
    error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Run the job; keep its error after a rollback. Raise errors of the medium."""
        assert not isinstance(self.job, Append)
        connection.execute("SAVEPOINT task")
        try:
            self.result = self.job(connection)
        except Exception as error:
            if medium_error(error):
                raise
            self.error = store_error(error)
            connection.execute("ROLLBACK TO task")
        connection.execute("RELEASE task")

    def answer(self) -> None:
        """Resolve the future, unless it was cancelled, or call the callback."""
        if not isinstance(self.waiting, asyncio.Future):
            self.waiting(self.error)
        elif self.waiting.done():
            return
        elif self.error is not None:
            self.waiting.set_exception(self.error)
        else:
            self.waiting.set_result(self.result)


class Writer:
    """Runs jobs in order, many in one transaction."""

    def __init__(self, connection: sqlite3.Connection, reconnect: Callable[[], sqlite3.Connection]) -> None:
        self._connection: sqlite3.Connection | None = connection
        self._reconnect = reconnect
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._waiting = 0
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="ziggurat-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """Run a job; its writes are durable on return."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._enqueue(Task(job, future))
        return await future

    def append_later(self, append: Append, done: Done) -> None:
        """Add events with the next batch, and call `done`."""
        self._enqueue(Task(append, done))

    def _enqueue(self, task: Task) -> None:
        if self._closing:
            raise Unavailable("closed", "the store is closed")
        if self._waiting >= MAX_PENDING:
            raise Unavailable("overloaded", f"{self._waiting} writes are pending; the limit is {MAX_PENDING}")
        self._waiting += 1
        self._queue.put(task)

    async def close(self) -> None:
        """Complete pending tasks, then end the thread and close the connection."""
        self._closing = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        """Run batches in the writer thread until `close`."""
        running = True
        while running:
            batch, running = self._next_batch()
            if batch:
                self._run_batch(batch)
                self._loop.call_soon_threadsafe(self._report, batch)
        self._disconnect()

    def _next_batch(self) -> tuple[list[Task], bool]:
        """Wait for tasks; return a batch, and False after the last one."""
        batch: list[Task] = []
        task = self._queue.get()
        while task is not None:
            batch.append(task)
            if len(batch) == MAX_BATCH:
                return batch, True
            try:
                task = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _run_batch(self, batch: list[Task]) -> None:
        """Run a batch in one transaction, or refuse all of it."""
        try:
            self._connection = self._connection or self._reconnect()
            self._connection.execute("BEGIN IMMEDIATE")
            run_batch(self._connection, batch)
            self._connection.execute("COMMIT")
        except (sqlite3.Error, Unavailable) as error:
            problem = medium_error(error)
            for task in batch:
                # Each caller raises its own exception object.
                task.error = Unavailable(problem.reason, problem.detail) if problem else store_error(error)
            self._reset(problem)

    def _reset(self, problem: Unavailable | None) -> None:
        """Prepare for the next batch: reconnect, unless the file was only locked."""
        if self._connection and not self._connection.in_transaction and problem and problem.reason == "locked":
            return
        self._disconnect()

    def _disconnect(self) -> None:
        """Close the connection, which rolls back what was not committed."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _report(self, batch: list[Task]) -> None:
        """Report results in the event loop; an error in one callback does not affect others."""
        self._waiting -= len(batch)
        for task in batch:
            try:
                task.answer()
            except Exception as error:
                self._loop.call_exception_handler({"message": "a callback failed after a write", "exception": error})


def run_batch(connection: sqlite3.Connection, batch: list[Task]) -> None:
    """Run a batch: all appends together, the other tasks one by one."""
    together = [(task, task.job) for task in batch if isinstance(task.job, Append)]
    if together:
        answers = append_all(connection, [append for _, append in together])
        for (task, _), error in zip(together, answers, strict=True):
            task.error = error
    for task in batch:
        if not isinstance(task.job, Append):
            task.run(connection)
