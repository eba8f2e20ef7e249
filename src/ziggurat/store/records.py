"""Records of games.

A record is a JSON object and otherwise opaque. It is stored as one line of text, and its id is the hash of that line:
storing a record twice changes nothing.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ziggurat.store.database import Database, Statement, check_id, check_text
from ziggurat.store.errors import BadText
from ziggurat.store.rows import StoredRecord

COLUMNS = "record_id, table_id, at, text"
PUT = f"INSERT INTO records ({COLUMNS}) VALUES (?, ?, ?, ?) ON CONFLICT (record_id) DO NOTHING"
RECORD = f"SELECT {COLUMNS} FROM records WHERE record_id = ?"
MAX_RECORD = 16_000_000


class Records(Database):
    """Calls for records."""

    async def put_record(self, text: str, at: int, table_id: str | None = None) -> tuple[str, bool]:
        """Store a record; return its id and whether it is new, or raise `BadText`."""
        line = one_line(text)
        record_id = hashlib.sha256(line.encode()).hexdigest()
        if table_id is not None:
            check_id(table_id)
        [outcome] = await self.write(Statement(PUT, (record_id, table_id, at, line)))
        return record_id, outcome.changed == 1

    async def record(self, record_id: str) -> StoredRecord | None:
        found = await self.rows(RECORD, record_id)
        return StoredRecord(*found[0]) if found else None


def one_line(text: str) -> str:
    """Return a JSON object in its one-line form, or raise `BadText`."""
    if len(text) > MAX_RECORD:
        raise BadText(f"a record is limited to {MAX_RECORD} characters")
    try:
        record = json.loads(text, parse_constant=refuse_constant, object_pairs_hook=refuse_duplicates)
    except RecursionError:
        raise BadText("the record is nested too deeply") from None
    except ValueError as error:
        raise BadText(f"a record must be a JSON object: {error}") from None
    if not isinstance(record, dict):
        raise BadText("a record must be a JSON object")
    line = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    check_text(line)
    return line


def refuse_constant(name: str) -> None:
    """Refuse NaN and Infinity, which Python reads but JSON does not know."""
    raise ValueError(f"{name} is not JSON")


def refuse_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object with duplicate names: one of the values would be lost."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("an object has a duplicate name")
    return found
