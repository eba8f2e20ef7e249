"""Attacks that version 0.1 did not withstand, using nothing but the protocol of that version.

Other tests cover the same defences in more detail, but with options or modules that 0.1 does not have.
"""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode

from helpers.mail import MailServer
from helpers.quick import hardest
from helpers.server import ANSWER_SECONDS, Guest, Server, free_port, plain_client

NUMBERS = count(1)
PASSWORD = "tidal-granite-42-owls"
KINGS = 24
DELETIONS = 50
FLOOD = 20_000  # frames


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


def new_name() -> str:
    return f"Nabonidus {next(NUMBERS)}"


def status(guest: Guest, path: str, **body: object) -> int:
    return guest.http.post(path, json=body).status_code


@pytest.mark.parametrize(
    ("path", "headers", "expected"),
    [
        ("/api/games", {"Host": "attacker.example"}, 421),
        ("/" + "a" * 3000, {}, 200),  # the page, which says that there is nothing here
        ("/assets/" + "a" * 3000, {}, 404),
        ("/api/tables/mine?before=" + "1" * 30, {}, 422),
        ("/api/tables/mine?before=-1", {}, 422),
    ],
    ids=["host", "long path", "long name of a file", "thirty digits", "negative number"],
)
def test_hostile_request_gets_a_proper_answer(
    server: Server, path: str, headers: dict[str, str], expected: int
) -> None:
    assert Guest(server).http.get(path, headers=headers).status_code == expected


def test_malformed_origin_is_refused(server: Server) -> None:
    answer = Guest(server).http.post("/api/guest", json={}, headers={"Origin": "http://["})
    assert answer.status_code == 403


def test_log_has_no_traceback_after_bytes_that_are_not_utf_8(server: Server) -> None:
    with Guest(server).socket() as talk:
        talk.opened.send(b"\xff\xfe\xfd", text=True)
        assert talk.closed() == 1007
    assert "Traceback" not in server.errors.read_text()


@pytest.mark.parametrize("password", ["password", "12345678", "{name}"])
def test_common_password_and_the_name_are_refused(server: Server, password: str) -> None:
    name = new_name()
    assert status(Guest(server), "/api/register", name=name, password=password.format(name=name)) == 422


def test_guest_cannot_take_a_registered_name(server: Server) -> None:
    name = new_name()
    assert status(Guest(server), "/api/register", name=name, password=PASSWORD) == 200
    assert status(Guest(server), "/api/me/name", name=name) == 409
    with plain_client(base_url=server.address) as stranger:
        assert stranger.post("/api/guest", json={"name": name.lower()}).status_code == 409


def test_refused_registration_does_not_change_the_name(server: Server) -> None:
    name = new_name()
    assert status(Guest(server), "/api/register", name=name, password=PASSWORD) == 200
    guest = Guest(server, "Amytis")
    assert status(guest, "/api/register", name=name, password=PASSWORD) == 409
    assert guest.get("/api/me")["account"]["name"] == "Amytis"


def test_password_can_be_changed(server: Server) -> None:
    guest, name = Guest(server), new_name()
    guest.post("/api/register", name=name, password=PASSWORD)
    guest.post("/api/me/password", old=PASSWORD, new=PASSWORD[::-1])
    assert status(Guest(server), "/api/login", name=name, password=PASSWORD) == 403
    assert status(Guest(server), "/api/login", name=name, password=PASSWORD[::-1]) == 200


def test_joining_and_leaving_repeatedly_causes_few_frames(server: Server) -> None:
    host, attacker = Guest(server), Guest(server)
    table = host.post("/api/tables", game="babel", seats=2)["id"]
    with host.socket() as watching, attacker.socket() as talk:
        watching.send("hello", table=table)
        watching.until("chat")
        for _ in range(20):
            talk.send("hello", table=table)
            talk.until("chat")
            talk.send("bye", table=table)
        talk.send("ping")
        talk.until("pong")
        watching.send("ping")
        watching.until("pong")
        presence = [frame for frame in watching.frames if frame["type"] == "presence"]
    assert len(presence) <= 20  # 0.1 sent two for each time


