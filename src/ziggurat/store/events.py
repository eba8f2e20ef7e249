"""Events and snapshots of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ziggurat.store.database import MAX_PER_QUERY, Database, Statement, check_id, check_number, check_text
from ziggurat.store.lobby import check_summary
from ziggurat.store.rows import Row, Snapshot, Summary

READ = "SELECT seq, kind, at, data, request FROM events WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
REQUESTS = "SELECT seq, request FROM events WHERE table_id = ? AND seq > ? AND request IS NOT NULL ORDER BY seq"
SNAPSHOT = "SELECT seq, data FROM snapshots WHERE table_id = ?"

# A snapshot needs its event, and an older snapshot must not replace a newer one.
SAVE_SNAPSHOT = """
    INSERT INTO snapshots (table_id, seq, data)
    SELECT table_id, seq, ? FROM events WHERE table_id = ? AND seq = ?
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data
    WHERE excluded.seq > snapshots.seq
"""
ALL = 2**62


class Events(Database):
    """Calls for reading events, and for snapshots."""

    async def read(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Row]:
        """Return the events after number `after`, in order."""
        return [Row(*row) for row in await self.rows(READ, table_id, after, ALL if limit is None else limit)]

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """Return the events of several tables after a number for each; tables without such events are left out."""
        found = {table_id: await self.read(table_id, number) for table_id, number in after.items()}
        return {table_id: rows for table_id, rows in found.items() if rows}

    async def requests(self, table_id: str, after: int) -> list[tuple[int, str]]:
        """Return the stored requests of events after number `after`, with the number of each event."""
        return [(int(str(seq)), str(request)) for seq, request in await self.rows(REQUESTS, table_id, after)]

    async def last_seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each table that has events."""
        found: dict[str, int] = {}
        for first in range(0, len(table_ids), MAX_PER_QUERY):
            some = table_ids[first : first + MAX_PER_QUERY]
            places = ", ".join("?" * len(some))
            query = f"SELECT table_id, max(seq) FROM events WHERE table_id IN ({places}) GROUP BY table_id"
            found |= {str(name): int(seq) for name, seq in await self.rows(query, *some)}
        return found

    async def save_snapshot(self, table_id: str, seq: int, data: bytes) -> bool:
        """Store a snapshot taken after event `seq`; return False if a newer one exists."""
        [outcome] = await self.write(Statement(SAVE_SNAPSHOT, (data, table_id, seq)))
        return outcome.changed == 1

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """Return the newest snapshot of a table."""
        found = await self.rows(SNAPSHOT, table_id)
        return Snapshot(*found[0]) if found else None


def check_append(table_id: str, rows: Sequence[Row], summary: Summary | None) -> None:
    """Raise `ValueError` unless events are consecutive and storable, and the summary fits them."""
    check_id(table_id)
    if not rows:
        raise ValueError("append needs at least one event")
    for place, row in enumerate(rows):
        if row.seq != rows[0].seq + place or row.seq < 1:
            raise ValueError(f"events must have consecutive numbers from 1 on, not {[row.seq for row in rows]}")
        check_number(row.at)
        check_text(row.kind)
        check_text(row.data)
        check_text(row.request or "")
    if summary:
        check_summary(summary)
        if (summary.table_id, summary.version) != (table_id, rows[-1].seq):
            raise ValueError(f"the summary must be of table {table_id} after event {rows[-1].seq}, not {summary}")
