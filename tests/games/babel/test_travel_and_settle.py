"""Rules 4.2: travelling and settling."""

from helpers.babel import table


def test_4_2_travel_discards_the_card_of_the_site():
    table("pawn=A hand=HMS", discard="P").play("go:M").shows("pawn=M hand=HS", discard="MP")


def test_4_2_travel_needs_the_card_of_the_site():
    table("pawn=A hand=H").refuses("go:M", "not_in_hand", card="M")


def test_4_2_card_in_the_opponents_hand_cannot_be_used_to_travel():
    table("pawn=A hand=H", "hand=M").refuses("go:M", "not_in_hand", card="M")


def test_4_2_travel_to_the_pawns_site_is_illegal():
    table("pawn=A hand=AA").refuses("go:A", "already_there", site="A")


def test_4_2_travel_from_the_quarry_to_any_site():
    table("hand=AHMPS").offers("go:A", "go:H", "go:M", "go:P", "go:S")


def test_4_2_both_pawns_may_be_at_one_site():
    table("pawn=A hand=H", "pawn=H").play("go:H").shows("pawn=H", "pawn=H")


def test_4_2_travel_is_allowed_as_often_as_there_are_cards():
    table("pawn=A hand=AHH").play("go:H go:A go:H").shows("pawn=H hand=", discard="AHH")


def test_4_2_settle_puts_the_card_at_the_end_of_the_column():
    table("pawn=A hand=HM A=PP").play("lay:H lay:M").shows("A=PPHM hand=", discard="")


def test_4_2_any_people_may_settle_at_any_site():
    table("pawn=A hand=AHMPS").offers("lay:A", "lay:H", "lay:M", "lay:P", "lay:S")


def test_4_2_settle_puts_the_card_at_the_pawns_site_only():
    table("pawn=M hand=H A=P M=S", "M=P").play("lay:H").shows("A=P M=SH", "M=P")


def test_4_2_settle_needs_the_card():
    table("pawn=A hand=H").refuses("lay:M", "not_in_hand", card="M")


def test_4_2_settle_at_the_quarry_is_illegal():
    table("pawn=quarry hand=HH").refuses("lay:H", "at_quarry")


def test_4_2_turn_may_end_without_an_action():
    table("pawn=A hand=HH").play("end").shows("pawn=A hand=HH", active=1)


def test_4_2_second_player_acts_on_the_second_side():
    played = table("pawn=A hand=MM A=P", "pawn=A hand=HM A=S", active=1)
    played.play("lay:H go:M").shows("pawn=A hand=MM A=P", "pawn=M hand= A=SH")
