"""Rules 4.1 and 4.2: the start of a turn, digging, and the pillars gained."""

import pytest

from helpers.babylon import GAME, play, player, position, reason, scene

EXAMPLE = "3333 3311 2212 2023"  # the quarry of E1 and E2
HOLE = "3333 3233 3333 3333"


def gain(at: str, heights: str, tile: str, token: str | None = None) -> int:
    """Return the pillars that the player with the white flower gains by digging a tile."""
    before = position(scene(heights, tops={at: tile}, token=token))
    had = player(before, 0)["singles"]
    return int(player(play(before, f"dig:{at}"), 0)["singles"] - had)


def test_4_2_e1_sides_next_to_equal_lower_or_empty_columns_count() -> None:
    assert gain("B2", EXAMPLE, "granite05") == 3


def test_4_2_e2_wall_and_matching_flower_count() -> None:
    assert gain("D3", EXAMPLE, "basalt01") == 3
    assert gain("D3", EXAMPLE, "basalt05") == 2


@pytest.mark.parametrize("column", ["A1", "B1", "C3", "D4", "A3", "D2"])
def test_4_2_e3_clay_tile_always_gains_four(column: str) -> None:
    full = "3333 3333 3333 3333"
    assert gain(column, full, "clay05") == 4
    assert gain(column, full, "clay01") == 5
    assert gain(column, full, "clay01", "flower") == 6
    assert gain(column, full, "clay05", "flower") == 4


def test_4_2_tile_among_higher_columns_gains_only_its_flower() -> None:
    assert gain("B3", HOLE, "granite05") == 0
    assert gain("B3", HOLE, "granite01") == 1


def test_4_7_minus_reduces_the_gain_but_not_below_zero() -> None:
    assert gain("B3", HOLE, "granite05", "minus") == 0
    assert gain("B3", HOLE, "granite01", "minus") == 0
    assert gain("A1", HOLE, "clay05", "minus") == 3
    assert gain("A1", HOLE, "clay01", "minus") == 4


def test_4_2_tokens_single_and_double_are_not_part_of_the_gain() -> None:
    assert gain("A1", HOLE, "clay05", "single") == 4
    assert gain("A1", HOLE, "clay05", "double") == 4


@pytest.mark.parametrize(
    ("at", "heights", "tile", "token", "parts"),
    [
        ("B2", EXAMPLE, "granite05", None, (3, 0, 0)),
        ("D3", EXAMPLE, "basalt01", None, (2, 1, 0)),
        ("A1", HOLE, "clay01", "flower", (4, 2, 0)),
        ("A1", HOLE, "clay05", "minus", (4, 0, 1)),
        ("B3", HOLE, "granite05", "minus", (0, 0, 0)),
    ],
)
def test_4_2_reasons_add_up_to_the_gain(at: str, heights: str, tile: str, token: str | None, parts: object) -> None:
    column = GAME.view(position(scene(heights, tops={at: tile}, token=token)), 1)["columns"][at]
    reasons = column["reasons"]
    assert (reasons["sides"], reasons["flower"], reasons["less"]) == parts
    assert column["gain"] == reasons["sides"] + reasons["flower"] - reasons["less"]


def test_4_2_height_before_the_dig_counts() -> None:
    """All neighbours of B2 have its height, so all four sides count, although it is lower after the dig."""
    assert gain("B2", "2222 2222 2222 2222", "granite05") == 4


def test_4_2_dug_tile_goes_to_the_hand_and_uncovers_the_tile_below() -> None:
    at = position(scene(tops={"C3": "clay09"}))
    below = GAME.state(at)["columns"]["C3"][1]
    play(at, "dig:C3")
    view = GAME.view(at, 1)
    assert (view["dug"], view["dug_placed"], view["phase"]) == ("clay09", False, "build")
    assert view["columns"]["C3"] == {"height": 2, "top": below, "gain": None}


def test_4_2_last_tile_leaves_an_empty_column() -> None:
    at = play(position(scene("3333 3333 3333 1333")), "dig:A1")
    assert GAME.view(at, 0)["columns"]["A1"] == {"height": 0, "top": None, "gain": None}


def test_4_2_empty_column_cannot_be_dug() -> None:
    at = position(scene(EXAMPLE))
    assert "dig:B1" not in GAME.legal_words(at)
    assert reason(at, "dig:B1") == "column_empty"


@pytest.mark.parametrize("word", ["end", "end:keep", "end:toss", "place:kept@c3r0/1111", "statue:c4"])
def test_4_2_digging_is_compulsory_before_any_other_action(word: str) -> None:
    at = position(scene(singles=6))
    assert all(legal.startswith("dig:") for legal in GAME.legal_words(at))
    assert reason(at, word) == "dig_first"


def test_4_2_turn_has_only_one_dig() -> None:
    assert reason(play(position(scene()), "dig:A1"), "dig:A2") == "dug_already"


def test_4_1_no_token_is_in_force_in_round_1() -> None:
    assert player(position(scene()), 0)["singles"] == 0


def start_of_next_turn(token: str) -> dict[str, object]:
    """End a round with this token on the pile; return the next first player."""
    state = scene(seat=1, dug="clay03", slot=None)
    state["first"] = 0
    state["tokens"] = {**state["tokens"], "pile": [], "left_out": []}
    rest = [name for name in ("single", "double", "icon", "blank", "flower", "minus", "none") for _ in range(2)]
    rest.remove(token)
    state["tokens"]["pile"] = [*rest, token]
    return player(play(position(state), "end:keep"), 0)


@pytest.mark.parametrize(
    ("token", "singles", "doubles"), [("single", 1, 0), ("double", 0, 1), ("none", 0, 0), ("minus", 0, 0)]
)
def test_4_1_token_takes_effect_at_the_start_of_the_turn(token: str, singles: int, doubles: int) -> None:
    hand = start_of_next_turn(token)
    assert (hand["singles"], hand["doubles"]) == (singles, doubles)


def test_4_1_more_than_six_singles_may_be_held_during_the_turn() -> None:
    at = play(position(scene(singles=6, tops={"A1": "clay01"})), "dig:A1")
    assert player(at, 0)["singles"] == 11
