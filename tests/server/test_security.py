"""Rate limits by address: a club behind one address gets the page. Headers of all responses."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from helpers.server import ANSWER_SECONDS, Server, plain_client
from ziggurat.server.api.security import SecurityMiddleware
from ziggurat.server.config import Config
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics

VISITORS = 20  # a club
FILES_OF_A_TABLE = 50


async def nothing(scope: object, receive: object, send: object) -> None:
    """An application that is never called."""


@pytest.fixture
def middleware() -> SecurityMiddleware:
    return SecurityMiddleware(nothing, Config(), Metrics(), Log())


def refused(middleware: SecurityMiddleware, path: str, times: int) -> int:
    """Return how many of `times` simultaneous requests are refused."""
    scope = {"type": "http", "method": "GET", "path": path, "client": ("10.0.0.1", 1)}
    return sum(middleware.error_for(scope, {}) is not None for _ in range(times))


def test_club_behind_one_address_gets_all_files_of_the_page(middleware: SecurityMiddleware) -> None:
    assert refused(middleware, "/assets/table-1.js", VISITORS * FILES_OF_A_TABLE) == 0
    assert refused(middleware, "/api/games", VISITORS) == 0


def test_other_requests_are_limited_more_strictly(middleware: SecurityMiddleware) -> None:
    assert refused(middleware, "/api/games", 1000) > 500
    assert refused(middleware, "/assets/table-1.js", 10) == 0


def test_files_are_limited_too(middleware: SecurityMiddleware) -> None:
    assert refused(middleware, "/assets/table-1.js", 10_000) > 5000


@pytest.mark.parametrize(("proxies", "requests", "refused"), [("127.0.0.1", 250, False), ("192.0.2.1", 5000, True)])
def test_forwarded_addresses_count_only_from_trusted_proxies(
    tmp_path: Path, proxies: str, requests: int, refused: bool
) -> None:
    server = Server(tmp_path, "--behind-tls")
    server.environment = {**os.environ, "FORWARDED_ALLOW_IPS": proxies}
    with server, plain_client(base_url=server.address, timeout=ANSWER_SECONDS) as client:
        answers = (
            client.get("/api/games", headers={"x-forwarded-for": f"198.51.{number % 256}.{number // 256}"}).status_code
            for number in range(requests)
        )
        # refused at all only if all requests count for one address; a slow machine needs more of them
        assert any(answer == 429 for answer in answers) == refused


def headers_for(config: Config, path: str = "/api/games", **request: str) -> dict[str, str]:
    """Return the headers of a response to a request with these headers."""
    sent: list[dict[str, Any]] = []

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost"), *((name.encode(), value.encode()) for name, value in request.items())]
    scope = {"type": "http", "method": "GET", "path": path, "client": ("10.0.0.1", 1), "headers": headers}
    asyncio.run(SecurityMiddleware(answer, config, Metrics(), Log())(scope, receive, send))
    return {name.decode(): value.decode() for name, value in sent[0]["headers"]}


def test_responses_behind_tls_demand_tls_for_a_year() -> None:
    name = "strict-transport-security"
    assert headers_for(Config(behind_tls=True))[name] == f"max-age={365 * 24 * 60 * 60}"
    assert headers_for(Config(behind_tls=True), "/")[name] == f"max-age={365 * 24 * 60 * 60}"
    assert name not in headers_for(Config())  # a browser would never again open the local server


def test_no_other_origin_may_read_a_response() -> None:
    headers = headers_for(Config(), origin="https://evil.example")
    assert [name for name in headers if name.startswith("access-control-")] == []
    assert headers["cross-origin-resource-policy"] == "same-origin"
