"""Records of games: kept one by one, carried elsewhere and back as JSON lines.

A record is an object of JSON and otherwise opaque. It is kept as one line of text, and its id is the hash of that line:
to bring the same record in a second time changes nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from ziggurat.store.database import Database, Statement, check_id, check_text
from ziggurat.store.errors import BadText
from ziggurat.store.rows import Imported, KeptRecord

COLUMNS = "record_id, table_id, at, text"
PUT = f"INSERT INTO records ({COLUMNS}) VALUES (?, ?, ?, ?) ON CONFLICT (record_id) DO NOTHING"
RECORD = f"SELECT {COLUMNS} FROM records WHERE record_id = ?"
RECORDS_OF = f"SELECT {COLUMNS} FROM records WHERE table_id = ? ORDER BY at, record_id"
PAGE = f"SELECT {COLUMNS} FROM records WHERE (at, record_id) > (?, ?) ORDER BY at, record_id LIMIT ?"
PAGE_SIZE = 200
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

    async def records_of(self, table_id: str) -> list[KeptRecord]:
        """Return the records of a table, the oldest first."""
        return [KeptRecord(*row) for row in await self.rows(RECORDS_OF, table_id)]

    async def export_records(self) -> AsyncIterator[str]:
        """Give every record as one line, the oldest first, without holding them all in memory."""
        at, record_id = -1, ""
        while page := [KeptRecord(*row) for row in await self.rows(PAGE, at, record_id, PAGE_SIZE)]:
            for record in page:
                yield record.text
            at, record_id = page[-1].at, page[-1].record_id

    async def import_records(
        self, lines: Iterable[str], at: int, check: Callable[[str], object] | None = None
    ) -> Imported:
        """Bring in records, one a line; empty lines are skipped, bad ones are reported by their number.

        `check` may look closer: it raises `ValueError` for a record that is not wanted.
        """
        added, known = 0, 0
        refused: list[tuple[int, str]] = []
        for page in pages(lines):
            answers = await asyncio.gather(*(self._bring_in(text, at, check) for _, text in page))
            for (number, _), answer in zip(page, answers, strict=True):
                if isinstance(answer, ValueError):
                    refused.append((number, str(answer)))
                elif answer:
                    added += 1
                else:
                    known += 1
        return Imported(added, known, refused)

    async def _bring_in(self, text: str, at: int, check: Callable[[str], object] | None) -> bool | ValueError:
        """Return whether a record is new here, or what is wrong with it."""
        try:
            if check:
                check(text)
            _, new = await self.put_record(text, at)
        except ValueError as error:
            return error
        return new


def pages(lines: Iterable[str]) -> Iterator[list[tuple[int, str]]]:
    """Give the lines that are not empty with their numbers, a page at a time."""
    numbered = ((number, line.strip()) for number, line in enumerate(lines, 1))
    full = ((number, line) for number, line in numbered if line)
    while page := list(islice(full, PAGE_SIZE)):
        yield page


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
