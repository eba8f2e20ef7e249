"""What messengers show for the address of a table: nothing that the holder of the link may not know."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from ziggurat.server.api.static import mount_page
from ziggurat.server.config import Config
from ziggurat.server.ids import token_hash
from ziggurat.store import Invitation, Summary, Unavailable

INDEX = '<html><head><meta name="description" content="old" /><title>Ziggurat</title></head><body>page</body></html>'
ADA = {"kind": "person", "name": "Ada", "level": None, "out": None}
BOT = {"kind": "bot", "name": "", "level": "mason", "out": None}
FREE = {"kind": "open", "name": "", "level": None, "out": None}


class Tables:
    """A store with one table."""

    def __init__(self, status: str = "open", *, private: bool = False, seats: tuple[Any, ...] = (ADA, FREE)) -> None:
        clock = {"kind": "none", "base": 0, "increment": 0, "days": 0}
        data = json.dumps({"seats": seats, "clock": clock, "private": private, "owner": "a", "winners": None})
        self.summary = Summary("t1", "babel", status, 3, 1, 2, not private, None, ("a",), (), data)

    async def table(self, table_id: str) -> Summary | None:
        return self.summary if table_id == "t1" else None

    async def invitation(self, hashed: str, now: int) -> Invitation | None:
        return Invitation(hashed, "t1", None, "a", 1, now + 1) if hashed == token_hash("good") else None


class Broken(Tables):
    """A store that cannot be reached."""

    async def table(self, table_id: str) -> Summary | None:
        raise Unavailable("closed", "not opened")


def page(tmp_path: Path, store: Tables, path: str, config: Config | None = None, **headers: str) -> str:
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "link").mkdir(exist_ok=True)
    (tmp_path / "link" / "babel.png").touch()
    app = FastAPI()
    app.state.services = SimpleNamespace(store=store)
    mount_page(app, config or Config(page=str(tmp_path)))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://table.example")
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(client.get(path, headers=headers))).result().text


def test_public_table_shows_game_players_and_status(tmp_path: Path) -> None:
    html = page(tmp_path, Tables(seats=(ADA, BOT, FREE)), "/table/t1")
    assert '<meta property="og:title" content="Babel: Ada, Mason" />' in html
    assert "One seat is free." in html
    assert '<meta property="og:image" content="http://table.example/link/babel.png" />' in html
    assert "<title>Babel: Ada, Mason · Ziggurat</title>" in html
    assert 'content="old"' not in html
    assert "<body>page</body>" in html


@pytest.mark.parametrize(("status", "text"), [("playing", "in progress"), ("paused", "in progress"), ("ended", "over")])
def test_description_follows_the_status(tmp_path: Path, status: str, text: str) -> None:
    assert text in page(tmp_path, Tables(status, seats=(ADA, ADA)), "/table/t1")


@pytest.mark.parametrize("status", ["playing", "paused", "ended"])
def test_public_game_shows_its_position(tmp_path: Path, status: str) -> None:
    html = page(tmp_path, Tables(status, seats=(ADA, ADA)), "/table/t1", **{"accept-language": "it"})
    path = "/api/watch/t1/picture.png?language=it&amp;version=3"
    assert f'<meta property="og:image" content="http://table.example{path}" />' in html


def test_server_that_cannot_draw_shows_the_picture_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.server.api.static.can_draw", lambda: False)
    assert "/link/babel.png" in page(tmp_path, Tables("playing", seats=(ADA, ADA)), "/table/t1")


def test_position_of_a_private_game_is_never_shown(tmp_path: Path) -> None:
    for path in ("/table/t1", "/table/t1?invitation=good", "/invitation/good"):
        assert "picture.png" not in page(tmp_path, Tables("playing", private=True, seats=(ADA, ADA)), path)


def test_private_table_looks_like_one_that_does_not_exist(tmp_path: Path) -> None:
    private = page(tmp_path, Tables(private=True), "/table/t1")
    assert private == page(tmp_path, Tables(private=True), "/table/t2")
    assert private == page(tmp_path, Tables(private=True), "/table/t1?invitation=bad")
    assert "Ada" not in private
    assert "Babel:" not in private
    assert "/link/ziggurat.png" in private


@pytest.mark.parametrize("path", ["/table/t1?invitation=good", "/invitation/good"])
def test_invitation_to_a_private_table_shows_the_game_but_no_names(tmp_path: Path, path: str) -> None:
    html = page(tmp_path, Tables(private=True), path)
    assert "Babel: an invitation" in html
    assert "Ada" not in html


def test_invitation_to_another_table_reveals_nothing(tmp_path: Path) -> None:
    store = Tables(private=True)
    store.summary = store.summary._replace(table_id="t3")
    assert "Babel:" not in page(tmp_path, store, "/table/t1?invitation=good")


def test_names_are_escaped(tmp_path: Path) -> None:
    html = page(tmp_path, Tables(seats=({**ADA, "name": '"><script>x</script>'},)), "/table/t1")
    assert "<script>" not in html
    assert "&lt;script&gt;" in html


def test_host_is_escaped(tmp_path: Path) -> None:
    assert '"><b>' not in page(tmp_path, Tables(), "/table/t1", host='a"><b>')


def test_language_of_the_reader_is_used(tmp_path: Path) -> None:
    assert "C’è un posto libero" in page(tmp_path, Tables(), "/table/t1", **{"accept-language": "it-IT,it;q=0.9"})


def test_addresses_of_pictures_are_secure_behind_tls(tmp_path: Path) -> None:
    html = page(tmp_path, Tables(), "/table/t1", Config(page=str(tmp_path), behind_tls=True))
    assert "https://table.example/link/babel.png" in html


def test_unreachable_store_shows_the_general_preview(tmp_path: Path) -> None:
    assert "/link/ziggurat.png" in page(tmp_path, Broken(), "/table/t1")


def test_other_pages_are_served_as_they_are(tmp_path: Path) -> None:
    assert page(tmp_path, Tables(), "/learn/babel") == INDEX
