"""Rules 5.1: legal placements of a card, and how a garden grows."""

import copy
import json
from typing import Any

import pytest

from helpers.hanging_gardens import FRESH, GAME, drawn, picture, play, state, table, words
from helpers.hanging_gardens_reference import legal_words
from ziggurat.core.box import Box
from ziggurat.core.errors import IllegalAction
from ziggurat.core.position import Position
from ziggurat.games.hanging_gardens.box import FILE

FACES = GAME.box.data["cards"]


def refused(position: Position, word: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(position, word)
    return caught.value.reason


# --- Conditions ------------------------------------------------------------------------------------------------


def test_5_1_every_building_needs_the_garden_below_it() -> None:
    position = table(FRESH, cards=[13])  # .T / .. / T. fits a fresh garden in one way only
    assert words(position, "card:1") == ["card:1@0,0r0"]
    assert refused(position, "card:1@0,0r1") == "unsupported"


def test_11_2_card_with_one_building_has_24_places_on_a_fresh_garden() -> None:
    # six squares of the garden below the one building, in four turns
    assert len(words(table(FRESH, cards=[1]), "card:1")) == 24


def test_5_1_card_far_from_the_garden_is_illegal() -> None:
    assert refused(table(FRESH, cards=[1]), "card:1@9,9r0") == "unsupported"


def test_5_1_a6_empty_squares_may_lie_on_buildings() -> None:
    position = play(table("TT\nTT\nPP", cards=[5]), "card:1@0,0r0")  # T. / .. / ..
    assert drawn(position) == "T.\n..\n.."


def test_5_1_a3_card_may_cover_any_building() -> None:
    position = play(table("TA\nPF\nPP", cards=[36]), "card:1@0,0r0")  # FF / T. / ..
    assert drawn(position) == "FF\nT.\n.."


def test_5_1_a7_no_square_of_a_card_may_cover_a_temple() -> None:
    position = table(
        """
        TTt
        ...
        ...
        """,
        cards=[5],
    )
    assert refused(position, "card:1@2,0r0") == "on_temple"  # the building of T. / .. / ..
    assert refused(position, "card:1@1,0r0") == "on_temple"  # an empty square of it
    assert {"card:1@0,0r0", "card:1@2,1r0"} <= set(words(position))


def test_5_1_temple_blocks_each_of_the_six_squares_in_every_rotation() -> None:
    ground = ["......."] * 7
    ground[3] = "...t..."
    position = table("\n".join(ground), cards=[1])
    covering = {
        f"card:1@{3 - dx},{3 - dy}r{turn}"
        for turn in range(4)
        for dx in range(3 if turn % 2 else 2)
        for dy in range(2 if turn % 2 else 3)
    }
    assert len(covering) == 24
    assert not covering & set(words(position))


def test_5_1_a5_card_may_cover_another_one_exactly() -> None:
    position = play(table(FRESH, cards=[57]), "card:1@0,0r0")
    assert drawn(position) == "TF\nP.\n.T"


def test_9_equal_rotations_have_one_action() -> None:
    position = table("\n".join(["....."] * 5), cards=[13, 14, 15, 16])
    assert {word[-2:] for word in words(position)} == {"r0", "r1"}
    assert refused(position, "card:1@0,0r2") == "same_face"
    assert refused(position, "card:1@0,0r3") == "same_face"


# --- Growing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "after"),
    [
        ("card:1@1,2r0", "..-\n..-\n.T.\n-..\n-.."),
        ("card:1@-1,-2r2", "origin -1,-2\n..-\n..-\n.T.\n-..\n-.."),
        ("card:1@-2,0r1", "origin -2,0\n..T.\n....\n--.."),
        ("card:1@1,-1r3", "origin 0,-1\n-...\n.T..\n..--\n..--"),
    ],
)
def test_5_1_empty_squares_may_lie_on_the_table_in_every_direction(word: str, after: str) -> None:
    assert drawn(play(table(FRESH, cards=[5]), word)) == after


def lonely_terraces() -> Box:
    """Return a box in which every card is T. / .. / .."""
    data: dict[str, Any] = copy.deepcopy(json.loads(FILE.read_text(encoding="utf-8")))
    for card in data["deck"]["cards"]:
        card["rows"] = ["T.", "..", ".."]
    return GAME.open_box(data)


