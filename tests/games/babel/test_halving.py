"""Rules 4.2: halving the opponent's hand, and phase drop."""

import pytest

from helpers.babel import table


@pytest.mark.parametrize("column", ["AAA", "HHH", "MMM", "PPP", "SSS"])
def test_4_2_run_of_any_people_can_halve(column):
    table(f"pawn=A A={column}", "hand=AH").play("halve@1").shows(f"A={column[1:]}", owed=1, discard=column[0])


@pytest.mark.parametrize(("cards", "owed"), [(2, 1), (3, 1), (4, 2), (5, 2), (7, 3), (9, 4)])
def test_4_2_opponent_discards_half_of_the_hand_rounded_down(cards, owed):
    table("pawn=A A=SSS", f"hand={'A' * cards}").play("halve@1").shows(owed=owed, phase="drop")


@pytest.mark.parametrize("hand", ["", "A"])
def test_4_2_hand_of_less_than_two_cards_cannot_be_halved(hand):
    table("pawn=A A=SSS", f"hand={hand}").refuses("halve@1", "hand_small", cards=len(hand))


def test_4_2_opponent_chooses_the_cards_to_discard():
    played = table("pawn=A hand=MP A=SSS", "hand=AAHHS").play("halve@1").shows(to_move=1, active=0)
    assert played.legal == ["drop:A", "drop:H", "drop:S"]
    played.refuses("end", "must_drop", owed=2).refuses("go:M", "must_drop", owed=2)


def test_4_2_each_drop_goes_to_the_discard_pile_and_decreases_owed():
    played = table("pawn=A A=SSS", "hand=AAHHS").play("halve@1 drop:H").shows("", "hand=AAHS", owed=1, discard="HS")
    played.shows(phase="drop", to_move=1).play("drop:A").shows("", "hand=AHS", owed=0, discard="AHS")


def test_4_2_player_continues_the_turn_after_the_last_drop():
    played = table("pawn=A hand=M A=SSS", "hand=AA", turn=7).play("halve@1 drop:A")
    played.shows(phase="act", to_move=0, active=0, turn=7).play("lay:M").shows("A=SSM")


def test_4_2_only_cards_in_hand_can_be_dropped():
    played = table("pawn=A hand=M A=SSS", "hand=AH").play("halve@1").refuses("drop:M", "not_in_hand", card="M")
    played.play("drop:H").refuses("drop:A", "nothing_owed")


def test_4_2_drop_without_a_halving_is_illegal():
    table("pawn=A hand=M A=SSS", "hand=AH").refuses("drop:A", "nothing_owed").refuses("drop:M", "nothing_owed")


def test_4_2_second_halving_uses_the_new_size_of_the_hand():
    played = table("pawn=A A=SSSSS", "hand=AAAAAAA").play("halve@1").shows(owed=3)
    played.play("drop:A drop:A drop:A halve@1").shows(owed=2).play("drop:A drop:A halve@1").shows(owed=1)
    played.play("drop:A").shows("A=SS", "hand=A")


def test_4_2_hand_of_the_player_to_move_is_not_halved():
    table("pawn=A hand=MMMM A=SSS", "hand=AA").play("halve@1").shows("hand=MMMM")
    table("pawn=A hand=MMMM A=SSS", "hand=A").refuses("halve@1", "hand_small", cards=1)


def test_4_2_second_player_can_halve():
    played = table("hand=AAAHH", "pawn=A hand=M A=PPP", active=1).play("halve@1").shows(to_move=0, active=1, owed=2)
    played.play("drop:H drop:H").shows("hand=AAA", "hand=M A=PP", to_move=1, active=1)


def test_4_2_migration_stays_used_up_after_a_halving():
    played = table("pawn=A A=SSS H=MMM", "hand=AA").play("move:H>P halve@1 drop:A").shows(migrated=True)
    played.refuses("move:P>H", "migrated")
