"""Rules 4.2: the Hittites steal."""

import pytest

from helpers.babel import table


def test_4_2_steal_takes_only_the_top_card():
    played = table("pawn=A A=HHHS/1", "A=/1234").play("steal@1")
    played.shows("A=HHS/14", "A=/123", discard="H", score="4:3")


def test_4_2_steal_needs_a_temple_of_the_opponent_here():
    table("pawn=A A=HHH", "H=/12").refuses("steal@1", "no_temple", site="A")


@pytest.mark.parametrize(("mine", "level"), [("2", 2), ("3", 3), ("12", 2)])
def test_4_2_stolen_card_must_be_higher_than_my_level(mine, level):
    table(f"pawn=A A=HHHHH/{mine}", "A=/2").refuses("steal@1", "not_higher", card=2, level=level, site="A")


def test_4_2_stolen_card_may_leave_a_gap_above_level_0():
    table("pawn=A A=HHHPPP", "A=/16").play("steal@1").shows("A=HHPPP/6", "A=/1", score="6:1")


def test_4_2_stolen_card_needs_as_many_people_as_its_level():
    table("pawn=A A=HHHP", "A=/5").refuses("steal@1", "too_few_people", card=5, people=4, site="A")
    table("pawn=A A=HHHPP", "A=/5").offers("steal@1")


def test_4_2_cards_paid_earlier_in_the_turn_do_not_count_as_people():
    played = table("pawn=A A=HHHHH", "A=/45").play("steal@1").shows("A=HHHH/5", "A=/4")
    played.refuses("steal@1", "not_higher", card=4, level=5, site="A")
    played = table("pawn=A A=HHHHH hand=P P=HHHH", "hand=AAAA A=/5").play("halve@1 drop:A drop:A")
    played.refuses("steal@1", "too_few_people", card=5, people=4, site="A")


def test_4_2_theft_before_the_starter_is_built_does_not_count_as_a_build():
    played = table("pawn=A hand=HS A=HHH starter=yes", "A=/1", turn=1).play("steal@1")
    played.shows("A=HH/1 starter=yes", "A=/")


def test_4_2_second_player_can_steal():
    table("A=/12", "pawn=A A=HHH", active=1).play("steal@1").shows("A=/1", "A=HH/2", score="1:2")
