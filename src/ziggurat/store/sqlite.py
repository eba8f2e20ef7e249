"""A store in one SQLite file, for one server process.

The file is in WAL mode with `synchronous=FULL`: an acknowledged write has been flushed to the disk. The lock file
`FILE.lock` excludes a second server, which would not see the moves of the first one. A tool may open the file of a
running server without the lock (`shared`); the key of the events still excludes duplicates.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing

from ziggurat.outcomes import Done
from ziggurat.store import schema
from ziggurat.store.database import Fields, Outcome, Statement, Value, check_texts
from ziggurat.store.errors import Unavailable
from ziggurat.store.events import check_append
from ziggurat.store.readers import Readers
from ziggurat.store.rows import Row, Summary
from ziggurat.store.sqlite_append import Append
from ziggurat.store.sqlite_errors import medium_error
from ziggurat.store.store import Hint, Store
from ziggurat.store.writer import Writer

MEMORY = ":memory:"
OLDEST_SQLITE = (3, 24, 0)  # the first with ON CONFLICT ... DO UPDATE

# fullfsync makes a flush reach the disk on macOS; other systems ignore it.
WRITER_SETTINGS = ("synchronous = FULL", "fullfsync = ON", "checkpoint_fullfsync = ON", "foreign_keys = ON")
# The log is copied into the database every 16 MiB of pages, not every 4 as by default: pages that many commits have
# changed are copied once. After a burst of writes the log file shrinks to that size.
LOG_SETTINGS = ("wal_autocheckpoint = 4096", "journal_size_limit = 16777216")


class SqliteStore(Store):
    """A store in a file or memory, with a `timeout` for locks of other programs."""

    def __init__(self, path: str, *, shared: bool = False, timeout: float = 2.0) -> None:
        self.path = path
        self._shared = shared or path == MEMORY
        self.single_writer = not shared
        self._timeout = timeout
        self._lock: sqlite3.Connection | None = None
        self._writer: Writer | None = None
        self._readers: Readers | None = None

    async def open(self) -> None:
        """Lock the file, migrate its schema and start the threads."""
        check_sqlite()
        connection = await asyncio.to_thread(self._prepare)
        self._writer = Writer(connection, self._connect_writer)
        if self.path != MEMORY:
            self._readers = Readers(self._connect_reader)

    async def close(self) -> None:
        """Complete pending writes, then close the file."""
        readers, writer, lock = self._readers, self._writer, self._lock
        self._readers = self._writer = self._lock = None
        if readers:
            await readers.close()
        if writer:
            await writer.close()
        if lock:
            lock.close()

    def append_later(self, table_id: str, rows: Sequence[Row], summary: Summary | None, done: Done) -> None:
        """See `Store.append_later`."""
        check_append(table_id, rows, summary)
        self._open_writer().append_later(Append(table_id, rows, summary), done)

    async def write(self, *statements: Statement) -> list[Outcome]:
        """See `Database.write`."""
        for statement in statements:
            check_texts(statement.params)
        return await self._open_writer().do(lambda connection: execute(connection, statements))

    async def rows(self, sql: str, *params: Value) -> list[Fields]:
        check_texts(params)
        writer = self._open_writer()
        if self._readers:
            return await self._readers.rows(sql, params)
        return await writer.do(lambda connection: connection.execute(sql, params).fetchall())

    def hint(self, topic: str, key: str, number: int = 0, *, table: str | None = None) -> None:
        """Do nothing: no other process uses the file."""

    def listen(self, callback: Callable[[Hint], None]) -> None:
        """Do nothing: there are no hints without other processes."""

    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise Unavailable("closed", "the store is not open")
        return self._writer

    def _prepare(self) -> sqlite3.Connection:
        """Take the lock; return a connection to the migrated file."""
        try:
            if not self._shared:
                self._lock = lock_file(self.path)
            return self._connect_prepared()
        except BaseException as error:
            if self._lock:
                self._lock.close()
                self._lock = None
            problem = medium_error(error) if isinstance(error, sqlite3.Error) else None
            if problem:
                raise problem from error
            raise

    def _connect_prepared(self) -> sqlite3.Connection:
        connection = self._connect_writer()
        try:
            migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect_writer(self) -> sqlite3.Connection:
        """Return a connection whose commits are durable."""
        connection = self._connect()
        try:
            [(mode,)] = connection.execute("PRAGMA journal_mode = WAL").fetchall()
            if mode != "wal" and self.path != MEMORY:
                raise Unavailable("cannot_open", f"{self.path}: this file system does not allow WAL mode, only {mode}")
            for setting in (*WRITER_SETTINGS, *LOG_SETTINGS):
                connection.execute(f"PRAGMA {setting}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect_reader(self) -> sqlite3.Connection:
        """Return a connection that only reads."""
        connection = self._connect()
        connection.execute("PRAGMA query_only = ON")
        return connection

    def _connect(self) -> sqlite3.Connection:
        # Each connection is used by one thread at a time; transactions are begun and committed explicitly.
        return sqlite3.connect(self.path, timeout=self._timeout, isolation_level=None, check_same_thread=False)


def check_sqlite() -> None:
    """Raise `Unavailable` if SQLite is too old or lacks the JSON functions."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise Unavailable("cannot_open", f"SQLite {sqlite3.sqlite_version} is too old; 3.24 or newer is needed")
    with closing(sqlite3.connect(MEMORY)) as probe:
        try:
            probe.execute("SELECT value FROM json_each('[1]')")
        except sqlite3.OperationalError as error:
            raise Unavailable("cannot_open", f"this SQLite lacks its JSON functions: {error}") from None


def execute(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[Outcome]:
    """Execute statements; stop after the first one if it changes nothing."""
    outcomes: list[Outcome] = []
    for statement in statements:
        cursor = connection.execute(*statement)
        rows = cursor.fetchall()
        outcomes.append(Outcome(max(cursor.rowcount, len(rows)), rows))
        if not outcomes[0].changed:
            break
    return outcomes


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate the schema in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    with closing(connection.cursor()) as cursor:
        cursor.execute(schema.VERSIONS_TABLE)
        [(version,)] = cursor.execute(schema.VERSION).fetchall()
        for number, statements in schema.missing(version).items():
            for statement in statements:
                cursor.execute(statement)
            cursor.execute(schema.APPLIED, (number, time.time_ns() // 1_000_000))
    connection.execute("COMMIT")


def lock_file(path: str) -> sqlite3.Connection:
    """Lock `FILE.lock` until the process ends. SQLite's locks work on every system.

    FILE is the real path: two symbolic links to one database share the lock.
    """
    lock = sqlite3.connect(f"{os.path.realpath(path)}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        problem = medium_error(error)
        if problem and problem.reason == "locked":
            raise Unavailable("in_use", f"another server uses {path}") from None
        raise
    return lock
