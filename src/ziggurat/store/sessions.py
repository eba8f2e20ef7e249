"""Sessions: which browsers are logged in to which account."""

from __future__ import annotations

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


class Sessions(Database):
    """Who is logged in."""

    async def create_session(self, session: Session) -> None:
        """Log a browser in; `Missing` if there is no such account."""
        check_id(session.token_hash)
        fields = (session.token_hash, session.account_id, session.created, session.last_seen, session.user_agent)
        await self.write(Statement(CREATE, fields))

    async def session(self, token_hash: str) -> Session | None:
        """Return the session of a token."""
        found = await self.rows(SESSION, token_hash)
        return Session(*found[0]) if found else None

    async def sessions_of(self, account_id: str) -> list[Session]:
        """Return all sessions of an account, the latest seen first."""
        return [Session(*row) for row in await self.rows(SESSIONS_OF, account_id)]

    async def touch_session(self, token_hash: str, at: int) -> bool:
        """Note that a session was seen; say whether it is newly so."""
        [outcome] = await self.write(Statement(TOUCH, (at, token_hash, at)))
        return outcome.changed == 1

    async def revoke_session(self, token_hash: str) -> bool:
        """Log one browser out; say whether it was logged in."""
        [outcome] = await self.write(Statement(REVOKE, (token_hash,)))
        return outcome.changed == 1

    async def revoke_sessions(self, account_id: str, *, keep: str = "") -> int:
        """Log all browsers of an account out, but for the session `keep`; return how many."""
        [outcome] = await self.write(Statement(REVOKE_ALL, (account_id, keep)))
        return outcome.changed

    async def forget_sessions(self, before: int) -> int:
        """Remove the sessions that were not seen since a time; return how many."""
        [outcome] = await self.write(Statement(FORGET, (before,)))
        return outcome.changed
