"""Many appends as three statements, however many there are.

Between two statements the writing thread needs Python's one lock again, for which it may wait milliseconds while the
server is busy. So everything that waits goes in as one JSON text, and SQLite takes it apart by itself, without it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from ziggurat.json_text import json_text
from ziggurat.store.errors import Conflict
from ziggurat.store.lobby import COLUMNS, NEWER_SUMMARY, fields_of, seating
from ziggurat.store.rows import Row, Summary

LAST = """
    SELECT json_group_array(json_array(
        given.value,
        (SELECT max(seq) FROM events WHERE table_id = given.value),
        (SELECT accounts FROM tables WHERE table_id = given.value)
    )) FROM json_each(?) AS given
"""


def columns(count: int) -> str:
    """Return the expressions that take the fields of a row out of its JSON."""
    return ", ".join(f"json_extract(given.value, '$[{number}]')" for number in range(count))


ADD = f"INSERT INTO events (table_id, seq, kind, at, data) SELECT {columns(5)} FROM json_each(?) AS given"
PUT_TABLES = f"""
    INSERT INTO tables ({COLUMNS}) SELECT {columns(11)} FROM json_each(?) AS given WHERE true
    {NEWER_SUMMARY}
"""


class Append(NamedTuple):
    """Events for one table, with what the lobby is to know afterwards."""

    table_id: str
    rows: Sequence[Row]
    summary: Summary | None


class Known(NamedTuple):
    """What the file knows of a table: the number of its last event, and who sits there."""

    last: int
    accounts: str | None


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Conflict | None]:
    """Add what can be added, inside a transaction that has the file for itself; return who was refused, in order."""
    known = known_tables(connection, {append.table_id for append in appends})
    answers: list[Conflict | None] = []
    taken: list[Append] = []
    moved: list[Summary] = []
    for append in appends:
        table = known[append.table_id]
        if append.rows[0].seq != table.last + 1:
            answers.append(Conflict(append.table_id, append.rows[0].seq))
            continue
        accounts = " ".join(append.summary.accounts) if append.summary else table.accounts
        if append.summary and accounts != table.accounts:
            moved.append(append.summary)
        known[append.table_id] = Known(append.rows[-1].seq, accounts)
        taken.append(append)
        answers.append(None)
    add(connection, taken, moved)
    return answers


def known_tables(connection: sqlite3.Connection, names: set[str]) -> dict[str, Known]:
    """Look up the tables that are written to."""
    [(found,)] = connection.execute(LAST, (json_text(list(names)),)).fetchall()
    return {name: Known(last or 0, accounts) for name, last, accounts in json.loads(found)}


def add(connection: sqlite3.Connection, appends: Sequence[Append], moved: Sequence[Summary]) -> None:
    """Write events and summaries; people rarely change seats, so most moves need not touch that index."""
    events = [(append.table_id, *row) for append in appends for row in append.rows]
    summaries = [fields_of(append.summary) for append in appends if append.summary]
    if events:
        connection.execute(ADD, (json_text(events),))
    if summaries:
        connection.execute(PUT_TABLES, (json_text(summaries),))
    for summary in moved:
        for statement in seating(summary):
            connection.execute(*statement)
