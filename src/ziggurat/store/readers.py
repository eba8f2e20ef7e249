"""Threads that read a SQLite file, in parallel with its writer (WAL mode)."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from ziggurat.store.database import Fields, Value
from ziggurat.store.sqlite_errors import medium_error, store_error

THREADS = 3


class Readers:
    """Runs queries in threads, each with a connection that is replaced after an error."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="ziggurat-reader")
        self._local = threading.local()
        self._connections: set[sqlite3.Connection] = set()

    async def rows(self, sql: str, params: tuple[Value, ...]) -> list[Fields]:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._query, sql, params)

    async def close(self) -> None:
        """Complete running queries, then close all connections."""
        await asyncio.to_thread(self._pool.shutdown)
        while self._connections:
            self._connections.pop().close()

    def _query(self, sql: str, params: tuple[Value, ...]) -> list[Fields]:
        """Run a query in a reader thread."""
        try:
            return self._connection().execute(sql, params).fetchall()
        except sqlite3.Error as error:
            problem = medium_error(error)
            if problem:
                self._disconnect()
            raise problem or store_error(error) from error

    def _connection(self) -> sqlite3.Connection:
        found: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if found is None:
            found = self._connect()
            self._local.connection = found
            self._connections.add(found)
        return found

    def _disconnect(self) -> None:
        """Close the connection of this thread; the next query reconnects."""
        found: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if found is not None:
            self._local.connection = None
            self._connections.discard(found)
            found.close()
