"""Many visitors behind one address: the page reaches all of them, and programs are still kept from hammering."""

import pytest

from ziggurat.server.api.security import Guard
from ziggurat.server.config import Config
from ziggurat.server.metrics import Metrics

VISITORS = 20  # a club
FILES_OF_A_TABLE = 50


async def nothing(scope: object, receive: object, send: object) -> None:
    """An app that is never reached."""


@pytest.fixture
def guard() -> Guard:
    return Guard(nothing, Config(), Metrics())


def refused(guard: Guard, path: str, times: int) -> int:
    """Ask for something so many times at once; return how often that was refused."""
    scope = {"type": "http", "method": "GET", "path": path, "client": ("10.0.0.1", 1)}
    return sum(guard.objection(scope, {}) is not None for _ in range(times))


def test_a_club_behind_one_address_gets_all_files_of_the_page(guard: Guard) -> None:
    assert refused(guard, "/assets/table-1.js", VISITORS * FILES_OF_A_TABLE) == 0
    assert refused(guard, "/api/games", VISITORS) == 0


def test_requests_that_cost_something_are_still_limited(guard: Guard) -> None:
    assert refused(guard, "/api/games", 1000) > 500
    assert refused(guard, "/assets/table-1.js", 10) == 0


def test_files_have_a_limit_too(guard: Guard) -> None:
    assert refused(guard, "/assets/table-1.js", 10_000) > 5000
