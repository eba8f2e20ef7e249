"""Rules 4.2: migration."""

import pytest

from helpers.babel import table


def test_4_2_last_three_cards_migrate_in_the_same_order():
    table("A=PHAMS S=P").play("move:A>S").shows("A=PH S=PAMS", migrated=True)


def test_4_2_three_cards_are_enough_two_are_not():
    table("A=HAM").play("move:A>H").shows("A= H=HAM")
    table("A=HA").refuses("move:A>H", "column_short", site="A", people=2)
    table("A=HAM").refuses("move:S>H", "column_short", site="S", people=0)


def test_4_2_migration_is_allowed_once_per_turn():
    table("A=HAMPSH").play("move:A>S").refuses("move:A>S", "migrated").refuses("move:S>A", "migrated")


def test_4_2_migration_neither_needs_nor_moves_the_pawn():
    table("pawn=P A=HAM").play("move:A>S").shows("pawn=P A= S=HAM")


@pytest.mark.parametrize("site", "AHMPS")
def test_4_2_migration_needs_two_different_sites(site):
    table(f"{site}=HAMPS").refuses(f"move:{site}>{site}", "same_site", site=site)


def test_4_2_opponents_columns_cannot_migrate():
    table("A=HAM", "A=PPP H=SSS").play("move:A>H").shows("A= H=HAM", "A=PPP H=SSS")
    table("A=H", "A=PPP").refuses("move:A>H", "column_short", site="A", people=1)


def test_4_2_migration_from_any_site_to_any_other_is_legal():
    moves = [word for word in table("A=HAM S=HAM").legal if word.startswith("move")]
    assert moves == ["move:A>H", "move:A>M", "move:A>P", "move:A>S", "move:S>A", "move:S>H", "move:S>M", "move:S>P"]


def test_4_2_second_player_can_migrate():
    table("A=PPP", "A=HAM S=S", active=1).play("move:A>S").shows("A=PPP", "A= S=SHAM")


def test_4_2_people_that_arrive_count_for_building_at_once():
    table("pawn=S A=HAM S= reserve=1").play("move:A>S build:own").shows("S=HAM/1")


def test_4_2_migration_may_make_a_run():
    table("pawn=S A=PPP S=HP", "hand=AA").play("move:A>S").offers("halve@2")
