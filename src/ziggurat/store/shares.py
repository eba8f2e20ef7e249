"""Shares: links to finished games of private tables."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement, check_id

CREATE = "INSERT INTO shares (token_hash, table_id, created) VALUES (?, ?, ?)"
SHARED = "SELECT table_id FROM shares WHERE token_hash = ?"
COUNT = "SELECT count(*) FROM shares WHERE table_id = ?"
REVOKE = "DELETE FROM shares WHERE table_id = ?"


class Shares(Database):
    """Calls for shares."""

    async def create_share(self, token_hash: str, table_id: str, at: int) -> None:
        """Add a link to the finished game of a table."""
        check_id(token_hash)
        check_id(table_id)
        await self.write(Statement(CREATE, (token_hash, table_id, at)))

    async def shared_table(self, token_hash: str) -> str | None:
        """Return the table of a link."""
        found = await self.rows(SHARED, token_hash)
        return str(found[0][0]) if found else None

    async def count_shares(self, table_id: str) -> int:
        [(count,)] = await self.rows(COUNT, table_id)
        return int(count)

    async def revoke_shares(self, table_id: str) -> int:
        """Delete all links to the game of a table; return their number."""
        [outcome] = await self.write(Statement(REVOKE, (table_id,)))
        return outcome.changed