BOX = lonely_terraces()
OUTWARDS = {
    # the turn whose terrace lies at one end of the card, and the step from turn to turn
    "right": ("card:{slot}@{far},0r3", 1, 2),
    "left": ("card:{slot}@{far},0r1", -2, -2),
    "down": ("card:{slot}@0,{far}r0", 2, 2),
    "up": ("card:{slot}@-1,{far}r2", -2, -2),
}


@pytest.mark.parametrize("direction", OUTWARDS)
def test_5_1_a8_garden_can_grow_in_one_direction_all_game(direction: str) -> None:
    word, far, step = OUTWARDS[direction]
    position = GAME.new(2, 1, {"start_player": 0}, BOX)
    turns = {0: 0, 1: 0}
    while not position.over:
        seat = position.to_move
        slot = 1 + next(slot for slot, card in enumerate(GAME.state(position)["card_display"]) if card)
        GAME.apply(position, word.format(slot=slot, far=far + step * turns[seat]))
        turns[seat] += 1
    for player in GAME.state(position)["players"]:
        along = [int(place.split(",")[direction in ("up", "down")]) for place in player["garden"]]
        # 11.2: the farthest garden there can be
        assert max(along) - min(along) + 1 == (63 if direction in ("up", "down") else 62)
        assert sum(shown == "T" for shown in player["garden"].values()) == 30


def strip(wide: int, high: int = 3, left: int = 0) -> str:
    rows = ["." * wide for _ in range(high)]
    rows[1] = "TtTP" * (wide // 4) if wide < 24 else "TtTP" * 5 + "T" * (wide - 20)
    return "\n".join([f"origin {left},0", *rows])


@pytest.mark.parametrize("wide", [20, 60, 61, 62, 63, 64, 65, 100, 126, 127, 128, 129])
def test_5_1_placements_equal_those_of_the_reference_for_any_width(wide: int) -> None:
    body = state(strip(wide, left=-60), strip(wide, left=-60), cards=[1, 13, 45, 57])
    position = GAME.load(body)
    assert GAME.legal_words(position) == legal_words(body, FACES)
    play(position, f"card:1@{wide - 62},1r3")  # ... / .T. with the terrace on the last column
    assert len(GAME.state(position)["players"][0]["garden"]) == 3 * wide + 2
    assert GAME.legal_words(position) == legal_words(GAME.state(position), FACES)


def test_5_1_placements_stay_within_the_coordinates_of_the_notation() -> None:
    # No game reaches this far (11.2); a garden set up there has only the placements that the notation can express.
    body = state("origin 88,-90\n...\n...\n...", cards=[1])
    position = GAME.load(body)
    reachable = [word for word in legal_words(body, FACES) if within(word, 90)]
    assert GAME.legal_words(position) == reachable
    assert refused(position, "card:1@90,-90r0") == "out_of_reach"


def within(word: str, reach: int) -> bool:
    x, y = map(int, word.split("@")[1].split("r", maxsplit=1)[0].split(","))
    return all(-reach <= part <= reach - 2 for part in (x, y))


# --- 11.3 Symmetries -------------------------------------------------------------------------------------------

GARDEN = """
    .TTf.
    .t.FA
    -PPPA
    -..pA
"""


def test_11_3_moving_the_whole_garden_moves_the_legal_places_with_it() -> None:
    here = words(table(GARDEN, cards=[9, 21, 47, 58]), "card")
    there = words(table("origin -17,23\n" + GARDEN.strip(), cards=[9, 21, 47, 58]), "card")
    assert sorted(moved(word, -17, 23) for word in here) == there


def moved(word: str, dx: int, dy: int) -> str:
    head, _, place = word.partition("@")
    x, y, turn = place.replace("r", ",").split(",")
    return f"{head}@{int(x) + dx},{int(y) + dy}r{turn}"


def test_11_3_permuting_the_types_does_not_change_the_legal_places() -> None:
    shifted = GARDEN.translate(str.maketrans("TPAFtpaf", "PAFTpaft"))
    here = words(table(GARDEN, cards=[9, 21, 45, 57]), "card")
    there = words(table(shifted, cards=[10, 22, 46, 58]), "card")  # the same patterns, one shift on
    assert here == there


def test_5_1_covered_cards_have_no_effect() -> None:
    once = play(table(FRESH, cards=[57]), "card:1@0,0r0")
    twice = play(table("FF\nAA\nPP", cards=[57]), "card:1@0,0r0")
    assert drawn(once) == drawn(twice)


def test_drawn_garden_equals_its_picture() -> None:
    assert drawn(table(GARDEN)) == picture(GARDEN)
