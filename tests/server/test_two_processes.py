"""Two server processes on one PostgreSQL: each accepts moves, one may be killed."""

import asyncio
import json
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from helpers.in_process import is_idle, join, next_act, services_on, settle
from helpers.mail import MailServer
from helpers.server import Guest, Server, Talk, plain_client
from helpers.stores import ask, fresh_schema
from ziggurat import game
from ziggurat.core.match import verify
from ziggurat.core.record import Record
from ziggurat.server.background.bot_pool import BotPool, Choice, Job
from ziggurat.server.background.bot_turns import BotTurns
from ziggurat.server.connection import Connection
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.server.tables import delivery
from ziggurat.server.tables.presence import REPORT_SECONDS, is_at_table
from ziggurat.store import open_store
from ziggurat.table.commands import Act, Create, SeatBot, Sit, Start

Pair = tuple[Server, Server]


@contextmanager
def pair_on(store: str, folder: Path, *arguments: str) -> Iterator[Pair]:
    """Run two processes on one store."""
    pair = Server(folder, *arguments), Server(folder, *arguments)
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
            if view["game"] and view["game"]["actions"]:  # no game: this process has not heard of the start yet
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


def test_action_and_chat_line_sent_again_to_the_other_process_count_once(mortals: Pair) -> None:
    first, _, table = seated(mortals)
    with first.socket() as talk:
        talk.send("hello", table=table)
        view = talk.until("sync")["view"]
        talk.send("chat", table=table, id="c", preset="hello")
        talk.until("ack")
        act = {"version": view["version"], "action": view["game"]["actions"][0], "confirm": True}
        talk.send("act", table=table, id="a", **act)
        version = talk.until("ack", "refused")["version"]
    mortals[0].end(signal.SIGKILL)
    with moved_to(first, mortals[1]).socket() as talk:
        talk.send("hello", table=table, version=version)  # so that the other process looks for this version
        known = talk.until("sync")["version"]
        talk.send("act", table=table, id="a", **act)
        answer = talk.until("ack", "refused")
        assert (answer["type"], answer["version"]) == ("ack", version)
        talk.send("chat", table=table, id="c", preset="hello")
        talk.until("ack")
        talk.send("hello", table=table)
        assert talk.until("sync")["version"] == known == version
        assert [line["preset"] for line in talk.until("chat")["lines"]] == ["hello"]


def test_bot_of_a_table_at_two_processes_chooses_each_action_once(servers: Pair) -> None:
    host, spectator = Guest(servers[0], "Ada"), Guest(servers[1], "Eve")
    table = host.post("/api/tables", game="babel", seats=2, options={"start": 1})["id"]
    host.post(f"/api/tables/{table}/bot", seat=1, level="greedy")
    before, steps = sum(map(choices, servers)), list[Any]()
    with host.socket() as one, spectator.socket() as two:
        for talk in (one, two):
            talk.send("hello", table=table)
            talk.until("sync")
        host.post(f"/api/tables/{table}/start")
        view = turn_of(one, steps)
        for _ in range(12):
            act = {"version": view["version"], "action": view["game"]["actions"][-1], "confirm": True}
            one.send("act", table=table, id=host.new_id(), **act)
            view = turn_of(one, steps, view["version"])
    assert 0 < sum(map(choices, servers)) - before <= len(steps)


def turn_of(talk: Talk, steps: list[Any], after: int = 0) -> dict[str, Any]:
    """Return the view in which seat 0 is to move after a version; collect the steps of seat 1."""
    while True:
        frame = talk.until("event")
        view: dict[str, Any] = frame["view"]
        if frame["kind"] == "stepped" and frame["data"]["seat"] == 1:
            steps.append(frame["data"])
        if view["to_move"] == 0 and view["version"] > after and view["game"]["actions"]:
            return view


def choices(server: Server) -> int:
    """Return how many actions of bots a process has chosen."""
    with plain_client() as client:
        lines = client.get(f"{server.address}/metrics").text.splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if line.startswith("ziggurat_bot"))


