"""Mails: confirming an address, recovering a password, turn notifications.

A mail contains no text of a player, so no player can write to strangers through the server. Turn notifications go to
confirmed addresses only, and each has a link that ends them.
"""

from __future__ import annotations

import asyncio
import json
import smtplib
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any

from ziggurat.server.config import DAY_MS, UNSUBSCRIBE_PATH, Config, Mail
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import new_token, now_ms, token_hash
from ziggurat.server.limits import Limiter, Rate
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import Account, MailLink, Notice, StoreError
from ziggurat.words import LANGUAGES, Words, words

ADDRESS_RATE = Rate(burst=3, per_second=1 / 3600)  # mails on request, per receiving address and per requesting client
LINK_MS = {"confirm": 3 * DAY_MS, "recover": 3_600_000, "unsubscribe": 60 * DAY_MS}
SMTP_SECONDS = 20.0
MAX_PENDING = 200


class Mails:
    """Writes mails and sends them one after the other in a thread of their own."""

    def __init__(self, registry: TableRegistry, config: Config) -> None:
        self.registry = registry
        self.store = registry.store
        self.config = config
        self.limits = Limiter(ADDRESS_RATE)
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="mail")
        self.pending = 0

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    def check_available(self) -> None:
        """Raise `ApiError` unless the server can send mails."""
        if self.config.mail is None:
            raise ApiError(409, "notice_kind_unavailable", kind="email")

    # --- The three kinds -----------------------------------------------------------------------------------

    def start_confirmation(self, account_id: str, address: str, language: str, client: str) -> None:
        """Send the link that confirms an address, or raise `ApiError` after too many to it or from a client."""
        self.check_available()
        now = time.monotonic()
        to_address, from_client = self.limits.allow(f"to {address.lower()}", now), self.limits.allow(client, now)
        if not to_address or not from_client:
            raise ApiError(429, "too_many_requests")
        self.registry.spawn(self.send_link("confirm", account_id, address, language))

    def start_recovery(self, account: Account, language: str) -> None:
        """Send a link for a new password to the confirmed addresses of an account."""
        self.registry.spawn(self.send_recovery(account.account_id, language))

    async def send_recovery(self, account_id: str, language: str) -> None:
        for notice in await self.notices_of(account_id):
            allowed = self.limits.allow(f"recover {notice.address.lower()}", time.monotonic())
            if notice.kind == "email" and notice.confirmed is not None and allowed:
                await self.send_link("recover", account_id, notice.address, language)

    async def notices_of(self, account_id: str) -> list[Notice]:
        try:
            return await self.store.notices_of(account_id)
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
            return []

    async def send_link(self, purpose: str, account_id: str, address: str, language: str) -> None:
        """Send a mail with a link that confirms an address or sets a new password."""
        token = await self.new_link(purpose, account_id, address)
        if token is not None:
            texts = {"link": self.config.link(f"/{purpose}/{token}")}
            say = words_for(language).say
            await self.send(address, say(f"mail-{purpose}-subject"), say(f"mail-{purpose}-body", texts))

    async def send_turn(self, notice: Notice, table: str, game: str) -> bool:
        """Send a turn notification to a confirmed address; return whether the mail server took it."""
        if notice.confirmed is None or self.config.mail is None:
            return False
        token = await self.new_link("unsubscribe", notice.account_id, notice.address)
        if token is None:
            return False
        say = words_for(json.loads(notice.data).get("language")).say
        subject = say("server-mail-subject", game=say(f"{game.replace('_', '-')}-title"))
        links = {
            "link": self.config.link(f"/table/{table}"),
            "unsubscribe": self.config.link(f"/unsubscribe/{token}"),
        }
        one_click = self.config.link(UNSUBSCRIBE_PATH + token)
        return await self.send(notice.address, subject, say("mail-turn-body", links), one_click)

    async def new_link(self, purpose: str, account_id: str, address: str) -> str | None:
        """Store a link and return its token, or None if the store fails or the account is gone."""
        token, now = new_token(), now_ms()
        link = MailLink(token_hash(token), account_id, purpose, address, now, now + LINK_MS[purpose])
        try:
            await self.store.create_mail_link(link)
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
            return None
        return token

    # --- Sending -------------------------------------------------------------------------------------------

    async def send(self, address: str, subject: str, body: str, one_click: str | None = None) -> bool:
        """Send a mail; return whether the mail server took it. A full queue drops it."""
        mail = self.config.mail
        if mail is None or self.pending >= MAX_PENDING:
            return False
        message = message_for(mail, address, subject, body, one_click)
        self.pending += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self.pool, deliver, mail, message)
        except (OSError, smtplib.SMTPException) as error:
            self.registry.log("mail_failed", reason=type(error).__name__)
            return False
        finally:
            self.pending -= 1
        return True


def words_for(language: Any) -> Words:
    """Return the texts of a language, in English if there are none."""
    return words(language if language in LANGUAGES else "en")


def message_for(mail: Mail, address: str, subject: str, body: str, one_click: str | None) -> EmailMessage:
    """Return a mail; `one_click` is the address that ends the notifications (RFC 8058)."""
    message = EmailMessage()
    message["Subject"] = subject
    message["From"] = mail.sender
    message["To"] = address
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2].rstrip(">") or None)
    message["Auto-Submitted"] = "auto-generated"
    if one_click is not None:
        message["List-Unsubscribe"] = f"<{one_click}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body)
    return message


def deliver(mail: Mail, message: EmailMessage) -> None:
    """Hand a mail to the mail server. Blocking: call it in a thread."""
    with smtplib.SMTP(mail.host, mail.port, timeout=SMTP_SECONDS) as server:
        if mail.user is not None:
            server.starttls(context=ssl.create_default_context())  # the default accepts any certificate
            server.login(mail.user, mail.password or "")
        server.send_message(message)
