"""A store on PostgreSQL, for several server processes.

Any process may accept any move; the key of the events decides conflicts.

Needs the optional dependency asyncpg (`pip install 'ziggurat-table[postgres]'`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Any

import asyncpg

from ziggurat.outcomes import Done
from ziggurat.store import schema
from ziggurat.store.appender import Append, Appender
from ziggurat.store.database import Fields, Outcome, Statement, Value, check_texts
from ziggurat.store.errors import Unavailable
from ziggurat.store.events import check_append
from ziggurat.store.hints import Hints
from ziggurat.store.postgres_errors import BROKEN_CONNECTION, DATABASE_ERRORS, store_error
from ziggurat.store.rows import Row, Summary
from ziggurat.store.store import Hint, Store

# An acknowledged move is on the disk, whatever the settings of the database server.
# Plans are made once: planning an append takes longer than executing it.
SETTINGS = {"application_name": "ziggurat", "synchronous_commit": "on", "plan_cache_mode": "force_generic_plan"}
# Hints may be lost, so their commits need not wait for the disk.
HINT_SETTINGS = SETTINGS | {"synchronous_commit": "off"}

# A lock times out before the statement does, so that the error names the lock.
LOCK_TIMEOUT_SHARE = 0.8  # of the timeout of a statement
MIGRATION_TIMEOUT = 3600.0
# Serialises processes that start at the same time; the number is arbitrary.
MIGRATION_LOCK = "SELECT pg_advisory_xact_lock(7161988)"


# OFFSET 0 keeps the planner from joining all events: it does not know how few are new.
READ_MANY = """
    SELECT found.* FROM unnest($1::text[], $2::bigint[]) AS known (table_id, seq), LATERAL (
        SELECT table_id, seq, kind, at, data, request FROM events
        WHERE events.table_id = known.table_id AND events.seq > known.seq OFFSET 0
    ) AS found ORDER BY found.table_id, found.seq
"""
LAST_SEQS = """
    SELECT known.table_id, (SELECT max(seq) FROM events WHERE events.table_id = known.table_id)
    FROM unnest($1::text[]) AS known (table_id)