def test_lobby_shows_tables_of_the_other_process(servers: Pair) -> None:
    watcher, host = Guest(servers[1], "Eve"), Guest(servers[0], "Ada")
    with watcher.socket() as talk:
        talk.send("lobby", on=True)
        talk.until("lobby")
        table = host.post("/api/tables", game="babel", seats=2)["id"]
        while table not in [entry["id"] for entry in talk.until("lobby")["tables"]]:
            pass
        host.post(f"/api/tables/{table}/close")
        while table in [entry["id"] for entry in talk.until("lobby")["tables"]]:
            pass


def test_presence_includes_the_other_process(servers: Pair) -> None:
    first, second, table = seated(servers)
    spectator = Guest(servers[1], "Eve")
    with first.socket() as one:
        one.send("hello", table=table)
        with second.socket() as two, spectator.socket() as public:
            two.send("hello", table=table)
            public.send("hello", table=table)
            for talk in (one, two, public):
                while (frame := talk.until("presence"))["seats"] != [True, True] or frame["spectators"] != 1:
                    pass
        while one.until("presence")["seats"] != [True, False]:
            pass


class Thinking(BotPool):
    """A pool that counts its requests and answers once all processes could have asked."""

    asked = 0

    async def choose(self, job: Job, game: str, bot: str, view: Any, **named: Any) -> Choice:
        Thinking.asked += 1
        await asyncio.sleep(0.5)
        return Choice(view["actions"][0], [])


def test_bot_turn_is_played_by_one_process(shared_store: str) -> None:
    async def story() -> int:
        async with open_store(shared_store) as mine, open_store(shared_store) as theirs:
            here, there = services_on(mine), services_on(theirs)
            both = [BotTurns(services.pipeline, Thinking(0), 1.0) for services in (here, there)]
            first = [Create("babel", 2, "a", options={"start": 1}), SeatBot("a", 0, "greedy"), Sit("a", "A", 1)]
            live = await here.pipeline.create("t1", [*first, Start("a", "1" * 64, "2" * 64)])
            other = await there.registry.table("t1")
            both[1].on_table_changed(other)
            await settle(lambda: live.table.state.to_move == 1 and not both[0].playing and not both[1].playing)
            chosen = [step for step in live.table.state.history.steps if not step.auto]
            return Thinking.asked - len(chosen)

    Thinking.asked = 0
    assert asyncio.run(story()) <= 0  # forced actions are played without a request


def test_bot_turn_that_another_process_has_played_is_not_played_again(shared_store: str) -> None:
    """The hints of the other process have not arrived when it has released the lease; here none arrive at all."""

    async def story() -> int:
        async with open_store(shared_store) as mine, open_store(shared_store) as theirs:
            theirs.listen = lambda callback: None  # type: ignore[method-assign]
            here, there = services_on(mine), services_on(theirs)
            both = [BotTurns(services.pipeline, Thinking(0), 1.0) for services in (here, there)]
            first = [Create("babel", 2, "a", options={"start": 1}), SeatBot("a", 0, "greedy"), Sit("a", "A", 1)]
            there.registry.listeners.remove(both[1].on_table_changed)
            live = await here.pipeline.create("t1", [*first, Start("a", "1" * 64, "2" * 64)])
            other = await there.registry.table("t1")
            await settle(lambda: live.table.state.to_move == 1 and not both[0].playing)
            assert other.table.state.to_move == 0
            before = Thinking.asked
            both[1].on_table_changed(other)
            await settle(lambda: not both[1].playing)
            assert other.table.version == live.table.version
            return Thinking.asked - before

    assert asyncio.run(story()) == 0


def test_player_connected_to_the_other_process_gets_no_mail(tmp_path: Path, shared_store: str) -> None:
    address = "blaise@example.org"
    with MailServer() as mails:
        arguments = ("--smtp", f"127.0.0.1:{mails.port}", "--mail-from", "table@example.org")
        with pair_on(shared_store, tmp_path, *arguments) as pair:
            first, second, table = seated(pair)
            second.post("/api/me/notices", kind="email", address=address)
            mails.next_to(address)  # asks for a confirmation
            ask(shared_store, "UPDATE notices SET confirmed = 1 RETURNING 1")
            with first.socket() as one:
                with second.socket() as two:
                    for talk in (one, two):
                        talk.send("hello", table=table)
                    until_present(one, [True, True])
                    play_turn(first, one, table, 0)  # seat 0 begins
                    play_turn(second, two, table, 1)
                until_present(one, [True, False])
                first.post("/api/me/notices", kind="email", address="ada@example.org")
                mails.next_to("ada@example.org")  # none was sent to the other player while that one was connected
                play_turn(first, one, table, 0)
                mails.next_to(address)


