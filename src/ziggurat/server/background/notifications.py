"""Notifications: a turn has begun, another player invites. By push, webhook, and by mail if configured.

A message contains the game and the table, never a card. A webhook gets codes, not text. Mails and webhooks are for
players who are offline, push notifications for all who are not at the table.
"""

from __future__ import annotations

import json
import time

from ziggurat.server.background.mails import Mails
from ziggurat.server.background.push import PushSender
from ziggurat.server.background.webhooks import call
from ziggurat.server.config import Config
from ziggurat.server.connection import Connections
from ziggurat.server.errors import ApiError
from ziggurat.server.limits import Limiter, Rate
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.presence import is_at_table
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import Notice, StoreError
from ziggurat.words import LANGUAGES, words

MESSAGE_RATE = Rate(burst=10, per_second=1 / 60)  # per account


class Notifier:
    """Sends notifications in tasks of their own; a failure affects no game."""

    def __init__(
        self, registry: TableRegistry, config: Config, connections: Connections, mails: Mails, push: PushSender
    ) -> None:
        self.registry = registry
        self.config = config
        self.connections = connections
        self.mails = mails
        self.push = push
        self.limits = Limiter(MESSAGE_RATE)
        self.awaited: dict[str, tuple[str, ...]] = {}
        """By table in memory, the accounts that were awaited at the last check; other tables are in the store."""
        registry.listeners.append(self.on_table_changed)
        registry.removal_listeners.append(self.on_table_removed)

    def kinds(self) -> list[str]:
        """Return the kinds of notification that this server can send."""
        return ["webhook", "push", *(["email"] if self.config.mail else [])]

    def check_kind(self, kind: str) -> None:
        if kind not in self.kinds():
            raise ApiError(409, "notice_kind_unavailable", kind=kind)

    def on_table_changed(self, live: LiveTable) -> None:
        """Notify players whose turn has begun and who are not at the table."""
        now = tuple(live.table.awaited_accounts())
        before = self.awaited.get(live.id, ())
        if now == before:
            return
        if now:
            self.awaited[live.id] = now
        else:
            self.awaited.pop(live.id, None)
        for account in now:
            if account in before or is_at_table(live, account):
                continue
            if self.limits.allow(account, time.monotonic()):
                self.registry.spawn(self.notify_turn(account, live.id, live.table.state.settings.game, turn_of(live)))

    def on_table_removed(self, live: LiveTable) -> None:
        self.awaited.pop(live.id, None)

    async def notify_turn(self, account: str, table: str, game: str, turn: int) -> None:
        """Send a notification to the addresses of an account, once per turn, also after a restart."""
        store = self.registry.store
        online = self.connections.is_online(account)
        try:
            notices = [notice for notice in await store.notices_of(account) if notice.kind == "push" or not online]
            if not notices or not await store.claim_turn(account, table, turn):
                return
            for notice in notices:
                sent = await self.send_turn(notice, table, game)
                self.registry.log("notified" if sent else "not_notified", table=table, reason=notice.kind)
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)

    async def send_turn(self, notice: Notice, table: str, game: str) -> bool:
        """Send one notification of a turn; return whether it was accepted."""
        if notice.kind == "webhook":
            body = {"event": "your_turn", "game": game, "table": table}
            return await call(notice.address, body, internal_allowed=self.config.webhooks_internal)
        if notice.kind == "push":
            say = words(language_of(notice))
            title, text = say.say("push-turn"), say.say("push-turn-text", game=say.game_name(game))
            return await self.push.send(notice, {"title": title, "text": text, "table": table})
        return notice.kind == "email" and await self.mails.send_turn(notice, table, game)

    def start_invitation(self, account: str, table: str, game: str, name: str) -> None:
        """Notify an account by push that a player invites it to a table."""
        if self.limits.allow(account, time.monotonic()):
            self.registry.spawn(self.notify_invitation(account, table, game, name))

    async def notify_invitation(self, account: str, table: str, game: str, name: str) -> None:
        try:
            for notice in await self.registry.store.notices_of(account):
                if notice.kind == "push":
                    say = words(language_of(notice))
                    title = say.say("push-invitation", name=name)
                    text = say.say("push-invitation-text", game=say.game_name(game))
                    await self.push.send(notice, {"title": title, "text": text, "table": table})
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)


def language_of(notice: Notice) -> str:
    """Return the language in which the browser subscribed, English if it is unknown here."""
    language = str(json.loads(notice.data).get("language", "en"))
    return language if language in LANGUAGES else "en"


def turn_of(live: LiveTable) -> int:
    """Return the number of actions before the present turn; a turn reached again by undo has the same."""
    steps, seat = live.table.state.history.steps, live.table.state.to_move
    number = len(steps)
    while number and steps[number - 1].seat == seat:
        number -= 1
    return number
