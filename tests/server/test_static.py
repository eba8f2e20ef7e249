"""The page's files: compressed copies, caching, and nothing outside the folder."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI

from ziggurat.server.api.static import best_encoding, mount_page
from ziggurat.server.config import Config


class NoTables:
    """A store without tables and invitations."""

    async def table(self, table_id: str) -> None:
        return None

    invitation = table


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Ziggurat</title>")
    (page / "assets" / "a-1.js").write_text("plain")
    (page / "assets" / "a-1.js.gz").write_bytes(b"as gzip")
    (page / "assets" / "a-1.js.br").write_bytes(b"as brotli")
    (tmp_path / "secret").write_text("secret")
    return page


@pytest.fixture
def client(folder: Path) -> httpx.AsyncClient:
    app = FastAPI()
    app.state.services = SimpleNamespace(store=NoTables())
    mount_page(app, Config(page=str(folder)))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://table")


def get(client: httpx.AsyncClient, path: str, **headers: str) -> httpx.Response:
    # In a separate thread: an earlier browser test may have left an event loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(client.get(path, headers=headers))).result()


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.8", "gzip"),
        ("br; q=0.000", None),
        ("identity", None),
        ("", None),
    ],
)
def test_smallest_copy_that_the_browser_accepts_is_served(folder: Path, accepted: str, coding: str | None) -> None:
    assert best_encoding(folder / "assets" / "a-1.js", accepted) == coding


def test_asset_may_be_cached_forever(client: httpx.AsyncClient) -> None:
    answer = get(client, "/assets/a-1.js", **{"accept-encoding": "identity"})
    assert answer.text == "plain"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"


def test_paths_of_the_page_serve_index_html_uncached(client: httpx.AsyncClient) -> None:
    for path in ("/", "/table/1234", "/learn/babel"):
        answer = get(client, path)
        assert "Ziggurat" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


def test_missing_files_are_not_found(client: httpx.AsyncClient) -> None:
    assert get(client, "/assets/gone.js").status_code == 404
    assert get(client, "/api/nonsense").json()["code"] == "not_found"


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/assets/../../secret", "/..%2fsecret"])
def test_nothing_outside_the_folder_is_served(client: httpx.AsyncClient, path: str) -> None:
    assert get(client, path).text != "secret"


def test_texts_are_served_with_their_charset(client: httpx.AsyncClient, folder: Path) -> None:
    (folder / "assets" / "en-1.ftl").write_text("hello = Hello")
    for path, kind in (("/", "text/html"), ("/assets/a-1.js", "text/javascript"), ("/assets/en-1.ftl", "text/plain")):
        assert get(client, path, **{"accept-encoding": "identity"}).headers["content-type"] == f"{kind}; charset=utf-8"
