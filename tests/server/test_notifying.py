"""Who is to move and not there is told: by webhook, by mail. Neither holds a card."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ziggurat.server.background.notifications import Notifier
from ziggurat.server.config import Config, Mail
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.sockets.connections import Sockets
from ziggurat.server.tables.registry import Hub
from ziggurat.store import Account, Notice, open_store
from ziggurat.table.commands import Create, Sit, Start

ANSWERS = {"EHLO": "250 hello", "MAIL": "250 ok", "RCPT": "250 ok", "DATA": "354 go on", "QUIT": "221 bye"}


@contextmanager
def listener(serve: Any) -> Iterator[tuple[int, list[str]]]:
    """Let a tiny server hear one connection."""
    heard: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as door:

        def run() -> None:
            wire, _ = door.accept()
            with wire, wire.makefile("rw", encoding="latin-1", newline="") as lines:
                serve(lines, heard)

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        yield door.getsockname()[1], heard
        thread.join(20)


def mail_server(lines: Any, heard: list[str]) -> None:
    """Speak as much SMTP as one mail needs."""
    say(lines, "220 ready")
    in_message = False
    for line in lines:
        heard.append(line.rstrip("\r\n"))
        if in_message:
            if line == ".\r\n":
                in_message = False
                say(lines, "250 taken")
            continue
        say(lines, ANSWERS.get(line[:4].upper(), "250 ok"))
        in_message = line[:4].upper() == "DATA"
        if line[:4].upper() == "QUIT":
            return


def web_server(lines: Any, heard: list[str]) -> None:
    """Take one request."""
    length = 0
    while (line := lines.readline().rstrip("\r\n")) != "":
        heard.append(line)
        if line.lower().startswith("content-length:"):
            length = int(line.partition(":")[2])
    heard.append(lines.read(length))
    say(lines, "HTTP/1.1 204 No Content\r\n")


def say(lines: Any, text: str) -> None:
    lines.write(f"{text}\r\n")
    lines.flush()


def start_a_game(config: Config, notice: Notice) -> None:
    """Begin a game at which Anna, who is elsewhere, is to move or will be."""

    async def story() -> None:
        async with open_store("sqlite://") as store:
            running = Hub(store, Metrics(), Log())
            Notifier(running, config, Sockets(Metrics()))
            for account in ("anna", "ben"):
                await store.create_account(Account(account, account, 1))
            await store.put_notice(notice)
            sitting = [Create("babel", 2, "anna", {"start": 1}), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
            await running.create("t1", [*sitting, Start("anna", "1" * 64, "2" * 64)])
            await running.close()

    asyncio.run(story())


def test_a_mail_says_whose_turn_it_is_and_nothing_else() -> None:
    with listener(mail_server) as (port, heard):
        config = Config(mail=Mail("127.0.0.1", port, "table@example.org"))
        start_a_game(config, Notice("anna", "email", "anna@example.org", 1))
    text = "\n".join(heard)
    assert "To: anna@example.org" in text
    assert "Subject: Babel: it is your turn" in text
    assert "1" * 64 not in text


def test_a_webhook_gets_a_code_the_game_and_the_table() -> None:
    with listener(web_server) as (port, heard):
        config = Config(webhooks_internal=True)
        start_a_game(config, Notice("anna", "webhook", f"http://127.0.0.1:{port}/turn", 1))
    assert heard[0] == "POST /turn HTTP/1.1"
    assert json.loads(heard[-1]) == {"event": "your_turn", "game": "babel", "table": "t1"}
