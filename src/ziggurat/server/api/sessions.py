"""Login sessions: cookies for browsers, bearer tokens for programs.

The store keeps only hashes of tokens.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ziggurat.server.config import DAY_MS, SESSION_DAYS, Config
from ziggurat.server.connection import SESSIONS_TOPIC, Connections
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import new_id, new_token, now_ms, token_hash
from ziggurat.store import Account, Session, Store

MAX_TOKEN_LENGTH = 100
MAX_USER_AGENT_LENGTH = 200
ID_LENGTH = 16  # hexadecimal digits of a session's hash that identify it for its owner
TOUCH_EVERY_MS = 3_600_000  # a session's last use is stored at most once an hour
SECURE_COOKIE = "__Host-ziggurat"
PLAIN_COOKIE = "ziggurat"

# Old Babylonian names: a guest's name reads well in every language.
GUESTS = [
    "Adad",
    "Amat",
    "Arad",
    "Bel",
    "Belit",
    "Damqi",
    "Eanna",
    "Enki",
    "Erra",
    "Gimil",
    "Hammu",
    "Ibbi",
    "Iltani",
    "Ishme",
    "Kubaba",
    "Lamassi",
    "Marduk",
    "Mari",
    "Nabu",
    "Nanna",
    "Ninsun",
    "Puabi",
    "Rimut",
    "Sin",
    "Shamash",
    "Shiptu",
    "Tashmetu",
    "Ubar",
    "Warad",
    "Zababa",
]


@dataclass(frozen=True)
class SessionUser:
    """An account and the hash of the session token it used."""

    account: Account
    session: str

    @property
    def id(self) -> str:
        return self.account.account_id


def guest_name() -> str:
    return f"{secrets.choice(GUESTS)} {secrets.randbelow(900) + 100}"


def cookie_name(config: Config) -> str:
    """Return the name of the session cookie; browsers accept `__Host-` cookies only over TLS."""
    return SECURE_COOKIE if config.behind_tls else PLAIN_COOKIE


def cookie_header(config: Config, token: str) -> str:
    """Return the header that sets the session cookie; an empty token deletes it."""
    age = SESSION_DAYS * 86_400 if token else 0
    secure = "; Secure" if config.behind_tls else ""
    return f"{cookie_name(config)}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"


def token_in(config: Config, headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """Return the session token of a request, or an empty string."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return cookies.get(cookie_name(config), "")


class Sessions:
    """Creates, finds and ends sessions. Ending one closes its connections, also those to other processes."""

    def __init__(self, store: Store, connections: Connections) -> None:
        self.store = store
        self.connections = connections

    async def create_guest(self, name: str | None, user_agent: str) -> tuple[Account, str]:
        """Create a guest account with a session; return the account and the token."""
        account = Account(new_id(), name or await self.free_guest_name(), now_ms())
        await self.store.create_account(account)
        return account, await self.create(account, user_agent)

    async def free_guest_name(self) -> str:
        """Return a guest's name that no registered account has."""
        name = guest_name()
        while await self.store.by_name(name) is not None:
            name = guest_name()
        return name

    async def create(self, account: Account, user_agent: str) -> str:
        """Create a session and return its token, which is always new: sessions cannot be fixated."""
        token = new_token()
        now = now_ms()
        agent = "".join(letter for letter in user_agent if letter.isprintable())[:MAX_USER_AGENT_LENGTH]
        await self.store.create_session(Session(token_hash(token), account.account_id, now, now, agent))
        return token

    async def replace_all(self, user: SessionUser, user_agent: str) -> str:
        """Replace all sessions of an account by a new one; the connections of the present one stay open."""
        token = await self.create(user.account, user_agent)
        self.connections.move_session(user.id, user.session, token_hash(token))
        await self.store.move_notices(user.session, token_hash(token))
        await self.end_all(user.id, keep=token_hash(token))
        return token

    async def find(self, token: str) -> SessionUser | None:
        """Return the user of a session token; None if it is unknown or has expired."""
        session = await self.store.session(token_hash(token)) if 0 < len(token) <= MAX_TOKEN_LENGTH else None
        if session is None or session.last_seen < now_ms() - SESSION_DAYS * DAY_MS:
            return None
        account = await self.store.account(session.account_id)
        if account is None or account.deleted is not None:
            return None
        if session.last_seen < now_ms() - TOUCH_EVERY_MS:
            await self.store.touch_session(session.token_hash, now_ms())
        return SessionUser(account, session.token_hash)

    async def require(self, token: str) -> SessionUser:
        """Return the user of a session token, or raise `ApiError`."""
        user = await self.find(token)
        if user is None:
            raise ApiError(401, "no_session")
        return user

    async def list_for(self, user: SessionUser) -> list[dict[str, Any]]:
        """Return the sessions of an account as its owner sees them, the last used first."""
        return [session_json(session, user.session) for session in await self.store.sessions_of(user.id)]

    async def end(self, account_id: str, session: str) -> bool:
        """End a session and close its connections; return whether it existed."""
        ended = await self.store.revoke_session(session)
        self.connections.close_session(account_id, session)
        self.store.hint(SESSIONS_TOPIC, account_id)
        return ended

    async def end_by_id(self, account_id: str, session_id: str) -> bool:
        """End the session of an account with an id from `list_for`; return whether it existed."""
        for session in await self.store.sessions_of(account_id):
            if session.token_hash[:ID_LENGTH] == session_id:
                return await self.end(account_id, session.token_hash)
        return False

    async def end_all(self, account_id: str, keep: str = "") -> int:
        """End the sessions of an account except `keep` and close their connections; return their number."""
        ended = await self.store.revoke_sessions(account_id, keep=keep)
        self.close_connections(account_id, keep)
        return ended

    def close_connections(self, account_id: str, keep: str = "") -> None:
        """Close the connections of an account whose sessions have ended."""
        self.connections.close_account(account_id, keep=keep)
        self.store.hint(SESSIONS_TOPIC, account_id)


def session_json(session: Session, current: str) -> dict[str, Any]:
    """Return a session as its owner sees it; `current` is the session of the request."""
    return {
        "id": session.token_hash[:ID_LENGTH],
        "created": session.created,
        "last_seen": session.last_seen,
        "user_agent": session.user_agent,
        "current": session.token_hash == current,
    }
