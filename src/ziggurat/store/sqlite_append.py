"""A batch of appends in few statements, however many appends it has.

Between two statements the writer thread needs the GIL, for which it may wait milliseconds on a busy server. So the
tables to look up are passed as one JSON text, which SQLite splits without the GIL, and one statement inserts many rows.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

from ziggurat.json_text import json_text
from ziggurat.store.errors import Conflict
from ziggurat.store.lobby import COLUMNS, NEWER_SUMMARY, seat_statements, to_row
from ziggurat.store.rows import Row, Summary

LAST = """
    SELECT json_group_array(json_array(
        given.value, (SELECT max(seq) FROM events WHERE table_id = given.value)
    )) FROM json_each(?) AS given
"""
ACCOUNTS = """
    SELECT json_group_array(json_array(
        given.value, (SELECT accounts FROM tables WHERE table_id = given.value)
    )) FROM json_each(?) AS given
"""


ADD = "INSERT INTO events (table_id, seq, kind, at, data, request) VALUES"
PUT_TABLES = f"INSERT INTO tables ({COLUMNS}) VALUES"
MAX_PARAMETERS = 999  # of a statement, before SQLite 3.32


class Append(NamedTuple):
    """Events for one table, with the new summary for the lobby."""

    table_id: str
    rows: Sequence[Row]
    summary: Summary | None


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Conflict | None]:
    """Add what can be added, inside a transaction; return a conflict or None per append."""
    last = by_table(connection, LAST, {append.table_id for append in appends})
    # Only a summary can change the accounts, and most appends have none.
    seated = by_table(connection, ACCOUNTS, {append.table_id for append in appends if append.summary})
    outcomes: list[Conflict | None] = []
    accepted: list[Append] = []
    reseated: list[Summary] = []
    for append in appends:
        if append.rows[0].seq != (last[append.table_id] or 0) + 1:
            outcomes.append(Conflict(append.table_id, append.rows[0].seq))
            continue
        last[append.table_id] = append.rows[-1].seq
        if append.summary:
            accounts = " ".join(append.summary.accounts)
            if accounts != seated[append.table_id]:
                seated[append.table_id] = accounts
                reseated.append(append.summary)
        accepted.append(append)
        outcomes.append(None)
    add(connection, accepted, reseated)
    return outcomes


def by_table(connection: sqlite3.Connection, query: str, names: set[str]) -> dict[str, Any]:
    """Return the value that a query has for each table, None where it has none."""
    if not names:
        return {}
    [(found,)] = connection.execute(query, (json_text(list(names)),)).fetchall()
    return dict(json.loads(found))


def add(connection: sqlite3.Connection, appends: Sequence[Append], reseated: Sequence[Summary]) -> None:
    """Write events and summaries, and the index of seats where it has changed."""
    events = [(append.table_id, *row) for append in appends for row in append.rows]
    summaries = [to_row(append.summary) for append in appends if append.summary]
    insert(connection, ADD, events)
    insert(connection, PUT_TABLES, summaries, NEWER_SUMMARY)
    for summary in reseated:
        for statement in seat_statements(summary):
            connection.execute(*statement)


def insert(connection: sqlite3.Connection, into: str, rows: Sequence[tuple[Any, ...]], otherwise: str = "") -> None:
    """Insert rows in statements of 1, 2, 4 ... rows, so that few different ones are prepared."""
    start = 0
    while start < len(rows):
        width = len(rows[start])
        count = 1 << (min(len(rows) - start, MAX_PARAMETERS // width).bit_length() - 1)
        values = tuple(chain.from_iterable(rows[start : start + count]))
        connection.execute(insert_statement(into, width, count, otherwise), values)
        start += count


@cache
def insert_statement(into: str, width: int, count: int, otherwise: str) -> str:
    """Return the statement that inserts `count` rows of `width` columns."""
    row = f"({', '.join('?' * width)})"
    return f"{into} {', '.join([row] * count)} {otherwise}"
