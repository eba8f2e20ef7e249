"""Hints over HTTP: the best turn of a strong bot for the player to move, counted for everybody to see."""

from typing import Any

from helpers.server import Guest, Server


def game_against_a_bot(guest: Guest) -> str:
    options = {"start": 1}
    made = guest.post("/api/tables", game="babel", seats=2, bots={"1": "random"}, options=options, start=True)
    return str(made["id"])


def test_a_hint_is_a_legal_turn_and_is_counted(server: Server) -> None:
    guest = Guest(server, "Ada")
    table = game_against_a_bot(guest)
    before = guest.get(f"/api/tables/{table}")["view"]
    hint = guest.post(f"/api/tables/{table}/hint")
    after = guest.get(f"/api/tables/{table}")["view"]
    assert hint["actions"][0] in before["game"]["actions"]
    assert (before["hints"], after["hints"]) == ([0, 0], [1, 0])
    assert after["game"] == before["game"]
    assert hint["gain"] is None or set(hint["gain"]) == {"line", "points", "total", "less"}


def test_a_hint_against_people_is_refused_without_consent(server: Server) -> None:
    first, second = Guest(server, "Ada"), Guest(server, "Blaise")
    table = first.post("/api/tables", game="babel", seats=2, options={"start": 1})["id"]
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    refused = first.http.post(f"/api/tables/{table}/hint")
    assert (refused.status_code, refused.json()["code"]) == (409, "hints_not_agreed")
    assert first.get(f"/api/tables/{table}")["view"]["hints"] == [0, 0]


def test_a_hint_is_for_players_in_turn(server: Server) -> None:
    guest, stranger = Guest(server, "Ada"), Guest(server, "Eve")
    table = game_against_a_bot(guest)
    assert stranger.http.post(f"/api/tables/{table}/hint").json()["code"] == "not_seated"
    assert stranger.http.post("/api/tables/nowhere/hint").json()["code"] == "no_such_table"


def test_the_coach_shows_a_first_move_that_is_not_counted(server: Server) -> None:
    guest = Guest(server, "Ada")
    table = game_against_a_bot(guest)
    legal = guest.get(f"/api/tables/{table}")["view"]["game"]["actions"]
    shown = guest.post(f"/api/tables/{table}/first-move", actions=legal)["action"]
    view = guest.get(f"/api/tables/{table}")["view"]
    assert shown in legal
    assert view["hints"] == [0, 0]


def test_the_coach_shows_no_later_move_and_none_against_people(server: Server) -> None:
    guest, other = Guest(server, "Ada"), Guest(server, "Blaise")
    table = game_against_a_bot(guest)
    with guest.socket() as talk:
        talk.send("hello", table=table)
        view = talk.until("sync")["view"]
        talk.send(
            "act", id="first", table=table, version=view["version"], action=view["game"]["actions"][-1], confirm=True
        )
        assert talk.until("event", "refused")["type"] == "event"
    refused = guest.http.post(f"/api/tables/{table}/first-move", json={"actions": ["end"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "first_move_made")
    table = guest.post("/api/tables", game="babel", seats=2, options={"start": 1})["id"]
    other.post(f"/api/tables/{table}/sit")
    guest.post(f"/api/tables/{table}/start")
    asked: dict[str, Any] = {"url": f"/api/tables/{table}/first-move", "json": {"actions": ["end"]}}
    assert guest.http.post(**asked).json()["code"] == "hints_not_agreed"
    assert Guest(server, "Eve").http.post(**asked).json()["code"] == "not_seated"


def test_the_first_move_that_the_coach_shows_is_one_of_those_it_explains(server: Server) -> None:
    guest = Guest(server, "Ada")
    table = game_against_a_bot(guest)
    legal = guest.get(f"/api/tables/{table}")["view"]["game"]["actions"]
    journeys = [word for word in legal if word.startswith("go:")]
    path = f"/api/tables/{table}/first-move"
    assert guest.post(path, actions=[*journeys, "go:X", "build:foe"])["action"] in journeys
    assert guest.post(path, actions=["go:X"])["action"] is None
    assert guest.http.post(path, json={"actions": []}).status_code == 422
