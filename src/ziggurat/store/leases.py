"""Leases: which of several processes plays the bots of a table."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement

CLAIM = """
    INSERT INTO leases (table_id, holder, until) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.until <= ? OR leases.holder = excluded.holder
"""
RELEASE = "DELETE FROM leases WHERE table_id = ? AND holder = ?"
FORGET = "DELETE FROM leases WHERE until <= ?"


class Leases(Database):
    """Calls for leases."""

    async def claim_lease(self, table_id: str, holder: str, now: int, until: int) -> bool:
        """Take or extend the lease of a table; return False while another holder has it."""
        [outcome] = await self.write(Statement(CLAIM, (table_id, holder, until, now)))
        return bool(outcome.changed)

    async def release_lease(self, table_id: str, holder: str) -> None:
        """End the lease of a table, if the holder has it."""
        await self.write(Statement(RELEASE, (table_id, holder)))

    async def forget_leases(self, before: int) -> int:
        """Delete the leases that ended up to a time; return their number."""
        [outcome] = await self.write(Statement(FORGET, (before,)))
        return outcome.changed
