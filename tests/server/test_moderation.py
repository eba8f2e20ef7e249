"""Players block and report each other; operators' changes reach the running server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from helpers.server import Guest, Server
from ziggurat.cli import main


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


def table_of(host: Guest, *others: Guest) -> str:
    table = str(host.post("/api/tables", game="babel", seats=2)["id"])
    for other in others:
        other.post(f"/api/tables/{table}/sit")
    return table


def admin(server: Server, *arguments: str) -> None:
    assert main(["admin", *arguments, "--db", server.store]) == 0


def test_chat_of_a_blocked_player_is_not_shown(server: Server) -> None:
    host, rude = Guest(server, "Adad"), Guest(server, "Bel")
    table = table_of(host, rude)
    with host.socket() as reading, rude.socket() as writing:
        for talk in (reading, writing):
            talk.send("hello", table=table)
            talk.until("chat")
        writing.send("chat", table=table, id="c1", text="first line")
        assert reading.until("chat")["lines"][0]["text"] == "first line"
        assert host.post("/api/me/blocks", table=table, line=1)["name"] == "Bel"
        writing.send("chat", table=table, id="c2", text="second line")
        writing.until("ack")
        writing.until("ack")
        reading.send("ping")
        assert reading.until("chat", "pong")["type"] == "pong"
        reading.send("hello", table=table)
        assert reading.until("chat")["lines"] == []
        [blocked] = host.get("/api/me/blocks")["blocks"]
        assert rude.account["id"] not in str(blocked)
        assert host.post("/api/me/blocks/remove", id=blocked["id"]) == {"removed": True}
        reading.send("hello", table=table)
        assert [line["text"] for line in reading.until("chat")["lines"]] == ["first line", "second line"]


def test_blocked_player_can_neither_sit_down_nor_use_an_invitation(server: Server) -> None:
    host, rude = Guest(server, "Adad"), Guest(server, "Bel")
    host.post("/api/me/blocks", table=table_of(host, rude), seat=1)
    open_table = host.post("/api/tables", game="babel", seats=2)["id"]
    assert rude.http.post(f"/api/tables/{open_table}/sit", json={}).json()["code"] == "blocked"
    private = host.post("/api/tables", game="babel", seats=2, private=True)["id"]
    token = host.post(f"/api/tables/{private}/invitations")["invitation"]
    answer = rude.http.post(f"/api/tables/{private}/sit", json={"invitation": token})
    assert answer.json()["code"] == "no_such_table"


@pytest.mark.parametrize("seat", [0, 1])
def test_only_other_persons_can_be_blocked(server: Server, seat: int) -> None:
    host = Guest(server, "Adad")
    answer = host.http.post("/api/me/blocks", json={"table": table_of(host), "seat": seat})
    assert answer.json()["code"] == "cannot_block"


def test_report_reaches_the_operators_with_the_text(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    host, rude = Guest(server, "Adad"), Guest(server, "Bel")
    table = table_of(host, rude)
    with rude.socket() as writing:
        writing.send("hello", table=table)
        writing.until("chat")
        writing.send("chat", table=table, id="c1", text="you oaf")
        writing.until("ack")
    assert host.post(f"/api/tables/{table}/reports", line=1, reason="insult") == {"new": True}
    assert host.post(f"/api/tables/{table}/reports", line=1, reason="insult") == {"new": False}
    assert rude.http.post(f"/api/tables/{table}/reports", json={"line": 1, "reason": "spam"}).status_code == 409
    assert host.http.post(f"/api/tables/{table}/reports", json={"line": 2, "reason": "spam"}).status_code == 404
    admin(server, "reports")
    [line] = capsys.readouterr().out.splitlines()
    assert line.split("\t")[1:] == [table, "1", "insult", rude.account["id"], host.account["id"], "you oaf"]


def test_operator_ends_sessions_of_a_connected_player(server: Server) -> None:
    guest = Guest(server, "Enki")
    with guest.socket() as talk:
        talk.until("welcome")
        admin(server, "end-sessions", guest.account["id"])
        assert talk.closed() == 1012
    assert guest.http.get("/api/me").status_code == 401


def test_operator_deletes_a_table_that_players_watch(server: Server) -> None:
    host = Guest(server, "Adad")
    table = table_of(host)
    with host.socket() as talk:
        talk.send("hello", table=table)
        talk.until("chat")
        admin(server, "delete-table", table)
        assert talk.until("refused")["code"] == "no_such_table"
    assert host.http.get(f"/api/tables/{table}").status_code == 404


def test_account_that_an_operator_deletes_resigns_its_games(server: Server) -> None:
    leaver, other = Guest(server, "Gimil"), Guest(server, "Ibbi")
    table = table_of(leaver, other)
    leaver.post(f"/api/tables/{table}/start")
    with other.socket() as talk:
        talk.send("hello", table=table)
        talk.until("chat")
        admin(server, "delete-account", leaver.account["id"])
        while talk.until("event", "sync")["view"]["status"] != "ended":
            pass
    assert leaver.http.get("/api/me").status_code == 401


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Server]:
    """A server that was started after a word was banned."""
    prepared = Server(tmp_path).start()
    prepared.end()
    admin(prepared, "ban-word", "Oaf")
    yield prepared.start()
    prepared.stopped()


def test_banned_word_is_refused_in_chat_and_names(strict_server: Server) -> None:
    guest = Guest(strict_server, "Adad")
    table = table_of(guest)
    with guest.socket() as talk:
        talk.send("hello", table=table)
        talk.until("chat")
        talk.send("chat", table=table, id="c1", text="you OAF!")
        assert talk.until("refused", "ack")["code"] == "banned_word"
    assert guest.http.post("/api/me/name", json={"name": "An Oaf"}).json()["code"] == "banned_word"
    guest.post("/api/me/name", name="Oafish")
