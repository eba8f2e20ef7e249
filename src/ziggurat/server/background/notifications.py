"""Telling an absent player that it is their turn: by webhook, by mail if the host has a mail server, by Web Push.

A message holds the game and the table, never a card. Words are the receiver's own business: a webhook gets codes.
"""

from __future__ import annotations

import asyncio
import smtplib
import time
from email.message import EmailMessage

from ziggurat.server.background.webhooks import call
from ziggurat.server.config import Config, Mail
from ziggurat.server.errors import Trouble
from ziggurat.server.limits import Limiter, Rate
from ziggurat.server.sockets.connections import Sockets
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.registry import Hub
from ziggurat.store import Notice, StoreError
from ziggurat.words import words

MESSAGES = Rate(burst=10, per_second=1 / 60)  # per account


class Notifier:
    """Sends turn notifications beside the play; a failure delays and disturbs nothing."""

    def __init__(self, hub: Hub, config: Config, sockets: Sockets) -> None:
        self.hub = hub
        self.config = config
        self.sockets = sockets
        self.limits = Limiter(MESSAGES)
        self.waiting: dict[str, tuple[str, ...]] = {}
        hub.changed.append(self.look)

    def kinds(self) -> list[str]:
        """Return the kinds of notification this server can send."""
        return ["webhook", *(["email"] if self.config.mail else [])]

    def check_kind(self, kind: str) -> None:
        """Raise unless this server can send notifications of a kind."""
        if kind not in self.kinds():
            raise Trouble(409, "notice_kind_unavailable", kind=kind)

    def look(self, live: LiveTable) -> None:
        """Notify who has just become the one to move and is not here."""
        now = live.waiting()
        before = self.waiting.get(live.id, ())
        if now == before:
            return
        if now:
            self.waiting[live.id] = now
        else:
            self.waiting.pop(live.id, None)
        for account in now:
            if account in before or self.sockets.here(account):
                continue
            if self.limits.allow(account, time.monotonic()):
                self.hub.spawn(self.tell(account, live.id, live.table.state.settings.game))

    async def tell(self, account: str, table: str, game: str) -> None:
        """Use every way the account has chosen."""
        try:
            notices = await self.hub.store.notices_of(account)
        except StoreError as error:
            self.hub.metrics.store_errors.add(code=error.code)
            return
        for notice in notices:
            sent = await self.send(notice, table, game)
            self.hub.log("notified" if sent else "not_notified", table=table, reason=notice.kind)

    async def send(self, notice: Notice, table: str, game: str) -> bool:
        """Send one notification; tell whether it arrived."""
        if notice.kind == "webhook":
            body = {"event": "your_turn", "game": game, "table": table}
            return await call(notice.address, body, internal_allowed=self.config.webhooks_internal)
        if notice.kind == "email" and self.config.mail is not None:
            try:
                await asyncio.wait_for(asyncio.to_thread(send_mail, self.config.mail, notice.address, game), 30)
            except (OSError, smtplib.SMTPException, TimeoutError):
                return False
            return True
        return False


def send_mail(mail: Mail, address: str, game: str) -> None:
    """Send one mail; blocking, so call it in a thread."""
    message = EmailMessage()
    language = words("en")
    message["Subject"] = language.say("server-mail-subject", game=language.say(f"{game.replace('_', '-')}-title"))
    message["From"] = mail.sender
    message["To"] = address
    message.set_content(language.say("server-mail-body"))
    with smtplib.SMTP(mail.host, mail.port, timeout=20) as server:
        if mail.user is not None:
            server.starttls()
            server.login(mail.user, mail.password or "")
        server.send_message(message)
