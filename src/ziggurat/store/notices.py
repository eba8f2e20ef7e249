"""Notices: how an account wants to hear that it is to move."""

from __future__ import annotations

from ziggurat.store.database import LONGEST_ADDRESS, Database, Statement
from ziggurat.store.errors import BadText
from ziggurat.store.rows import Notice

COLUMNS = "account_id, kind, address, created, data"
PUT = f"""
    INSERT INTO notices ({COLUMNS}) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (account_id, kind, address) DO UPDATE SET data = excluded.data
"""
NOTICES_OF = f"SELECT {COLUMNS} FROM notices WHERE account_id = ? ORDER BY kind, address"
REMOVE = "DELETE FROM notices WHERE account_id = ? AND kind = ? AND address = ?"


class Notices(Database):
    """Where to send the word that it is somebody's turn."""

    async def put_notice(self, notice: Notice) -> None:
        """Add a way to tell an account, or change its settings; `Missing` if there is no such account."""
        if len(notice.address.encode(errors="replace")) > LONGEST_ADDRESS:
            raise BadText(f"the address of a notice holds {LONGEST_ADDRESS} bytes at most")
        fields = (notice.account_id, notice.kind, notice.address, notice.created, notice.data)
        await self.write(Statement(PUT, fields))

    async def notices_of(self, account_id: str) -> list[Notice]:
        """Return all ways to tell an account."""
        return [Notice(*row) for row in await self.rows(NOTICES_OF, account_id)]

    async def remove_notice(self, account_id: str, kind: str, address: str) -> bool:
        """Remove a way to tell an account; say whether it was there."""
        [outcome] = await self.write(Statement(REMOVE, (account_id, kind, address)))
        return outcome.changed == 1
