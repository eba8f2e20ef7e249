"""Notices: addresses at which an account is notified of its turn."""

from __future__ import annotations

from ziggurat.store.database import MAX_ADDRESS, Database, Statement
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
    """Calls for notices."""

    async def put_notice(self, notice: Notice) -> None:
        """Add a notice or change its settings. Raises `Missing` without the account."""
        if len(notice.address.encode(errors="replace")) > MAX_ADDRESS:
            raise BadText(f"the address of a notice is limited to {MAX_ADDRESS} bytes")
        fields = (notice.account_id, notice.kind, notice.address, notice.created, notice.data)
        await self.write(Statement(PUT, fields))

    async def notices_of(self, account_id: str) -> list[Notice]:
        return [Notice(*row) for row in await self.rows(NOTICES_OF, account_id)]

    async def remove_notice(self, account_id: str, kind: str, address: str) -> bool:
        """Delete a notice; return whether it existed."""
        [outcome] = await self.write(Statement(REMOVE, (account_id, kind, address)))
        return outcome.changed == 1
