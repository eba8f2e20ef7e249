"""Rate limits by address: a club behind one address gets the page."""

import pytest

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
