"""Pairings: tables whose owner waits for any opponent."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement, check_id
from ziggurat.store.rows import Pairing

COLUMNS = "table_id, account_id, game, clock, created, seen"
CREATE = f"INSERT INTO pairings ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"
WAITING = f"SELECT {COLUMNS} FROM pairings ORDER BY created, table_id LIMIT ?"
TOUCH = "UPDATE pairings SET seen = ? WHERE table_id = ?"
CLAIM = "DELETE FROM pairings WHERE table_id = ?"


class Pairings(Database):
    """Calls for pairings."""

    async def create_pairing(self, pairing: Pairing) -> None:
        """Add a waiting table. Raises `Missing` if the account does not exist."""
        check_id(pairing.table_id)
        await self.write(Statement(CREATE, tuple(pairing)))

    async def pairings(self, limit: int = 1000) -> list[Pairing]:
        """Return the waiting tables, the longest wait first."""
        return [Pairing(*row) for row in await self.rows(WAITING, limit)]

    async def touch_pairing(self, table_id: str, at: int) -> bool:
        """Store when the owner was last known to wait; return whether the table waits."""
        [outcome] = await self.write(Statement(TOUCH, (at, table_id)))
        return outcome.changed == 1

    async def claim_pairing(self, table_id: str) -> bool:
        """Remove a waiting table; return True for exactly one of several concurrent callers."""
        [outcome] = await self.write(Statement(CLAIM, (table_id,)))
        return outcome.changed == 1
