"""Rules 5.8 and 5.9: tiles for groups, blind tiles, five-point awards, refilling."""

import pytest

from helpers.hanging_gardens import GAME, phase, play, table, words
from ziggurat.core.position import Position

SPACES = ["tile:1a", "tile:1b", "tile:2a", "tile:2b", "tile:3a", "tile:3b"]


def build(size: int, **parts: object) -> Position:
    """Return a position after a temple was placed on a group of `size` terraces."""
    garden = "\n".join(["T" * (size - 1) + "...", "." * (size + 2), "." * (size + 2)])
    return play(table(garden, cards=[5], **parts), f"card:1@{size - 1},0r0 temple:0,0")


@pytest.mark.parametrize(("size", "columns"), [(3, 1), (4, 2), (5, 3), (6, 3), (7, 3), (9, 3)])
def test_5_8_a21_group_takes_a_tile_of_its_column_or_a_cheaper_one(size: int, columns: int) -> None:
    position = build(size)
    assert words(position) == SPACES[: 2 * columns]
    assert GAME.state(position)["turn"]["size"] == size


def test_5_8_size_is_that_of_the_group_with_the_temple() -> None:
    position = play(table("......\nTT..PP\nT.....", cards=[17]), "card:1@2,0r0")  # four terraces, three parks
    assert words(play(position.clone(), "temple:0,1")) == SPACES[:4]
    assert words(play(position, "temple:5,1")) == SPACES[:2]


@pytest.mark.parametrize("size", [6, 7, 9])
def test_5_8_a23_group_of_six_or_more_draws_one_blind_tile_first(size: int) -> None:
    position = build(size, stock=["king", "gate"], spaces=["queen"] * 4 + ["tiger", "tiger"])
    state = GAME.state(position)
    assert state["players"][0]["blind_tiles"] == ["gate"]
    assert state["tile_stock"] == ["king"]
    assert phase(position) == "tile"
    play(position, "tile:3b")
    state = GAME.state(position)
    assert (state["players"][0]["blind_tiles"], state["players"][0]["open_tiles"]) == (["gate"], ["tiger"])
    assert state["tile_display"]["3b"] == "king"


def test_5_8_group_of_five_draws_no_blind_tile() -> None:
    assert GAME.state(build(5))["players"][0]["blind_tiles"] == []


def test_5_8_a24_empty_stock_gives_no_blind_tile_and_no_substitute() -> None:
    position = play(build(6, stock=[], spaces=["queen"]), "tile:1a")
    player = GAME.state(position)["players"][0]
    assert (player["blind_tiles"], player["open_tiles"], player["five_point_awards"]) == ([], ["queen"], 0)


def test_5_8_taking_a_tile_is_compulsory() -> None:
    assert "pass" not in words(build(3))


def test_5_8_a37_single_tile_must_be_chosen_too() -> None:
    assert words(build(3, stock=[], spaces=["queen"])) == ["tile:1a"]


@pytest.mark.parametrize("size", [3, 4])
def test_5_8_a25_player_gets_five_points_if_no_allowed_column_has_a_tile(size: int) -> None:
    better = [None] * (2 * (size - 2)) + ["queen"]
    position = build(size, stock=[], spaces=better)
    state = GAME.state(position)
    assert (state["phase"], position.to_move) == ("card", 1)
    assert state["players"][0]["five_point_awards"] == 1
    assert (position.scores()[0], position.sheet(0)["awards"]) == (5, 5)


@pytest.mark.parametrize("size", [5, 6, 8])
def test_5_8_a25_award_is_five_points_once_for_any_size(size: int) -> None:
    position = build(size, stock=[], spaces=[None] * 6)
    assert GAME.state(position)["players"][0]["five_point_awards"] == 1
    assert position.scores()[0] == 5


def test_5_9_a22_space_is_refilled_at_once_and_no_other_tile_moves() -> None:
    position = build(5, stock=["king", "gate"], spaces=["queen", "queen", "tiger", "statue", "garden", "chalice"])
    play(position, "tile:2b")
    state = GAME.state(position)
    assert state["tile_display"] == {
        "1a": "queen",
        "1b": "queen",
        "2a": "tiger",
        "2b": "gate",
        "3a": "garden",
        "3b": "chalice",
    }
    assert state["tile_stock"] == ["king"]


def test_5_9_without_a_stock_the_space_stays_vacant() -> None:
    position = play(build(5, stock=[], spaces=["queen", "king"]), "tile:1a")
    assert GAME.state(position)["tile_display"]["1a"] is None
    assert GAME.state(position)["tile_display"]["1b"] == "king"
