"""Rules 4.2: the Persians skip a level."""

import pytest

from helpers.babel import table


@pytest.mark.parametrize(("below", "card"), [("", 2), ("1", 3), ("12", 4), ("123", 5), ("1234", 6)])
def test_4_2_card_two_levels_higher_is_placed(below, card):
    people = "PPPHAS"[: max(card, 3)]
    played = table(f"pawn=A A={people}/{below} reserve={card}")
    played.play("leap@1:own").shows(f"A={people[1:]}/{below}{card}", discard="P")


@pytest.mark.parametrize("card", [1, 2, 3, 5, 6])
def test_4_2_exactly_one_level_is_skipped(card):
    table(f"pawn=A A=PPPHAS/12 reserve={card}").refuses("leap@1:own", "wrong_level", card=card, needed=4, site="A")


def test_4_2_level_7_cannot_be_built():
    table("pawn=A A=PPPHASH/5 reserve=6").refuses("leap@1:own", "wrong_level", card=6, needed=7, site="A")


def test_4_2_card_needs_as_many_people_as_its_level():
    table("pawn=A A=PPP/12 reserve=4").refuses("leap@1:own", "too_few_people", card=4, people=3, site="A")
    table("pawn=A A=PPPH/12 reserve=4").offers("leap@1:own")


def test_4_2_card_may_come_from_either_reserve():
    played = table("pawn=A A=PPPP reserve=64", "reserve=52").refuses(
        "leap@1:own", "wrong_level", card=4, needed=2, site="A"
    )
    played.play("leap@1:foe").shows("A=PPP/2 reserve=64", "reserve=5")
    table("reserve=64", "pawn=A A=PPPP reserve=52", active=1).play("leap@1:own").shows("reserve=64", "reserve=5")
    table("reserve=2", "pawn=A A=PPPP reserve=4", active=1).play("leap@1:foe").shows("reserve=", "A=PPP/2 reserve=4")


@pytest.mark.parametrize(("word", "one", "two"), [("leap@1:own", "", "2"), ("leap@1:foe", "2", "")])
def test_4_2_skipping_with_an_empty_reserve_is_illegal(word, one, two):
    table(f"pawn=A A=PPP reserve={one}", f"reserve={two}").refuses(word, "reserve_empty")


def test_4_2_next_card_of_the_reserve_can_be_used_at_once():
    played = table("pawn=A A=PPPPP reserve=542").play("leap@1:own")
    played.shows("A=PPPP/2 reserve=54").play("leap@1:own").shows("A=PPP/24 reserve=5")


def test_4_2_no_skip_before_the_starter_is_built():
    played = table("pawn=A hand=HS A=PPP reserve=2 starter=yes", "reserve=2")
    played.refuses("leap@1:own", "starter_first").refuses("leap@1:foe", "starter_first")
