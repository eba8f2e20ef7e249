"""Friends, the links by which they find each other, and invitations of one account by another."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement, check_id
from ziggurat.store.rows import Friend, PersonalInvitation

ADD = """
    INSERT INTO friends (account_id, friend_id, since) VALUES (?, ?, ?) ON CONFLICT (account_id, friend_id) DO NOTHING
"""
REMOVE = "DELETE FROM friends WHERE (account_id = ? AND friend_id = ?) OR (friend_id = ? AND account_id = ?)"
FRIENDS_OF = """
    SELECT friend_id, name, since FROM friends JOIN accounts ON accounts.account_id = friend_id
    WHERE friends.account_id = ? ORDER BY since, friend_id
"""
CREATE_LINK = "INSERT INTO friend_links (token_hash, account_id, created, expires) VALUES (?, ?, ?, ?)"
LINK = "SELECT account_id FROM friend_links WHERE token_hash = ? AND expires > ?"
COUNT_LINKS = "SELECT count(*) FROM friend_links WHERE account_id = ? AND expires > ?"
REVOKE_LINKS = "DELETE FROM friend_links WHERE account_id = ?"
FORGET_LINKS = "DELETE FROM friend_links WHERE expires <= ?"

INVITE = """
    INSERT INTO personal_invitations (table_id, account_id, invited_by, created) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, account_id) DO NOTHING
"""
INVITED = "SELECT table_id, account_id, invited_by, created FROM personal_invitations"
INVITATION = f"{INVITED} WHERE table_id = ? AND account_id = ?"
INVITATIONS_OF = f"{INVITED} WHERE account_id = ? ORDER BY created DESC, table_id LIMIT ?"
UNINVITE = "DELETE FROM personal_invitations WHERE table_id = ? AND account_id = ?"
FORGET_INVITATIONS = "DELETE FROM personal_invitations WHERE created < ?"


class Friends(Database):
    """Calls for friends."""

    async def befriend(self, account_id: str, friend_id: str, at: int) -> bool:
        """Make two accounts friends of each other; return False if they were. Raises `Missing`."""
        one, other = (account_id, friend_id, at), (friend_id, account_id, at)
        outcomes = await self.write(Statement(ADD, one), Statement(ADD, other))
        return outcomes[0].changed == 1

    async def unfriend(self, account_id: str, friend_id: str) -> bool:
        """End a friendship for both accounts; return whether it existed."""
        [outcome] = await self.write(Statement(REMOVE, (account_id, friend_id, account_id, friend_id)))
        return outcome.changed > 0

    async def friends_of(self, account_id: str) -> list[Friend]:
        """Return the friends of an account with their names, the oldest friendship first."""
        return [Friend(*row) for row in await self.rows(FRIENDS_OF, account_id)]

    # --- Links ---------------------------------------------------------------------------------------------

    async def create_friend_link(self, token_hash: str, account_id: str, at: int, expires: int) -> None:
        """Add a link. Raises `Missing` if the account does not exist."""
        check_id(token_hash)
        await self.write(Statement(CREATE_LINK, (token_hash, account_id, at, expires)))

    async def friend_link(self, token_hash: str, now: int) -> str | None:
        """Return the account of a link unless it has expired."""
        found = await self.rows(LINK, token_hash, now)
        return str(found[0][0]) if found else None

    async def count_friend_links(self, account_id: str, now: int) -> int:
        [(count,)] = await self.rows(COUNT_LINKS, account_id, now)
        return int(count)

    async def revoke_friend_links(self, account_id: str) -> int:
        """Delete all links of an account; return their number."""
        [outcome] = await self.write(Statement(REVOKE_LINKS, (account_id,)))
        return outcome.changed

    async def forget_friend_links(self, now: int) -> int:
        """Delete expired links; return their number."""
        [outcome] = await self.write(Statement(FORGET_LINKS, (now,)))
        return outcome.changed

    # --- Invitations of one account ------------------------------------------------------------------------

    async def invite_account(self, invitation: PersonalInvitation) -> bool:
        """Add an invitation; return False if the account was invited before. Raises `Missing`."""
        check_id(invitation.table_id)
        [outcome] = await self.write(Statement(INVITE, tuple(invitation)))
        return outcome.changed == 1

    async def personal_invitation(self, table_id: str, account_id: str) -> PersonalInvitation | None:
        found = await self.rows(INVITATION, table_id, account_id)
        return PersonalInvitation(*found[0]) if found else None

    async def personal_invitations(self, account_id: str, limit: int = 100) -> list[PersonalInvitation]:
        """Return the invitations of an account, newest first."""
        return [PersonalInvitation(*row) for row in await self.rows(INVITATIONS_OF, account_id, limit)]

    async def uninvite_account(self, table_id: str, account_id: str) -> bool:
        """Delete an invitation; return whether it existed."""
        [outcome] = await self.write(Statement(UNINVITE, (table_id, account_id)))
        return outcome.changed == 1

    async def forget_personal_invitations(self, before: int) -> int:
        """Delete the invitations created before a time; return their number."""
        [outcome] = await self.write(Statement(FORGET_INVITATIONS, (before,)))
        return outcome.changed
