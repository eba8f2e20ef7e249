"""Sessions: browsers that are logged in. The push notices of a session end with it."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat.store.database import Database, Statement, check_id
from ziggurat.store.rows import Session

COLUMNS = "token_hash, account_id, created, last_seen, user_agent"
CREATE = f"INSERT INTO sessions ({COLUMNS}) VALUES (?, ?, ?, ?, ?)"
SESSION = f"SELECT {COLUMNS} FROM sessions WHERE token_hash = ?"
SESSIONS_OF = f"SELECT {COLUMNS} FROM sessions WHERE account_id = ? ORDER BY last_seen DESC, token_hash"
TOUCH = "UPDATE sessions SET last_seen = ? WHERE token_hash = ? AND last_seen < ?"
REVOKE = "DELETE FROM sessions WHERE token_hash = ?"
REVOKE_ALL = "DELETE FROM sessions WHERE account_id = ? AND token_hash <> ?"
FORGET = "DELETE FROM sessions WHERE last_seen < ?"
END_NOTICES = "DELETE FROM notices WHERE session = ?"
END_ALL_NOTICES = "DELETE FROM notices WHERE account_id = ? AND session <> ?"
FORGET_NOTICES = "DELETE FROM notices WHERE session IS NOT NULL AND session NOT IN (SELECT token_hash FROM sessions)"


class Sessions(Database):
    """Calls for sessions."""

    async def create_session(self, session: Session) -> None:
        """Add a session. Raises `Missing` if the account does not exist."""
        check_id(session.token_hash)
        fields = (session.token_hash, session.account_id, session.created, session.last_seen, session.user_agent)
        await self.write(Statement(CREATE, fields))

    async def session(self, token_hash: str) -> Session | None:
        found = await self.rows(SESSION, token_hash)
        return Session(*found[0]) if found else None

    async def sessions_of(self, account_id: str) -> list[Session]:
        """Return the sessions of an account, the last used first."""
        return [Session(*row) for row in await self.rows(SESSIONS_OF, account_id)]

    async def existing_sessions(self, token_hashes: Iterable[str]) -> set[str]:
        """Return which of these sessions exist."""
        return await self.existing("sessions", "token_hash", sorted(token_hashes))

    async def touch_session(self, token_hash: str, at: int) -> bool:
        """Update when a session was last used; return False if it was used later."""
        [outcome] = await self.write(Statement(TOUCH, (at, token_hash, at)))
        return outcome.changed == 1

    async def revoke_session(self, token_hash: str) -> bool:
        """Delete a session; return whether it existed."""
        outcomes = await self.write(Statement(REVOKE, (token_hash,)), Statement(END_NOTICES, (token_hash,)))
        return outcomes[0].changed == 1

    async def revoke_sessions(self, account_id: str, *, keep: str = "") -> int:
        """Delete the sessions of an account except `keep`; return their number."""
        params = (account_id, keep)
        outcomes = await self.write(Statement(REVOKE_ALL, params), Statement(END_ALL_NOTICES, params))
        return outcomes[0].changed

    async def forget_sessions(self, before: int) -> int:
        """Delete the sessions last used before a time; return their number."""
        outcomes = await self.write(Statement(FORGET, (before,)), Statement(FORGET_NOTICES, ()))
        return outcomes[0].changed
