"""Sessions and accounts over HTTP, and the security middleware."""

from collections.abc import Iterator

import httpx
import pytest

from helpers.server import Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


def test_guest_needs_no_form_and_keeps_the_session(server: Server) -> None:
    guest = Guest(server)
    assert guest.account["guest"]
    assert guest.post("/api/guest")["account"] == guest.account


def test_request_without_a_session_is_refused(server: Server) -> None:
    assert httpx.get(f"{server.address}/api/me").json()["code"] == "no_session"


def test_session_cannot_be_fixated(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/guest", json={}, headers={"Cookie": "ziggurat=chosen-by-an-attacker"})
    assert answer.cookies["ziggurat"] != "chosen-by-an-attacker"


def test_registered_guest_keeps_games_and_can_log_in_elsewhere(server: Server) -> None:
    guest = Guest(server)
    table = guest.post("/api/tables", game="babel", seats=2)["id"]
    guest.post("/api/register", name="Hammurabi", password="eye for an eye")
    elsewhere = Guest(server, "Belit")
    elsewhere.post("/api/login", name="Hammurabi", password="eye for an eye")
    assert [found["id"] for found in elsewhere.get("/api/tables/mine")["tables"]] == [table]
    elsewhere.post("/api/logout-everywhere")
    assert guest.http.get("/api/me").status_code == 401


def test_unknown_name_and_wrong_password_get_the_same_answer(server: Server) -> None:
    Guest(server).post("/api/register", name="Nabu", password="long enough")
    guest = Guest(server)
    wrong = [
        guest.http.post("/api/login", json={"name": name, "password": "not this one"}) for name in ("Nabu", "Nobody")
    ]
    assert wrong[0].status_code == wrong[1].status_code == 403
    assert wrong[0].json() == wrong[1].json()


def test_name_belongs_to_one_account(server: Server) -> None:
    Guest(server).post("/api/register", name="Shamash", password="long enough")
    answer = Guest(server).http.post("/api/register", json={"name": "shamash", "password": "long enough"})
    assert answer.json()["code"] == "taken"


def test_account_can_be_exported_and_deleted(server: Server) -> None:
    guest = Guest(server, "Enki")
    table = guest.post("/api/tables", game="babel", seats=2)["id"]
    assert "Enki" in guest.http.get("/api/me/export").text
    guest.post("/api/me/delete")
    assert guest.http.get("/api/me").status_code == 401
    assert "Enki" not in Guest(server, "Zababa").http.get(f"/api/tables/{table}").text


@pytest.mark.parametrize("path", ["/api/logout-everywhere", "/api/me/delete"])
def test_open_connections_are_closed_when_all_sessions_end(server: Server, path: str) -> None:
    guest, other = Guest(server, "Enki"), Guest(server, "Ninsun")
    with guest.socket() as first, guest.socket() as second, other.socket() as third:
        for talk in (first, second, third):
            talk.until("welcome")
        guest.post(path)
        assert first.closed() == second.closed() == 1012
        third.send("ping")
        assert third.until("pong")


FORGED = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
]


@pytest.mark.parametrize("headers", FORGED)
def test_request_from_another_origin_is_refused(server: Server, headers: dict[str, str]) -> None:
    answer = Guest(server).http.post("/api/logout", json={}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


def test_form_cannot_be_posted(server: Server) -> None:
    answer = Guest(server).http.post("/api/me/name", data={"name": "x"})
    assert (answer.status_code, answer.json()["code"]) == (415, "json_only")


def test_large_body_is_refused(server: Server) -> None:
    answer = Guest(server).http.post("/api/me/name", json={"name": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


BAD_BODIES = [{}, {"name": 7}, {"name": ""}, {"name": "x", "more": 1}, {"name": None}, [], "text"]


@pytest.mark.parametrize("body", BAD_BODIES)
def test_bad_body_is_refused_with_the_field(server: Server, body: object) -> None:
    answer = Guest(server).http.post("/api/me/name", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_every_response_has_security_headers(server: Server) -> None:
    headers = httpx.get(f"{server.address}/healthz").headers
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"


def test_metrics_are_in_the_format_of_prometheus(server: Server) -> None:
    text = httpx.get(f"{server.address}/metrics").text
    assert "# TYPE ziggurat_moves_total counter" in text


def test_table_ids_are_random(server: Server) -> None:
    guest = Guest(server)
    made = [guest.post("/api/tables", game="babel", seats=2)["id"] for _ in range(3)]
    assert len({table[:4] for table in made}) > 1
