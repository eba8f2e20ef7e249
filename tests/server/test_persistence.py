"""Stored data outlives the server: old files, damaged snapshots, unfinished turns, records."""

import asyncio
import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from helpers.old_stores import FOLDER
from helpers.server import Guest, Server
from helpers.sitting import ACCOUNTS, Sitting
from ziggurat import game
from ziggurat.core.match import verify
from ziggurat.core.record import Record
from ziggurat.server.ids import token_hash
from ziggurat.store import open_store

TOKEN = "a-token-from-long-ago"
FIRST = {"start": 1, "starter": "first-turn"}  # the first legal action does not end the turn
PUT_EVENT = "INSERT INTO events (table_id, seq, kind, at, data) VALUES ('t1', ?, ?, ?, ?)"
PUT_TABLE = """INSERT INTO tables (table_id, game, status, version, created, updated, listed, accounts, waiting, data)
    VALUES ('t1', 'babel', 'playing', ?, 1, 2, 0, ?, '', '{"seats": [], "clock": {}, "private": false, "owner": ""}')"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.stopped()


def old_file(path: Path) -> Sitting:
    """Write a database of the first version with a running game of two players."""
    sitting = Sitting.started("babel", 2)
    for _ in range(5):
        sitting.play(sitting.legal()[0])
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / "v1.sql").read_text(encoding="utf-8"))
        for event in sitting.events:
            connection.execute(PUT_EVENT, (event.seq, event.kind, event.at, json.dumps(event.data)))
        connection.execute(PUT_TABLE, (len(sitting.events), " ".join(ACCOUNTS[:2])))
        connection.execute("INSERT INTO accounts (account_id, name, created) VALUES (?, 'Anna', 1)", (ACCOUNTS[0],))
        fields = (token_hash(TOKEN), ACCOUNTS[0], 2**50, 2**50)
        connection.execute("INSERT INTO sessions VALUES (?, ?, ?, ?, '')", fields)
        connection.commit()
    return sitting


def test_server_opens_a_file_of_the_first_version_with_its_games_and_sessions(server: Server) -> None:
    sitting = old_file(server.folder / "ziggurat.db")
    server.start()
    headers = {"Authorization": f"Bearer {TOKEN}"}
    view = httpx.get(f"{server.address}/api/tables/t1", headers=headers).json()["view"]
    assert view == json.loads(json.dumps(sitting.view(0)))
    assert httpx.get(f"{server.address}/api/tables/t-old", headers=headers).json()["code"] == "bad_events"
    assert httpx.get(f"{server.address}/healthz").json()["ok"]


def test_unreadable_snapshot_is_ignored(server: Server) -> None:
    sitting = old_file(server.folder / "ziggurat.db")
    with closing(sqlite3.connect(server.folder / "ziggurat.db")) as connection:
        connection.execute("INSERT INTO snapshots VALUES ('t1', 4, ?)", (b"of another program",))
        connection.commit()
    server.start()
    view = httpx.get(f"{server.address}/api/tables/t1", headers={"Authorization": f"Bearer {TOKEN}"}).json()["view"]
    assert view["version"] == sitting.table.version


def test_unfinished_turn_survives_a_restart(server: Server) -> None:
    server.start()
    guest, other = Guest(server, "Ada"), Guest(server, "Blaise")
    table = guest.post("/api/tables", game="babel", seats=2, options=FIRST)["id"]
    other.post(f"/api/tables/{table}/sit")
    guest.post(f"/api/tables/{table}/start")
    with guest.socket() as talk:
        talk.send("hello", table=table)
        view = talk.until("sync")["view"]
        talk.send("act", table=table, id="a", version=view["version"], action=view["game"]["actions"][0])
        talk.until("ack")
        begun = talk.received[-2]
    turn = json.loads(begun)["view"]["turn"]
    assert turn["words"]
    server.end()
    server.start()
    with guest.socket() as talk:
        talk.send("hello", table=table)
        view = talk.until("sync")["view"]
        assert view["turn"] == turn
        talk.send("undo", table=table, id="b", version=view["version"])
        assert talk.until("event")["view"]["turn"]["words"] == []


def test_record_of_a_finished_game_is_archived(server: Server) -> None:
    server.start()
    guest = Guest(server)
    table = guest.post("/api/tables", game="babel", seats=2, bots={"0": "random", "1": "random"}, sit=None, start=True)
    with guest.socket() as talk:
        talk.send("hello", table=table["id"])
        while talk.until("sync", "event")["view"]["status"] != "ended":
            pass
    record = guest.get(f"/api/tables/{table['id']}/record")
    assert server.end() == 0

    async def archived() -> list[str]:
        async with open_store(server.store) as store:
            return [text for (text,) in await store.rows("SELECT text FROM records")]

    [line] = asyncio.run(archived())
    assert json.loads(line) == record
    verify(Record.from_json(line), game("babel"))


def test_chat_line_sent_again_after_a_restart_is_stored_once(server: Server) -> None:
    server.start()
    guest = Guest(server, "Ada")
    table = guest.post("/api/tables", game="babel", seats=2)["id"]
    say_once(guest, table)
    server.end(signal.SIGKILL)
    server.start()
    say_once(guest, table)


def say_once(guest: Guest, table: str) -> None:
    """Send a chat line, always with the same id; the table has it once."""
    with guest.socket() as talk:
        talk.send("hello", table=table)
        talk.until("chat")
        talk.send("chat", table=table, id="once", preset="hello")
        talk.until("ack")
        talk.send("hello", table=table)
        assert [line["seq"] for line in talk.until("chat")["lines"]] == [1]
