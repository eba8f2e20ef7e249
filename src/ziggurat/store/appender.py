"""Group commit on PostgreSQL: appends arriving during a statement form the next one.

One statement is one transaction, one round trip and one flush to the disk, for any number of tables. Each append in it
is accepted or refused separately: all of its events are added, or none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ziggurat.outcomes import Done
from ziggurat.store.database import Value
from ziggurat.store.errors import Conflict, Unavailable
from ziggurat.store.lobby import COLUMNS, to_row
from ziggurat.store.rows import Row, Summary

# The first event of each append decides: it is added if it is the next one of its table. If another process adds the
# same event at the same time, the primary key accepts one of the two, and the other append is refused as a whole. All
# processes write tables in the same order, which excludes deadlocks.
GIVEN = """
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[],
            $7::text[]) AS given (table_id, first, seq, kind, at, data, request)
    ),
    accepted AS (
        INSERT INTO events (table_id, seq, kind, at, data, request)
        SELECT table_id, seq, kind, at, data, request FROM given
        WHERE seq = first
            AND first = (SELECT coalesce(max(known.seq), 0) + 1 FROM events known WHERE known.table_id = given.table_id)
        ORDER BY table_id
        ON CONFLICT DO NOTHING
        RETURNING table_id
    ),
    others AS (
        INSERT INTO events (table_id, seq, kind, at, data, request)
        SELECT table_id, seq, kind, at, data, request FROM given JOIN accepted USING (table_id) WHERE seq > first
    )
"""
ACCEPTED = "SELECT table_id FROM accepted"
# Most moves change no summary. The short statement takes a third less of the database's time.
APPEND_EVENTS = f"{GIVEN} {ACCEPTED}"
APPEND = f"""
    {GIVEN},
    summaries AS (
        SELECT {COLUMNS} FROM unnest(
            $8::text[], $9::text[], $10::text[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[],
            $15::bigint[], $16::text[], $17::text[], $18::text[], $19::text[],
            $20::bigint[]
        ) AS given_summaries ({COLUMNS}) JOIN accepted USING (table_id)
    ),
    put AS (
        INSERT INTO tables ({COLUMNS}) SELECT {COLUMNS} FROM summaries ORDER BY table_id
        ON CONFLICT (table_id) DO UPDATE SET
            status = excluded.status, version = excluded.version, updated = excluded.updated,
            listed = excluded.listed, deadline = excluded.deadline, accounts = excluded.accounts,
            waiting = excluded.waiting, data = excluded.data, owner = excluded.owner,
            watchable = excluded.watchable
    ),
    reseated AS (
        SELECT table_id, summaries.accounts FROM summaries LEFT JOIN tables AS known USING (table_id)
        WHERE known.accounts IS DISTINCT FROM summaries.accounts
    ),
    left_seats AS (
        DELETE FROM seats USING reseated
        WHERE seats.table_id = reseated.table_id
            AND seats.account_id <> ALL (string_to_array(reseated.accounts, ' '))
    ),
    taken_seats AS (
        INSERT INTO seats (account_id, table_id)
        SELECT account_id, table_id FROM reseated, unnest(string_to_array(accounts, ' ')) AS account_id
        ON CONFLICT DO NOTHING
    )
    {ACCEPTED}
"""
MAX_BATCH = 500
MAX_PENDING = 20_000


@dataclass(slots=True, eq=False)
class Append:
    """A pending append and the function that is called with its outcome."""

    table_id: str
    rows: Sequence[Row]
    summary: Summary | None
    done: Done


class Appender:
    """Collects appends and sends them in batches, one statement at a time."""

    def __init__(self, send: Callable[[str, list[Any]], Awaitable[set[str]]]) -> None:
        self._send = send
        self._waiting: list[Append] = []
        self._sending: asyncio.Task[None] | None = None

    def add(self, append: Append) -> None:
        """Send an append with the next batch."""
        if len(self._waiting) >= MAX_PENDING:
            raise Unavailable("overloaded", f"{len(self._waiting)} appends are pending; the limit is {MAX_PENDING}")
        self._waiting.append(append)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all(), name="ziggurat-appender")

    async def finish(self) -> None:
        """Wait until all pending appends have been sent."""
        while self._sending:
            await asyncio.wait([self._sending])

    async def _send_all(self) -> None:
        """Send batches until none is pending."""
        try:
            while batch := self._next_batch():
                await self._send_batch(batch)
        finally:
            self._sending = None

    async def _send_batch(self, batch: list[Append]) -> None:
        """Send one batch and report the outcomes."""
        accepted: set[str] = set()
        failure: Exception | None = None
        try:
            accepted = await self._send(*statement(batch))
        except Exception as error:
            failure = error
        for append in batch:
            refusal = None if append.table_id in accepted else Conflict(append.table_id, append.rows[0].seq)
            report(append, copy_error(failure) if failure else refusal)

    def _next_batch(self) -> list[Append]:
        """Remove a batch from the queue, with at most one append per table.

        A second append to a table depends on the result of the first.
        """
        batch: dict[str, Append] = {}
        later: list[Append] = []
        for append in self._waiting:
            if append.table_id in batch or len(batch) == MAX_BATCH:
                later.append(append)
            else:
                batch[append.table_id] = append
        self._waiting = later
        return list(batch.values())


def statement(batch: list[Append]) -> tuple[str, list[Any]]:
    """Return the statement for a batch, with the columns of all events, then those of all summaries."""
    events: list[tuple[Value, ...]] = [
        (append.table_id, append.rows[0].seq, *row) for append in batch for row in append.rows
    ]
    summaries = [to_row(append.summary) for append in batch if append.summary]
    return (APPEND if summaries else APPEND_EVENTS), columns(events) + columns(summaries)


def columns(rows: list[tuple[Value, ...]]) -> list[list[Value]]:
    """Transpose rows into columns."""
    return [list(column) for column in zip(*rows, strict=True)]


def report(append: Append, error: Exception | None) -> None:
    """Report the outcome of an append; an error in one callback does not affect others."""
    try:
        append.done(error)
    except Exception as failure:
        problem = {"message": "a callback failed after a write", "exception": failure}
        asyncio.get_running_loop().call_exception_handler(problem)


def copy_error(error: Exception) -> Exception:
    """Return a separate exception object for each caller that raises it."""
    return Unavailable(error.reason, error.detail) if isinstance(error, Unavailable) else error
