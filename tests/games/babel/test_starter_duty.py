"""Rules 4.4: the starter duty."""

import pytest

from helpers.babel import new, table

DUTY = "starter=yes"
FIRST_TURN = {"starter": "first-turn"}


def first(line, other="starter=yes", options=FIRST_TURN, **fields):
    """Return the first turn of a player who must still build the starter."""
    return table(f"{line} {DUTY}", other, turn=1, options=options, **fields)


def test_4_4_turn_cannot_end_before_the_starter_is_built():
    played = first("A=P hand=HH").refuses("end", "starter_unbuilt")
    played.play("build:first end").shows("A=P/1 starter=no", active=1)


def test_4_4_second_player_has_the_duty_too():
    played = table("A=P/1", "hand=A starter=yes", turn=1, next_people="HMP", options=FIRST_TURN)
    played.play("end").shows(turn=2, active=1)
    played.refuses("end", "starter_unbuilt").play("go:A lay:H build:first end").shows(turn=3)


def test_4_4_duty_binds_only_the_player_whose_turn_it_is():
    first("A=P hand=HH").play("build:first end").shows("", "starter=yes", active=1)


def test_4_4_option_free_allows_the_turn_to_end():
    played = new(start=1, starter="free").play("end").shows("starter=yes", "starter=yes", active=1)
    played.play("end").shows(turn=3, active=0).offers("end")


def test_4_4_option_free_allows_the_last_card_to_be_spent():
    first("pawn=A hand=H", options={"starter": "free"}).play("go:H").shows("pawn=H hand= starter=yes").play("end")


def test_4_4_option_free_still_requires_the_starter_as_the_first_build():
    played = first("A=PPP hand=HH reserve=1", "reserve=2", options={"starter": "free"})
    played.refuses("build:own", "starter_first").refuses("build:foe", "starter_first")
    played.refuses("leap@1:foe", "starter_first").play("build:first build:foe").shows("A=PPP/12 reserve=1")


def test_4_4_no_other_build_before_the_starter():
    played = first("A=PPP hand=HH reserve=1", "reserve=2")
    played.refuses("build:own", "starter_first").refuses("build:foe", "starter_first")
    played.refuses("leap@1:own", "starter_first").refuses("leap@1:foe", "starter_first")


def test_4_4_starter_of_the_opponent_cannot_be_built():
    # Both reserves are empty: the opponent's starter is in none of them.
    table("A=P", "starter=yes").refuses("build:foe", "reserve_empty").refuses("build:first", "starter_built")


def test_4_4_built_starter_can_be_razed():
    first("A=P hand=HH", "A=AAA starter=no").play("build:first end raze@1").shows("A=P/", known_top="1")


def test_4_4_last_card_may_be_spent_after_the_starter_is_built():
    # Nothing here would allow a starter to be built: a temple stands, and the hand runs out.
    table("A=P/1 hand=H").play("lay:H").shows("A=PH/1 hand=")
    table("A=P/1 hand=H").play("go:H").shows("pawn=H hand=")
    table("A=PHM/1").play("move:A>S").shows("A=/1 S=PHM")
    table("A=HHH", "A=/1").play("steal@1").shows("A=HH/1")


# can_start, first half: the pawn is at a site without the player's temple, with a person there or a card in hand.


def test_4_4_last_card_at_an_empty_site_must_be_settled_there():
    played = first("pawn=A hand=H").refuses("go:H", "starter_duty")
    played.play("lay:H").refuses("end", "starter_unbuilt").play("build:first end")


def test_4_4_two_cards_at_an_empty_site_allow_travelling():
    first("pawn=A hand=HM").play("go:H").shows("pawn=H hand=M")


def test_4_4_all_cards_may_be_settled_at_a_site_with_a_person():
    played = first("A=P hand=HM").play("lay:H lay:M").shows("A=PHM hand=")
    assert played.legal == ["build:first"]


def test_4_4_last_card_may_be_used_to_travel_to_a_site_with_people():
    first("pawn=A hand=H A=P H=S").play("go:H build:first").shows("H=S/1")


def test_4_4_last_card_may_not_be_used_to_travel_to_an_empty_site():
    first("pawn=A hand=H A=P").refuses("go:H", "starter_duty")


def test_4_4_last_card_may_not_be_used_to_travel_to_a_site_with_a_temple():
    first("pawn=A hand=H A=P H=SS/2").refuses("go:H", "starter_duty")


def test_4_4_three_people_may_not_migrate_away_if_the_hand_is_empty():
    played = first("A=PHM").refuses("move:A>S", "starter_duty")
    assert played.legal == ["build:first"]


def test_4_4_three_people_may_migrate_away_if_one_stays_or_a_card_is_in_hand():
    first("A=PHMS").offers("move:A>S")
    first("A=PHM hand=S").offers("move:A>S")


def test_4_4_people_may_migrate_from_another_site_if_this_one_keeps_a_person():
    first("pawn=A A=P H=PHM").offers("move:H>A", "move:H>S")


# can_start, second half: the card of another site without the player's temple, and a person there or a second card.


def test_4_4_from_the_quarry_two_cards_are_needed():
    played = first("hand=AH").refuses("end", "starter_unbuilt").offers("go:A", "go:H")
    played.play("go:H").shows("pawn=H hand=A").refuses("go:A", "starter_duty").play("lay:A build:first end")


