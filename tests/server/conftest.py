"""A server for tests with their own guests and tables; an empty PostgreSQL store for servers that share one."""

from collections.abc import Iterator

import pytest

from helpers.server import Server
from helpers.stores import fresh_schema


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for many files: no test stops it, registers a name or uses up the limits of its address.

    A start takes two seconds of processor time, longer than most tests.
    """
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


@pytest.fixture
def shared_store(postgres: str) -> Iterator[str]:
    with fresh_schema(postgres) as address:
        yield address
