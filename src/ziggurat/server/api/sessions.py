"""Who is asking: sessions in cookies, or a bearer token for programs. The store keeps only hashes of tokens."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from ziggurat.server.config import SESSION_DAYS, Config
from ziggurat.server.errors import Trouble
from ziggurat.server.ids import new_id, new_token, token_hash
from ziggurat.server.now import now_ms
from ziggurat.store import Account, Session, Store

DAY = 86_400_000
TOUCH_EVERY = 3_600_000  # a session's last use is written at most once an hour
SAFE_COOKIE = "__Host-ziggurat"
PLAIN_COOKIE = "ziggurat"

# Names of people of old Babylonia: guests get one, so that a table reads well in every language.
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
class Visitor:
    """An account with the session it came by."""

    account: Account
    session: str


def guest_name() -> str:
    """Return a name for a guest."""
    return f"{secrets.choice(GUESTS)} {secrets.randbelow(900) + 100}"


def cookie_name(config: Config) -> str:
    """Return the cookie's name: browsers take `__Host-` cookies only over TLS."""
    return SAFE_COOKIE if config.behind_tls else PLAIN_COOKIE


def cookie_header(config: Config, token: str) -> str:
    """Return the header that hands a session to a browser; an empty token takes it away."""
    age = SESSION_DAYS * 86_400 if token else 0
    secure = "; Secure" if config.behind_tls else ""
    return f"{cookie_name(config)}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"


def token_in(config: Config, headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """Return the token that a request carries, or an empty text."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return cookies.get(cookie_name(config), "")


class Sessions:
    """Opens, finds and closes sessions."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def guest(self, name: str | None, user_agent: str) -> tuple[Account, str]:
        """Make a guest account and a session for it."""
        account = Account(new_id(), name or guest_name(), now_ms())
        await self.store.create_account(account)
        return account, await self.begin(account, user_agent)

    async def begin(self, account: Account, user_agent: str) -> str:
        """Open a session with a fresh token, whatever token came with the request: nobody can fix it beforehand."""
        token = new_token()
        now = now_ms()
        agent = "".join(letter for letter in user_agent if letter.isprintable())[:200]
        await self.store.create_session(Session(token_hash(token), account.account_id, now, now, agent))
        return token

    async def visitor(self, token: str) -> Visitor | None:
        """Return who holds a token; None if nobody does any more."""
        session = await self.store.session(token_hash(token)) if 0 < len(token) <= 100 else None
        if session is None or session.last_seen < now_ms() - SESSION_DAYS * DAY:
            return None
        account = await self.store.account(session.account_id)
        if account is None or account.deleted is not None:
            return None
        if session.last_seen < now_ms() - TOUCH_EVERY:
            await self.store.touch_session(session.token_hash, now_ms())
        return Visitor(account, session.token_hash)

    async def required(self, token: str) -> Visitor:
        """Return who holds a token, or raise `Trouble`."""
        visitor = await self.visitor(token)
        if visitor is None:
            raise Trouble(401, "no_session")
        return visitor
