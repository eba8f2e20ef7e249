"""The schema: older versions are migrated with all their data."""

import asyncio
from pathlib import Path

import pytest

from helpers import old_stores as old
from helpers.stores import Worker, ask, rows
from ziggurat.store import NewerSchema, Unavailable, open_store, schema
from ziggurat.store.database import Statement
from ziggurat.store.sqlite import SqliteStore

OLDER = range(1, schema.latest())
COLUMNS = """
    SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = current_schema() ORDER BY table_name, column_name
"""
INDEXES = """
    SELECT tablename, indexname, replace(indexdef, schemaname, '') FROM pg_indexes
    WHERE schemaname = current_schema() ORDER BY indexname
"""


def dump_of(version: int) -> str:
    return (old.FOLDER / f"v{version}.sql").read_text(encoding="utf-8")


def shape(address: str, tmp_path: Path) -> object:
    """Return the schema of a database, without its data."""
    if address.startswith("sqlite"):
        return [line for line in old.dump(address.removeprefix("sqlite:///")).splitlines() if "INSERT" not in line]
    return ask(address, COLUMNS), ask(address, INDEXES)


async def opened(address: str) -> None:
    async with open_store(address):
        pass


async def test_new_database_has_every_schema_version(store):
    found = await store.rows("SELECT version FROM schema_versions ORDER BY version")
    assert found == [(number,) for number in range(1, schema.latest() + 1)]


async def test_opening_again_changes_nothing(address: str):
    applied = "SELECT version, applied FROM schema_versions ORDER BY version"
    async with open_store(address) as store:
        before = await store.rows(applied)
    async with open_store(address) as store:
        assert await store.rows(applied) == before


def test_every_older_schema_version_has_a_dump():
    assert sorted(path.name for path in old.FOLDER.iterdir()) == [f"v{version}.sql" for version in OLDER]


@pytest.mark.parametrize("version", OLDER)
def test_older_database_is_migrated_with_its_data(address: str, version: int):
    old.revive(dump_of(version), address)
    asyncio.run(check_all_data(address))


async def check_all_data(address: str) -> None:
    async with open_store(address) as store:
        assert await store.rows("SELECT max(version) FROM schema_versions") == [(schema.latest(),)]
        assert await store.read("t-old") == old.EVENTS
        assert await store.snapshot("t-old") == old.SNAPSHOT
        assert await store.open_tables() == [old.SUMMARY]
        assert await store.waiting_for("player") == [old.SUMMARY]
        assert await store.tables_of("guest") == [old.SUMMARY]
        assert [await store.account(name) for name in ("guest", "player", "gone")] == [old.GUEST, old.PLAYER, old.GONE]
        assert await store.by_name("ENKIDU") == old.PLAYER
        assert await store.session("token-hash") == old.SESSION
        assert await store.chat("t-old") == old.CHAT
        assert await store.invitation("invitation-hash", old.THEN) == old.INVITATION
        assert await store.notices_of("player") == [old.NOTICE]
        await store.append("t-old", rows(4))
        assert (await store.say("t-old", "guest", old.THEN, preset="bye")).seq == 3


@pytest.mark.parametrize("version", OLDER)
def test_migrated_database_equals_a_new_one(address: str, version: int, tmp_path: Path, monkeypatch):
    """Fails if a released version of the schema was changed afterwards."""
    with monkeypatch.context() as past:
        past.setattr(schema, "latest", lambda: version)
        asyncio.run(opened(address))
    new = shape(address, tmp_path)
    other = f"sqlite:///{tmp_path}/old.db" if address.startswith("sqlite") else address
    if other == address:
        ask(address, "DO $$ BEGIN EXECUTE 'DROP SCHEMA ' || current_schema() || ' CASCADE'; END $$")
        ask(address, f"CREATE SCHEMA {address.rsplit('=', 1)[1]}")
    old.revive(dump_of(version), other)
    assert shape(other, tmp_path) == new


async def test_database_of_a_newer_ziggurat_is_refused_and_unchanged(address: str):
    async with open_store(address) as store:
        await store.write(Statement("INSERT INTO schema_versions VALUES (?, ?)", (schema.latest() + 1, 0)))
    with pytest.raises(NewerSchema) as caught:
        await open_store(address).open()
    assert caught.value.code == "newer_schema"
    assert f"version {schema.latest() + 1}" in str(caught.value)


async def test_failed_migration_leaves_the_old_version_unchanged(address: str, monkeypatch: pytest.MonkeyPatch):
    async with open_store(address) as store:
        await store.append("t1", rows(1))
    broken = {schema.latest() + 1: ("CREATE TABLE new (a BIGINT)", "ALTER TABLE nowhere ADD COLUMN b TEXT")}
    with monkeypatch.context() as future:
        future.setattr(schema, "missing", lambda version: broken)
        with pytest.raises(Exception, match="nowhere"):
            await open_store(address).open()
    async with open_store(address) as store:
        assert await store.rows("SELECT max(version) FROM schema_versions") == [(schema.latest(),)]
        with pytest.raises(Exception, match="new"):
            await store.rows("SELECT * FROM new")
        assert await store.read("t1") == rows(1)


async def test_several_stores_may_open_a_new_database_at_once(address: str):
    stores = [open_store(address, shared=True) for _ in range(4)]
    for store in stores:
        if isinstance(store, SqliteStore):
            store._timeout = 120.0  # each waits for the migrations before its own, for seconds on a busy machine
    await asyncio.gather(*(store.open() for store in stores))
    for number, store in enumerate(stores, 1):
        await store.append("t1", rows(number))
    await asyncio.gather(*(store.close() for store in stores))


def test_statements_end_where_a_line_ends_with_a_semicolon():
    text = "-- a comment; really\nCREATE TABLE a (\n    b TEXT\n);\n\nINSERT INTO a VALUES ('x; y');\nDROP TABLE a;"
    assert schema.statements(text) == (
        "CREATE TABLE a (\n    b TEXT\n)",
        "INSERT INTO a VALUES ('x; y')",
        "DROP TABLE a",
    )


async def test_locked_file_can_be_opened_after_the_lock_is_released(sqlite_file: Path):
    with Worker("hold", str(sqlite_file)) as other:
        assert other.line() == "held"
        store = SqliteStore(str(sqlite_file), timeout=0.1)
        with pytest.raises(Unavailable) as caught:
            await store.open()
        assert caught.value.reason == "locked"
        other.finish()
    async with store:
        await store.append("t1", rows(1))
