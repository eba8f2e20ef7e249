"""Invitations: links to a seat."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement, check_id
from ziggurat.store.rows import Invitation

COLUMNS = "token_hash, table_id, seat, created_by, created, expires"
CREATE = f"INSERT INTO invitations ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"
INVITATION = f"SELECT {COLUMNS} FROM invitations WHERE token_hash = ? AND expires > ?"
INVITATIONS_TO = f"SELECT {COLUMNS} FROM invitations WHERE table_id = ? AND expires > ? ORDER BY created, token_hash"
REVOKE = "DELETE FROM invitations WHERE token_hash = ?"
FORGET = "DELETE FROM invitations WHERE expires <= ?"


class Invitations(Database):
    """Who may come to a private table."""

    async def create_invitation(self, invitation: Invitation) -> None:
        """Add an invitation; `Missing` if there is no account that invites."""
        check_id(invitation.token_hash)
        check_id(invitation.table_id)
        who, when = (invitation.seat, invitation.created_by), (invitation.created, invitation.expires)
        await self.write(Statement(CREATE, (invitation.token_hash, invitation.table_id, *who, *when)))

    async def invitation(self, token_hash: str, now: int) -> Invitation | None:
        """Return the invitation of a token, unless it has expired."""
        found = await self.rows(INVITATION, token_hash, now)
        return Invitation(*found[0]) if found else None

    async def invitations_to(self, table_id: str, now: int) -> list[Invitation]:
        """Return the invitations to a table that have not expired, the oldest first."""
        return [Invitation(*row) for row in await self.rows(INVITATIONS_TO, table_id, now)]

    async def revoke_invitation(self, token_hash: str) -> bool:
        """Use an invitation up or take it back; say whether it was there, so that only one person can use it."""
        [outcome] = await self.write(Statement(REVOKE, (token_hash,)))
        return outcome.changed == 1

    async def forget_invitations(self, now: int) -> int:
        """Remove the invitations that have expired; return how many."""
        [outcome] = await self.write(Statement(FORGET, (now,)))
        return outcome.changed
