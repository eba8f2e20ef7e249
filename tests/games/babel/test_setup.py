"""Rules 3: setup."""

from collections import Counter

import pytest

from helpers.babel import new


def test_3_1_each_player_has_a_starter():
    new().shows("starter=yes", "starter=yes")


def test_3_2_temple_deck_has_the_other_43_cards():
    assert Counter(new().state["temple_deck"]) == {1: 8, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}


@pytest.mark.parametrize(("start", "sizes"), [(1, "8:5"), (2, "5:8")])
def test_3_3_players_have_five_cards_and_the_start_player_three_more(start, sizes):
    new(start=start).shows(hand_size=sizes, people_deck=60 - 5 - 5 - 3)


@pytest.mark.parametrize(("start", "sizes"), [(1, "6:5"), (2, "5:6")])
def test_3_3_first_number_of_hands_is_for_the_start_player(start, sizes):
    new(start=start, hands=[3, 5]).shows(hand_size=sizes, people_deck=60 - 3 - 5 - 3)


def test_3_4_pawns_begin_at_the_quarry_with_an_empty_table():
    bare = "pawn=quarry A=/ H=/ M=/ P=/ S=/ reserve= pinned="
    new().shows(bare, bare, discard="", known_top="", score="0:0")


@pytest.mark.parametrize("start", [1, 2])
def test_3_5_start_player_begins_with_turn_1(start):
    new(start=start).shows(
        active=start - 1, to_move=start - 1, turn=1, phase="act", owed=0, migrated=False, final=False
    )


def test_3_5_random_start_player_can_be_either_seat():
    assert {new(seed).state["active"] for seed in range(20)} == {0, 1}


def test_3_both_decks_are_shuffled_by_the_seed():
    first, second = new(seed=1, start=1), new(seed=2, start=1)
    assert first.state["people_deck"] != second.state["people_deck"]
    assert first.state["temple_deck"] != second.state["temple_deck"]
    assert first.state == new(seed=1, start=1).state
