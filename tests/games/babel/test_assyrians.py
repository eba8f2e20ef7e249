"""Rules 4.2: the Assyrians destroy."""

from helpers.babel import table


def test_4_2_raze_puts_the_whole_temple_on_the_temple_deck_lowest_card_on_top():
    played = table("pawn=A A=AAA", "A=P/123 H=/2").play("raze@1")
    played.shows("A=AA", "A=P/ H=/2", discard="A", known_top="123", score="0:2")
    assert played.state["temple_deck"][-3:] == [3, 2, 1]


def test_4_2_raze_keeps_the_order_of_a_temple_with_gaps():
    table("pawn=A A=AAA", "A=/246").play("raze@1").shows(known_top="246")


def test_4_2_second_razed_temple_lies_on_top_of_the_first():
    played = table("pawn=A hand=H A=AAA H=AAA", "A=/12 H=/34").play("raze@1 go:H raze@1")
    played.shows(known_top="3412", score="0:0")


def test_4_2_raze_needs_a_temple_of_the_opponent_here():
    table("pawn=A A=AAA/1", "A=P H=/12").refuses("raze@1", "no_temple", site="A")


def test_4_2_raze_touches_neither_my_temple_nor_any_column():
    table("pawn=A A=AAA/12", "A=PPS/1").play("raze@1").shows("A=AA/12", "A=PPS/")


def test_4_2_player_who_razes_draws_the_two_lowest_cards_in_the_same_turn():
    played = table("pawn=A A=AAA", "A=/134").play("raze@1 end")
    played.shows("reserve=31", known_top="4")


def test_4_2_second_player_can_raze():
    table("A=/56", "pawn=A A=AAAA", active=1).play("raze@1").shows("A=/", "A=AAA", known_top="56", score="0:0")
