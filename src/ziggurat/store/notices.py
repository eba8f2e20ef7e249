"""Notices: addresses at which an account is notified of its turn."""

from __future__ import annotations

from ziggurat.store.database import MAX_ADDRESS, Database, Statement
from ziggurat.store.errors import BadText
from ziggurat.store.rows import Notice

COLUMNS = "account_id, kind, address, created, data, confirmed, session"
PUT = f"""
    INSERT INTO notices ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (account_id, kind, address) DO UPDATE SET data = excluded.data, session = excluded.session
"""
NOTICES_OF = f"SELECT {COLUMNS} FROM notices WHERE account_id = ? ORDER BY kind, address"
CONFIRM = """
    UPDATE notices SET confirmed = ? WHERE account_id = ? AND kind = 'email' AND address = ? AND confirmed IS NULL
"""
CLAIM_TURN = """
    INSERT INTO notified_turns (account_id, table_id, turn) VALUES (?, ?, ?)
    ON CONFLICT (account_id, table_id) DO UPDATE SET turn = excluded.turn WHERE excluded.turn > notified_turns.turn
"""
MOVE = "UPDATE notices SET session = ? WHERE session = ?"
REMOVE = "DELETE FROM notices WHERE account_id = ? AND kind = ? AND address = ?"


class Notices(Database):
    """Calls for notices."""

    async def put_notice(self, notice: Notice) -> None:
        """Add a notice or change its settings. Raises `Missing` without the account."""
        if len(notice.address.encode(errors="replace")) > MAX_ADDRESS:
            raise BadText(f"the address of a notice is limited to {MAX_ADDRESS} bytes")
        fields = (notice.account_id, notice.kind, notice.address, notice.created, notice.data)
        await self.write(Statement(PUT, (*fields, notice.confirmed, notice.session)))

    async def notices_of(self, account_id: str) -> list[Notice]:
        return [Notice(*row) for row in await self.rows(NOTICES_OF, account_id)]

    async def confirm_mail(self, account_id: str, address: str, at: int) -> bool:
        """Mark a mail address as confirmed by its owner; return whether it was unconfirmed."""
        [outcome] = await self.write(Statement(CONFIRM, (at, account_id, address)))
        return outcome.changed == 1

    async def claim_turn(self, account_id: str, table_id: str, turn: int) -> bool:
        """Record a notification; return False if the account was notified of this turn or a later one."""
        [outcome] = await self.write(Statement(CLAIM_TURN, (account_id, table_id, turn)))
        return outcome.changed == 1

    async def move_notices(self, old_session: str, new_session: str) -> None:
        """Assign the notices of a session to the one that replaces it."""
        await self.write(Statement(MOVE, (new_session, old_session)))

    async def remove_notice(self, account_id: str, kind: str, address: str) -> bool:
        """Delete a notice; return whether it existed."""
        [outcome] = await self.write(Statement(REMOVE, (account_id, kind, address)))
        return outcome.changed == 1
