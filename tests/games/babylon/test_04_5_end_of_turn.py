"""Rules 4.5 and 4.6: storing, discarding, the end of a round and of the game."""

import pytest

from helpers.babylon import GAME, play, player, position, reason, scene
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import begin, play_out, stream_for


def test_4_5_unplaced_tile_is_kept_or_tossed() -> None:
    at = position(scene(dug="clay05", slot=None))
    assert {word for word in GAME.legal_words(at) if word.startswith("end")} == {"end:keep", "end:toss"}
    assert reason(at, "end") == "end_needs_placing"
    assert player(play(at.clone(), "end:keep"), 0)["slot"] == "clay05"
    tossed = play(at, "end:toss")
    assert player(tossed, 0)["slot"] is None
    assert GAME.state(tossed)["out"][-1] == "clay05"


def test_4_5_turn_ends_without_a_choice_after_the_dug_tile_is_placed() -> None:
    at = play(position(scene(dug="clay05", singles=4)), "place:dug@c3r0/1111")
    assert {word for word in GAME.legal_words(at) if word.startswith("end")} == {"end"}
    assert reason(at, "end:keep") == reason(at, "end:toss") == "end_placed"


def test_4_5_storing_a_tile_discards_the_kept_one_and_the_start_tile_too() -> None:
    at = play(position(scene(dug="clay05")), "end:keep")
    assert player(at, 0)["slot"] == "clay05"
    assert GAME.state(at)["out"][-1] == "start1"


def test_4_5_kept_tile_stays_in_the_slot() -> None:
    at = play(position(scene(dug="clay05")), "end:toss")
    assert player(at, 0)["slot"] == "start1"
    placed = play(position(scene(dug="clay05", singles=4)), "place:dug@c3r0/1111", "end")
    assert player(placed, 0)["slot"] == "start1"


def test_4_5_kept_tile_can_be_placed_and_dug_tile_stored_in_one_turn() -> None:
    """R50."""
    at = play(position(scene(dug="clay05", singles=4)), "place:kept@c3r0/1111", "end:keep")
    assert player(at, 0)["slot"] == "clay05"
    assert "start1" not in GAME.state(at)["out"]


@pytest.mark.parametrize(("held", "stored"), [(0, 0), (5, 5), (6, 6), (7, 6), (12, 6)])
def test_4_5_at_most_six_singles_are_stored(held: int, stored: int) -> None:
    at = play(position(scene(dug="clay05", singles=held)), "end:toss")
    assert player(at, 0)["singles"] == stored


def test_4_5_unused_double_returns() -> None:
    at = play(position(scene(dug="clay05", token="double", doubles=1, singles=2)), "end:toss")
    assert (player(at, 0)["doubles"], player(at, 0)["singles"]) == (0, 2)


def test_4_5_tiles_are_new_only_in_the_turn_they_are_placed() -> None:
    at = play(position(scene(dug="clay05", singles=4)), "place:kept@c3r0/1111", "end:keep")
    play(at, "dig:B1", "end:toss", "dig:B2")
    assert "statue:c4" not in GAME.legal_words(at)
    assert reason(at, "statue:c4") == "not_new"


# --- 4.6 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_6_turns_go_round_clockwise_from_the_first_player_and_a_token_is_turned_after_each_round(seats: int) -> None:
    at = position(scene(seats=seats, seat=1))
    pile = GAME.state(at)["tokens"]["pile"]
    movers = []
    for turn in range(2 * seats):
        assert GAME.state(at)["round"] == 1 + turn // seats
        assert GAME.state(at)["tokens"]["in_force"] == (None if turn < seats else pile[-1])
        movers.append(at.to_move)
        play(at, next(word for word in GAME.legal_words(at) if word.startswith("dig")), "end:toss")
    assert movers == [(1 + turn) % seats for turn in range(2 * seats)]
    assert GAME.state(at)["tokens"]["used"] == [pile[-1]]
    assert GAME.state(at)["tokens"]["in_force"] == pile[-2]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 15), (3, 13), (4, 11)])
def test_4_6_game_ends_after_15_13_or_11_rounds(seats: int, rounds: int) -> None:
    match = play_out(begin(Setting(GAME, seats, "default", {}), 3), "random", stream_for("rounds"))
    state = GAME.state(match.position)
    assert (state["round"], state["phase"], state["tokens"]["pile"]) == (rounds, "over", [])
    assert sum(word.startswith("dig") for word in match.words) == seats * rounds


def test_4_6_last_token_is_in_force_in_the_last_round() -> None:
    at = position(scene(at_round=15, token="single", singles=1))
    assert GAME.state(at)["tokens"]["pile"] == []
    play(at, "dig:A1", "end:toss")
    assert player(at, 1)["singles"] == 1
    play(at, "dig:A2", "end:toss")
    assert at.over
    assert at.to_move == -1
    assert GAME.legal_words(at) == []
    assert reason(at, "dig:A3") == "game_over"
