"""A real PostgreSQL for servers that share one."""

import os
from collections.abc import Iterator

import pytest

from helpers.postgres import Postgres
from helpers.stores import fresh_schema


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if dsn := os.environ.get("ZIGGURAT_TEST_DSN"):
        yield dsn
        return
    with Postgres() as own:
        yield own.dsn


@pytest.fixture
def shared_store(postgres: str) -> Iterator[str]:
    with fresh_schema(postgres) as address:
        yield address
