"""Rules 4.2: building."""

import pytest

from helpers.babel import table


def test_4_2_starter_is_built_at_an_empty_site_with_one_person():
    table("A=P hand=H starter=yes").play("build:first").shows("A=P/1 starter=no", score="1:0")


def test_4_2_starter_needs_a_person():
    table("pawn=A hand=H starter=yes").refuses("build:first", "no_people", site="A")


def test_4_2_starter_needs_a_site_without_a_temple():
    table("pawn=A hand=AH A=PP/2 starter=yes").refuses("build:first", "temple_stands", site="A", level=2)


def test_4_2_starter_is_built_once():
    table("A=PP").refuses("build:first", "starter_built")


def test_4_2_building_at_the_quarry_is_illegal():
    table("pawn=quarry reserve=1", "reserve=1").refuses("build:own", "at_quarry").refuses("build:foe", "at_quarry")
    table("hand=AA starter=yes").refuses("build:first", "at_quarry")


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_4_2_level_n_needs_n_people_and_level_n_minus_1(level):
    people, below = "HAMPSH"[:level], "12345"[: level - 1]
    table(f"A={people}/{below} reserve={level}").play("build:own").shows(f"A={people}/{below}{level} reserve=")
    few = people[:-1]
    table(f"pawn=A A={few}/{below} reserve={level}").refuses(
        "build:own", "too_few_people", card=level, people=level - 1, site="A"
    )


@pytest.mark.parametrize("card", [1, 2, 4, 5, 6])
def test_4_2_only_the_next_level_can_be_built(card):
    table(f"A=HAMPSH/12 reserve={card}").refuses("build:own", "wrong_level", card=card, needed=3, site="A")


def test_4_2_next_level_follows_the_top_card_not_the_number_of_cards():
    table("A=HAMPS/3 reserve=4").play("build:own").shows("A=HAMPS/34")
    table("A=HAMPS/3 reserve=2").refuses("build:own", "wrong_level", card=2, needed=4, site="A")


def test_4_2_level_6_is_the_highest():
    table("A=HAMPSHA/123456 reserve=1").refuses("build:own", "wrong_level", card=1, needed=7, site="A")


def test_4_2_top_card_of_the_opponents_reserve_can_be_built():
    played = table("A=HA/1 reserve=6", "reserve=52").play("build:foe")
    played.shows("A=HA/12 reserve=6", "reserve=5")


def test_4_2_own_and_foe_are_relative_to_the_player_to_move():
    played = table("reserve=53", "A=HAM/12 reserve=42", active=1)
    played.play("build:foe").shows("reserve=5", "A=HAM/123 reserve=42")


@pytest.mark.parametrize(("word", "one", "two"), [("build:own", "", "1"), ("build:foe", "1", "")])
def test_4_2_building_from_an_empty_reserve_is_illegal(word, one, two):
    table(f"A=H reserve={one}", f"reserve={two}").refuses(word, "reserve_empty")


def test_4_2_only_the_top_of_a_reserve_can_be_taken():
    table("A=HA/1 reserve=25").refuses("build:own", "wrong_level", card=5, needed=2, site="A")


def test_4_2_next_card_of_the_reserve_can_be_built_at_once():
    table("A=HAM reserve=321").play("build:own build:own build:own").shows("A=HAM/123 reserve=", score="3:0")


def test_4_2_people_are_not_used_up_by_building():
    table("A=HAM/12 reserve=3", discard="").play("build:own").shows("A=HAM/123", discard="")


def test_4_2_temple_stays_when_people_leave_but_the_next_level_needs_its_people():
    played = table("A=HAMP/123 reserve=4").play("move:A>S").shows("A=H/123", score="3:0")
    played.refuses("build:own", "too_few_people", card=4, people=1, site="A")


def test_4_2_people_at_other_sites_do_not_count():
    table("A=H/1 H=AMP reserve=2").refuses("build:own", "too_few_people", card=2, people=1, site="A")


def test_4_2_opponents_people_and_temple_do_not_count():
    table("pawn=A A=HA reserve=2", "A=HAM/1").refuses("build:own", "wrong_level", card=2, needed=1, site="A")
    table("pawn=A A=H/1 reserve=2", "A=HAM/1").refuses("build:own", "too_few_people", card=2, people=1, site="A")


def test_4_2_player_may_build_at_several_sites_in_one_turn():
    played = table("A=H H=A pawn=A hand=H reserve=11").play("build:own go:H build:own")
    played.shows("A=H/1 H=A/1", score="2:0")
