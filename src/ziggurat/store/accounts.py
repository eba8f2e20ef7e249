"""Accounts of guests and registered players, and the remains of deleted ones."""

from __future__ import annotations

import unicodedata
from typing import Any

from ziggurat.store.database import Database, Statement, check_id
from ziggurat.store.errors import Missing
from ziggurat.store.rows import Account

COLUMNS = "account_id, name, created, password_hash, deleted, preferences"
CREATE = f"INSERT INTO accounts ({COLUMNS}, login) VALUES (?, ?, ?, ?, NULL, ?, ?)"
ACCOUNT = f"SELECT {COLUMNS} FROM accounts WHERE account_id = ?"
BY_NAME = f"SELECT {COLUMNS} FROM accounts WHERE login = ?"
RENAME = """
    UPDATE accounts SET name = ?, login = CASE WHEN login IS NULL THEN NULL ELSE ? END
    WHERE account_id = ? AND deleted IS NULL
"""
SET_PASSWORD = "UPDATE accounts SET password_hash = ?, login = ? WHERE account_id = ? AND deleted IS NULL AND name = ?"
REGISTER = """
    UPDATE accounts SET name = ?, login = ?, password_hash = ?
    WHERE account_id = ? AND deleted IS NULL AND password_hash IS NULL
"""
FIND = f"""
    SELECT {COLUMNS} FROM accounts WHERE deleted IS NULL AND (account_id = ? OR login = ? OR name = ?)
    ORDER BY created, account_id LIMIT ?
"""
NEWEST = f"SELECT {COLUMNS} FROM accounts WHERE deleted IS NULL ORDER BY created DESC, account_id LIMIT ?"

# The first statement decides whether the account exists; without it the others are not executed.
DELETE = """
    UPDATE accounts SET name = '', login = NULL, password_hash = NULL, preferences = '{}', deleted = ?
    WHERE account_id = ? AND deleted IS NULL
"""
DELETE_RELATED = (
    "DELETE FROM sessions WHERE account_id = ?",
    "DELETE FROM notices WHERE account_id = ?",
    "DELETE FROM friends WHERE account_id = ?",
    "DELETE FROM friends WHERE friend_id = ?",
    "DELETE FROM friend_links WHERE account_id = ?",
    "DELETE FROM personal_invitations WHERE account_id = ?",
    "DELETE FROM personal_invitations WHERE invited_by = ?",
    "DELETE FROM pairings WHERE account_id = ?",
    "DELETE FROM invitations WHERE created_by = ?",
    "UPDATE chat SET text = NULL WHERE account_id = ?",
    "UPDATE reports SET text = '' WHERE reported = ?",
    "DELETE FROM mail_links WHERE account_id = ?",
    "DELETE FROM notified_turns WHERE account_id = ?",
    "DELETE FROM removals WHERE account_id = ?",
    "DELETE FROM blocks WHERE account_id = ?",
    "DELETE FROM blocks WHERE blocked_id = ?",
    "DELETE FROM reports WHERE reporter = ?",
)
EXPORT = {
    "sessions": ("created, last_seen, user_agent", "sessions WHERE account_id = ? ORDER BY created, token_hash"),
    "chat": ("table_id, seq, at, text, preset", "chat WHERE account_id = ? ORDER BY at, table_id, seq"),
    "invitations": (
        "table_id, seat, created, expires",
        "invitations WHERE created_by = ? ORDER BY created, token_hash",
    ),
    "notices": ("kind, address, created, data, confirmed", "notices WHERE account_id = ? ORDER BY kind, address"),
    "blocks": ("blocked_id, at", "blocks WHERE account_id = ? ORDER BY at, blocked_id"),
    "reports": ("table_id, seq, at, reason", "reports WHERE reporter = ? ORDER BY at, table_id, seq"),
    "friends": ("friend_id, since", "friends WHERE account_id = ? ORDER BY since, friend_id"),
    "personal_invitations": (
        "table_id, invited_by, created",
        "personal_invitations WHERE account_id = ? ORDER BY created, table_id",
    ),
    "tables": ("table_id", "seats WHERE account_id = ? ORDER BY table_id"),
}


