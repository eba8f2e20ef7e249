"""Rules 3: quarry, tokens, boards, first player, and the clay tiles that are removed."""

from collections import Counter

import pytest

from helpers.babylon import COMPONENTS, FLOWERS, GAME, check_fair, position, reason, scene
from ziggurat.games.babylon.fields import TOKENS
from ziggurat.games.babylon.position import BabylonPosition

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_3_1_every_column_has_basalt_granite_clay_from_the_bottom(seats: int) -> None:
    columns = GAME.state(GAME.new(seats, 1))["columns"]
    assert len(columns) == 16
    materials = [[COMPONENTS.materials[COMPONENTS.numbers[tile]] for tile in column] for column in columns.values()]
    assert materials == [["basalt", "granite", "clay"]] * 16


@pytest.mark.parametrize(("seats", "pile"), [(2, 14), (3, 12), (4, 10)])
def test_3_2_pile_has_14_12_or_10_tokens_and_the_rest_is_left_out(seats: int, pile: int) -> None:
    tokens = GAME.state(GAME.new(seats, 1))["tokens"]
    assert (len(tokens["pile"]), len(tokens["left_out"])) == (pile, 14 - pile)
    assert (tokens["in_force"], tokens["used"]) == (None, [])


@pytest.mark.parametrize("seats", SEATS)
def test_3_4_each_player_has_a_different_flower_its_start_tile_and_no_pillars(seats: int) -> None:
    players = GAME.state(GAME.new(seats, 2))["players"]
    assert len({player["flower"] for player in players}) == seats
    for player in players:
        start = next(tile for tile in GAME.box.data["start_tiles"] if tile["flower"] == player["flower"])
        assert player["slot"] == start["id"]
        assert (player["singles"], player["doubles"]) == (0, 0)


def removals(at: BabylonPosition) -> list[int]:
    """Remove clay tiles by the first legal actions; return the seat of each removal."""
    movers = []
    while GAME.state(at)["phase"] == "remove":
        movers.append(at.to_move)
        at.apply(at.legal()[0])
    return movers


@pytest.mark.parametrize(("seats", "removed", "left"), [(2, 6, 42), (3, 3, 45), (4, 0, 48)])
def test_3_5_clay_is_removed_in_clockwise_order(seats: int, removed: int, left: int) -> None:
    at = GAME.new(seats, 5)
    assert isinstance(at, BabylonPosition)
    first = at.to_move
    assert removals(at) == [(first + turn) % seats for turn in range(removed)]
    state = GAME.state(at)
    assert sum(map(len, state["columns"].values())) == left
    assert len(state["out"]) == removed
    assert (at.to_move, state["phase"], state["round"]) == (first, "dig", 1)
    assert all(player["singles"] == 0 for player in state["players"])


def test_3_5_column_loses_one_tile_and_shows_its_granite_tile_at_once() -> None:
    at = GAME.new(2, 5)
    column = GAME.state(at)["columns"]["B1"]
    GAME.apply(at, "remove:B1")
    for seat in (None, 0, 1):
        assert GAME.view(at, seat)["columns"]["B1"] == {"height": 2, "top": column[1], "gain": None}
    assert reason(at, "remove:B1") == "not_clay"


def test_3_5_only_removals_are_legal_while_clay_is_removed() -> None:
    at = GAME.new(2, 5)
    assert len(GAME.legal_words(at)) == 16
    for word in ("dig:B1", "end", "place:kept@c3r0/1111"):
        assert reason(at, word) == "removal_first"


def test_3_5_removals_are_illegal_after_the_set_up() -> None:
    assert reason(position(scene()), "remove:B1") == "removal_done"


def test_3_every_place_in_a_column_is_equally_likely_for_a_tile() -> None:
    games = [GAME.state(GAME.new(4, seed)) for seed in range(800)]
    where = Counter(name for state in games for name, column in state["columns"].items() if column[2] == "clay07")
    check_fair(where, list(games[0]["columns"]))


@pytest.mark.parametrize("seats", SEATS)
def test_3_first_player_flowers_and_tokens_are_drawn_fairly(seats: int) -> None:
    games = [GAME.state(GAME.new(seats, seed)) for seed in range(700)]
    check_fair(Counter(state["first"] for state in games), range(seats))
    check_fair(Counter(state["players"][0]["flower"] for state in games), FLOWERS)
    check_fair(Counter(state["tokens"]["pile"][-1] for state in games), TOKENS)
