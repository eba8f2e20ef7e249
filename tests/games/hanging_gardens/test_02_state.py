"""Rules 2 and 11.3: states as JSON, and refusing impossible ones."""

import copy
import json
from typing import Any

import pytest

from helpers.hanging_gardens import GAME, builder, play, read_garden, state, table
from ziggurat.core.errors import BadState
from ziggurat.core.rng import Stream

KEYS = ["players", "round", "phase", "card_stack", "card_display", "burned_cards"]
KEYS += ["tile_stock", "tile_display", "turn", "options"]


def test_state_has_the_fields_of_section_2() -> None:
    body = GAME.state(GAME.new(3, 1, {"start_player": 1}))
    assert list(body) == KEYS
    assert list(body["players"][0]) == [
        "garden",
        "temples",
        "supply",
        "open_tiles",
        "blind_tiles",
        "five_point_awards",
    ]
    assert body["players"][0]["garden"] == read_garden("..\n..\n..")[0]
    assert body["round"] == {"number": 1, "start_seat": 1, "to_move": [1, 2, 0]}
    assert body["turn"] == {"grown": [], "merged": [], "size": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_of_a_game_round_trips(seats: int) -> None:
    position, stream = GAME.new(seats, 4), Stream(bytes(32))
    while not position.over:
        body = json.loads(json.dumps(GAME.state(position)))
        loaded = GAME.load(body)
        assert GAME.state(loaded) == body
        assert loaded.legal() == position.legal()
        assert [GAME.view(loaded, seat) for seat in (None, 0, 1)] == [GAME.view(position, s) for s in (None, 0, 1)]
        position.apply(builder(position, stream, 6))
    assert GAME.load(GAME.state(position)).winners() == position.winners()


def with_change(body: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    body = copy.deepcopy(body)
    *steps, last = [int(step) if step.isdigit() else step for step in path.split("/")]
    part: Any = body
    for step in steps:
        part = part[step]
    if value is KeyError:
        del part[last]
    else:
        part[last] = value
    return body


BODY = state("tTT\n...\nPP.", cards=[1, 2, 3, 4])
REFUSED: list[tuple[str, Any, str]] = [
    ("phase", KeyError, "field 'phase' is missing"),
    ("extra", 1, "unknown field 'extra'"),
    ("players", [], "the number of players is 0"),
    ("players", [1, 2], r"players\[0\] is 1, but must be an object"),
    ("players/0/score", 1, r"players\[0\]: unknown field 'score'"),
    ("players/0/garden", {}, "must be an object of 1 to"),
    ("players/0/garden/0,0", "X", r"players\[0\].garden.0,0 is 'X'"),
    ("players/0/garden/x", ".", 'must be coordinates "x,y"'),
    ("players/0/garden/01,0", ".", 'must be coordinates "x,y"'),
    ("players/0/garden/91,0", ".", "from -90 to 90"),
    ("players/0/garden/9,9", ".", r"players\[0\].garden is not connected over edges"),
    ("players/0/temples", ["0,1"], "there is no building at 0,1"),
    ("players/0/temples", ["9,9"], "there is no building at 9,9"),
    ("players/0/temples", ["0,0", "0,0"], "names a square twice"),
    ("players/0/supply", 5, "1 temples in the garden and 5 in supply are not 5 together"),
    ("players/0/supply", True, "supply is true"),
    ("players/0/open_tiles", ["lion"], r"open_tiles\[0\] is 'lion'"),
    ("players/0/open_tiles", ["queen"], "there are 5 tiles queen; the box has 4"),
    ("players/0/five_point_awards", -1, "five_point_awards is -1"),
    ("round/number", 2, r"card_stack has 56 cards, but in round 2 52 are left"),
    ("round/number", 16, "round.number is 16"),
    ("round/start_seat", 2, "round.start_seat is 2"),
    ("round/to_move", [0, 1, 0], r"round.to_move must be the end of \[0, 1, 1, 0\]"),
    ("round/to_move", [1, 1, 0], "card_display shows 4 cards, but 3 turns"),
    ("round/to_move", [], "card_display shows 4 cards, but 0 turns"),
    ("round/last", 1, "round.last is given, but the tiles are not exhausted"),
    ("round/flower", 0, "round: unknown field 'flower'"),
    ("phase", "draw", "phase is 'draw', but must be one of"),
    ("phase", "over", "card_display shows 4 cards, but 3 turns"),
    ("card_stack/0", 1, "card 1 occurs 2 times"),
    ("card_stack/0", 61, r"card_stack\[0\] is 61"),
    ("card_display", [1, 2, 3], r"card_display is \[1, 2, 3\], but must be a list of 4 slots"),
    ("card_display/0", None, "card_display shows 3 cards, but 4 turns"),
    ("burned_cards", [1], "card 1 occurs 2 times"),
    ("tile_display/1a", None, r"there are \d tiles \w+; the box has"),
    ("tile_display/4a", None, "tile_display: unknown field '4a'"),
    ("turn/grown", ["0,0"], "grown, merged and size are empty in phase card"),
    ("turn/size", 3, "grown, merged and size are empty in phase card"),
    ("turn/merged", ["0,0"], "grown, merged and size are empty in phase card"),
    ("options/merge", "both", "options: option merge is 'both'"),
    ("options/start_player", 3, "options: option start_player is 3, but with 2 players"),
    ("options", [], r"options is \[\], but must be an object"),
]


@pytest.mark.parametrize(("path", "value", "reason"), REFUSED, ids=[f"{path}={value}" for path, value, _ in REFUSED])
def test_11_3_impossible_state_is_refused_with_the_reason(path: str, value: Any, reason: str) -> None:
    GAME.load(BODY)
    with pytest.raises(BadState, match=reason):
        GAME.load(with_change(BODY, path, value))


def test_state_must_be_an_object() -> None:
    with pytest.raises(BadState, match=r"the state is .*, but must be an object"):
        GAME.load([])  # type: ignore[arg-type]


def test_11_3_cards_burned_cannot_outnumber_the_turns() -> None:
    body = state(cards=[1, 2, 3, 4], number=2)
    body["burned_cards"] = [card for card in range(1, 61) if card not in body["card_stack"] + [1, 2, 3, 4]]
    assert len(body["burned_cards"]) == 4
    GAME.load(body)
    body["burned_cards"].append(body["card_stack"].pop())
    body["round"]["number"] = 2
    with pytest.raises(BadState, match="card_stack has 51 cards"):
        GAME.load(body)


def test_11_3_group_with_two_temples_is_refused_when_a_turn_ends() -> None:
    with pytest.raises(BadState, match=r"players\[1\]: the group at 0,0 holds more than one temple"):
        GAME.load(state("...\n...", "tTt\n..."))


INSIDE = {
    "keep": play(table("...tT.\ntTT...\n......", cards=[5]), "card:1@3,1r0"),
    "temple": play(table("TT..\n....\n....", cards=[5]), "card:1@2,0r0"),
    "tile": play(table("TT..\n....\n....", cards=[5]), "card:1@2,0r0 temple:0,0"),
}
REFUSED_INSIDE = [
    ("keep", "turn/merged", ["0,1"], "turn.merged must be the first group"),
    ("keep", "turn/merged", [], "turn.merged belongs to phase keep"),
    ("keep", "turn/grown", [], "the group at 3,0 holds more than one temple"),
    ("keep", "phase", "temple", "holds more than one temple"),
    ("temple", "turn/grown", ["1,1"], "turn.grown must name building squares"),
    ("temple", "turn/grown", ["9,9"], "turn.grown must name building squares"),
    ("temple", "players/0/garden/0,0", "P", "phase is temple, but no group qualifies"),
    ("temple", "turn/size", 3, "turn.size to phase tile"),
    ("temple", "phase", "card", "card_display shows 3 cards, but 4 turns"),
    ("tile", "turn/size", 4, "no templed group of that size"),
    ("tile", "turn/size", 0, "turn.size to phase tile"),
    ("tile", "phase", "temple", "turn.size to phase tile"),
]


@pytest.mark.parametrize(("phase", "path", "value", "reason"), REFUSED_INSIDE)
def test_5_state_within_a_turn_must_fit_its_phase(phase: str, path: str, value: Any, reason: str) -> None:
    body = GAME.state(INSIDE[phase])
    assert GAME.state(GAME.load(body)) == body
    with pytest.raises(BadState, match=reason):
        GAME.load(with_change(body, path, value))


def test_5_new_squares_must_fit_on_one_card() -> None:
    body = GAME.state(play(table("TT....T\n.......\n.......", cards=[5]), "card:1@2,0r0"))
    body["turn"]["grown"] = ["2,0", "6,0"]
    with pytest.raises(BadState, match="does not fit on one card"):
        GAME.load(body)


def test_5_8_phase_tile_needs_a_tile_to_take() -> None:
    body = GAME.state(play(table("TT..\n....", cards=[5], stock=[], spaces=["queen"]), "card:1@2,0r0 temple:0,0"))
    body["players"][1]["open_tiles"].append("queen")
    body["tile_display"]["1a"] = None
    with pytest.raises(BadState, match="no allowed column holds a tile"):
        GAME.load(body)


def test_5_9_vacant_space_is_refused_unless_the_stock_is_empty() -> None:
    body = state()
    body["players"][0]["open_tiles"].append(body["tile_display"]["1a"])
    body["tile_display"]["1a"] = None
    with pytest.raises(BadState, match="has a vacant space, but tile_stock has tiles"):
        GAME.load(body)


def test_6_1_game_is_over_only_after_its_last_round() -> None:
    body = state(number=3)
    body |= {"phase": "over", "card_display": [None] * 4}
    body["round"]["to_move"] = []
    with pytest.raises(BadState, match="phase is over after the last turn of the last round, and only then"):
        GAME.load(body)
    body = state(number=15)
    body |= {"phase": "over", "card_display": [None] * 4}
    body["round"]["to_move"] = []
    assert GAME.load(body).over
