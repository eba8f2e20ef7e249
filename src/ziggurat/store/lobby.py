"""The lobby's index of tables: seats, status, whose turn it is, deadlines."""

from __future__ import annotations

from ziggurat.store.database import Database, Fields, Statement, Value, check_id, check_number, check_text
from ziggurat.store.rows import Summary

COLUMNS = (
    "table_id, game, status, version, created, updated, listed, deadline, accounts, waiting, data, owner, watchable"
)

# A summary of an older version is ignored.
NEWER_SUMMARY = """
    ON CONFLICT (table_id) DO UPDATE SET
        status = excluded.status, version = excluded.version, updated = excluded.updated, listed = excluded.listed,
        deadline = excluded.deadline, accounts = excluded.accounts, waiting = excluded.waiting, data = excluded.data,
        owner = excluded.owner, watchable = excluded.watchable
    WHERE excluded.version >= tables.version
"""
CLEAR_SEATS = "DELETE FROM seats WHERE table_id = ?"
PUT_SEAT = "INSERT INTO seats (account_id, table_id) VALUES (?, ?)"

TABLE = f"SELECT {COLUMNS} FROM tables WHERE table_id = ?"
OPEN_TABLES = f"SELECT {COLUMNS} FROM tables WHERE listed = 1 ORDER BY updated DESC, table_id LIMIT ?"
WATCHABLE = f"SELECT {COLUMNS} FROM tables WHERE watchable = 1 ORDER BY updated DESC, table_id LIMIT ?"
TABLES_OF = f"""
    SELECT {COLUMNS} FROM tables WHERE table_id IN (SELECT table_id FROM seats WHERE account_id = ?) AND updated < ?
    ORDER BY updated DESC, table_id LIMIT ?
"""
WAITING = f"""
    SELECT {COLUMNS} FROM tables WHERE table_id IN (SELECT table_id FROM seats WHERE account_id = ?) AND waiting <> ''
    ORDER BY updated, table_id
"""
DUE_BEFORE = f"SELECT {COLUMNS} FROM tables WHERE deadline <= ? ORDER BY deadline, table_id LIMIT ?"
OWNED = """
    SELECT count(*), coalesce(sum(listed), 0) FROM tables
    WHERE owner = ? AND status IN ('open', 'playing', 'paused')
"""
IDLE_OPEN = f"""
    SELECT {COLUMNS} FROM tables
    WHERE status = 'open' AND (listed = 1 AND updated < ? OR listed = 0 AND updated < ?)
    ORDER BY updated, table_id LIMIT ?
"""
NO_LIMIT = 2**62


class Lobby(Database):
    """Calls that find tables."""

    async def table(self, table_id: str) -> Summary | None:
        """Return the summary of a table."""
        found = await self.rows(TABLE, table_id)
        return from_row(found[0]) if found else None

    async def open_tables(self, limit: int = 100) -> list[Summary]:
        """Return the listed tables, newest first."""
        return [from_row(row) for row in await self.rows(OPEN_TABLES, limit)]

    async def watchable_tables(self, limit: int = 100) -> list[Summary]:
        """Return the running games that everyone may watch, the last move first."""
        return [from_row(row) for row in await self.rows(WATCHABLE, limit)]

    async def tables_of(self, account_id: str, *, before: int | None = None, limit: int = 100) -> list[Summary]:
        """Return an account's tables updated before a time, newest first."""
        until = NO_LIMIT if before is None else before
        return [from_row(row) for row in await self.rows(TABLES_OF, account_id, until, limit)]

    async def waiting_for(self, account_id: str) -> list[Summary]:
        """Return the tables that wait for an account, the longest wait first."""
        found = [from_row(row) for row in await self.rows(WAITING, account_id)]
        return [summary for summary in found if account_id in summary.waiting]

    async def due_before(self, at: int, limit: int = 1000) -> list[Summary]:
        """Return the tables with a deadline up to a time, earliest first."""
        return [from_row(row) for row in await self.rows(DUE_BEFORE, at, limit)]

    async def count_owned(self, account_id: str) -> tuple[int, int]:
        """Return how many unfinished tables an account has created, and how many of them are listed."""
        [(unfinished, listed)] = await self.rows(OWNED, account_id)
        return int(unfinished), int(listed)

    async def idle_open_tables(self, listed_before: int, unlisted_before: int, limit: int = 100) -> list[Summary]:
        """Return open tables last updated before a time, longest idle first."""
        return [from_row(row) for row in await self.rows(IDLE_OPEN, listed_before, unlisted_before, limit)]


def check_summary(summary: Summary) -> None:
    """Raise `BadText` or `ValueError` for a summary that cannot be stored."""
    for name in (summary.table_id, *summary.accounts, *filter(None, [summary.owner])):
        check_id(name)
    for text in (summary.game, summary.status, summary.data):
        check_text(text)
    for number in (summary.created, summary.updated, summary.deadline or 0):
        check_number(number)
    if not set(summary.waiting) <= set(summary.accounts):
        raise ValueError(f"table {summary.table_id} waits for an account that does not sit there")


def to_row(summary: Summary) -> tuple[Value, ...]:
    """Return a summary as a row; ids are joined by spaces."""
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
        summary.owner,
        int(summary.watchable),
    )


def from_row(row: Fields) -> Summary:
    found = Summary(*row)  # with the columns as they are stored
    accounts, waiting = tuple(str(found.accounts).split()), tuple(str(found.waiting).split())
    return found._replace(
        listed=bool(found.listed), accounts=accounts, waiting=waiting, watchable=bool(found.watchable)
    )


def seat_statements(summary: Summary) -> list[Statement]:
    """Return the statements that set a table's rows in the index of seats."""
    seats = [Statement(PUT_SEAT, (account, summary.table_id)) for account in dict.fromkeys(summary.accounts)]
    return [Statement(CLEAR_SEATS, (summary.table_id,)), *seats]
