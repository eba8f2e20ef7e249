"""A store in PostgreSQL, for several server processes at once: any process may accept any move, the key decides.

Needs the optional dependency asyncpg (`pip install 'ziggurat-table[postgres]'`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import asyncpg

from ziggurat.store import schema
from ziggurat.store.database import Fields, Outcome, Statement, Value, check_texts
from ziggurat.store.errors import Conflict, Taken, Unavailable
from ziggurat.store.events import check_append
from ziggurat.store.hints import Hints
from ziggurat.store.lobby import fields_of
from ziggurat.store.postgres_errors import FAILURES, answer_to
from ziggurat.store.rows import Row, Summary
from ziggurat.store.store import Hint, Store

# Whatever the server's own settings are, an acknowledged move is on its disk.
SETTINGS = {"application_name": "ziggurat", "synchronous_commit": "on"}
# A lost hint is no harm: its commit need not wait for the disk.
HINT_SETTINGS = SETTINGS | {"synchronous_commit": "off"}

# One statement, so one transaction and one way to the server and back. It adds nothing unless the first event is the
# next one; if another process adds the same event at the same moment, the primary key refuses one of the two.
ADD = """
    WITH added AS (
        INSERT INTO events (table_id, seq, kind, at, data)
        SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[])
        WHERE $2[1] = (SELECT coalesce(max(seq), 0) + 1 FROM events WHERE table_id = $1)
        RETURNING seq
    )
"""
APPEND = ADD + "SELECT count(*) FROM added"
APPEND_WITH_SUMMARY = (
    ADD.rstrip()
    + """,
    put AS (
        INSERT INTO tables
            (table_id, game, status, version, created, updated, listed, deadline, accounts, waiting, data)
        SELECT $1, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15 WHERE EXISTS (SELECT FROM added)
        ON CONFLICT (table_id) DO UPDATE SET
            status = excluded.status, version = excluded.version, updated = excluded.updated,
            listed = excluded.listed, deadline = excluded.deadline, accounts = excluded.accounts,
            waiting = excluded.waiting, data = excluded.data
    ),
    stood_up AS (
        DELETE FROM seats WHERE table_id = $1 AND account_id <> ALL ($16::text[]) AND EXISTS (SELECT FROM added)
    ),
    sat_down AS (
        INSERT INTO seats (account_id, table_id)
        SELECT account_id, $1 FROM unnest($16::text[]) AS account_id WHERE EXISTS (SELECT FROM added)
        ON CONFLICT DO NOTHING
    )
    SELECT count(*) FROM added
"""
)
# Two processes may start at once; the number is ours alone and means nothing else.
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(7161988)"


class PostgresStore(Store):
    """A store on a PostgreSQL server, with up to `size` connections. An answer may take `patience` seconds."""

    def __init__(self, dsn: str, *, size: int = 10, patience: float = 5.0) -> None:
        self._dsn = dsn
        self._size = size
        self._patience = patience
        self._pool: Any = None
        self._busy = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._hints = Hints(self._connect_for_hints)

    async def open(self) -> None:
        """Connect, bring the schema up to date, and begin to listen."""
        try:
            pool = await asyncpg.create_pool(
                self._dsn,
                min_size=1,
                max_size=self._size,
                timeout=self._patience,
                command_timeout=self._patience,
                server_settings=SETTINGS,
            )
            async with pool.acquire() as connection, connection.transaction():
                await migrate(connection)
        except FAILURES as error:
            raise answer_to(error) from error
        self._pool = pool
        self._hints.start()

    async def close(self) -> None:
        """Finish every write that was begun, then let go of the server."""
        pool, self._pool = self._pool, None
        if not pool:
            return
        try:
            async with asyncio.timeout(self._patience):
                await self._idle.wait()
                await pool.close()
        except TimeoutError:
            pool.terminate()
        await self._hints.stop()

    async def append(self, table_id: str, rows: Sequence[Row], summary: Summary | None = None) -> None:
        """Add events to a table; see `Store.append`."""
        check_append(table_id, rows, summary)
        sql = APPEND
        params: list[Any] = [table_id, *(list(column) for column in zip(*rows, strict=True))]
        if summary:
            sql, params = APPEND_WITH_SUMMARY, [*params, *fields_of(summary)[1:], list(summary.accounts)]
        try:
            async with self._connection() as connection:
                added = await connection.fetchval(sql, *params)
        except Taken:
            added = 0
        if not added:
            raise Conflict(table_id, rows[0].seq)
        self.hint("table", table_id, rows[-1].seq)

    async def write(self, *statements: Statement) -> list[Outcome]:
        """Execute statements in one transaction; see `Database.write`."""
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
        """Return what a query finds."""
        check_texts(params)
        async with self._connection() as connection:
            return [tuple(row) for row in await connection.fetch(numbered(sql), *params)]

    def listen(self, callback: Callable[[Hint], None]) -> None:
        """Call back for every hint of another process."""
        self._hints.listen(callback)

    def hint(self, topic: str, key: str, number: int = 0) -> None:
        """Tell the other processes."""
        self._hints.send(topic, key, number)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Lend a connection, and say what its errors mean."""
        if self._pool is None:
            raise Unavailable("closed", "the store is not open")
        self._busy += 1
        self._idle.clear()
        try:
            async with self._pool.acquire(timeout=self._patience) as connection:
                yield connection
        except FAILURES as error:
            raise answer_to(error) from error
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

    async def _connect_for_hints(self) -> Any:
        patience = self._patience
        return await asyncpg.connect(
            self._dsn, timeout=patience, command_timeout=patience, server_settings=HINT_SETTINGS
        )


async def execute(connection: Any, statement: Statement) -> Outcome:
    """Execute one statement of the shared SQL."""
    sql = numbered(statement.sql)
    if sql.lstrip().startswith("SELECT"):
        rows = [tuple(row) for row in await connection.fetch(sql, *statement.params)]
        return Outcome(len(rows), rows)
    status: str = await connection.execute(sql, *statement.params)
    return Outcome(int(status.rsplit(maxsplit=1)[-1]), [])


async def migrate(connection: Any) -> None:
    """Bring the schema up to date inside a transaction, while no other process does."""
    await connection.execute(ONE_AT_A_TIME, timeout=None)
    await connection.execute(schema.VERSIONS_TABLE)
    version = await connection.fetchval(schema.VERSION)
    for number, statements in schema.missing(version).items():
        for statement in statements:
            await connection.execute(statement, timeout=None)
        await connection.execute(numbered(schema.APPLIED), number, time.time_ns() // 1_000_000)


@cache
def numbered(sql: str) -> str:
    """Write the parameters of shared SQL as PostgreSQL wants them: `?` becomes `$1`, `$2` ..."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))
