"""Rules 4.1: phase draw."""

import pytest

from helpers.babel import table


def test_4_1_player_draws_three_cards_from_the_top_of_the_deck():
    table("", "hand=AA", next_people="MPS").play("end").shows("", "hand=AAMPS", phase="act")


def test_4_1_player_draws_in_the_first_turn_too():
    played = table("hand=HHHHH starter=yes", "hand=AAAAA starter=yes", next_people="MPS", phase="draw", turn=1)
    played.shows("hand=HHHHHMPS", "hand=AAAAA", phase="act", turn=1)


def test_4_1_only_the_player_whose_turn_begins_draws():
    table("hand=AA", "hand=HH").play("end").shows("hand=AA", hand_size="2:5")


def test_4_1_there_is_no_hand_limit():
    table("hand=AAAAAAHHHHHH", "hand=MMMMMMMMMM", active=1).play("end").shows(hand_size="15:10")


def test_4_1_migration_is_allowed_again_in_the_next_turn():
    table("A=PMS", "H=PMS").play("move:A>S end").shows(migrated=False).offers("move:H>A")


def test_4_1_empty_deck_is_filled_from_the_discard_pile():
    played = table("", "", people="", discard="AAAHH", rest="1A").play("end")
    played.shows(hand_size="0:3", people_deck=2, discard="")


def test_4_1_reshuffle_may_happen_in_the_middle_of_a_draw():
    played = table("", "", people="MS", discard="AAAA", rest="1A").play("end")
    played.shows("", "hand=AMS", people_deck=3, discard="")


def test_4_1_discard_pile_is_not_reshuffled_before_the_deck_is_empty():
    played = table("", "", people="MSP", discard="AAAA", rest="1A").play("end")
    played.shows("", "hand=MPS", people_deck=0, discard="AAAA")


@pytest.mark.parametrize("left", ["", "S", "SM"])
def test_4_1_drawing_stops_when_deck_and_discard_pile_are_empty(left):
    table("", "", people=left, rest="1A").play("end").shows("", f"hand={left}", people_deck=0, discard="", phase="act")


def test_4_1_seed_decides_the_order_after_a_reshuffle():
    def drawn(seed):
        return (
            table("", "", people="", discard="AAAAHHHHMMMMPPPPSSSS", rest="1A", seed=seed).play("end").state["hand"][1]
        )

    assert drawn(1) == drawn(1)
    assert len({drawn(seed) for seed in range(20)}) > 1


def test_4_1_reshuffle_does_not_keep_the_order_of_the_pile():
    orders = set()
    for seed in range(20):
        played = table("", "", people="", discard="AAHHMMPPSS", rest="1A", seed=seed).play("end")
        orders.add(played.state["people_deck"])
    assert len(orders) > 10
