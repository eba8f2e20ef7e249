"""SQLite errors: a full disk, locks, another server. No data is lost, service resumes."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from helpers.stores import NOW, Worker, last_seq, rows, summary
from ziggurat.store import Unavailable, open_store, readers, writer
from ziggurat.store.database import Statement
from ziggurat.store.readers import Readers
from ziggurat.store.sqlite import SqliteStore


def mount(folder: Path, size: int) -> bool:
    """Mount a small disk; return whether that was possible (only as root on Linux)."""
    if os.geteuid() or not shutil.which("mount"):
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def acknowledged_events(worker: Worker) -> tuple[list[int], str]:
    """Return the acknowledged events and the line after them."""
    acknowledged = []
    while (line := worker.line()).isdigit():
        acknowledged.append(int(line))
    return acknowledged, line


def stored_data(path: Path) -> list[str]:
    """Return the data of all events in the file, read with plain SQLite."""
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT seq, data FROM events WHERE table_id = 'filled' ORDER BY seq").fetchall()
    connection.close()
    assert [seq for seq, _ in found] == list(range(1, len(found) + 1))
    return [data for _, data in found]


@pytest.mark.parametrize("most", [400_000, 600_000, 1_000_000])
def test_appends_are_refused_while_the_file_size_is_limited(sqlite_file: Path, most: int):
    with Worker("fill", f"sqlite:///{sqlite_file}", str(most)) as worker:
        acknowledged, refused = acknowledged_events(worker)
        assert refused == "refused io_error"
        assert worker.line() == f"still io_error, but {len(acknowledged)} can be read"
        assert worker.finish("go on\n") == ["resumed"]
    assert stored_data(sqlite_file) == [f'"{seq:03000}"' for seq in acknowledged] + ['"again"']


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 1.5 MB with a deletable file; a plain folder without mount rights."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = mount(folder, 1_500_000)
    (folder / "ballast").write_bytes(b"x" * 400_000)
    yield folder
    if mounted:
        subprocess.run(["umount", str(folder)], check=True)


def test_appends_are_refused_while_the_disk_is_full(small_disk: Path):
    path = small_disk / "store.db"
    limit, reason = (0, "disk_full") if os.path.ismount(small_disk) else (700_000, "io_error")
    with Worker("fill", f"sqlite:///{path}", str(limit)) as worker:
        acknowledged, refused = acknowledged_events(worker)
        assert refused == f"refused {reason}"
        assert worker.line() == f"still {reason}, but {len(acknowledged)} can be read"
        (small_disk / "ballast").unlink()
        assert worker.finish("go on\n") == ["resumed"]
    assert stored_data(path) == [f'"{seq:03000}"' for seq in acknowledged] + ['"again"']


async def test_database_at_its_maximum_size_is_reported_as_a_full_disk(sqlite_file: Path):
    async with open_store(f"sqlite:///{sqlite_file}") as store:
        await store.append("t1", rows(1))
        await store.write(Statement("PRAGMA max_page_count = 1", ()))
        with pytest.raises(Unavailable) as caught:
            await store.append("t1", rows(2, 1, "x" * 200_000))
        assert caught.value.reason == "disk_full"
        await store.append("t1", rows(2))
        assert await store.read("t1") == rows(1, 2)


async def test_appends_are_refused_while_another_program_locks_the_file(sqlite_file: Path):
    async with SqliteStore(str(sqlite_file), timeout=0.1) as store:
        await store.append("t1", rows(1))
        with Worker("hold", str(sqlite_file)) as other:
            assert other.line() == "held"
            answers = await asyncio.gather(
                *(store.append(f"t{number}", rows(2)) for number in (1, 2, 3)), return_exceptions=True
            )
            assert [(type(answer), answer.reason) for answer in answers] == [(Unavailable, "locked")] * 3
            assert await last_seq(store, "t1") == 1
            other.finish()
        await store.append("t1", rows(2))
        assert await store.read("t1") == rows(1, 2)


async def test_short_lock_is_waited_for(sqlite_file: Path):
    async with SqliteStore(str(sqlite_file), timeout=30) as store:
        await store.append("t1", rows(1))
        with Worker("hold", str(sqlite_file)) as other:
            assert other.line() == "held"
            waiting = asyncio.ensure_future(store.append("t1", rows(2)))
            assert await last_seq(store, "t1") == 1
            other.finish()
            await waiting
        assert await last_seq(store, "t1") == 2


async def test_second_server_on_the_same_file_is_refused(sqlite_file: Path):
    address = f"sqlite:///{sqlite_file}"
    async with open_store(address) as store:
        await store.append("t1", rows(1))
        with pytest.raises(Unavailable) as caught:
            await open_store(address).open()
        assert caught.value.reason == "in_use"
        async with open_store(address, shared=True) as tool:
            assert await tool.read("t1") == rows(1)
    async with open_store(address) as store:
        await store.append("t1", rows(2))


async def test_second_server_through_a_symbolic_link_is_refused(sqlite_file: Path, tmp_path: Path):
    folder = tmp_path / "linked"
    folder.symlink_to(sqlite_file.parent)
    link = tmp_path / "link.db"
    link.symlink_to(sqlite_file)
    async with open_store(f"sqlite:///{sqlite_file}"):
        for other in (link, folder / sqlite_file.name):
            with pytest.raises(Unavailable) as caught:
                await open_store(f"sqlite:///{other}").open()
            assert caught.value.reason == "in_use"


async def test_killed_server_leaves_no_lock(sqlite_file: Path):
    address = f"sqlite:///{sqlite_file}"
    with Worker("load", address, "1") as other:
        other.line()
        with pytest.raises(Unavailable):
            await open_store(address).open()
        other.kill()
    async with open_store(address) as store:
        await store.check_writable(NOW)


async def test_write_protected_file_is_reported_as_read_only(sqlite_file: Path):
    async with open_store(f"sqlite:///{sqlite_file}") as store:
        await store.write(Statement("PRAGMA query_only = ON", ()))
        with pytest.raises(Unavailable) as caught:
            await store.append("t1", rows(1))
        assert caught.value.reason == "read_only"
        await store.append("t1", rows(1))


async def test_file_that_is_not_a_database_is_refused_and_unchanged(sqlite_file: Path):
    sqlite_file.write_text("My diary. " * 1000)
    with pytest.raises(Unavailable) as caught:
        await open_store(f"sqlite:///{sqlite_file}").open()
    assert caught.value.reason == "corrupt"
    assert sqlite_file.read_text() == "My diary. " * 1000


async def test_folder_that_does_not_exist_cannot_be_opened(tmp_path: Path):
    store = open_store(f"sqlite:///{tmp_path}/nowhere/store.db")
    with pytest.raises(Unavailable) as caught:
        await store.open()
    assert caught.value.reason == "cannot_open"
    (tmp_path / "nowhere").mkdir()
    async with store:
        await store.append("t1", rows(1))


@pytest.mark.parametrize("place", ["a whole page", "inside a text"])
async def test_damage_is_reported_and_other_data_is_readable(sqlite_file: Path, place: str):
    async with open_store(f"sqlite:///{sqlite_file}") as store:
        await store.append("t1", [*rows(1, 40, "x" * 3000), *rows(41, 1, "secret" * 500)])
    content = sqlite_file.read_bytes()
    hit = content.index(b"secret" * 500)
    start, end = (hit // 4096 * 4096, hit // 4096 * 4096 + 4096) if place == "a whole page" else (hit + 60, hit + 66)
    sqlite_file.write_bytes(content[:start] + b"\xff" * (end - start) + content[end:])
    async with open_store(f"sqlite:///{sqlite_file}") as store:
        with pytest.raises(Unavailable) as caught:
            await store.read("t1")
        assert caught.value.reason == "corrupt"
        assert "secret" not in str(caught.value)
        assert (await store.read("t1", limit=40)) == rows(1, 40, "x" * 3000)


async def test_reader_reconnects_after_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "broken").write_text("My diary. " * 1000)
    files = iter(["broken", "good"])
    monkeypatch.setattr(readers, "THREADS", 1)
    pool = Readers(lambda: sqlite3.connect(tmp_path / next(files), check_same_thread=False))
    with pytest.raises(Unavailable) as caught:
        await pool.rows("SELECT * FROM sqlite_master", ())
    assert caught.value.reason == "corrupt"
    assert await pool.rows("SELECT * FROM sqlite_master", ()) == []
    await pool.close()


async def test_appends_are_refused_when_the_queue_is_full(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(writer, "MAX_PENDING", 5)
    async with SqliteStore(str(sqlite_file)) as store:
        answers = await asyncio.gather(
            *(store.append(f"t{number}", rows(1)) for number in range(8)), return_exceptions=True
        )
        assert [getattr(answer, "reason", "done") for answer in answers] == ["done"] * 5 + ["overloaded"] * 3
        await store.append("t7", rows(1))


async def test_every_writing_connection_is_synchronous(sqlite_file: Path):
    async def settings() -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [(await store.write(Statement(f"PRAGMA {name}", ())))[0].rows[0][0] for name in names]

    async with open_store(f"sqlite:///{sqlite_file}") as store:
        full = 2
        assert await settings() == ["wal", full, 1]
        await store.write(Statement("PRAGMA query_only = ON", ()))
        with pytest.raises(Unavailable):
            await store.append("t1", rows(1))
        # The connection was replaced after the error.
        assert await settings() == ["wal", full, 1]


async def test_concurrent_appends_share_a_commit_and_return_after_it(sqlite_file: Path):
    async with SqliteStore(str(sqlite_file)) as store:
        log: list[str] = []
        await store._writer.do(lambda connection: connection.set_trace_callback(log.append))

        async def append(number: int) -> None:
            await store.append(f"t{number}", rows(1), summary(f"t{number}", 1))
            written = next(place for place, sql in enumerate(log) if f"'t{number}'" in sql and "INSERT" in sql)
            assert "COMMIT" in log[written:]

        await asyncio.gather(*(append(number) for number in range(100, 400)))
        assert log.count("COMMIT") < 30
