"""A restart costs no player anything: bots keep their level, clocks do not run while the server is down."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from helpers.quick import hardest
from helpers.server import READY_SECONDS, Guest, Server
from ziggurat.store import Outage, Row, open_store

OUTAGE_MS = 3_600_000
BASE_MS = 60_000
SHIFTS = (
    f"UPDATE events SET at = at - {OUTAGE_MS}",
    f"UPDATE tables SET updated = updated - {OUTAGE_MS}, deadline = deadline - {OUTAGE_MS}",
    f"UPDATE health SET at = at - {OUTAGE_MS}",
)


class GroupServer(Server):
    """A server in a process group of its own, as in a terminal or as a service."""

    program = ("-c", "import os; os.setpgid(0, 0); from ziggurat.cli import main; raise SystemExit(main())")

    def processes(self) -> list[int]:
        """Return the ids of the server and its child processes."""
        assert self.process is not None
        server = self.process.pid
        children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
        return [server, *map(int, children)]

    def interrupt(self) -> None:
        """Send what Ctrl-C sends: SIGINT to the server's process group."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGINT)

    def stop_service(self) -> None:
        """Send what a service manager sends: SIGTERM to every process of the service."""
        for process in reversed(self.processes()):
            os.kill(process, signal.SIGTERM)

    def events(self, table: str) -> list[Row]:
        async def read() -> list[Row]:
            async with open_store(self.store, shared=True) as store:
                return await store.read(table)

        return asyncio.run(read())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[GroupServer]:
    running = GroupServer(tmp_path)
    yield running
    running.stopped()


def poll(condition: Any) -> None:
    until = time.monotonic() + READY_SECONDS
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.01)


def is_worker(process: int) -> bool:
    return b"ziggurat.bots.worker" in Path(f"/proc/{process}/cmdline").read_bytes()


@hardest("how", GroupServer.stop_service, GroupServer.interrupt)
def test_bots_keep_their_level_after_a_stop(server: GroupServer, how: Any) -> None:
    server.start()
    guest = Guest(server)
    settings: dict[str, Any] = {
        "game": "babel",
        "seats": 2,
        "sit": 1,
        "bots": {"0": "architect"},
        "options": {"start": 1},
    }
    tables = [guest.post("/api/tables", start=True, **settings)["id"] for _ in range(4)]
    poll(lambda: sum(is_worker(process) for process in server.processes()) == 2)
    how(server)
    assert server.process is not None
    server.process.wait(READY_SECONDS)
    for table in tables:
        assert "replaced" not in [row.kind for row in server.events(table)]
    server.start()
    with guest.socket() as talk:
        talk.send("hello", table=tables[0])
        view = talk.until("sync")["view"]
        while view["to_move"] == 0:
            view = talk.until("event")["view"]
    assert view["seats"][0]["level"] == "architect"


@hardest("how", signal.SIGKILL, signal.SIGTERM)
def test_clock_does_not_run_while_the_server_is_down(server: GroupServer, how: signal.Signals) -> None:
    server.start()
    guest, other = Guest(server, "Ada"), Guest(server, "Blaise")
    clock = {"kind": "live", "base": BASE_MS}
    table = guest.post("/api/tables", game="babel", seats=2, options={"start": 1}, clock=clock)["id"]
    other.post(f"/api/tables/{table}/sit")
    guest.post(f"/api/tables/{table}/start")
    server.end(how)
    with closing(sqlite3.connect(server.folder / "ziggurat.db")) as connection:  # as if it had stopped an hour ago
        for shift in SHIFTS:
            connection.execute(shift)
        connection.commit()
    server.start()
    with guest.socket() as talk:
        talk.send("hello", table=table)
        view = talk.until("sync")["view"]
    assert view["status"] == "playing"
    server.end()
    [excused] = [row for row in server.events(table) if row.kind == "excused"]
    [started] = [row for row in server.events(table) if row.kind == "started"]

    async def outages() -> list[Outage]:
        async with open_store(server.store) as store:
            return await store.outages(0)

    outage = asyncio.run(outages())[0]
    lost = outage.until - max(outage.since, started.at)
    assert lost >= OUTAGE_MS
    assert json.loads(excused.data)["milliseconds"] == lost
    assert view["clock"]["left"] == [BASE_MS, BASE_MS]
    assert view["clock"]["since"] == started.at + lost


# Dies after the answer to a rematch has been stored, before its table is.
DIES = """
import os
from ziggurat.cli import main
from ziggurat.server.tables.commits import CommitPipeline

create = CommitPipeline.create

async def die(pipeline, table_id, commands):
    if commands[0].rematch_of is not None:
        os._exit(1)
    return await create(pipeline, table_id, commands)

CommitPipeline.create = die
raise SystemExit(main())
"""


def test_rematch_exists_although_the_server_died_after_the_answer(server: GroupServer) -> None:
    server.program = ("-c", DIES)
    server.start()
    ada, blaise = Guest(server, "Ada"), Guest(server, "Blaise")
    table = ada.post("/api/tables", game="babel", seats=2)["id"]
    blaise.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    with ada.socket() as first, blaise.socket() as second:
        for talk in (first, second):
            talk.send("hello", table=table)
            talk.until("sync")
        first.send("resign", table=table, id="c1")
        first.until("ack")
        first.send("ask", table=table, id="c2", topic="rematch")
        first.until("ack")
        second.send("answer", table=table, id="c3", topic="rematch", yes=True)
        second.closed()
    assert server.process is not None
    assert server.process.wait(READY_SECONDS) == 1
    server.program = Server.program
    server.start()
    rematch = ada.get(f"/api/tables/{table}")["view"]["rematch"]
    view = ada.get(f"/api/tables/{rematch}")["view"]
    assert [seat["name"] for seat in view["seats"]] == ["Blaise", "Ada"]  # swapped
    assert view["rematch_of"] == table
    with blaise.socket() as talk:
        talk.send("hello", table=rematch)
        assert talk.until("sync")["view"]["status"] == "open"
