"""Every refusal has a reason with its parameters."""

import string

import pytest

from helpers.hanging_gardens import GAME, play, state, table
from ziggurat.core.errors import IllegalAction
from ziggurat.core.position import Position
from ziggurat.games.hanging_gardens.why import SENTENCES

TEMPLES = """
    tTT.pP.aA.
    ..........
    fFF.tTT...
    ..........
    TT........
    ..........
    .....PPP..
"""
MERGING = "...tT.\ntTT...\n......"


def in_temple() -> Position:
    return play(table(TEMPLES, cards=[5]), "card:1@2,4r0")


def over() -> Position:
    body = state(number=15)
    body |= {"phase": "over", "card_display": [None] * 4}
    body["round"]["to_move"] = []
    return GAME.load(body)


CASES = {
    "game_over": (over, "pass", {}),
    "decide_card": (table, "pass", {}),
    "decide_keep": (lambda: play(table(MERGING, cards=[5]), "card:1@3,1r0"), "pass", {}),
    "decide_temple": (in_temple, "tile:1a", {}),
    "decide_tile": (lambda: play(in_temple(), "temple:0,4<4,0"), "pass", {}),
    "out_of_reach": (table, "card:1@91,0r0", {"reach": 90}),
    "no_slot": (lambda: table(seats=3), "card:4@0,0r0", {"slots": 3, "seats": 3}),
    "slot_taken": (lambda: play(table(cards=[1]), "card:1@0,0r0"), "card:1@0,0r0", {"slot": 1}),
    "same_face": (lambda: table(cards=[13]), "card:1@0,0r2", {"turn": 2, "name": 0}),
    "unsupported": (lambda: table(cards=[1]), "card:1@2,0r0", {"square": "2,1", "building": "T", "squares": "2,1"}),
    "on_temple": (lambda: table("tTT\n...", cards=[1]), "card:1@0,0r0", {"square": "0,0", "squares": "0,0"}),
    "would_merge": (lambda: table(MERGING, cards=[5], options={"merge": "forbid"}), "card:1@3,1r0", {"squares": "3,1"}),
    "has_place": (lambda: table(cards=[1]), "burn:1", {"slot": 1}),
    "not_stuck": (lambda: table("TT\ntT\n..", cards=[57, 1]), "burn:1", {}),
    "not_merged": (lambda: play(table(MERGING, cards=[5]), "card:1@3,1r0"), "keep:1,1", {"square": "1,1"}),
    "no_building": (in_temple, "temple:9,4<4,0", {"square": "9,4"}),
    "small_group": (in_temple, "temple:4,0<4,0", {"square": "4,0", "size": 2}),
    "has_temple": (in_temple, "temple:0,0<4,0", {"square": "0,0"}),
    "not_grown": (in_temple, "temple:5,6<4,0", {"square": "5,6"}),
    "supply_left": (lambda: play(table("TT..\n....", cards=[5]), "card:1@2,0r0"), "temple:0,0<1,0", {"supply": 5}),
    "supply_empty": (in_temple, "temple:0,4", {}),
    "no_temple": (in_temple, "temple:0,4<9,9", {"square": "9,9"}),
    "not_smallest": (in_temple, "temple:0,4<0,0", {"square": "0,0", "size": 3, "smallest": 2}),
    "vacant": (
        lambda: play(table("TT..\n....", cards=[5], stock=[], spaces=["queen"]), "card:1@2,0r0 temple:0,0"),
        "tile:1b",
        {"space": "1b"},
    ),
    "too_dear": (lambda: play(in_temple(), "temple:0,4<4,0"), "tile:3a", {"size": 3, "columns": 1}),
}
ELSEWHERE = {"unknown_action", "no_contact"}  # numbers without a word; cards without buildings (test_01_box)


@pytest.mark.parametrize("reason", CASES)
def test_refusal_has_its_reason_and_changes_nothing(reason: str) -> None:
    make, word, params = CASES[reason]
    position = make()
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(position, word)
    assert (caught.value.reason, caught.value.params) == (reason, params)
    assert caught.value.word == word
    assert position.to_bytes() == before


def test_every_reason_has_a_case() -> None:
    assert set(CASES) | ELSEWHERE == set(SENTENCES)


@pytest.mark.parametrize("reason", CASES)
def test_messages_use_only_parameters_of_the_reason(reason: str) -> None:
    used = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[reason]) if name}
    assert used <= set(CASES[reason][2])
