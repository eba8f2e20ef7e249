"""Addresses of stores."""

import subprocess
import sys
from pathlib import Path

import pytest

from helpers.stores import last_seq, rows
from ziggurat.store import BadAddress, open_store
from ziggurat.store.postgres import PostgresStore
from ziggurat.store.sqlite import SqliteStore


def test_three_slashes_mean_a_relative_path_and_four_an_absolute_one():
    assert open_store("sqlite:///games.db").path == "games.db"
    assert open_store("sqlite:////var/lib/games.db").path == "/var/lib/games.db"


def test_address_of_a_postgresql_server():
    for address in ("postgresql://host/db", "postgres://host/db"):
        assert isinstance(open_store(address), PostgresStore)


@pytest.mark.parametrize("bad", ["", "games.db", "sqlite:", "sqlite:///", "mysql://u:secret@host/db", "http://secret"])
def test_bad_address_is_refused_without_showing_its_password(bad: str):
    with pytest.raises(BadAddress) as caught:
        open_store(bad)
    assert "secret" not in str(caught.value)
    assert caught.value.code == "bad_store_address"


async def test_memory_stores_are_separate_and_not_durable():
    async with open_store("sqlite://") as one, open_store("sqlite://") as other:
        assert isinstance(one, SqliteStore)
        await one.append("t1", rows(1))
        assert await last_seq(one, "t1") == 1
        assert await last_seq(other, "t1") == 0


def test_missing_postgresql_client_is_reported_with_the_package_to_install(tmp_path: Path):
    story = """
import sys
sys.modules["asyncpg"] = None
from ziggurat.store import BadAddress, open_store
open_store("sqlite://")
try:
    open_store("postgresql://host/db")
except BadAddress as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", story], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "pip install 'ziggurat-table[postgres]'" in said.stdout
