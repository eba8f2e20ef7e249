"""Two server processes on one PostgreSQL: each accepts moves, one may be killed."""

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from helpers.in_process import is_idle, services_on, settle
from helpers.server import Guest, Server, Talk
from helpers.stores import fresh_schema
from ziggurat import game
from ziggurat.core.record import Record, verify
from ziggurat.store import open_store
from ziggurat.table.commands import Act, Create, Sit, Start

Pair = tuple[Server, Server]


@contextmanager
def pair_on(store: str, folder: Path) -> Iterator[Pair]:
    """Run two processes on one store."""
    pair = Server(folder), Server(folder)
    try:
        for number, server in enumerate(pair):
            server.folder = folder / str(number)
            server.folder.mkdir()
            server.store = store
            server.start()
        yield pair
    finally:
        for server in pair:
            server.stopped()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Pair]:
    """Two processes for all tests; every test creates its own guests and tables."""
    with fresh_schema(postgres) as store, pair_on(store, tmp_path_factory.mktemp("pair")) as pair:
        yield pair


@pytest.fixture
def mortals(tmp_path: Path, shared_store: str) -> Iterator[Pair]:
    """Two processes that a test may kill."""
    with pair_on(shared_store, tmp_path) as pair:
        yield pair


def moved_to(guest: Guest, server: Server) -> Guest:
    """Connect a guest to another process from now on; its session is valid everywhere."""
    guest.server = server
    guest.http.base_url = server.address
    return guest


def seated(servers: Pair) -> tuple[Guest, Guest, str]:
    first, second = Guest(servers[0], "Ada"), Guest(servers[1], "Blaise")
    table = first.post("/api/tables", game="babel", seats=2, options={"start": 1})["id"]
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    return first, second, table


def play(guest: Guest, table: str, until: int, acknowledged: set[int], stop: threading.Event) -> None:
    """Play the last legal action each time; collect the acknowledged versions."""
    with guest.socket() as talk:
        talk.send("hello", table=table)
        known = 0
        while not stop.is_set():
            frame = talk.until("sync", "event", "ack", "refused")
            if frame["type"] == "ack":
                acknowledged.add(frame["version"])
                continue
            if frame["type"] == "refused":
                assert frame["code"] == "stale"
                talk.send("hello", table=table)
                continue
            assert frame["type"] == "sync" or frame["version"] == known + 1  # nothing lost, nothing twice
            known, view = frame["version"], frame["view"]
            if view["status"] == "ended" or known >= until:
                return
            if view["game"]["actions"]:
                fields = {"version": known, "action": view["game"]["actions"][-1], "confirm": True}
                talk.send("act", table=table, id=guest.new_id(), **fields)


def both_play(first: Guest, second: Guest, table: str, until: int = 10**6) -> set[int]:
    acknowledged: set[int] = set()
    stop = threading.Event()
    threads = [
        threading.Thread(target=play, args=(guest, table, until, acknowledged, stop), daemon=True)
        for guest in (first, second)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
        assert not thread.is_alive()
    return acknowledged


def test_players_of_a_table_may_use_different_processes(servers: Pair) -> None:
    first, second, table = seated(servers)
    both_play(first, second, table)
    record = Record.from_data(first.get(f"/api/tables/{table}/record"))
    verify(record, game(record.game))


def test_player_of_a_killed_process_continues_at_the_other(mortals: Pair) -> None:
    first, second, table = seated(mortals)
    acknowledged = both_play(first, second, table, until=30)
    mortals[0].end(signal.SIGKILL)
    moved_to(first, mortals[1])
    assert first.get(f"/api/tables/{table}")["view"]["version"] >= max(acknowledged)
    both_play(first, second, table)
    record = Record.from_data(second.get(f"/api/tables/{table}/record"))
    verify(record, game(record.game))


def test_two_actions_for_one_version_at_two_processes_are_accepted_once(servers: Pair) -> None:
    first, _, table = seated(servers)
    elsewhere = Guest.__new__(Guest)
    elsewhere.__dict__.update(first.__dict__)
    elsewhere.server = servers[1]
    with first.socket() as one, elsewhere.socket() as two:
        views = []
        for talk in (one, two):
            talk.send("hello", table=table)
            views.append(talk.until("sync")["view"])
        version, word = views[0]["version"], views[0]["game"]["actions"][0]
        for name, talk in (("a", one), ("b", two)):
            talk.send("act", table=table, id=name, version=version, action=word, confirm=True)
        answers = sorted(answer_of(talk) for talk in (one, two))
    assert answers == ["ack", "stale"]


def answer_of(talk: Talk) -> str:
    frame = talk.until("ack", "refused")
    return str(frame.get("code", frame["type"]))


def test_process_reads_the_store_before_it_refuses(servers: Pair) -> None:
    for _ in range(5):
        _, second, table = seated(servers)  # sits down at one process, starts at the other immediately
        assert second.get(f"/api/tables/{table}")["view"]["status"] in ("open", "playing")


def test_chat_reaches_clients_of_the_other_process(servers: Pair) -> None:
    first, second, table = seated(servers)
    with first.socket() as one, second.socket() as two:
        for talk in (one, two):
            talk.send("hello", table=table)
            talk.until("chat")
        one.send("chat", table=table, id="a", preset="hello")
        assert two.until("chat")["lines"][0]["preset"] == "hello"


def test_lost_hint_is_found_by_comparing_with_the_store(shared_store: str) -> None:
    """The other process died between its commit and its hint; here no hints are sent at all."""

    async def story() -> int:
        async with open_store(shared_store) as mine, open_store(shared_store) as theirs:
            mine.listen = lambda callback: None  # type: ignore[method-assign]
            here, there = services_on(mine), services_on(theirs)
            commands = [Create("babel", 2, "a"), Sit("a", "A", 0), Sit("b", "B", 1), Start("a", "1" * 64, "2" * 64)]
            live = await here.pipeline.create("t1", commands)
            theirs_live = await there.registry.table("t1")
            seat = theirs_live.table.state.to_move
            assert seat is not None
            word = theirs_live.table.bot_view(seat)["actions"][0]
            await there.pipeline.perform(theirs_live, Act(seat, word, confirm=True))
            before = live.table.version
            live.connections[Quiet()] = None  # type: ignore[index]
            await here.registry.compare_with_store()
            await settle(lambda: is_idle(here.registry))
            return live.table.version - before

    assert asyncio.run(story()) == 1


class Quiet:
    """A connection that ignores its frames."""

    account = "spectator"

    def send(self, text: str) -> None:
        assert text
