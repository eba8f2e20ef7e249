"""The same tests run against a SQLite file, SQLite in memory and a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest

from helpers.postgres import Postgres
from helpers.stores import fresh_schema
from ziggurat.store import Store, open_store


@pytest.fixture
def restartable(postgres_server: Postgres) -> Iterator[str]:
    """An empty store on a server that may be stopped and started."""
    with fresh_schema(postgres_server.dsn) as address:
        yield address


def place(kind: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty store."""
    if kind == "postgres":
        with fresh_schema(request.getfixturevalue("postgres")) as address:
            yield address
    elif kind == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        yield f"sqlite:///{folder / 'store.db'}"
    else:
        yield "sqlite://"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty store of each kind that outlives the process."""
    yield from place(request.param, request)


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    """Where an empty SQLite store will be."""
    return tmp_path / "store.db"


@pytest.fixture
def postgres_address(request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty store on PostgreSQL."""
    yield from place("postgres", request)


@pytest.fixture
def another_postgres_address(request: pytest.FixtureRequest) -> Iterator[str]:
    """Another empty store in the same database."""
    yield from place("postgres", request)


@pytest.fixture(params=["sqlite", "memory", "postgres"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    """An empty store of every kind; an asynchronous test gets it opened."""
    for where in place(request.param, request):
        yield open_store(where)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run each asynchronous test in a separate event loop, with its stores open."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(run_test(pyfuncitem.obj, arguments))
    return True


async def run_test(test: Any, arguments: dict[str, Any]) -> None:
    async with AsyncExitStack() as stack:
        for value in arguments.values():
            if isinstance(value, Store):
                await stack.enter_async_context(value)
        await test(**arguments)
