"""Pictures of public games for link previews: what spectators may know, drawn once, and only for public games."""

import asyncio
import json
import struct
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from helpers.server import Guest, Server
from ziggurat import Match
from ziggurat.pictures.preview import preview_svg
from ziggurat.server.api import table_picture
from ziggurat.server.api.table_picture import MAX_WAITING, TablePictures, drawn, picture_request
from ziggurat.server.errors import ApiError
from ziggurat.table import Table
from ziggurat.table.commands import Command, Create, Resign, Sit, Start
from ziggurat.testing.walks import stream_for

COMMANDS: list[Command] = [
    Create("babel", 2, "anna", options={"start": 1}),
    Sit("anna", "Anna", 0),
    Sit("ben", "Ben", 1),
    Start("anna", "5eed" * 16, "5a17" * 16),
]


def live(*more: Command) -> Any:
    """Return what the pictures need of a table in memory."""
    table = Table()
    for command in (*COMMANDS, *more):
        for event in table.decide(command, 1):
            table.apply(event)
    return SimpleNamespace(id="t1", table=table)


def picture(server: Server, table: str, **query: Any) -> httpx.Response:
    return httpx.get(f"{server.address}/api/watch/{table}/picture.png", params=query, timeout=60)


def started(server: Server, *, private: bool) -> str:
    host, other = Guest(server, "Adad"), Guest(server, "Bel")
    table = str(host.post("/api/tables", game="babel", seats=2, private=private)["id"])
    other.post(f"/api/tables/{table}/sit", invitation=host.post(f"/api/tables/{table}/invitations")["invitation"])
    host.post(f"/api/tables/{table}/start")
    return table


def test_public_game_is_drawn_in_the_size_of_previews(server: Server) -> None:
    answer = picture(server, started(server, private=False), language="fr")
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/png"
    assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)


def test_private_open_and_unknown_tables_have_no_picture(server: Server) -> None:
    waiting = Guest(server, "Enki").post("/api/tables", game="babel", seats=2, private=False)["id"]
    for table in (started(server, private=True), str(waiting), "nosuch"):
        answer = picture(server, table)
        assert answer.status_code == 404 and answer.json()["code"] == "no_such_table"


@pytest.mark.parametrize("game", ["babel", "babylon", "hanging_gardens"])
def test_picture_contains_nothing_hidden(game: str) -> None:
    match = Match(game, seed=3)
    match.push(match.legal()[0])
    names = ["Ann", "Bob"]
    first = preview_svg(match.view(), "en", names)
    for number in range(5):
        match.position.redeal(-1, stream_for("picture", number))
        assert preview_svg(match.view(), "en", names) == first


def test_request_to_the_drawing_process_is_the_public_view() -> None:
    found = live()
    asked = picture_request(found, "en")
    assert asked["view"] == found.table.view(None)["game"]
    assert asked["view"]["seat"] is None and asked["view"]["hand"] is None
    assert asked["names"] == ["Anna", "Ben"]


def test_game_that_was_given_up_shows_its_winner() -> None:
    asked = picture_request(live(Resign(0)), "en")
    assert (asked["view"]["to_move"], asked["view"]["winners"]) == (None, [1])
    assert "Ben wins" in preview_svg(asked["view"], "en", asked["names"])


def test_picture_is_drawn_once_for_simultaneous_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[bytes] = []

    async def draw(asked: bytes) -> bytes:
        calls.append(asked)
        await asyncio.sleep(0)
        return b"png"

    async def ask() -> list[bytes]:
        pictures, table = TablePictures(), live()
        return await asyncio.gather(*(pictures.png(table, "en") for _ in range(MAX_WAITING)))

    monkeypatch.setattr(table_picture, "drawn", draw)
    assert asyncio.run(ask()) == [b"png"] * MAX_WAITING
    assert len(calls) == 1


def test_further_requests_are_refused_while_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> tuple[int, int]:
        gate = asyncio.Event()

        async def draw(asked: bytes) -> bytes:
            await gate.wait()
            return b"png"

        monkeypatch.setattr(table_picture, "drawn", draw)
        pictures = TablePictures()
        tables = [SimpleNamespace(id=str(number), table=live().table) for number in range(MAX_WAITING)]
        waiting = [asyncio.create_task(pictures.png(table, "en")) for table in tables]  # type: ignore[arg-type]
        await asyncio.sleep(0)
        with pytest.raises(ApiError) as refused:
            await pictures.png(live(), "en")
        gate.set()
        await asyncio.gather(*waiting)
        return refused.value.status, pictures.waiting

    assert asyncio.run(ask()) == (429, 0)


def test_drawing_process_that_fails_is_a_missing_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ApiError) as failed:
        asyncio.run(drawn(b"no json"))
    assert failed.value.status == 404
    monkeypatch.setattr(table_picture, "COMMAND", (*table_picture.COMMAND[:1], "-c", "import time; time.sleep(60)"))
    monkeypatch.setattr(table_picture, "DRAW_SECONDS", 0.1)
    with pytest.raises(ApiError):
        asyncio.run(drawn(b"{}"))


PRIORITY = """
import os, runpy, sys
os.nice = lambda niceness: sys.stderr.write(str(niceness))
runpy.run_module("ziggurat.pictures.preview", run_name="__main__")
"""


def test_drawing_gets_less_of_the_processor_than_players() -> None:
    asked = json.dumps(picture_request(live(), "en")).encode()
    done = subprocess.run([sys.executable, "-c", PRIORITY], input=asked, capture_output=True, check=True)
    assert int(done.stderr) >= 10
    assert done.stdout.startswith(b"\x89PNG")
