"""Rules 4: rounds, order of turns, the card display."""

import pytest

from helpers.hanging_gardens import GAME, play, table, words
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream


def play_turns(position: Position) -> tuple[list[int], list[int]]:
    """Play a whole game; return seat and round of each card taken."""
    stream = Stream(bytes(32))
    movers, rounds = [], []
    while not position.over:
        code = stream.choose(position.legal())
        if GAME.word(code).startswith(("card", "burn")):
            movers.append(position.to_move)
            rounds.append(GAME.state(position)["round"]["number"])
        position.apply(code)
    return movers, rounds


def test_4_two_players_move_1_2_2_1_and_the_flower_is_passed_on() -> None:
    movers, rounds = play_turns(GAME.new(2, 1, {"start_player": 0}))
    assert movers[:12] == [0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0]
    assert (len(movers), movers.count(0), rounds[-1]) == (60, 30, 15)


@pytest.mark.parametrize("seats", [3, 4])
def test_4_more_players_move_clockwise_from_the_flower(seats: int) -> None:
    movers, rounds = play_turns(GAME.new(seats, 1, {"start_player": 1}))
    expected = [(1 + number + step) % seats for number in range(60 // seats) for step in range(seats)]
    assert movers == expected
    assert rounds == [1 + turn // seats for turn in range(60)]


@pytest.mark.parametrize(("seats", "cards", "rounds"), [(2, 4, 15), (3, 3, 20), (4, 4, 15)])
def test_4_sixty_cards_are_used_up_exactly(seats: int, cards: int, rounds: int) -> None:
    position = GAME.new(seats, 2)
    assert len(GAME.state(position)["card_display"]) == cards
    play_turns(position)
    state = GAME.state(position)
    assert state["round"]["number"] == rounds
    assert (state["card_stack"], state["card_display"]) == ([], [None] * cards)


def test_4_a35_slot_keeps_its_number_and_stays_vacant() -> None:
    position = table(cards=[1, 2, 3, 4])
    play(position, "card:2@0,0r0")
    assert GAME.state(position)["card_display"] == [1, None, 3, 4]
    assert {word[5] for word in words(position, "card")} == {"1", "3", "4"}


def test_4_next_cards_of_the_stack_fill_the_slots_from_slot_1() -> None:
    position = table(cards=[1, 2, 3, 4])
    coming = GAME.state(position)["card_stack"][::-1][:4]
    play(position, "card:1@0,0r0 card:2@0,0r0 card:3@0,0r0 card:4@0,0r0")
    state = GAME.state(position)
    assert state["card_display"] == coming
    assert state["round"] == {"number": 2, "start_seat": 1, "to_move": [1, 0, 0, 1]}


def test_11_3_other_gardens_never_change_during_a_turn() -> None:
    position, stream = GAME.new(4, 3), Stream(bytes(32))
    while not position.over:
        mover, before = position.to_move, GAME.state(position)["players"]
        position.apply(stream.choose(position.legal()))
        after = GAME.state(position)["players"]
        assert [before[p]["garden"] for p in range(4) if p != mover] == [
            after[p]["garden"] for p in range(4) if p != mover
        ]