def test_4_4_player_at_a_temple_must_keep_a_card_to_travel_and_one_to_settle():
    # Level 2 at A was stolen; only H remains, with the card H to travel and A to settle.
    played = first("pawn=A hand=AH A=HH/2").refuses("lay:A", "starter_duty").refuses("lay:H", "starter_duty")
    played.play("go:H lay:A build:first").shows("A=HH/2 H=A/1")


def test_4_4_second_card_may_be_spent_if_a_person_is_at_the_other_site():
    played = first("pawn=A hand=AH A=HH/2 H=P").refuses("lay:H", "starter_duty")
    played.play("lay:A").shows("hand=H").play("go:H build:first")


def test_4_4_second_card_of_the_same_people_may_be_spent():
    first("pawn=A hand=HH A=HH/2 H=P").play("lay:H").shows("hand=H").refuses("lay:H", "starter_duty")
    first("pawn=A hand=HH A=HH/2").refuses("lay:H", "starter_duty").play("go:H lay:H build:first")


def test_4_4_third_card_of_the_same_people_may_be_spent():
    first("pawn=A hand=HHH A=HH/2").play("lay:H").shows("hand=HH").refuses("lay:H", "starter_duty")


def test_4_4_only_people_at_the_destination_may_not_migrate_away():
    played = first("pawn=A hand=H A=HH/2 H=PMS").refuses("move:H>S", "starter_duty")
    played.play("go:H build:first")


def test_4_4_people_may_migrate_to_the_destination():
    first("pawn=A hand=HH A=HHP/2").offers("move:A>H")
    first("pawn=A hand=H A=HHP/2 H=M").offers("move:A>H")


def test_4_4_migration_to_the_destination_frees_a_card():
    played = first("pawn=A hand=HS A=HHP/2").play("move:A>H").shows("A=/2 H=HHP").offers("lay:S")
    played.play("lay:S go:H build:first").shows("A=S/2 H=HHP/1")


def test_4_4_site_with_a_temple_is_no_destination():
    played = first("pawn=A hand=HM A=HH/2 H=PP/3").offers("go:M").refuses("go:H", "starter_duty")
    played.refuses("lay:M", "starter_duty").play("go:M lay:H build:first")


def test_4_4_second_journey_is_legal_if_the_starter_can_still_be_built():
    first("hand=AHM").play("go:A go:H").shows("pawn=H hand=M").refuses("go:M", "starter_duty")


def second(line):
    """Return the second player's first turn, with opposing people at every site."""
    return table("pawn=H A=SS H=SS M=SS P=SS S=SS", f"{line} {DUTY}", turn=2, active=1, options=FIRST_TURN)


@pytest.mark.parametrize("site", "AHMPS")
def test_4_4_only_the_second_players_sites_count_for_their_duty(site):
    away = "A" if site != "A" else "H"
    second(f"pawn={away} hand={site}").refuses(f"go:{site}", "starter_duty").play(f"lay:{site} build:first")
    second(f"pawn={away} hand={site} {site}=P").play(f"go:{site} build:first").shows("", f"{site}=P/1")
    second(f"pawn={away} hand={site} {site}=PP/2").refuses(f"go:{site}", "starter_duty")
    second(f"pawn={site} {site}=PHM").refuses(f"move:{site}>{away}", "starter_duty")


# Theft and abilities before the starter.


def test_4_4_theft_at_the_last_empty_site_is_illegal():
    first("pawn=A A=HHH", "A=/12").refuses("steal@1", "starter_duty")
    first("pawn=A hand=H A=HHH", "A=/12").refuses("steal@1", "starter_duty")
    first("pawn=A hand=A A=HHH H=P", "A=/12").refuses("steal@1", "starter_duty")


def test_4_4_theft_is_allowed_if_another_empty_site_can_be_reached():
    played = first("pawn=A hand=HM A=HHH", "A=/12").play("steal@1").shows("A=HH/2").refuses("end", "starter_unbuilt")
    played.refuses("build:first", "temple_stands", site="A", level=2).play("go:M lay:H build:first end")
    first("pawn=A hand=H A=HHH H=P", "A=/12").play("steal@1 go:H build:first")


def test_4_4_other_abilities_are_not_restricted():
    played = first("pawn=A hand= A=AAAASSSMMM", "hand=AA A=PAH/1 starter=no")
    played.play("raze@1 turn@4 drive@6:P halve@1 drop:A").shows("A=AASSMMH", "hand=A A=A/")
    played.refuses("end", "starter_unbuilt").play("build:first end")


def test_4_4_starter_can_be_built_after_halvings_down_to_one_card():
    # The worst case of rule 4.4: one card in hand, then three drawn.
    played = table("pawn=A A=PPPPP/1", "hand=AAAAA starter=yes", turn=1, next_people="AAA", options=FIRST_TURN)
    played.play("halve@1 drop:A drop:A halve@1 drop:A halve@1 drop:A end").shows("", "hand=AAAA")
    played.refuses("end", "starter_unbuilt").play("go:A lay:A build:first end").shows(turn=3)


@pytest.mark.parametrize("line", ["hand=", "hand=A", "pawn=A hand=", "pawn=A hand=H A=HH/2"])
def test_4_4_duty_is_waived_if_it_cannot_be_fulfilled(line):
    # Cannot happen in a game, but in a position set up by hand.
    first(line).offers("end")