"""


class PooledConnection(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """A connection that returns to the pool without a query: no caller changes its settings."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(Store):
    """A store on PostgreSQL, with up to `size` connections, one more for hints, and a timeout per statement.

    Few connections suffice: appends share one, and other statements are short.
    """

    def __init__(self, dsn: str, *, size: int = 3, timeout: float = 5.0, jobs_only: bool = False) -> None:
        self._dsn = dsn
        self._jobs_only = jobs_only
        self._size = size
        self._timeout = timeout
        self._pool: Any = None
        self._is_open = False
        self._busy = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._appender = Appender(self._send_appends)
        self._append_connection: Any = None
        """A connection that is kept for appends: borrowing one takes as long as encoding a batch."""
        self._hints = Hints(self._connect_for_hints)

    async def open(self) -> None:
        """Connect, migrate the schema unless it is open for jobs only, and start listening for hints."""
        pool = asyncpg.create_pool(
            self._dsn,
            min_size=0,  # asyncpg logs a traceback for every failed attempt to keep a minimum
            max_size=self._size,
            timeout=self._timeout,
            command_timeout=self._timeout,
            connection_class=PooledConnection,
            server_settings=SETTINGS | {"lock_timeout": f"{LOCK_TIMEOUT_SHARE * self._timeout:.3f}s"},
        )
        try:
            await pool
            if not self._jobs_only:
                async with pool.acquire() as connection, connection.transaction():
                    await migrate(connection)
        except BaseException as error:
            pool.terminate()
            raise (store_error(error) if isinstance(error, DATABASE_ERRORS) else error) from None
        self._pool, self._is_open = pool, True
        self._hints.start()

    async def close(self) -> None:
        """Complete pending writes, then disconnect."""
        if not self._is_open:
            return
        self._is_open = False
        try:
            async with asyncio.timeout(self._timeout):
                await self._appender.finish()
                await self._idle.wait()
                await self._return_append_connection()
                await self._hints.flush()
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()
        await self._hints.stop()
        self._pool = None

    def append_later(self, table_id: str, rows: Sequence[Row], summary: Summary | None, done: Done) -> None:
        """See `Store.append_later`."""
        check_append(table_id, rows, summary)
        self._check_open()
        self._appender.add(Append(table_id, rows, summary, partial(self._on_appended, table_id, rows[-1].seq, done)))

    def _on_appended(self, table_id: str, seq: int, done: Done, error: Exception | None) -> None:
        if error is None:
            self.hint("table", table_id, seq, table=table_id)
        done(error)

    async def write(self, *statements: Statement) -> list[Outcome]:
        """See `Database.write`."""
        self._check_open()
        for statement in statements:
            check_texts(statement.params)
        outcomes: list[Outcome] = []
        async with self._connection() as connection, connection.transaction():
            for statement in statements:
                outcomes.append(await execute(connection, statement))
                if not outcomes[0].changed:
                    break
        return outcomes

    async def rows(self, sql: str, *params: Value) -> list[Fields]:
        self._check_open()
        check_texts(params)
        async with self._connection() as connection:
            return [tuple(row) for row in await connection.fetch(numbered(sql), *params)]

    def listen(self, callback: Callable[[Hint], None]) -> None:
        self._hints.listen(callback)

    def hint(self, topic: str, key: str, number: int = 0, *, table: str | None = None) -> None:
        self._hints.send(topic, key, number, table)

    def watch(self, table_id: str) -> None:
        self._hints.watch(table_id)

    def unwatch(self, table_id: str) -> None:
        self._hints.unwatch(table_id)

    def is_shared(self, table_id: str) -> bool:
        return self._hints.is_shared(table_id)

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """See `Events.read_many`; one query for all tables."""
        self._check_open()
        found: dict[str, list[Row]] = {}
        async with self._connection() as connection:
            for table_id, *row in await connection.fetch(READ_MANY, list(after), list(after.values())):
                found.setdefault(table_id, []).append(Row(*row))
        return found

    async def last_seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """See `Events.last_seqs`; one look into the index per table, however many events it has."""
        self._check_open()
        async with self._connection() as connection:
            found = await connection.fetch(LAST_SEQS, list(table_ids))
        return {table_id: seq for table_id, seq in found if seq is not None}

    async def existing(self, table: str, column: str, keys: Sequence[str]) -> set[str]:
        """See `Database.existing`; one query for all keys."""
        self._check_open()
        async with self._connection() as connection:
            query = f"SELECT {column} FROM {table} WHERE {column} = ANY ($1::text[])"
            return {key for (key,) in await connection.fetch(query, list(keys))}

    def _check_open(self) -> None:
        if not self._is_open:
            raise Unavailable("closed", "the store is not open")

    async def _send_appends(self, sql: str, params: list[Any]) -> set[str]:
        """Send a batch of appends; return the tables at which they were accepted."""
        try:
            if self._append_connection is not None and self._append_connection.is_closed():
                await self._return_append_connection()
            if self._append_connection is None:
                self._append_connection = await self._pool.acquire(timeout=self._timeout)
            return {table_id for (table_id,) in await self._append_connection.fetch(sql, *params)}
        except DATABASE_ERRORS as error:
            if isinstance(error, BROKEN_CONNECTION) and self._append_connection is not None:
                self._append_connection.terminate()
            await self._return_append_connection()
            raise store_error(error) from error

    async def _return_append_connection(self) -> None:
        """Return the connection for appends to the pool, which replaces it if it is broken."""
        connection, self._append_connection = self._append_connection, None
        if connection is not None:
            await self._pool.release(connection)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Lend a connection of the pool; translate its errors."""
        self._busy += 1
        self._idle.clear()
        try:
            async with self._pool.acquire(timeout=self._timeout) as connection:
                try:
                    yield connection
                except BROKEN_CONNECTION:
                    connection.terminate()
                    raise
        except DATABASE_ERRORS as error:
            raise store_error(error) from error
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

    async def _connect_for_hints(self) -> Any:
        timeout = self._timeout
        return await asyncpg.connect(self._dsn, timeout=timeout, command_timeout=timeout, server_settings=HINT_SETTINGS)


async def execute(connection: Any, statement: Statement) -> Outcome:
    sql = numbered(statement.sql)
    if sql.lstrip().startswith("SELECT"):
        rows = [tuple(row) for row in await connection.fetch(sql, *statement.params)]
        return Outcome(len(rows), rows)
    status: str = await connection.execute(sql, *statement.params)
    return Outcome(int(status.rsplit(maxsplit=1)[-1]), [])


async def migrate(connection: Any) -> None:
    """Migrate the schema inside a transaction, with a lock against other processes."""
    await connection.execute("SET LOCAL lock_timeout = 0")
    await connection.execute(MIGRATION_LOCK, timeout=MIGRATION_TIMEOUT)
    await connection.execute(schema.VERSIONS_TABLE)
    version = await connection.fetchval(schema.VERSION)
    for number, statements in schema.missing(version).items():
        for statement in statements:
            await connection.execute(statement, timeout=MIGRATION_TIMEOUT)
        await connection.execute(numbered(schema.APPLIED), number, time.time_ns() // 1_000_000)


@cache
def numbered(sql: str) -> str:
    """Return shared SQL in PostgreSQL's form: `?` becomes `$1`, `$2` ..."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))
