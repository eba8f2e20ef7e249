"""A few threads that read a SQLite file while the writer writes; in WAL mode neither waits for the other."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from ziggurat.store.database import Fields, Value
from ziggurat.store.sqlite_errors import answer_to, trouble

THREADS = 3


class Readers:
    """Runs queries, each thread with a connection of its own that it replaces after trouble."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="ziggurat-reader")
        self._local = threading.local()
        self._connections: set[sqlite3.Connection] = set()

    async def rows(self, sql: str, params: tuple[Value, ...]) -> list[Fields]:
        """Return what a query finds."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._query, sql, params)

    async def close(self) -> None:
        """Finish the queries that were begun, then close all connections."""
        await asyncio.to_thread(self._pool.shutdown)
        while self._connections:
            self._connections.pop().close()

    def _query(self, sql: str, params: tuple[Value, ...]) -> list[Fields]:
        """Live in one of the threads."""
        try:
            return self._connection().execute(sql, params).fetchall()
        except sqlite3.Error as error:
            problem = trouble(error)
            if problem:
                self._let_go()
            raise problem or answer_to(error) from error

    def _connection(self) -> sqlite3.Connection:
        """Return the connection of this thread."""
        found: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if found is None:
            found = self._connect()
            self._local.connection = found
            self._connections.add(found)
        return found

    def _let_go(self) -> None:
        """Close the connection of this thread; the next query opens another one."""
        found: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if found is not None:
            self._local.connection = None
            self._connections.discard(found)
            found.close()
