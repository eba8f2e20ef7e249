"""Frames, HTTP answers, errors and the log of the server contain no hidden information."""

import asyncio
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from helpers.in_process import services_on
from helpers.secrets_at_tables import twins
from helpers.server import Guest, Server, Talk
from helpers.sitting import ACCOUNTS, NAMES, Sitting
from ziggurat import game, games
from ziggurat.core.game import Event
from ziggurat.core.record import Record
from ziggurat.core.rng import Stream
from ziggurat.server.connection import Connection
from ziggurat.server.sockets import handler
from ziggurat.server.sockets.handler import MessageHandler
from ziggurat.server.tables import commits, delivery
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.table import Table
from ziggurat.table.log import ActionEvents

# --- Whole games at a real server ----------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path).start()
    yield running
    running.stopped()


def act(talk: Talk, **fields: Any) -> dict[str, Any]:
    """Send an action and return its event; retry if rate-limited."""
    while True:
        talk.send("act", **fields)
        answer = talk.until("event", "refused")
        if answer["type"] == "event":
            return answer
        assert answer["code"] == "too_many_frames"


def seen_by_all(server: Server, name: str) -> tuple[dict[int | None, Talk], list[str], Record, list[Guest]]:
    """Play a whole game, one player without patches; return sockets by viewer, HTTP answers, record and players."""
    guests = [Guest(server, "Ada"), Guest(server, "Blaise"), Guest(server, "Eve")]
    table = guests[0].post("/api/tables", game=name, seats=2)["id"]
    guests[1].post(f"/api/tables/{table}/sit")
    guests[0].post(f"/api/tables/{table}/start")
    answers: list[str] = []
    played: list[str] = []
    with guests[0].socket() as one, guests[1].socket() as two, guests[2].socket() as public:
        talks: list[Talk] = [one, two, public]
        views = []
        for talk in talks:
            talk.send("hello", table=table, patches=talk is not two)
            views.append(talk.until("sync")["view"])
        choose = random.Random(3)
        while views[0]["status"] == "playing":
            seat, version = views[0]["to_move"], views[0]["version"]
            wrong = [word for word in played[-3:] if word not in views[seat]["game"]["actions"]]
            for number, talk in enumerate(talks):  # wrong on purpose: not the seat's turn, unreadable, illegal, no seat
                for place, word in enumerate(["nonsense", *wrong]):
                    id_ = f"w{version}-{number}-{place}"
                    talk.send("act", table=table, id=id_, version=version, action=word)
                    talk.until("refused")
            word = choose.choice(views[seat]["game"]["actions"])
            played.append(word)
            fields = {"version": version, "action": word, "confirm": True}
            views[seat] = act(talks[seat], table=table, id=f"v{version}", **fields)["view"]
            for number, talk in enumerate(talks):
                if number != seat:
                    views[number] = talk.until("event")["view"]
            while views[0]["to_move"] is None and views[0]["status"] == "playing":
                views = [talk.until("event")["view"] for talk in talks]
            if views[0]["status"] == "playing" and choose.random() < 0.05:
                for path in ("", "/record", "/moments/0", f"/moments/{views[0]['steps'] - 1}", "/moments/99999"):
                    answers += [guest.http.get(f"/api/tables/{table}{path}").text for guest in guests[::2]]
        received = {0: one, 1: two, None: public}
    return received, answers, Record.from_data(guests[0].get(f"/api/tables/{table}/record")), guests


@pytest.mark.parametrize("name", games())
def test_frames_contain_no_more_than_the_view_of_the_seat(name: str, server: Server) -> None:
    received, answers, record, guests = seen_by_all(server, name)
    assert record.seed is not None
    assert record.salt is not None
    truth = true_views(record)
    secrets = [record.seed, record.salt, *(guest.account["id"] for guest in guests), *cookies(guests)]
    for viewer, talk in received.items():
        for text, frame in zip(talk.received, talk.frames, strict=True):
            view = frame.get("view")
            over = view is not None and view["status"] == "ended"
            assert not any(secret in text for secret in (secrets[2:] if over else secrets))
            if view is not None and view["game"] is not None:
                assert view["game"] == truth[viewer][view["steps"]]  # what the rules allow, and nothing else
    for text in answers:
        assert not any(secret in text for secret in secrets)
    log = server.errors.read_text()
    assert not any(secret in log for secret in [*secrets[:2], *cookies(guests)])
    assert "Traceback" not in log


def true_views(record: Record) -> dict[int | None, list[dict[str, Any]]]:
    """Return each viewer's view after every action, computed from the rules alone."""
    played = game(record.game)
    position = played.new(record.seats, record.seed or "", record.options)
    views: dict[int | None, list[dict[str, Any]]] = {viewer: [] for viewer in (0, 1, None)}
    for word in [*record.actions, None]:
        for viewer, seen in views.items():
            seen.append(json.loads(json.dumps(played.view(position, viewer))))
        if word is not None:
            played.apply(position, word)
    return views