def until_present(talk: Talk, seats: list[bool]) -> None:
    while talk.until("presence")["seats"] != seats:
        pass


def play_turn(guest: Guest, talk: Talk, table: str, seat: int) -> None:
    """Wait until a player is to move, and play until another one is."""
    talk.send("hello", table=table)
    view = talk.until("sync")["view"]
    while view["to_move"] != seat or not view["game"]["actions"]:
        view = talk.until("event", "sync")["view"]
    while view["to_move"] == seat:
        if view["game"]["actions"]:
            act = {"version": view["version"], "action": view["game"]["actions"][-1], "confirm": True}
            talk.send("act", table=table, id=guest.new_id(), **act)
        view = talk.until("event", "sync")["view"]


def test_player_at_another_process_is_not_notified(shared_store: str) -> None:
    async def story() -> tuple[bool, bool]:
        async with open_store(shared_store) as mine, open_store(shared_store) as theirs:
            here, there = services_on(mine), services_on(theirs)
            commands = [Create("babel", 2, "a"), Sit("a", "A", 0), Sit("b", "B", 1), Start("a", "1" * 64, "2" * 64)]
            live = await here.pipeline.create("t1", commands)
            before = is_at_table(live, "b")
            await join(there, await there.registry.table("t1"), "b")
            for _ in range(100):  # a hint sent before the other process listens is lost
                there.presence.reported.clear()
                there.presence.report(time.monotonic())
                if is_at_table(live, "b"):
                    break
                await asyncio.sleep(0.1)
            assert is_at_table(live, "b")
            return before, is_at_table(live, "a")

    assert asyncio.run(story()) == (False, False)


def test_report_of_a_dead_process_expires(shared_store: str) -> None:
    async def story() -> None:
        async with open_store(shared_store) as store:
            services = services_on(store)
            commands = [Create("babel", 2, "a"), Sit("a", "A", 0), Sit("b", "B", 1), Start("a", "1" * 64, "2" * 64)]
            live = await services.pipeline.create("t1", commands)
            services.presence.on_report('["other", "t1", [1], 3]')
            assert json.loads(delivery.presence_frame(live))["seats"] == [False, True]
            assert json.loads(delivery.presence_frame(live))["spectators"] == 3
            services.presence.report(time.monotonic() + REPORT_SECONDS + 1)
            assert json.loads(delivery.presence_frame(live))["seats"] == [False, False]

    asyncio.run(story())


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


def test_rejoining_client_never_gets_an_older_version(shared_store: str) -> None:
    """The process that accepted its last move died before it sent a hint."""

    async def story() -> tuple[int, int]:
        async with open_store(shared_store) as mine, open_store(shared_store) as theirs:
            mine.listen = lambda callback: None  # type: ignore[method-assign]
            here, there = services_on(mine), services_on(theirs)
            commands = [Create("babel", 2, "a"), Sit("a", "A", 0), Sit("b", "B", 1), Start("a", "1" * 64, "2" * 64)]
            await here.pipeline.create("t1", commands)
            theirs_live = await there.registry.table("t1")
            await there.pipeline.perform(theirs_live, next_act(theirs_live))
            connection = Connection("a", "A", "127.0.0.1")
            hello = {"type": "hello", "table": "t1", "version": theirs_live.table.version}
            await MessageHandler(here, connection).handle(json.dumps(hello))
            return theirs_live.table.version, json.loads(connection.frames[0])["version"]

    known, received = asyncio.run(story())
    assert received == known


class Quiet:
    """A connection that ignores its frames."""

    account = "spectator"

    def send(self, text: str) -> None:
        assert text
