"""Offline players get a webhook or a mail when their turn begins, without cards."""

import asyncio
import json
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from email import message_from_string, policy
from email.message import EmailMessage
from typing import Any

import pytest

from helpers.mail import MailServer
from ziggurat.server.app import build_services
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.background.mails import deliver
from ziggurat.server.config import Config, Mail
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.services import Services
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Account, Notice, Store, open_store
from ziggurat.table.commands import Create, Sit, Start
from ziggurat.words import words


@contextmanager
def listener(serve: Any) -> Iterator[tuple[int, list[str]]]:
    """Run a server that accepts one connection and records its lines."""
    received: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def run() -> None:
            connection, _ = server.accept()
            with connection, connection.makefile("rw", encoding="latin-1", newline="") as lines:
                serve(lines, received)

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        yield server.getsockname()[1], received
        thread.join(20)


def web_server(lines: Any, received: list[str]) -> None:
    """Answer one request."""
    length = 0
    while (line := lines.readline().rstrip("\r\n")) != "":
        received.append(line)
        if line.lower().startswith("content-length:"):
            length = int(line.partition(":")[2])
    received.append(lines.read(length))
    say(lines, "HTTP/1.1 204 No Content\r\n")


def say(lines: Any, text: str) -> None:
    lines.write(f"{text}\r\n")
    lines.flush()


def services_for(config: Config, store: Store) -> Services:
    return build_services(config, store, BotPool(0), Metrics(), Log())


async def two_players(store: Store, notice: Notice) -> None:
    for account in ("anna", "ben"):
        await store.create_account(Account(account, account, 1))
    await store.put_notice(notice)


async def start_table(services: Services) -> LiveTable:
    """Start a game in which Anna, who is offline, is to move."""
    sitting = [Create("babel", 2, "anna", {"start": 1}), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
    return await services.pipeline.create("t1", [*sitting, Start("anna", "1" * 64, "2" * 64)])


def start_a_game(config: Config, notice: Notice) -> None:
    async def story() -> None:
        async with open_store("sqlite://") as store:
            services = services_for(config, store)
            await two_players(store, notice)
            await start_table(services)
            await services.registry.close()

    asyncio.run(story())


CONFIRMED = Notice("anna", "email", "anna@example.org", 1, '{"language": "es"}', confirmed=2)


def mail_config(mails: MailServer) -> Config:
    return Config(mail=Mail("127.0.0.1", mails.port, "table@example.org"), public_url="https://play.example.org/")


def test_mail_names_the_game_and_the_table_and_nothing_else() -> None:
    with MailServer() as mails:
        start_a_game(mail_config(mails), CONFIRMED)
        message = message_from_string(mails.next_to("anna@example.org"), policy=policy.default)
    assert message["Subject"] == words("es").say("server-mail-subject", game="Babel")
    assert message["Message-ID"].endswith("@example.org>")
    assert abs(message["Date"].datetime.timestamp() - time.time()) < 600
    assert "https://play.example.org/table/t1" in message.get_content().splitlines()
    assert "1" * 64 not in str(message)


def test_mail_can_be_ended_with_one_click() -> None:
    with MailServer() as mails:
        start_a_game(mail_config(mails), CONFIRMED)
        message = message_from_string(mails.next_to("anna@example.org"), policy=policy.default)
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = message["List-Unsubscribe"].strip("<>")
    assert one_click.startswith("https://play.example.org/api/mail/unsubscribe/")
    token = one_click.rpartition("/")[2]
    assert f"https://play.example.org/unsubscribe/{token}" in message.get_content().splitlines()


def test_unconfirmed_address_gets_no_mail() -> None:
    with MailServer() as mails:
        start_a_game(mail_config(mails), replace(CONFIRMED, confirmed=None))
        assert mails.mails.empty()


def test_turn_is_notified_once_also_after_a_restart() -> None:
    async def story(mails: MailServer) -> None:
        async with open_store("sqlite://") as store:
            first = services_for(mail_config(mails), store)
            await two_players(store, CONFIRMED)
            live = await start_table(first)
            await first.registry.close()
            again = services_for(mail_config(mails), store)
            again.notifier.on_table_changed(await again.registry.table(live.id))
            await again.registry.close()

    with MailServer() as mails:
        asyncio.run(story(mails))
        mails.next_to("anna@example.org")
        assert mails.mails.empty()


def test_webhook_gets_a_code_the_game_and_the_table() -> None:
    with listener(web_server) as (port, received):
        config = Config(webhooks_internal=True)
        start_a_game(config, Notice("anna", "webhook", f"http://127.0.0.1:{port}/turn", 1))
    assert received[0] == "POST /turn HTTP/1.1"
    assert json.loads(received[-1]) == {"event": "your_turn", "game": "babel", "table": "t1"}


def test_credentials_are_sent_to_a_verified_mail_server_only(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Any] = []

    class Smtp:
        def __init__(self, *arguments: Any, **named: Any) -> None:
            pass

        def __enter__(self) -> "Smtp":
            return self

        def __exit__(self, *error: object) -> None:
            pass

        def starttls(self, *, context: ssl.SSLContext) -> None:
            calls.append((context.verify_mode, context.check_hostname))

        def login(self, user: str, password: str) -> None:
            calls.append(user)

        def send_message(self, message: Any) -> None:
            calls.append("sent")

    monkeypatch.setattr("smtplib.SMTP", Smtp)
    deliver(Mail("mail.example.org", 587, "table@example.org", "table", "secret"), EmailMessage())
    assert calls == [(ssl.CERT_REQUIRED, True), "table", "sent"]