def cookies(guests: list[Guest]) -> list[str]:
    return [value for guest in guests for value in guest.http.cookies.values()]


# --- Two tables that differ only in what a seat cannot know --------------------------------------------------


class Nowhere:
    """A store that accepts every write and keeps nothing."""

    single_writer = True

    def listen(self, callback: object) -> None:
        """Never call back."""

    def append_later(self, table: str, rows: object, summary: object, done: Callable[[None], None]) -> None:
        """Report every write as durable."""
        done(None)

    async def recent_chat(self, *_: object) -> list[object]:
        """Return no lines."""
        return []

    async def notices_of(self, *_: object) -> list[object]:
        """Return no notices."""
        return []

    async def blocked_by(self, *_: object) -> list[str]:
        """Return no blocked players."""
        return []


def connect(table: Table, viewer: int) -> tuple[MessageHandler, Connection]:
    """Return a player's connection to a server without a network that has one table."""
    services = services_on(Nowhere())
    services.registry.tables["t1"] = LiveTable("t1", table, 0)
    connection = Connection(ACCOUNTS[viewer], NAMES[viewer], "127.0.0.1")
    return MessageHandler(services, connection), connection


def frames_for(table: Table, viewer: int, frames: list[dict[str, Any]]) -> list[bytes]:
    """Return all frames that a player gets in answer to frames of theirs."""

    async def story() -> list[bytes]:
        talk, connection = connect(table, viewer)
        for frame in [{"type": "hello", "table": "t1", "patches": True}, *frames]:
            await talk.handle(json.dumps(frame))
        return list(connection.frames)

    return asyncio.run(story())


def frames_to_send(sitting: Sitting, draw: random.Random) -> list[dict[str, Any]]:
    """Return frames a player might send: legal, legal only with other hidden cards, and nonsense."""
    words = [*sitting.legal(), *(word for word in sitting.words if ":" in word), "nonsense"]
    version = sitting.table.version
    act = {"type": "act", "table": "t1", "id": "a", "version": version, "action": draw.choice(words)}
    others: list[dict[str, Any]] = [{"type": kind, "version": version} for kind in ("confirm", "undo", "restart")]
    others += [{"type": "ask", "topic": topic} for topic in ("undo", "draw", "pause", "rematch")]
    return [act, {**draw.choice(others), "table": "t1", "id": "b"}, {"type": "nonsense"}, {"type": "ping"}]


def copy_log(table: Table, twin: Table, viewer: int) -> None:
    """Copy the viewer's log to a twin, which cannot replay the earlier actions.

    The logs of all others get entries that differ between twins, so that sending them would be noticed.
    """
    table.log(viewer)
    mine = list(table._actions.kept[viewer])[: twin.state.history.undo_limit]
    for other in (None, *range(len(table.state.seats))):
        copied = twin._actions.kept[other] = ActionEvents()
        for seq, events in mine:
            copied.append(seq, events if other == viewer else [Event(str(id(twin)), {})])


def stop_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the same time in every module of the server that reads the clock, and stop the timer of presence frames.

    On a busy machine that timer would expire between the frames for one twin and not for the other.
    """
    monkeypatch.setattr(delivery, "PRESENCE_SECONDS", 3600.0)
    modules = [module for name, module in sys.modules.items() if name.startswith("ziggurat.server.")]
    reading = [module for module in modules if hasattr(module, "now_ms")]
    assert {commits, delivery, handler} <= set(reading)
    for module in reading:
        monkeypatch.setattr(module, "now_ms", lambda: 2_000_000)


@pytest.mark.parametrize("name", games())
def test_tables_that_differ_only_in_hidden_information_send_the_same_bytes(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_clock(monkeypatch)
    draw, compared = random.Random(5), 0
    for number in range(60):
        sitting = Sitting.started(name, 2, seed=f"{number:064x}")
        for _ in range(draw.randrange(40)):
            if sitting.table.status == "playing":
                sitting.play(draw.choice(sitting.legal()))
        if sitting.table.status != "playing":
            continue
        viewer = draw.randrange(2)
        real, other = twins(sitting.table, viewer, Stream(draw.randbytes(32)))
        for twin in (real, other):
            copy_log(sitting.table, twin, viewer)
        sent = frames_to_send(sitting, draw)
        mine, theirs = frames_for(real, viewer, sent), frames_for(other, viewer, sent)
        if real.view(viewer)["game"] == other.view(viewer)["game"]:  # otherwise the action revealed something
            assert json.loads(mine[0])["type"] == "sync"
            assert mine == theirs
            compared += 1
    assert compared > 20
