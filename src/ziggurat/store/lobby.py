"""The index of tables for the lobby: who sits where, whose turn it is, which clock runs out when."""

from __future__ import annotations

from ziggurat.store.database import Database, Fields, Statement, Value, check_id, check_number, check_text
from ziggurat.store.rows import Summary

COLUMNS = "table_id, game, status, version, created, updated, listed, deadline, accounts, waiting, data"

# A summary that tells of fewer events than the one we have comes late and is ignored.
NEWER_SUMMARY = """
    ON CONFLICT (table_id) DO UPDATE SET
        status = excluded.status, version = excluded.version, updated = excluded.updated, listed = excluded.listed,
        deadline = excluded.deadline, accounts = excluded.accounts, waiting = excluded.waiting, data = excluded.data
    WHERE excluded.version >= tables.version
"""
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = ?"
PUT_SEAT = "INSERT INTO seats (account_id, table_id) VALUES (?, ?)"

TABLE = f"SELECT {COLUMNS} FROM tables WHERE table_id = ?"
OPEN_TABLES = f"SELECT {COLUMNS} FROM tables WHERE listed = 1 ORDER BY updated DESC, table_id LIMIT ?"
TABLES_OF = f"""
    SELECT {COLUMNS} FROM tables WHERE table_id IN (SELECT table_id FROM seats WHERE account_id = ?) AND updated < ?
    ORDER BY updated DESC, table_id LIMIT ?
"""
WAITING = f"""
    SELECT {COLUMNS} FROM tables WHERE table_id IN (SELECT table_id FROM seats WHERE account_id = ?) AND waiting <> ''
    ORDER BY updated, table_id
"""
DUE_BEFORE = f"SELECT {COLUMNS} FROM tables WHERE deadline <= ? ORDER BY deadline, table_id LIMIT ?"
END_OF_TIME = 2**62


class Lobby(Database):
    """Finding tables."""

    async def table(self, table_id: str) -> Summary | None:
        """Return what the lobby knows of a table."""
        found = await self.rows(TABLE, table_id)
        return summary_of(found[0]) if found else None

    async def open_tables(self, limit: int = 100) -> list[Summary]:
        """Return the tables that everybody may join, the newest first."""
        return [summary_of(row) for row in await self.rows(OPEN_TABLES, limit)]

    async def tables_of(self, account_id: str, *, before: int | None = None, limit: int = 100) -> list[Summary]:
        """Return the tables at which an account sits, the newest first; `before` a time, for the next page."""
        until = END_OF_TIME if before is None else before
        return [summary_of(row) for row in await self.rows(TABLES_OF, account_id, until, limit)]

    async def waiting_for(self, account_id: str) -> list[Summary]:
        """Return the tables that wait for an account, the longest waiting first."""
        found = [summary_of(row) for row in await self.rows(WAITING, account_id)]
        return [summary for summary in found if account_id in summary.waiting]

    async def due_before(self, at: int, limit: int = 1000) -> list[Summary]:
        """Return the tables whose deadline is at or before a time, the most urgent first."""
        return [summary_of(row) for row in await self.rows(DUE_BEFORE, at, limit)]


def check_summary(summary: Summary) -> None:
    """Refuse a summary that cannot be stored."""
    for name in (summary.table_id, *summary.accounts):
        check_id(name)
    for text in (summary.game, summary.status, summary.data):
        check_text(text)
    for number in (summary.created, summary.updated, summary.deadline or 0):
        check_number(number)
    if not set(summary.waiting) <= set(summary.accounts):
        raise ValueError(f"table {summary.table_id} waits for somebody who does not sit there")


def fields_of(summary: Summary) -> tuple[Value, ...]:
    """Return a summary as it is stored: a list of ids is one text, the ids separated by spaces."""
    return (
        summary.table_id,
        summary.game,
        summary.status,
        summary.version,
        summary.created,
        summary.updated,
        int(summary.listed),
        summary.deadline,
        " ".join(summary.accounts),
        " ".join(summary.waiting),
        summary.data,
    )


def summary_of(row: Fields) -> Summary:
    """Return a stored summary."""
    table_id, game, status, version, created, updated, listed, deadline, accounts, waiting, data = row
    seats = tuple(accounts.split()), tuple(waiting.split())
    return Summary(table_id, game, status, version, created, updated, bool(listed), deadline, *seats, data)


def seating(summary: Summary) -> list[Statement]:
    """Return the statements that make the index of seats agree with a summary."""
    seats = [Statement(PUT_SEAT, (account, summary.table_id)) for account in dict.fromkeys(summary.accounts)]
    return [Statement(CLEAR_SEATS, (summary.table_id,)), *seats]
