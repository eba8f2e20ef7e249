"""Records of games: kept one by one, carried elsewhere and back as JSON lines.

A record is an object of JSON and otherwise opaque. It is kept as one line of text, and its id is the hash of that line:
to bring the same record in a second time changes nothing.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ziggurat.store.database import Database, Statement, check_id, check_text
from ziggurat.store.errors import BadText
from ziggurat.store.rows import KeptRecord

COLUMNS = "record_id, table_id, at, text"
PUT = f"INSERT INTO records ({COLUMNS}) VALUES (?, ?, ?, ?) ON CONFLICT (record_id) DO NOTHING"
RECORD = f"SELECT {COLUMNS} FROM records WHERE record_id = ?"
LONGEST_RECORD = 16_000_000


class Records(Database):
    """Games on paper."""

    async def put_record(self, text: str, at: int, table_id: str | None = None) -> tuple[str, bool]:
        """Keep a record; return its id, and whether it is new here. Raises `BadText` if it is no object of JSON."""
        line = one_line(text)
        record_id = hashlib.sha256(line.encode()).hexdigest()
        if table_id is not None:
            check_id(table_id)
        [outcome] = await self.write(Statement(PUT, (record_id, table_id, at, line)))
        return record_id, outcome.changed == 1

    async def record(self, record_id: str) -> KeptRecord | None:
        """Return a record by its id."""
        found = await self.rows(RECORD, record_id)
        return KeptRecord(*found[0]) if found else None


def one_line(text: str) -> str:
    """Return an object of JSON as one line, whatever spaces and escapes it was written with, or raise `BadText`."""
    if len(text) > LONGEST_RECORD:
        raise BadText(f"a record holds {LONGEST_RECORD} characters at most")
    try:
        record = json.loads(text, parse_constant=no_constant, object_pairs_hook=no_name_twice)
    except RecursionError:
        raise BadText("a record must not be nested so deeply") from None
    except ValueError as error:
        raise BadText(f"a record is an object of JSON: {error}") from None
    if not isinstance(record, dict):
        raise BadText("a record is an object of JSON")
    line = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    check_text(line)
    return line


def no_constant(name: str) -> None:
    """Refuse what Python reads but JSON does not know."""
    raise ValueError(f"{name} is not JSON")


def no_name_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object that says something twice: one of the two would be lost."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name comes twice in an object")
    return found
