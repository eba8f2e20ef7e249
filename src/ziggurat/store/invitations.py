"""Invitations: links to a seat of a table."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement, check_id
from ziggurat.store.rows import Invitation

COLUMNS = "token_hash, table_id, seat, created_by, created, expires, used_by"
CREATE = f"INSERT INTO invitations ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
INVITATION = f"SELECT {COLUMNS} FROM invitations WHERE token_hash = ? AND expires > ?"
INVITATIONS_TO = f"SELECT {COLUMNS} FROM invitations WHERE table_id = ? AND expires > ? ORDER BY created, token_hash"
REVOKE = "DELETE FROM invitations WHERE token_hash = ?"
CLAIM = "UPDATE invitations SET used_by = ? WHERE token_hash = ? AND (used_by IS NULL OR used_by = ?)"
RELEASE = "UPDATE invitations SET used_by = NULL WHERE token_hash = ? AND used_by = ?"
FORGET = "DELETE FROM invitations WHERE expires <= ?"
PUT_REMOVAL = """
    INSERT INTO removals (table_id, account_id, at) VALUES (?, ?, ?)
    ON CONFLICT (table_id, account_id) DO UPDATE SET at = excluded.at
"""
REMOVED_AT = "SELECT at FROM removals WHERE table_id = ? AND account_id = ?"


class Invitations(Database):
    """Calls for invitations."""

    async def create_invitation(self, invitation: Invitation) -> None:
        """Add an invitation. Raises `Missing` if the inviting account does not exist."""
        check_id(invitation.token_hash)
        check_id(invitation.table_id)
        fields = (invitation.token_hash, invitation.table_id, invitation.seat)
        origin = (invitation.created_by, invitation.created, invitation.expires, invitation.used_by)
        await self.write(Statement(CREATE, (*fields, *origin)))

    async def invitation(self, token_hash: str, now: int) -> Invitation | None:
        """Return the invitation of a token unless it has expired."""
        found = await self.rows(INVITATION, token_hash, now)
        return Invitation(*found[0]) if found else None

    async def invitations_to(self, table_id: str, now: int) -> list[Invitation]:
        """Return the valid invitations to a table, oldest first."""
        return [Invitation(*row) for row in await self.rows(INVITATIONS_TO, table_id, now)]

    async def revoke_invitation(self, token_hash: str) -> bool:
        """Delete an invitation; return True for exactly one of several concurrent callers."""
        [outcome] = await self.write(Statement(REVOKE, (token_hash,)))
        return outcome.changed == 1

    async def claim_invitation(self, token_hash: str, account_id: str) -> bool:
        """Use an invitation for an account; return False if another account has used it."""
        [outcome] = await self.write(Statement(CLAIM, (account_id, token_hash, account_id)))
        return outcome.changed == 1

    async def release_invitation(self, token_hash: str, account_id: str) -> None:
        """Undo `claim_invitation` for an account that could not sit down."""
        await self.write(Statement(RELEASE, (token_hash, account_id)))

    async def put_removal(self, table_id: str, account_id: str, at: int) -> None:
        """Record that the host removed a player from a table."""
        check_id(table_id)
        await self.write(Statement(PUT_REMOVAL, (table_id, account_id, at)))

    async def removed_at(self, table_id: str, account_id: str) -> int | None:
        """Return when the host last removed an account from a table."""
        found = await self.rows(REMOVED_AT, table_id, account_id)
        return int(found[0][0]) if found else None

    async def forget_invitations(self, now: int) -> int:
        """Delete expired invitations; return their number."""
        [outcome] = await self.write(Statement(FORGET, (now,)))
        return outcome.changed
