"""Offline players get a webhook or a mail when their turn begins, without cards."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ziggurat.server.app import build_services
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.config import Config, Mail
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.store import Account, Notice, open_store
from ziggurat.table.commands import Create, Sit, Start

ANSWERS = {"EHLO": "250 hello", "MAIL": "250 ok", "RCPT": "250 ok", "DATA": "354 go on", "QUIT": "221 bye"}


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


def mail_server(lines: Any, received: list[str]) -> None:
    """Implement as much SMTP as one mail needs."""
    say(lines, "220 ready")
    in_message = False
    for line in lines:
        received.append(line.rstrip("\r\n"))
        if in_message:
            if line == ".\r\n":
                in_message = False
                say(lines, "250 taken")
            continue
        say(lines, ANSWERS.get(line[:4].upper(), "250 ok"))
        in_message = line[:4].upper() == "DATA"
        if line[:4].upper() == "QUIT":
            return


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


def start_a_game(config: Config, notice: Notice) -> None:
    """Start a game in which Anna, who is offline, is to move."""

    async def story() -> None:
        async with open_store("sqlite://") as store:
            services = build_services(config, store, BotPool(0), Metrics(), Log())
            for account in ("anna", "ben"):
                await store.create_account(Account(account, account, 1))
            await store.put_notice(notice)
            sitting = [Create("babel", 2, "anna", {"start": 1}), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
            await services.pipeline.create("t1", [*sitting, Start("anna", "1" * 64, "2" * 64)])
            await services.registry.close()

    asyncio.run(story())


def test_mail_names_the_game_and_nothing_else() -> None:
    with listener(mail_server) as (port, received):
        config = Config(mail=Mail("127.0.0.1", port, "table@example.org"))
        start_a_game(config, Notice("anna", "email", "anna@example.org", 1))
    text = "\n".join(received)
    assert "To: anna@example.org" in text
    assert "Subject: Babel: it is your turn" in text
    assert "1" * 64 not in text


def test_webhook_gets_a_code_the_game_and_the_table() -> None:
    with listener(web_server) as (port, received):
        config = Config(webhooks_internal=True)
        start_a_game(config, Notice("anna", "webhook", f"http://127.0.0.1:{port}/turn", 1))
    assert received[0] == "POST /turn HTTP/1.1"
    assert json.loads(received[-1]) == {"event": "your_turn", "game": "babel", "table": "t1"}
