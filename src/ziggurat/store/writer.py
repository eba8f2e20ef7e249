"""The one thread that writes to a SQLite file, with group commit.

Whatever waits when the thread is free goes into one transaction and one flush to the disk; every waiting task gets its
own answer, after the flush. A task that fails is undone alone. If the medium fails, the whole transaction is undone,
every task in it is refused, and the next one begins afresh, on a new connection if the old one may be broken.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from ziggurat.store.errors import Unavailable
from ziggurat.store.sqlite_append import Append, append_all
from ziggurat.store.sqlite_errors import answer_to, trouble

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

MOST_IN_ONE_COMMIT = 500
MOST_WAITING = 20_000


@dataclass(slots=True)
class Task:
    """A job with somebody who waits for its answer: a future, or for events something to call."""

    job: Job[Any] | Append
    waiting: asyncio.Future[Any] | Callable[[Exception | None], None]
    result: Any = None
    error: Exception | None = None

    def attempt(self, connection: sqlite3.Connection) -> None:
        """Do the job; if it fails, undo it and keep the error. Trouble with the medium is raised."""
        assert not isinstance(self.job, Append)
        connection.execute("SAVEPOINT task")
        try:
            self.result = self.job(connection)
        except Exception as error:
            if trouble(error):
                raise
            self.error = answer_to(error)
            connection.execute("ROLLBACK TO task")
        connection.execute("RELEASE task")

    def answer(self) -> None:
        """Tell whoever waits, unless nobody does any more."""
        if not isinstance(self.waiting, asyncio.Future):
            self.waiting(self.error)
        elif self.waiting.done():
            return
        elif self.error is not None:
            self.waiting.set_exception(self.error)
        else:
            self.waiting.set_result(self.result)


class Writer:
    """Carries out jobs in order, many in one transaction."""

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
        """Carry out a job; what it wrote is durable when this returns."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._enqueue(Task(job, future))
        return await future

    async def append(self, append: Append) -> None:
        """Add events, together with all others that wait; they are durable when this returns."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._enqueue(Task(append, future))
        await future

    def append_later(self, append: Append, done: Callable[[Exception | None], None]) -> None:
        """Add events as `append` does, and call back."""
        self._enqueue(Task(append, done))

    def _enqueue(self, task: Task) -> None:
        """Put a task into the queue."""
        if self._closing:
            raise Unavailable("closed", "the store is closed")
        if self._waiting >= MOST_WAITING:
            raise Unavailable("overloaded", f"{self._waiting} writes are waiting")
        self._waiting += 1
        self._queue.put(task)

    async def close(self) -> None:
        """Carry out what is waiting, then end the thread and close the connection."""
        self._closing = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        """Live in the thread."""
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if batch:
                self._carry_out(batch)
                self._loop.call_soon_threadsafe(self._answer, batch)
        self._let_go()

    def _next_batch(self) -> tuple[list[Task], bool]:
        """Wait for a task and take along whatever else waits; say whether there will be more."""
        batch: list[Task] = []
        task = self._queue.get()
        while task is not None:
            batch.append(task)
            if len(batch) == MOST_IN_ONE_COMMIT:
                return batch, True
            try:
                task = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _carry_out(self, batch: list[Task]) -> None:
        """Do a batch in one transaction, or refuse all of it."""
        try:
            self._connection = self._connection or self._reconnect()
            self._connection.execute("BEGIN IMMEDIATE")
            carry_out(self._connection, batch)
            self._connection.execute("COMMIT")
        except (sqlite3.Error, Unavailable) as error:
            problem = trouble(error)
            for task in batch:
                # One exception for each: every waiting caller raises its own.
                task.error = Unavailable(problem.reason, problem.detail) if problem else answer_to(error)
            self._undo(problem)

    def _undo(self, problem: Unavailable | None) -> None:
        """Be ready for the next batch. Unless the file was locked from the start, a new connection is safer."""
        if self._connection and not self._connection.in_transaction and problem and problem.reason == "locked":
            return
        self._let_go()

    def _let_go(self) -> None:
        """Close the connection; what was not committed is undone with it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _answer(self, batch: list[Task]) -> None:
        """Live in the event loop again: hand out the answers. Whatever one of them leads to disturbs no other."""
        self._waiting -= len(batch)
        for task in batch:
            try:
                task.answer()
            except Exception as error:
                self._loop.call_exception_handler({"message": "after a write", "exception": error})


def carry_out(connection: sqlite3.Connection, batch: list[Task]) -> None:
    """Do every task of a batch: appends all together, the others one by one. They were asked for side by side."""
    together = [(task, task.job) for task in batch if isinstance(task.job, Append)]
    if together:
        answers = append_all(connection, [append for _, append in together])
        for (task, _), error in zip(together, answers, strict=True):
            task.error = error
    for task in batch:
        if not isinstance(task.job, Append):
            task.attempt(connection)
