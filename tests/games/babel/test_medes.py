"""Rules 4.2: the Medes drive a people away."""

from helpers.babel import table


def test_4_2_all_cards_of_the_people_leave_adjacent_or_not():
    played = table("pawn=A A=MMM", "A=PSPPA").play("drive@1:P")
    played.shows("A=MM", "A=SA", discard="MPPP")


def test_4_2_only_a_people_in_the_opponents_column_may_be_named():
    played = table("pawn=A A=MMM", "A=PSS")
    assert [word for word in played.legal if word.startswith("drive")] == ["drive@1:P", "drive@1:S"]
    played.refuses("drive@1:M", "not_present", card="M", site="A")


def test_4_2_column_of_the_player_to_move_is_unchanged():
    table("pawn=A A=MMMPP", "A=P").play("drive@1:P").shows("A=MMPP", "A=", discard="MP")


def test_4_2_other_sites_are_unchanged():
    table("pawn=A A=MMM", "A=PS H=PP").play("drive@1:P").shows("", "A=S H=PP")


def test_4_2_medes_may_drive_medes_away():
    table("pawn=A A=MMM", "A=MAM").play("drive@1:M").shows("A=MM", "A=A", discard="MMM")


def test_4_2_people_of_the_first_and_of_the_last_card_may_be_named():
    table("pawn=A A=MMM", "A=HSSSSA").offers("drive@1:A", "drive@1:H", "drive@1:S")


def test_4_2_temple_stays_when_its_people_leave():
    table("pawn=A A=MMM", "A=PP/12").play("drive@1:P").shows("", "A=/12", score="0:2")


def test_4_2_second_player_can_drive_a_people_away():
    table("A=PAP", "pawn=A A=MMM", active=1).play("drive@1:P").shows("A=A", "A=MM", discard="MPP")


def test_4_2_cards_that_become_neighbours_are_a_run():
    table("pawn=A A=MMM hand=SS", "pawn=A A=HHPH").play("drive@1:P end").offers("halve@1")
