"""Rules 4.3: phase temple."""

import pytest

from helpers.babel import table


@pytest.mark.parametrize("drawn", ["42", "24"])
def test_4_3_lower_of_the_two_cards_lies_on_top(drawn):
    table("", "", next_temples=drawn).play("end").shows("reserve=42", "reserve=", temple_deck=43)


def test_4_3_two_equal_cards_are_both_put_on_the_reserve():
    table("", "", next_temples="33").play("end").shows("reserve=33")


def test_4_3_drawn_cards_lie_on_top_of_the_reserve():
    table("reserve=61", "reserve=5", next_temples="35").play("end").shows("reserve=6153", "reserve=5")


def test_4_3_drawn_cards_go_to_the_player_whose_turn_ends():
    table("", "", next_temples="35", active=1).play("end").shows("reserve=", "reserve=53")


def test_4_3_other_player_draws_people_and_acts_next():
    played = table("", "", turn=7, next_people="MPS").play("end")
    played.shows("", "hand=MPS", active=1, to_move=1, turn=8, phase="act")


def test_4_3_known_top_loses_its_first_cards_when_they_are_drawn():
    table("", "", next_temples="521", known=3).play("end").shows("reserve=52", known_top="1")
    table("", "", next_temples="52", known=1).play("end").shows("reserve=52", known_top="")
    table("", "", next_temples="52", known=2).play("end").shows("reserve=52", known_top="")


def test_4_3_game_continues_with_three_cards_before_the_draw():
    table("", "", temples="453").play("end").shows(temple_deck=1, over=False)


def test_4_3_two_cards_left_are_drawn_and_the_game_ends():
    played = table("reserve=1", "", temples="35").play("end")
    played.shows("reserve=153", temple_deck=0, over=True, phase="over", ending="deck", to_move=None)


def test_4_3_single_card_left_is_drawn_and_the_game_ends():
    played = table("reserve=1", "", temples="6").play("end")
    played.shows("reserve=16", temple_deck=0, over=True, phase="over", ending="deck")


def test_4_3_no_people_are_drawn_after_the_end():
    table("", "hand=A", temples="35", turn=22).play("end").shows("", "hand=A", active=0, turn=22)
