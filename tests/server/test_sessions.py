"""Sessions end at once, everywhere; tokens are new after every sign-in; players see and end their sessions."""

import base64
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from helpers.server import Guest, Server

PASSWORD = "seven dry bricks"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


def registered(server: Server, name: str) -> Guest:
    guest = Guest(server, "Visitor")
    guest.post("/api/register", name=name, password=PASSWORD)
    return guest


def signed_in(server: Server, name: str) -> Guest:
    guest = Guest(server, "Visitor")
    guest.post("/api/login", name=name, password=PASSWORD)
    return guest


def test_logout_closes_the_connections_of_this_session_only(server: Server) -> None:
    first = registered(server, "Adad")
    second = signed_in(server, "Adad")
    with first.socket() as ended, second.socket() as open_one:
        ended.until("welcome")
        open_one.until("welcome")
        first.post("/api/logout")
        assert ended.closed() == 1012
        open_one.send("ping")
        assert open_one.until("pong")


def test_registering_replaces_the_token_and_keeps_the_connection(server: Server) -> None:
    guest = Guest(server, "Visitor")
    before = guest.http.cookies["ziggurat"]
    with guest.socket() as talk:
        talk.until("welcome")
        guest.post("/api/register", name="Belit", password=PASSWORD)
        talk.send("ping")
        assert talk.until("pong")
        after = guest.http.cookies["ziggurat"]
        assert after != before
        answer = guest.http.get("/api/me", headers={"Authorization": f"Bearer {before}"})
        assert answer.status_code == 401
        guest.post("/api/logout")
        assert talk.closed() == 1012


def test_signing_in_ends_the_former_session(server: Server) -> None:
    registered(server, "Damqi")
    guest = Guest(server, "Visitor")
    before = guest.http.cookies["ziggurat"]
    with guest.socket() as talk:
        talk.until("welcome")
        guest.post("/api/login", name="Damqi", password=PASSWORD)
        assert talk.closed() == 1012
    assert guest.http.get("/api/me", headers={"Authorization": f"Bearer {before}"}).status_code == 401


def test_player_sees_the_sessions_and_ends_one(server: Server) -> None:
    first = registered(server, "Eanna")
    second = signed_in(server, "Eanna")
    sessions = first.get("/api/me/sessions")["sessions"]
    assert sorted(session["current"] for session in sessions) == [False, True]
    [other] = [session for session in sessions if not session["current"]]
    assert set(other) == {"id", "created", "last_seen", "user_agent", "current"}
    with ExitStack() as stack:
        talk = stack.enter_context(second.socket())
        talk.until("welcome")
        assert first.post("/api/me/sessions/end", id=other["id"]) == {"ended": True}
        assert talk.closed() == 1012
    assert second.http.get("/api/me").status_code == 401
    assert first.get("/api/me")["account"]["name"] == "Eanna"
    assert first.post("/api/me/sessions/end", id=other["id"]) == {"ended": False}


def test_session_of_another_account_cannot_be_ended(server: Server) -> None:
    victim = registered(server, "Erra")
    [session] = victim.get("/api/me/sessions")["sessions"]
    assert Guest(server, "Visitor").post("/api/me/sessions/end", id=session["id"]) == {"ended": False}
    assert victim.get("/api/me")["account"]["name"] == "Erra"


def game_of(server: Server, *guests: Guest) -> str:
    """Start a game of Babel (two) or The Hanging Gardens (more) and return its table."""
    host, *others = guests
    game = "babel" if len(guests) == 2 else "hanging_gardens"
    table = str(host.post("/api/tables", game=game, seats=len(guests), clock={"kind": "none"})["id"])
    for other in others:
        other.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    return table


def test_deleted_account_resigns_and_the_other_player_wins(server: Server) -> None:
    leaver, other = Guest(server, "Gimil"), Guest(server, "Ibbi")
    table = game_of(server, leaver, other)
    leaver.post("/api/me/delete")
    view = other.get(f"/api/tables/{table}")["view"]
    assert view["status"] == "ended"
    assert view["seats"][0]["name"] != "Gimil"
    [mine] = other.get("/api/tables/mine")["tables"]
    assert mine["outcome"] == "won"


def test_bot_takes_over_the_seat_of_a_deleted_account(server: Server) -> None:
    leaver, *others = (Guest(server, name) for name in ("Iltani", "Ishme", "Kubaba"))
    table = game_of(server, leaver, *others)
    leaver.post("/api/me/delete")
    view = others[0].get(f"/api/tables/{table}")["view"]
    assert (view["status"], view["seats"][0]["kind"]) == ("playing", "bot")


def test_open_table_of_a_deleted_host_is_closed(server: Server) -> None:
    host, other = Guest(server, "Mari"), Guest(server, "Nabu")
    table = host.post("/api/tables", game="babel", seats=2)["id"]
    other.post(f"/api/tables/{table}/sit")
    host.post("/api/me/delete")
    assert other.get(f"/api/tables/{table}")["view"]["status"] == "closed"


def test_token_has_256_random_bits(server: Server) -> None:
    tokens = [Guest(server, "Visitor").http.cookies["ziggurat"] for _ in range(3)]
    assert len(set(tokens)) == 3
    assert {len(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))) for token in tokens} == {256 // 8}
