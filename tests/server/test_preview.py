"""Previews of actions, which never reveal hidden information."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from helpers.server import Guest, Server, Talk

FIRST = {"start": 1, "starter": "first-turn"}  # the first legal action does not end the turn


@pytest.fixture
def seated(server: Server, tmp_path: Path) -> Iterator[tuple[Talk, Talk, str, dict[str, object]]]:
    first, second = Guest(server, "Ada"), Guest(server, "Blaise")
    table = first.post("/api/tables", game="babel", seats=2, options=FIRST)["id"]
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    with first.socket() as talk, second.socket() as other:
        for one in (other, talk):
            one.send("hello", table=table)
            view = one.until("sync")["view"]
        yield talk, other, table, view


def test_preview_changes_nothing(seated: tuple[Talk, Talk, str, dict[str, object]]) -> None:
    talk, _, table, view = seated
    game = view["game"]
    assert isinstance(game, dict)
    word = game["actions"][0]
    talk.send("preview", table=table, id="p1", action=word)
    shown = talk.until("previewed")
    people = word.removeprefix("go:")
    assert shown["id"] == "p1"
    assert sorted(shown["game"]["hand"] + people) == sorted(game["hand"])  # travelling costs one card of that people
    talk.send("hello", table=table)
    assert talk.until("sync")["view"] == view


@pytest.mark.parametrize(("word", "code"), [("end", "illegal_action"), ("fly", "bad_notation")])
def test_preview_of_an_illegal_action_is_refused_with_the_reason(
    seated: tuple[Talk, Talk, str, dict[str, object]], word: str, code: str
) -> None:
    talk, _, table, _ = seated
    talk.send("preview", table=table, id="p2", action=word)
    assert talk.until("refused")["code"] == code


def test_preview_is_refused_in_another_players_turn(seated: tuple[Talk, Talk, str, dict[str, object]]) -> None:
    _, other, table, view = seated
    other.send("preview", table=table, id="p3", action=view["game"]["actions"][0])  # type: ignore[index]
    assert other.until("refused")["code"] == "not_your_turn"


def test_spectator_gets_no_preview(server: Server, seated: tuple[Talk, Talk, str, dict[str, object]]) -> None:
    _, _, table, view = seated
    with Guest(server, "Emmy").socket() as watching:
        watching.send("hello", table=table)
        watching.until("sync")
        watching.send("preview", table=table, id="p4", action=view["game"]["actions"][0])  # type: ignore[index]
        assert watching.until("refused")["code"] == "not_seated"


def test_action_that_draws_cards_has_no_preview(server: Server) -> None:
    first, second = Guest(server, "Ada"), Guest(server, "Blaise")
    options = {"start": 1, "starter": "free"}
    table = first.post("/api/tables", game="babel", seats=2, options=options)["id"]
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    with first.socket() as talk:
        talk.send("hello", table=table)
        view = talk.until("sync")["view"]
        talk.send("act", table=table, id="a", version=view["version"], action=view["game"]["actions"][0])
        assert "end" in talk.until("event")["view"]["game"]["actions"]
        talk.send("preview", table=table, id="p5", action="end")  # ends the turn: temple cards come from the deck
        assert talk.until("refused")["code"] == "preview_reveals"


def test_views_of_other_seats_and_advice_are_available_only_after_the_end(server: Server) -> None:
    first, second = Guest(server, "Ada"), Guest(server, "Blaise")
    table = first.post("/api/tables", game="babel", seats=2)["id"]
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    theirs = second.get(f"/api/tables/{table}/moments/0")["game"]["hand"]
    refused = first.http.get(f"/api/tables/{table}/moments/0", params={"seat": 1})
    assert (refused.status_code, refused.json()["code"]) == (409, "not_ended")
    assert "hand" not in refused.text
    assert first.http.get(f"/api/tables/{table}/analysis/0").json()["code"] == "not_ended"
    with first.socket() as talk:
        talk.send("hello", table=table)
        talk.until("sync")
        talk.send("resign", table=table, id="r1")
        talk.until("ack")
    advice = first.get(f"/api/tables/{table}/analysis/0")
    legal = [first, second][advice["seat"]].get(f"/api/tables/{table}/moments/0")["game"]["actions"]
    assert advice["advice"]
    assert all(one["actions"][0] in legal and 0 <= one["win"] <= 1 for one in advice["advice"])
    assert first.http.get(f"/api/tables/{table}/analysis/1").json()["code"] == "no_such_step"
    seen = first.http.get(f"/api/tables/{table}/moments/0", params={"seat": 1}).json()["game"]
    assert (seen["seat"], seen["hand"]) == (1, theirs)
    assert first.http.get(f"/api/tables/{table}/moments/0", params={"seat": 2}).json()["code"] == "no_such_seat"


def test_finished_game_can_be_played_on_from_any_moment(server: Server) -> None:
    first, second, friend = Guest(server, "Ada"), Guest(server, "Blaise"), Guest(server, "Emmy")
    table = first.post("/api/tables", game="babel", seats=2, options=FIRST, private=False)["id"]
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}/play-on"
    assert first.http.post(path, json={"step": 0}).json()["code"] == "not_ended"
    with first.socket() as talk:
        talk.send("hello", table=table)
        view = talk.until("sync")["view"]
        talk.send("act", table=table, id="a", version=view["version"], action=view["game"]["actions"][0])
        talk.until("event")
        talk.send("resign", table=table, id="r1")
        talk.until("ack")
    made = first.post(path, step=1, level="random")
    assert made["view"]["game"] == first.get(f"/api/tables/{table}/moments/1")["game"]
    assert made["view"]["status"] == "playing"
    assert [seat["kind"] for seat in made["view"]["seats"]] == ["person", "bot"]
    # The other player's cards stay hidden, and other accounts cannot see the table.
    assert made["view"]["deal"]["seed"] is None
    assert second.http.get(f"/api/tables/{made['id']}").status_code == 404
    assert friend.post(path, step=0)["view"]["viewer"] == 0  # the seat to move
    assert friend.http.post(path, json={"step": 2}).json()["code"] == "no_such_step"
    assert friend.http.post(path, json={"step": 0, "level": "nobody"}).json()["code"] == "unknown_bot"
    assert friend.http.post(path, json={"step": 0, "seat": 3}).json()["code"] == "no_such_seat"
