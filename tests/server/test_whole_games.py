"""Whole games of two clients over real WebSockets, with lost connections and a killed server."""

import random
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from helpers.server import Guest, Server
from ziggurat import game, games
from ziggurat.core.match import verify
from ziggurat.core.record import Record


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop or kill."""
    running = Server(tmp_path).start()
    yield running
    running.stopped()


def play_on(guest: Guest, table: str, seed: int, *, leave_at: int = 1_000_000) -> list[int]:
    """Play random legal actions until the game ends; return the versions received, in order."""
    choose = random.Random(seed)
    versions = []
    with guest.socket() as talk:
        talk.send("hello", table=table)
        while True:
            frame = talk.until("sync", "event", "refused")
            if frame["type"] == "refused":
                assert frame["code"] == "stale", frame
                talk.send("hello", table=table)
                continue
            versions.append(frame["version"])
            view = frame["view"]
            if view["status"] == "ended" or frame["version"] >= leave_at:
                return versions
            if view["game"] is not None and view["game"]["actions"]:
                word = choose.choice(view["game"]["actions"])
                fields: dict[str, Any] = {"version": view["version"], "action": word, "confirm": True}
                talk.send("act", table=table, id=guest.new_id(), **fields)


def both_play(first: Guest, second: Guest, table: str, *, leave_at: int = 1_000_000) -> list[list[int]]:
    """Play with two guests at the same time."""
    seen: list[list[int]] = [[], []]

    def play(number: int, guest: Guest) -> None:
        seen[number] = play_on(guest, table, number, leave_at=leave_at)

    threads = [threading.Thread(target=play, args=pair, daemon=True) for pair in enumerate((first, second))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
        assert not thread.is_alive()
    return seen


def seated(server: Server, name: str) -> tuple[Guest, Guest, str]:
    """Seat two guests at a new table and start the game."""
    first, second = Guest(server, "Ada"), Guest(server, "Blaise")
    table = first.post("/api/tables", game=name, seats=2)["id"]
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    return first, second, table


def check_record(guest: Guest, table: str) -> None:
    record = Record.from_data(guest.get(f"/api/tables/{table}/record"))
    verify(record, game(record.game))


@pytest.mark.parametrize("name", games())
def test_record_of_a_whole_game_verifies(name: str, server: Server) -> None:
    first, second, table = seated(server, name)
    for versions in both_play(first, second, table):
        assert versions == list(range(versions[0], versions[-1] + 1))  # nothing lost, nothing repeated
    check_record(first, table)


def test_players_reconnect_and_continue(server: Server) -> None:
    first, second, table = seated(server, "babel")
    both_play(first, second, table, leave_at=20)
    both_play(first, second, table)
    check_record(second, table)


def test_killed_server_has_lost_no_acknowledged_move(mortal: Server) -> None:
    first, second, table = seated(mortal, "babel")
    seen = both_play(first, second, table, leave_at=30)
    mortal.end(signal.SIGKILL)
    mortal.start()
    view = first.get(f"/api/tables/{table}")["view"]
    assert view["version"] >= max(max(versions) for versions in seen)
    both_play(first, second, table)
    check_record(first, table)


def test_bot_plays_its_seat(server: Server) -> None:
    guest = Guest(server)
    table = guest.post("/api/tables", game="babel", seats=2, bots={"1": "random"}, start=True)["id"]
    play_on(guest, table, 7)
    check_record(guest, table)


def test_stopped_server_closes_connections_and_exits_with_0(mortal: Server) -> None:
    with Guest(mortal).socket() as talk:
        talk.until("welcome")
        assert mortal.end() == 0
        assert talk.closed() in (1001, 1012)
