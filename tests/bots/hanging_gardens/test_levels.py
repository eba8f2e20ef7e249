"""The Hanging Gardens: levels find obvious best turns, and features count what the rules define."""

import pytest

from helpers.hanging_gardens import GAME, state, table
from helpers.plain import plain_modules
from ziggurat.bots.bot import new_bot
from ziggurat.bots.evaluation import shipped_weights
from ziggurat.bots.hanging_gardens.features import FEATURES, KNOTS, at_turn, initial_weights
from ziggurat.bots.hanging_gardens.training import fit_challenger, solve
from ziggurat.bots.levels import Level
from ziggurat.bots.training.self_play import mason
from ziggurat.core.position import Position
from ziggurat.core.seed import stream


def turn_of(name: str, position: Position) -> Position:
    """Return the position after one turn of a level."""
    player = new_bot(name, GAME, stream(bytes(32), "bot"))
    assert isinstance(player, Level)
    player.simulations = 60
    return played(player, position)


def played(player: Level, position: Position) -> Position:
    """Return the position after one turn of a player."""
    after, seat = position.clone(), position.to_move
    begun = GAME.state(after)["round"]
    while not after.over and after.to_move == seat and GAME.state(after)["round"] == begun:
        GAME.apply(after, player.choose(GAME.view(after, seat)))
    return after


def sure_mason() -> Level:
    """Return a mason without noise."""
    return mason(GAME, shipped_weights("hanging_gardens"), stream(bytes(32), "bot"))


def open_tiles(position: Position, seat: int = 0) -> list[str]:
    tiles: list[str] = GAME.state(position)["players"][seat]["open_tiles"]
    return tiles


@pytest.mark.parametrize("name", ["mason", "architect", "king"])
def test_6_2_set_is_completed_in_the_last_round(name: str) -> None:
    # three terraces pay from column 1: the third statue is worth 11 points more, a king 4
    spaces = ["king", "statue", "gate", "gate", "chalice", "chalice"]
    hands = [["statue", "statue"], []]
    position = table("TT...\n.....\n.....", "..\n..\n..", cards=[5, 6, 7, 8], number=15, spaces=spaces, hands=hands)
    assert open_tiles(turn_of(name, position)).count("statue") == 3


@pytest.mark.parametrize("name", ["mason", "architect", "king"])
def test_5_8_larger_group_is_used_for_the_better_tile(name: str) -> None:
    # one card makes four terraces or three parks; only four reach the queen that makes a pair of hers
    spaces = ["chalice", "statue", "queen", "gate", "chalice", "chalice"]
    position = table("......\nTT..PP\nT.....", cards=[17, 1, 2, 3], number=15, spaces=spaces, hands=[["queen"], []])
    assert open_tiles(turn_of(name, position)).count("queen") == 2


@pytest.mark.parametrize("name", ["architect", "king"])
def test_5_6_opponents_set_is_denied_at_the_end(name: str) -> None:
    # the last turn of seat 0: either tile of column 1 gains it 1 point; seat 1 would gain 11 by the last statue
    spaces = ["chalice", "statue", "gate", "gate", "gate", "gate"]
    gardens = ["TT...\n.....\n....."] * 3
    hands = [["statue"] * 3, ["statue"] * 2, []]
    position = table(*gardens, seats=3, cards=[5, 9, 13], number=20, spaces=spaces, hands=hands)
    assert open_tiles(turn_of(name, position)).count("statue") == 4


def test_5_6_player_without_a_turn_left_is_not_denied_a_tile() -> None:
    # the last turn of all: a gate pays seat 2 nothing, a chalice 1; seat 1 would gain 8 by a second gate, but has moved
    spaces = ["gate", "chalice", "gate", "gate", "gate", "gate"]
    hands: list[list[str]] = [[], ["gate", "guard"], []]
    gardens = ["TT...\n.....\n....."] * 3
    body = state(*gardens, seats=3, cards=[1, 2, 5], number=20, spaces=spaces, hands=hands)
    body["card_display"], body["round"]["to_move"] = [None, None, 5], [2]
    assert open_tiles(played(sure_mason(), GAME.load(body)), 2) == ["chalice"]


