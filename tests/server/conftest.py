"""An empty PostgreSQL store for servers that share one."""

from collections.abc import Iterator

import pytest

from helpers.stores import fresh_schema


@pytest.fixture
def shared_store(postgres: str) -> Iterator[str]:
    with fresh_schema(postgres) as address:
        yield address