class Accounts(Database):
    """Calls for accounts."""

    async def create_account(self, account: Account) -> None:
        """Add an account. Raises `Taken` if its id or its registered name exists."""
        check_id(account.account_id)
        login = None if account.guest else login_of(account.name)
        fields = (account.account_id, account.name, account.created, account.password_hash, account.preferences, login)
        await self.write(Statement(CREATE, fields))

    async def account(self, account_id: str) -> Account | None:
        """Return an account, also a deleted one."""
        found = await self.rows(ACCOUNT, account_id)
        return Account(*found[0]) if found else None

    async def known_account(self, account_id: str) -> Account:
        """Return an account that exists and is not deleted, or raise `Missing`."""
        account = await self.account(account_id)
        if account is None or account.deleted is not None:
            raise Missing(f"no account {account_id!r}")
        return account

    async def by_name(self, name: str) -> Account | None:
        """Return the registered account with a name; upper and lower case are the same."""
        found = await self.rows(BY_NAME, login_of(name))
        return Account(*found[0]) if found else None

    async def rename_account(self, account_id: str, name: str) -> None:
        """Rename an account. Raises `Taken` if two registered accounts would share the name."""
        [outcome] = await self.write(Statement(RENAME, (name, login_of(name), account_id)))
        if not outcome.changed:
            raise Missing(f"no account {account_id!r}")

    async def register_account(self, account_id: str, name: str, password_hash: str) -> None:
        """Register a guest under a name. Raises `Taken`, and changes nothing, if the name is registered."""
        params = (name, login_of(name), password_hash, account_id)
        [outcome] = await self.write(Statement(REGISTER, params))
        if not outcome.changed:
            raise Missing(f"no guest {account_id!r}")

    async def find_accounts(self, text: str, limit: int = 100) -> list[Account]:
        """Return the accounts with an id or name, oldest first; the newest accounts for an empty text."""
        query = (FIND, text, login_of(text), text, limit) if text else (NEWEST, limit)
        return [Account(*row) for row in await self.rows(*query)]

    async def set_password_hash(self, account_id: str, password_hash: str) -> None:
        """Set a password. A guest becomes registered under its name, or `Taken` is raised."""
        changed = 0
        while not changed:  # retry if the account was renamed between the two statements
            account = await self.known_account(account_id)
            params = (password_hash, login_of(account.name), account_id, account.name)
            [(changed, _)] = await self.write(Statement(SET_PASSWORD, params))

    async def delete_account(self, account_id: str, at: int) -> None:
        """Delete an account's name, password, sessions, notices, invitations and chat texts.

        The id remains, because the logs of games with other players refer to it.
        """
        related = (Statement(sql, (account_id,)) for sql in DELETE_RELATED)
        outcomes = await self.write(Statement(DELETE, (at, account_id)), *related)
        if not outcomes[0].changed:
            raise Missing(f"no account {account_id!r}")

    async def export_account(self, account_id: str) -> dict[str, Any]:
        """Return all data about an account as JSON values, without hashes of secrets."""
        account = await self.known_account(account_id)
        export: dict[str, Any] = {
            "account": {
                "account_id": account.account_id,
                "name": account.name,
                "created": account.created,
                "guest": account.guest,
                "preferences": account.preferences,
            }
        }
        for part, (columns, source) in EXPORT.items():
            names = columns.split(", ")
            rows = await self.rows(f"SELECT {columns} FROM {source}", account_id)
            export[part] = [dict(zip(names, row, strict=True)) for row in rows]
        return export


def login_of(name: str) -> str:
    """Return the form in which names are compared: NFKC, case-folded."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
