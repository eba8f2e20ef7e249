"""`ziggurat backup` and `ziggurat restore`, against a running server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from helpers.server import READY_SECONDS, Guest, Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.stopped()


def ziggurat(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ziggurat.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=READY_SECONDS, check=False)


def refusal(*arguments: str | Path) -> str:
    done = ziggurat(*arguments)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def view_of(guest: Guest, table: str) -> dict[str, Any]:
    view: dict[str, Any] = guest.get(f"/api/tables/{table}")["view"]
    return view


def play(guest: Guest, table: str) -> dict[str, Any]:
    """Play one action; return the view after it."""
    with guest.socket() as talk:
        talk.send("hello", table=table)
        view = talk.until("sync")["view"]
        action = view["game"]["actions"][0]
        talk.send("act", table=table, id=guest.new_id(), version=view["version"], action=action, confirm=True)
        talk.until("ack")
    return view_of(guest, table)


def test_backup_of_a_running_server_has_every_acknowledged_move(server: Server) -> None:
    server.start()
    guest, other = Guest(server, "Ada"), Guest(server, "Blaise")
    table = guest.post("/api/tables", game="babel", seats=2, options={"start": 1})["id"]
    other.post(f"/api/tables/{table}/sit")
    guest.post(f"/api/tables/{table}/start")
    saved = play(guest, table)
    backup = server.folder / "backup.db"
    written = ziggurat("backup", backup, "--db", server.store)
    assert written.returncode == 0, written.stderr
    assert "tables: 1" in written.stdout
    assert f"events: {saved['version']}" in written.stdout
    mover = guest if view_of(guest, table)["to_move"] == 0 else other
    assert play(mover, table)["version"] > saved["version"]
    assert "Stop it first" in refusal("restore", backup, "--db", server.store, "--replace")

    server.end()
    assert "--replace" in refusal("restore", backup, "--db", server.store)
    (server.folder / "ziggurat.db").write_bytes(b"damaged")
    assert ziggurat("restore", backup, "--db", server.store, "--replace").returncode == 0
    assert (server.folder / "ziggurat.db.old").read_bytes() == b"damaged"
    server.start()
    assert view_of(guest, table) == saved


def test_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    target = tmp_path / "backup.db"
    target.write_text("mine")
    assert "exists already" in refusal("backup", target, "--db", f"sqlite:///{tmp_path / 'ziggurat.db'}")
    assert target.read_text() == "mine"


def test_file_that_is_not_a_backup_is_refused(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'ziggurat.db'}"
    wrong = tmp_path / "wrong.db"
    assert "the file does not exist" in refusal("restore", wrong, "--db", store)
    wrong.write_text("no database, but longer than the header of one" * 100)
    assert "corrupt" in refusal("restore", wrong, "--db", store)
    wrong.write_bytes(b"")
    assert "not a store of Ziggurat" in refusal("restore", wrong, "--db", store)
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix != ".lock") == ["wrong.db"]


def test_postgresql_is_referred_to_its_own_tools(tmp_path: Path) -> None:
    for command in ("backup", "restore"):
        assert "pg_dump" in refusal(command, tmp_path / "file", "--db", "postgresql://user:secret@host/database")
