"""Links in mails: they confirm an address, recover a password, or end the mails to an address."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement, check_id
from ziggurat.store.rows import MailLink

COLUMNS = "token_hash, account_id, purpose, address, created, expires"
CREATE = f"INSERT INTO mail_links ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"
LINK = f"SELECT {COLUMNS} FROM mail_links WHERE token_hash = ? AND purpose = ? AND expires > ?"
USE = "DELETE FROM mail_links WHERE token_hash = ?"
FORGET = "DELETE FROM mail_links WHERE expires <= ?"
WITHDRAW = "DELETE FROM mail_links WHERE account_id = ? AND purpose = ?"


class MailLinks(Database):
    """Calls for links in mails."""

    async def create_mail_link(self, link: MailLink) -> None:
        """Add a link. Raises `Missing` if the account does not exist."""
        check_id(link.token_hash)
        fields = (link.token_hash, link.account_id, link.purpose, link.address, link.created, link.expires)
        await self.write(Statement(CREATE, fields))

    async def mail_link(self, token_hash: str, purpose: str, now: int) -> MailLink | None:
        """Return the link of a token with this purpose, unless it has expired."""
        found = await self.rows(LINK, token_hash, purpose, now)
        return MailLink(*found[0]) if found else None

    async def use_mail_link(self, token_hash: str) -> bool:
        """Delete a link; return True for exactly one of several concurrent callers."""
        [outcome] = await self.write(Statement(USE, (token_hash,)))
        return outcome.changed == 1

    async def withdraw_mail_links(self, account_id: str, purpose: str) -> None:
        """Delete all links of an account with this purpose."""
        await self.write(Statement(WITHDRAW, (account_id, purpose)))

    async def forget_mail_links(self, now: int) -> int:
        """Delete expired links; return their number."""
        [outcome] = await self.write(Statement(FORGET, (now,)))
        return outcome.changed
