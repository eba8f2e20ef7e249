"""Drafts of positions over HTTP: checked, tried, continued as a game; refusals have reasons and no traces."""

from typing import Any

import pytest

from helpers.server import Guest, Server, plain_client

GARDEN = {"players": [{"garden": "place:SFBT.white@c3r0 statue:c4"}, {}]}


def post(server: Server, path: str, **body: Any) -> Any:
    with plain_client() as client:
        answer = client.post(f"{server.address}/api/practice{path}", json=body)
        return answer.json() | {"status": answer.status_code}


def test_a_draft_is_checked_and_completed_without_a_session(server: Server) -> None:
    answer = post(server, "/draft", game="babylon", draft=GARDEN)
    assert answer["draft"]["players"][0]["garden"] == "place:SFBT.white@c3r0/1111 statue:c4"
    assert answer["game"]["sheets"][0] | {"statues": 1, "highest": 2} == answer["game"]["sheets"][0]
    assert answer["game"]["actions"]
    assert "people_deck" not in answer["game"]


def test_an_impossible_draft_is_refused_with_its_reason(server: Server) -> None:
    answer = post(server, "/draft", game="babel", draft={"column": [{"A": "H"}, {}]})
    assert answer == {
        "status": 409,
        "code": "bad_draft",
        "params": {"problem": "at_quarry", "seat": 0},
        "reason": None,
    }


def test_an_illegal_garden_is_refused_with_the_rules_reason(server: Server) -> None:
    draft = {"players": [{"garden": "place:SFBT.white@c3r0/1--1"}, {}]}
    answer = post(server, "/draft", game="babylon", draft=draft)
    assert answer["code"] == "bad_draft"
    assert answer["params"] == {"problem": "illegal_step", "seat": 0, "step": 1, "word": "place:SFBT.white@c3r0/1--1"}
    assert answer["reason"] == {"code": "two_open", "params": {}}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "senet", "draft": {}}, "unknown_game"),
        ({"game": "babel", "draft": {"hand": [1, 2]}}, "bad_position"),
        ({"game": "babel", "draft": {f"field{number}": 1 for number in range(21)}}, "malformed"),
        ({"game": "babel", "draft": []}, "malformed"),
        ({"game": "babel", "draft": {}, "seed": -1}, "malformed"),
    ],
)
def test_bad_requests_get_a_clear_error(server: Server, body: dict[str, Any], code: str) -> None:
    answer = post(server, "/draft", **body)
    assert answer["code"] == code
    assert answer["status"] in (409, 422)
    assert "Traceback" not in str(answer)


def test_a_draft_can_be_tried(server: Server) -> None:
    position = {"draft": {**GARDEN, "dug": "clay05"}, "actions": []}
    answer = post(server, "", game="babylon", position=position, previews=["end:keep", "end"])
    assert answer["view"]["game"]["dug"] == "clay05"
    assert answer["previews"][1]["refused"]["reason"]["code"] == "end_needs_placing"
    both = post(server, "", game="babylon", position={**position, "state": {}})
    assert (both["status"], both["code"]) == (422, "malformed")


def test_a_draft_is_checked_in_mid_turn(server: Server) -> None:
    draft = {"hand": ["SSA", None], "pawn": ["A", "quarry"], "column": [{"A": "HH"}, {}]}
    answer = post(server, "/draft", game="babel", draft=draft, actions=["lay:S", "lay:S"])
    assert answer["game"]["column"][0]["A"] == "HHSS"
    assert answer["game"]["hand"] == "A"
    assert answer["draft"]["column"][0]["A"] == "HH", "the draft stays the beginning"


def test_a_babylon_draft_is_checked_after_a_placement(server: Server) -> None:
    draft = {"players": [{"singles": 6, "slot": None}, {}], "dug": "clay05"}
    answer = post(server, "/draft", game="babylon", draft=draft, actions=["place:dug@c3r0/1111"])
    assert answer["game"]["players"][0]["singles"] == 2  # four corners on the board, four pillars
    assert answer["game"]["sheets"][0]["highest"] == 2  # floor 1
    assert "end" in answer["game"]["actions"]


def test_a_gardens_draft_is_checked_before_the_temple(server: Server) -> None:
    draft = {"players": [{"garden": ["TT.", "...", "..."]}, {}], "cards": [5]}
    first = post(server, "/draft", game="hanging_gardens", draft=draft)
    word = first["game"]["actions"][0]
    answer = post(server, "/draft", game="hanging_gardens", draft=draft, actions=[word])
    assert answer["status"] == 200
    assert answer["game"]["card_display"] != first["game"]["card_display"]


@pytest.mark.parametrize(
    ("actions", "step", "reason"),
    [
        (["lay:S", "lay:S", "lay:S"], 3, "not_in_hand"),
        (["go:P"], 1, "not_in_hand"),
        (["dance"], 1, None),
    ],
)
def test_a_refused_move_from_a_draft_is_named(
    server: Server, actions: list[str], step: int, reason: str | None
) -> None:
    draft = {"hand": ["SSA", None], "pawn": ["A", "quarry"], "column": [{"A": "HH"}, {}]}
    answer = post(server, "/draft", game="babel", draft=draft, actions=actions)
    assert (answer["status"], answer["code"]) == (409, "bad_draft")
    assert answer["params"] == {"problem": "illegal_action", "step": step, "word": actions[step - 1]}
    assert (answer["reason"] and answer["reason"]["code"]) == reason


def test_a_draft_with_too_many_moves_is_malformed(server: Server) -> None:
    assert post(server, "/draft", game="babel", draft={}, actions=["end"] * 65)["code"] == "malformed"


def test_a_position_in_mid_turn_is_continued_as_a_game(server: Server) -> None:
    draft = {"hand": ["SSA", None], "pawn": ["A", "quarry"], "column": [{"A": "HH"}, {}]}
    position = {"draft": draft, "actions": ["lay:S"]}
    table = Guest(server).post("/api/practice/play", game="babel", position=position, seat=0, level="apprentice")
    assert table["view"]["game"]["column"][0]["A"] == "HHS"
    assert table["view"]["game"]["to_move"] == 0


def test_a_draft_is_continued_as_a_game_against_a_bot(server: Server) -> None:
    guest = Guest(server)
    draft = {"hand": ["AHS", None], "pawn": ["A", "quarry"], "column": [{"A": "HH"}, {}]}
    body = {"game": "babel", "position": {"draft": draft}, "seat": 0, "level": "apprentice"}
    table = guest.post("/api/practice/play", **body)
    assert table["view"]["game"]["column"][0]["A"] == "HH"
    assert [seat["level"] for seat in table["view"]["seats"]] == [None, "apprentice"]