@pytest.mark.parametrize("name", ["architect", "king"])
@pytest.mark.parametrize("seats", [3, 4])
def test_6_2_set_is_completed_before_an_opponent_takes_its_tile(name: str, seats: int) -> None:
    # the last statue pays seat 0 11 points now; with others still to move it will not lie there next round
    spaces = ["statue", "chalice", "gate", "gate", "gate", "gate"]
    hands: list[list[str]] = [["statue", "statue"], ["statue", "statue"], ["statue"], []]
    gardens = ["TT...\n.....\n....."] * seats
    position = table(
        *gardens, seats=seats, cards=[5, 9, 13], number=60 // seats // 2, spaces=spaces, hands=hands[:seats]
    )
    assert open_tiles(turn_of(name, position)).count("statue") == 3


def test_5_6_tile_is_denied_to_a_player_still_to_move() -> None:
    # the last round: a chalice pays seat 0 1 point, a gate nothing; seat 1 would gain 8 by the gate, and is next
    spaces = ["gate", "chalice", "gate", "gate", "gate", "gate"]
    gardens = ["TT...\n.....\n....."] * 3
    hands: list[list[str]] = [[], ["gate", "guard"], []]
    position = table(*gardens, seats=3, cards=[5, 9, 13], number=20, spaces=spaces, hands=hands)
    assert open_tiles(played(sure_mason(), position)) == ["gate"]


def seen(garden: str = "..\n..\n..", hand: list[str] | None = None) -> dict[str, int]:
    """Return the features of seat 0 from a plain evaluator; a compiled one hides them."""
    helper, training = plain_modules("helpers.hanging_gardens", "ziggurat.bots.hanging_gardens.training")
    evaluator = training.GardensTraining(initial_weights())
    evaluator.reset()
    evaluator.set_root(helper.table(garden, hands=[hand or [], []]), 0)
    evaluator.points_of(0)
    evaluator.compute_garden_features(evaluator.now, 0)
    return dict(zip(FEATURES, evaluator.f, strict=True))


def test_5_3_features_count_groups_and_where_they_can_grow() -> None:
    found = seen("TT.A\n...A\nP.PA")
    assert (found["alone"], found["pair"], found["group3"]) == (2, 1, 1)
    assert found["ground"] == 12
    assert found["joint"] == 1  # between the two parks
    assert found["end"] == 3  # right of the terraces and below each of them
    assert found["touch"] == 6  # the arcades themselves and the squares left of them
    assert (found["ready_kinds"], found["pair_kinds"]) == (1, 2)


def test_5_7_features_name_the_group_that_loses_its_temple() -> None:
    found = seen("tTT.pPPP\n........\naAA.fFFF\n........\ntTTTT...")
    assert (found["templed3"], found["templed4"], found["templed5"]) == (2, 2, 1)
    assert found["next_free"] == 3
    assert seen("tTT.pPPP\n........\naAA.fFFF")["next_free"] == 0  # a temple in the supply: none moves


def test_1_3_features_count_the_points_that_sets_would_add() -> None:
    found = seen(hand=["queen", "statue", "sculptor", "guard"])
    assert found["hope1"] == 7  # a second queen: 10 instead of 3
    assert found["hope2"] == 19  # two statues more: 20 instead of 1
    assert found["person2"] == 7  # the sculptor would pay 10 instead of 3
    assert found["guard"] == 12  # four gates


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0, 6.0], [4.0, 1.0, 11.0]]) == [2.0, 3.0]


def test_weights_are_interpolated_between_turns() -> None:
    values = [100 * knot for knot in KNOTS]
    assert [at_turn(values, left) for left in (1, 3, 20, 29, 30)] == [100, 300, 2000, 2900, 2900]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fit_changes_its_number_of_players_and_larger_tables(seats: int) -> None:
    before = initial_weights()
    after = fit_challenger(before, seats, stream(bytes(32), "lesson"), 2)
    assert after == fit_challenger(before, seats, stream(bytes(32), "lesson"), 2)
    for name, values in after.items():
        for i, value in enumerate(values):
            assert value == before[name][i] or i // len(KNOTS) >= seats - 2
    assert after != before


def test_table_with_its_own_weights_keeps_them_after_smaller_fits() -> None:
    before = fit_challenger(initial_weights(), 3, stream(bytes(32), "lesson"), 2)
    after = fit_challenger(before, 2, stream(bytes(32), "lesson"), 2)
    for name, values in after.items():
        assert values[len(KNOTS) :] == before[name][len(KNOTS) :]
    assert after != before


def test_shipped_weights_name_every_feature() -> None:
    assert set(shipped_weights("hanging_gardens")) == set(initial_weights())
    assert all(len(values) == 3 * len(KNOTS) for values in shipped_weights("hanging_gardens").values())
