"""Rules 1: the contents of the box, other boxes, and refusing an invalid one."""

import copy
import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from helpers.hanging_gardens import GAME, play, state, table, words
from ziggurat.core.errors import BadBox, BadRecord
from ziggurat.core.match import Match, verify
from ziggurat.games.hanging_gardens.box import FILE

SHIPPED: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
CARDS: dict[str, list[str]] = GAME.box.data["cards"]
TYPES = "TPAF"


def buildings(rows: list[str]) -> Counter[str]:
    return Counter(square for row in rows for square in row if square != ".")


def quarter_turn(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("".join(column) for column in zip(*rows[::-1], strict=True))


def turns(rows: list[str]) -> list[tuple[str, ...]]:
    faces = [tuple(rows)]
    for _ in range(3):
        faces.append(quarter_turn(faces[-1]))
    return faces


def equal_neighbours(rows: list[str]) -> int:
    across = sum(row[0] == row[1] != "." for row in rows)
    down = sum(rows[w][c] == rows[w + 1][c] != "." for w in (0, 1) for c in (0, 1))
    return across + down


# --- 1.2 The cards ---------------------------------------------------------------------------------------------


def test_1_2_sixty_cards_with_one_to_four_buildings() -> None:
    assert sorted(map(int, CARDS)) == list(range(1, 61))
    assert Counter(sum(buildings(rows).values()) for rows in CARDS.values()) == {1: 8, 2: 20, 3: 24, 4: 8}


def test_1_2_every_type_of_building_occurs_38_times() -> None:
    assert sum((buildings(rows) for rows in CARDS.values()), Counter()) == dict.fromkeys(TYPES, 38)
    assert sum("".join(rows).count(".") for rows in CARDS.values()) == 208


def test_1_2_numbers_of_types_and_pairs_of_types_on_cards() -> None:
    assert Counter(len(buildings(rows)) for rows in CARDS.values()) == {1: 20, 2: 28, 3: 12}
    pairs = Counter(frozenset(pair) for rows in CARDS.values() for pair in combinations(buildings(rows), 2))
    assert pairs == {frozenset(pair): 12 if set(pair) in ({*"TA"}, {*"PF"}) else 10 for pair in combinations(TYPES, 2)}


def test_1_2_cards_follow_from_patterns_and_shifts() -> None:
    shift = str.maketrans("TPAF", "PAFT")
    for card in SHIPPED["deck"]["cards"]:
        assert card["id"] == 4 * (card["pattern"] - 1) + card["shift"] + 1
        if card["shift"]:
            assert card["rows"] == [row.translate(shift) for row in CARDS[str(card["id"] - 1)]]


def test_1_2_all_cards_differ_in_every_rotation() -> None:
    assert len({min(turns(rows)) for rows in CARDS.values()}) == 60


def test_1_2_only_cards_13_to_16_look_the_same_after_a_half_turn() -> None:
    alike = [int(card) for card, rows in CARDS.items() if turns(rows)[2] == tuple(rows)]
    assert alike == [13, 14, 15, 16]


def test_1_2_no_card_has_a_group_of_three() -> None:
    assert sum(equal_neighbours(rows) for rows in CARDS.values()) == 24
    assert max(equal_neighbours(rows) for rows in CARDS.values()) == 2
    two = [rows for rows in CARDS.values() if equal_neighbours(rows) == 2]
    assert all(len(buildings(rows)) == 2 for rows in two)  # two pairs of two types, never three in a row


# --- 1.3 The tiles ---------------------------------------------------------------------------------------------


def test_1_3_series_have_their_numbers_and_values() -> None:
    assert [(one["id"], one["tiles"], one["values"]) for one in GAME.box.data["series"]] == [
        ("queen", 4, [3, 10]),
        ("king", 4, [4, 11]),
        ("tiger", 6, [2, 6, 14]),
        ("garden", 6, [2, 8, 16]),
        ("statue", 6, [1, 9, 20]),
        ("chalice", 10, [1, 5, 11, 20]),
        ("gate", 8, [0, 5, 14, 25]),
    ]


def test_1_3_persons_have_their_series_and_values() -> None:
    assert GAME.box.data["persons"] == [
        {"id": "animal_handler", "tiles": 1, "series": "tiger", "low": 4, "high": 12},
        {"id": "gardener", "tiles": 1, "series": "garden", "low": 4, "high": 12},
        {"id": "sculptor", "tiles": 1, "series": "statue", "low": 3, "high": 10},
        {"id": "priest", "tiles": 1, "series": "chalice", "low": 3, "high": 10},
        {"id": "guard", "tiles": 1, "series": "gate", "per_tile": 3},
    ]


def test_1_1_every_part_is_marked_as_attested_or_reconstructed() -> None:
    assert SHIPPED["deck"]["status"] == "reconstruction"
    assert SHIPPED["tiles"]["status"] == "partly reconstructed"
    for one in SHIPPED["tiles"]["series"] + SHIPPED["tiles"]["persons"]:
        marks = [
            mark for value in one["provenance"].values() for mark in ([value] if isinstance(value, str) else value)
        ]
        assert set(marks) <= {"attested", "reconstructed"}
        assert one["provenance"]["tiles"] == "attested"
    assert "RECONSTRUCTION" in " ".join(SHIPPED["about"])


# --- Another box -----------------------------------------------------------------------------------------------


def changed(**changes: Any) -> dict[str, Any]:
    """Return the shipped box with changed entries, named by paths such as deck__cards__0__rows."""
    data = copy.deepcopy(SHIPPED)
    for path, value in changes.items():
        *steps, last = [int(step) if step.isdigit() else step for step in path.split("__")]
        part: Any = data
        for step in steps:
            part = part[step]
        if value is None:
            del part[last]
        else:
            part[last] = value
    return data


def test_shipped_file_is_the_box_of_the_game() -> None:
    assert GAME.open_box(SHIPPED) == GAME.box
    assert GAME.box.id == "reconstruction"


def test_hash_of_a_box_depends_on_faces_and_values_but_not_on_remarks() -> None:
    remarks = GAME.open_box(changed(about=["mine"], deck__status="transcribed", tiles__series__0__provenance=None))
    assert remarks.hash == GAME.box.hash
    for change in (
        {"deck__cards__0__rows": ["..", "..", "T."]},
        {"tiles__series__0__values": [3, 11]},
        {"tiles__persons__4__per_tile": 4},
        {"tiles__award_without_tile": 6},
    ):
        assert GAME.open_box(changed(**change)).hash != GAME.box.hash


def test_file_may_have_only_the_deck_or_only_the_tiles() -> None:
    deck = GAME.open_box({**SHIPPED["deck"], "cards": SHIPPED["deck"]["cards"][::-1]})
    assert deck.hash == GAME.box.hash
    tiles = GAME.open_box({**SHIPPED["tiles"], "award_without_tile": 7})
    assert tiles.data["cards"] == CARDS
    assert tiles.data["award_without_tile"] == 7


BROKEN = {
    r"the box is \[\], but must be an object": [],
    "neither a deck": {"about": []},
    "unknown field 'decks'": changed(decks={}, deck=SHIPPED["deck"]),
    "cards must be a list of 60 cards, and has 59": changed(deck__cards=SHIPPED["deck"]["cards"][1:]),
    r"cards\[1\].id: duplicate id 1": changed(deck__cards__1__id=1),
    r"cards\[59\].id is 61, but must be a whole number from 1 to 60": changed(deck__cards__59__id=61),
    r"cards\[0\].id is true": changed(deck__cards__0__id=True),
    r"cards\[4\] \(id 5\).rows must be 3 rows": changed(deck__cards__4__rows=["..", ".."]),
    r"cards\[5\] \(id 6\).rows: 'P..' must be 2 of the characters": changed(deck__cards__5__rows=["P..", "..", ".."]),
    r"cards\[6\] \(id 7\).rows: 'X.'": changed(deck__cards__6__rows=["X.", "..", ".."]),
    r"cards\[7\]: unknown field 'colour'": changed(deck__cards__7__colour="red"),
    r"cards\[8\] is 8, but must be an object": changed(deck__cards__8=8),
    "start_card must be 3 rows": changed(deck__start_card=".."),
    "deck.legend must explain": changed(deck__legend={".": "empty"}),
    "the numbers of tiles add up to 50, but must be 49": changed(tiles__series__0__tiles=5),
    r"series\[1\] \(king\).values must be a list of at least one value": changed(tiles__series__1__values=[]),
    r"series\[2\] \(tiger\).values\[1\] is '6'": changed(tiles__series__2__values=[2, "6", 14]),
    r"series\[3\] \(garden\).tiles is 0": changed(tiles__series__3__tiles=0),
    r"series\[0\].id is 'awards'": changed(tiles__series__0__id="awards"),
    "duplicate tile id 'king'": changed(tiles__series__0__id="king"),
    r"persons\[1\] \(gardener\).series is 'gardens'": changed(tiles__persons__1__series="gardens"),
    r"persons\[2\] \(sculptor\) must have either low and high, or per_tile": changed(tiles__persons__2__high=None),
    r"persons\[4\] \(guard\) must have either": changed(tiles__persons__4__low=1),
    "persons is {}, but must be a list": changed(tiles__persons={}),
    "award_without_tile is -5": changed(tiles__award_without_tile=-5),
    "name is 3": changed(name=3),
}


@pytest.mark.parametrize("reason", BROKEN)
def test_invalid_box_is_refused_with_the_entry_and_the_reason(reason: str) -> None:
    with pytest.raises(BadBox, match=reason):
        GAME.open_box(BROKEN[reason])


def test_record_has_the_hash_of_its_box_and_needs_that_box() -> None:
    other = GAME.open_box(changed(name="mine", tiles__award_without_tile=6))
    match = Match(GAME, 2, seed=1, box=other)
    match.apply(GAME.legal_words(match.position)[0])
    record = match.record(["a", "b"])
    assert record.box == {"id": "mine", "hash": other.hash}
    assert verify(record, GAME, other).position == match.position
    with pytest.raises(BadRecord, match="give the right box file"):
        verify(record, GAME)


def test_9_equal_cards_in_the_display_are_different_actions() -> None:
    twin = GAME.open_box(changed(deck__cards__1__rows=CARDS["1"]))
    position = GAME.load(state(cards=[1, 2]), box=twin)
    first, second = words(position, "card:1"), words(position, "card:2")
    assert len(first) == 24
    assert [word.replace("card:2", "card:1") for word in second] == first


def test_a4_card_without_buildings_must_touch_the_garden() -> None:
    # 5 x 4 places of a tall card touch 2 x 3 squares in 3 x 5, of a wide card in 4 x 4; half turns show the same.
    bare = GAME.open_box(changed(deck__cards__0__rows=["..", "..", ".."]))
    position = GAME.load(state(cards=[1]), box=bare)
    places = words(position, "card:1")
    assert Counter(word[-2:] for word in places) == {"r0": 3 * 5, "r1": 4 * 4}
    assert "card:1@-1,-2r0" in places and "card:1@1,2r0" in places
    assert len(position.legal()) <= position.room()
    play(position, "card:1@-2,2r1")
    assert len(GAME.state(position)["players"][0]["garden"]) == 11


def test_scores_use_the_values_of_another_box() -> None:
    rich = GAME.open_box(changed(tiles__series__0__values=[30, 100], tiles__award_without_tile=50))
    position = GAME.load(state(hands=[["queen"], ["queen", "queen"]], awards=[1, 0]), box=rich)
    assert position.scores() == [80, 100]
    assert table(hands=[["queen"], ["queen", "queen"]], awards=[1, 0]).scores() == [8, 10]