def test_second_process_cannot_open_the_store_through_a_link(server: Server) -> None:
    link = server.folder / "link.db"
    link.symlink_to(server.folder / "ziggurat.db")
    command = [sys.executable, *server.program, "serve", "--port", str(free_port()), "--db", f"sqlite:///{link}"]
    second = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        assert second.wait(ANSWER_SECONDS) != 0
    finally:
        second.kill()
        second.wait()


def test_chat_line_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guest = Guest(server)
        table = guest.post("/api/tables", game="babel", seats=2)["id"]
        say(guest, table, "first")
        server.end()
        server.start()
        say(guest, table, "first")
        say(guest, table, "second")
        with guest.socket() as talk:
            talk.send("hello", table=table)
            assert [line["text"] for line in talk.until("chat")["lines"]] == ["first", "second"]
        server.close()


def say(guest: Guest, table: str, text: str) -> None:
    """Write a chat line whose id is its text."""
    with guest.socket() as talk:
        talk.send("hello", table=table)
        talk.until("chat")
        talk.send("chat", table=table, id=text, text=text)
        talk.until("ack")


def test_health_check_fails_while_moves_cannot_be_stored(server: Server) -> None:
    guest = Guest(server)
    with closing(sqlite3.connect(server.folder / "ziggurat.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        time.sleep(1.5)  # an answer is used for a second
        assert guest.http.get("/healthz").status_code == 503
        other.execute("ROLLBACK")


# --- Floods, bots, mails -----------------------------------------------------------------------------------


@hardest("opcode", Opcode.PONG, Opcode.PING, Opcode.TEXT)
def test_connection_that_floods_is_closed(tmp_path: Path, opcode: Opcode) -> None:
    frame = Frame(opcode, b'{"type":"nonsense"}').serialize(mask=True)
    with Server(tmp_path) as server:  # of its own: an address that floods is locked out for a while
        with Guest(server).socket() as talk:
            with suppress(OSError):
                for _ in range(FLOOD // 100):
                    talk.opened.socket.sendall(frame * 100)
            assert talk.closed() == 4429
        server.close()


def test_account_deleted_many_times_at_once_causes_no_error(server: Server) -> None:
    guest = Guest(server)
    guest.post("/api/register", name=new_name(), password=PASSWORD)
    for _ in range(3):
        guest.post("/api/tables", game="babel", seats=2, private=True)
    session = dict(guest.http.cookies)

    together = Barrier(DELETIONS)

    def delete(_: int) -> int:
        with plain_client(base_url=server.address, cookies=session, timeout=ANSWER_SECONDS) as client:
            client.get("/api/me")
            together.wait(ANSWER_SECONDS)
            return client.post("/api/me/delete", json={"password": PASSWORD}).status_code

    with ThreadPoolExecutor(DELETIONS) as threads:
        answers = list(threads.map(delete, range(DELETIONS)))
    assert answers.count(200) == 1
    assert set(answers) <= {200, 401, 404, 409, 429, 503}  # 0.1 had too few threads for the hashes, and answered 500
    assert "Traceback" not in server.errors.read_text()


def against(level: str, **changed: Any) -> dict[str, Any]:
    """Return the settings of a game against a bot that moves first."""
    bots = {"game": "babel", "seats": 2, "sit": 1, "bots": {"0": level}, "options": {"start": 1}, "start": True}
    return bots | changed


def wait_for_the_bot(guest: Guest, table: str) -> None:
    with guest.socket() as talk:
        talk.send("hello", table=table)
        view = talk.until("sync")["view"]
        while view["to_move"] == 0:
            view = talk.until("event")["view"]


def test_long_thoughts_of_one_account_do_not_delay_a_quick_bot_of_another(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        attacker, honest = Guest(server), Guest(server)
        wait_for_the_bot(honest, honest.post("/api/tables", **against("greedy"))["id"])  # its process has started
        kings = [attacker.post("/api/tables", **against("king"))["id"] for _ in range(KINGS)]
        wait_for_the_bot(honest, honest.post("/api/tables", **against("greedy"))["id"])
        thinking = [attacker.get(f"/api/tables/{table}")["view"]["to_move"] == 0 for table in kings]
        assert sum(thinking) > KINGS / 2
        server.close()


def test_bot_whose_process_was_killed_keeps_its_level(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guest = Guest(server)
        table = guest.post("/api/tables", **against("architect"))["id"]
        until = time.monotonic() + ANSWER_SECONDS
        while not (workers := workers_of(server)):
            assert time.monotonic() < until
            time.sleep(0.01)
        os.kill(workers[0], signal.SIGKILL)
        wait_for_the_bot(guest, table)
        assert guest.get(f"/api/tables/{table}")["view"]["seats"][0]["level"] == "architect"
        server.close()


def workers_of(server: Server) -> list[int]:
    """Return the processes in which the bots of a server think."""
    assert server.process is not None
    pid = server.process.pid
    children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return [child for child in children if b"ziggurat.bots" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_game_of_bots_that_nobody_watches_does_not_go_on(server: Server) -> None:
    guest = Guest(server)
    body = against("greedy", sit=None, bots={"0": "greedy", "1": "greedy"}, private=True)
    alone = guest.post("/api/tables", **body)
    for _ in range(3):  # meanwhile the bots of other tables move
        wait_for_the_bot(guest, guest.post("/api/tables", **against("greedy"))["id"])
    assert guest.get(f"/api/tables/{alone['id']}")["view"]["version"] == alone["view"]["version"]


def test_address_that_was_not_confirmed_gets_no_mail_about_turns(tmp_path: Path) -> None:
    with MailServer() as mails:
        arguments = ("--smtp", f"127.0.0.1:{mails.port}", "--mail-from", "table@example.org")
        with Server(tmp_path, *arguments) as server:
            guest = Guest(server)
            guest.post("/api/me/notices", kind="email", address="victim@example.org")
            for _ in range(2):
                guest.post("/api/tables", **against("greedy", sit=0, bots={"1": "greedy"}))  # the guest is to move
            server.end()  # after it has sent what it has to send
            server.close()
        assert mails.mails.qsize() <= 1  # the mail that asks for a confirmation


# --- Restarts ----------------------------------------------------------------------------------------------


def test_player_does_not_lose_on_time_while_the_server_is_down(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guest, other = Guest(server), Guest(server)
        clock = {"kind": "live", "base": 60_000}
        table = guest.post("/api/tables", game="babel", seats=2, options={"start": 1}, clock=clock)["id"]
        other.post(f"/api/tables/{table}/sit")
        guest.post(f"/api/tables/{table}/start")
        server.end(signal.SIGKILL)
        shift_times(tmp_path / "ziggurat.db")  # as if the server had been killed an hour ago
        server.start()
        with guest.socket() as talk:
            talk.send("hello", table=table)
            assert talk.until("sync")["view"]["status"] == "playing"
        server.close()


def shift_times(store: Path) -> None:
    """Make everything in a store an hour older; 0.1 stored no signs of life (`health`)."""
    with closing(sqlite3.connect(store)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        connection.execute("UPDATE events SET at = at - 3600000")
        connection.execute("UPDATE tables SET updated = updated - 3600000, deadline = deadline - 3600000")
        if "health" in names:
            connection.execute("UPDATE health SET at = at - 3600000")
        connection.commit()


# --- Guessing passwords ------------------------------------------------------------------------------------


def test_owner_can_sign_in_after_a_stranger_has_failed_often(server: Server) -> None:
    name = new_name()
    assert status(Guest(server), "/api/register", name=name, password=PASSWORD) == 200
    with client_at(server, "127.7.0.1") as stranger:
        for _ in range(30):
            stranger.post("/api/login", json={"name": name, "password": "wrong horse"})
    with client_at(server, "127.7.0.2") as owner:
        assert owner.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 200


def test_password_cannot_be_guessed_by_deleting_the_account(server: Server) -> None:
    with client_at(server, "127.7.0.3") as thief:
        thief.post("/api/register", json={"name": new_name(), "password": PASSWORD})
        answers = [thief.post("/api/me/delete", json={"password": f"wrong {number}"}) for number in range(40)]
    assert answers[-1].status_code == 429


@contextmanager
def client_at(server: Server, address: str) -> Iterator[httpx.Client]:
    """Yield a guest's client at another address: limits count by address."""
    transport = httpx.HTTPTransport(local_address=address)
    with plain_client(base_url=server.address, timeout=ANSWER_SECONDS, transport=transport) as client:
        client.post("/api/guest", json={})
        yield client
