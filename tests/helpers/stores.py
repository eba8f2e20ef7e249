"""Stores for tests: sample data, empty schemas, and worker processes."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import asyncpg

from ziggurat.store import Account, Row, Store, Summary

NOW = 1_700_000_000_000
WORKER = Path(__file__).parent / "store_worker.py"


def rows(first: int, count: int = 1, data: str = "{}") -> list[Row]:
    """Return events with consecutive numbers."""
    return [Row(seq, "stepped", NOW + seq, data) for seq in range(first, first + count)]


def summary(table_id: str, version: int, **changes: Any) -> Summary:
    """Return a lobby summary of a table."""
    facts = {"game": "babel", "status": "playing", "created": NOW, "updated": NOW + version}
    return Summary(table_id, version=version, **{**facts, **changes})


async def put_table(store: Store, put: Summary) -> None:
    """Append the missing events up to the version of a summary, with the summary."""
    last = await last_seq(store, put.table_id)
    await store.append(put.table_id, rows(last + 1, put.version - last), put)


async def last_seq(store: Store, table_id: str) -> int:
    """Return the number of a table's last event, 0 without events."""
    return (await store.last_seqs([table_id])).get(table_id, 0)


def guest(account_id: str, name: str = "Ninsun") -> Account:
    """Return an account without a password."""
    return Account(account_id, name, NOW)


def player(account_id: str, name: str) -> Account:
    """Return an account with a password."""
    return Account(account_id, name, NOW, password_hash="$argon2id$of-a-password")


@contextmanager
def fresh_schema(dsn: str) -> Iterator[str]:
    """Yield the address of an empty PostgreSQL schema, and drop the schema afterwards."""
    name = f"test_{secrets.token_hex(8)}"
    ask(dsn, f"CREATE SCHEMA {name}")
    try:
        yield f"{dsn}{'&' if '?' in dsn else '?'}search_path={name}"
    finally:
        ask(dsn, f"DROP SCHEMA {name} CASCADE")


def ask(dsn: str, sql: str) -> list[tuple[Any, ...]]:
    """Execute SQL directly on a PostgreSQL database."""

    async def query() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(dsn)
        try:
            return [tuple(row) for row in await connection.fetch(sql)]
        finally:
            await connection.close()

    return asyncio.run(query())


class Worker:
    """A process that uses a store (`store_worker.py`) and prints a line for each result."""

    def __init__(self, task: str, *arguments: str) -> None:
        command = [sys.executable, str(WORKER), task, *arguments]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def line(self) -> str:
        """Return the next line of output, or raise if the process has ended."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the worker process has ended")
        return line.rstrip("\n")

    def send(self, word: str) -> None:
        """Write to its standard input."""
        assert self._process.stdin is not None
        self._process.stdin.write(word)
        self._process.stdin.flush()

    def kill(self) -> list[str]:
        """Kill it as `kill -9` does; return the rest of its output."""
        self._process.kill()
        assert self._process.stdout is not None
        rest = self._process.stdout.read()
        self._process.wait()
        # The last line may be incomplete.
        return [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]

    def finish(self, word: str = "") -> list[str]:
        """Write its last input, wait for its end, and return the rest of its output."""
        rest, _ = self._process.communicate(word, timeout=120)
        if self._process.returncode:
            raise RuntimeError(f"the worker process failed: {rest}")
        return rest.splitlines()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()
