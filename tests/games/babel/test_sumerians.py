"""Rules 4.2: the Sumerians make people change sides."""

import pytest

from helpers.babel import table

TRAILING = {"sumerians": "trailing"}


def test_4_2_option_all_moves_every_card_equal_to_the_last():
    played = table("pawn=A A=SSSH", "A=PAPPSPP").play("turn@1")
    played.shows("A=SSHPPPPP", "A=AS", discard="S")


def test_4_2_option_trailing_moves_only_the_last_cards_in_a_row():
    played = table("pawn=A A=SSSH", "A=PAPPSPP", options=TRAILING).play("turn@1")
    played.shows("A=SSHPP", "A=PAPPS", discard="S")


@pytest.mark.parametrize("options", [{}, TRAILING])
@pytest.mark.parametrize(("theirs", "mine", "left"), [("A", "SSA", ""), ("AA", "SSAA", ""), ("HA", "SSA", "H")])
def test_4_2_both_options_agree_if_the_people_is_only_at_the_end(options, theirs, mine, left):
    table("pawn=A A=SSS", f"A={theirs}", options=options).play("turn@1").shows(f"A={mine}", f"A={left}")


@pytest.mark.parametrize("options", [{}, TRAILING])
def test_4_2_changing_sides_needs_a_column_with_people(options):
    table("pawn=A A=SSS", "H=PP", options=options).refuses("turn@1", "column_empty", site="A")


def test_4_2_other_sites_are_unchanged():
    table("pawn=A A=SSS H=M", "A=P H=PP").play("turn@1").shows("A=SSP H=M", "A= H=PP")


def test_4_2_option_trailing_stops_at_the_first_other_card():
    table("pawn=A A=SSS", "A=PPP", options=TRAILING).play("turn@1").shows("A=SSPPP", "A=")
    table("pawn=A A=SSS", "A=PHPP", options=TRAILING).play("turn@1").shows("A=SSPP", "A=PH")


def test_4_2_sumerians_that_changed_sides_can_pay_for_the_next_use():
    table("pawn=A A=SSS", "A=PS").play("turn@1").shows("A=SSS", "A=P").play("turn@1").shows("A=SSP", "A=")


def test_4_2_second_player_can_make_people_change_sides():
    table("A=HAA", "pawn=A A=SSS", active=1).play("turn@1").shows("A=H", "A=SSAA", discard="S")
