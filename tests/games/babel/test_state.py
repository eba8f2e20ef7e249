"""Rules 2.1 and 2.2: the fields of a position, derived values and invariants."""

import pytest

from helpers.babel import BABEL, Table, load, new, state_of, table
from ziggurat.core.position import Codes
from ziggurat.core.rng import Stream


def test_2_1_state_has_exactly_these_fields():
    piles = {"people_deck", "discard", "temple_deck", "hand", "column", "temple", "reserve", "starter", "pawn"}
    turn = {"active", "phase", "owed", "migrated", "turn", "final"}
    assert set(new().state) == piles | turn | {"pinned", "known_top", "history", "options"}


def test_2_1_stack_has_its_top_at_the_end():
    played = table("pawn=A hand=A", "pawn=H", next_people="HMP", next_temples="64").play("end")
    played.shows("reserve=64", "hand=HMP")


def test_2_1_hands_and_discard_pile_are_written_sorted():
    state = table("pawn=A hand=SPMHA", "pawn=H hand=MA", discard="SHSA").state
    assert (state["hand"], state["discard"]) == (["AHMPS", "AM"], "AHSS")


def test_2_1_column_keeps_the_order_in_which_it_was_laid():
    table("pawn=M hand=SASH").play("lay:S lay:A lay:S lay:H").shows("M=SASH hand=")


def test_2_1_level_is_the_top_card_not_the_sum_or_number_of_cards():
    played = table("A=/124 P=/3", "H=/6")
    played.shows(score="7:6")
    assert played.position.sheet(0) == {"A": 4, "H": 0, "M": 0, "P": 3, "S": 0}
    assert played.position.sheet(1) == {"A": 0, "H": 6, "M": 0, "P": 0, "S": 0}


def test_2_1_score_is_at_most_30():
    state = state_of("A=/6 H=/6 M=/6 P=/6 S=/6", "", phase="over")
    load(state).shows(score="30:0", winners=[0])


def test_2_1_run_has_at_least_three_equal_cards():
    table("A=PP", "hand=AA").refuses("halve@1", "no_run", place=1, site="A")
    table("A=PPP", "hand=AA").offers("halve@1")


def test_2_1_four_equal_cards_are_one_run_with_the_place_of_the_first():
    played = table("A=AAAA", "hand=AA")
    played.offers("halve@1").refuses("halve@2", "no_run", place=2, site="A")


def test_2_1_separate_runs_of_one_people_are_two_runs():
    table("A=AAAPAAA", "hand=AA").offers("halve@1", "halve@5")


def test_2_1_equal_cards_that_are_not_neighbours_are_no_run():
    table("A=APAPA", "hand=AA").refuses("halve@1", "no_run", place=1, site="A")


def test_2_1_run_may_lie_anywhere_in_the_column():
    assert [word for word in table("A=HSSSMPPP", "hand=AA").legal if word.startswith("halve")] == ["halve@2", "halve@6"]


def test_2_1_temple_with_gaps_has_all_its_cards():
    state = table("A=/124", "H=/3").state
    assert (state["temple"][0]["A"], state["temple"][1]["H"]) == ([1, 2, 4], [3])


def test_2_1_owed_is_0_outside_phase_drop():
    played = table("A=PPP", "hand=AAHH")
    played.shows(owed=0, phase="act").play("halve@1").shows(owed=2, phase="drop")
    played.play("drop:A drop:A").shows(owed=0, phase="act")


def test_2_1_turn_number_counts_the_turns_of_both_players():
    table("", "", turn=4).play("end end").shows(turn=6, active=0)


def test_2_2_all_cards_stay_in_the_game_through_every_kind_of_action():
    # `play` counts 60 and 45 cards after each word.
    played = table("pawn=H hand=AAHMPS A=PPPP/1 H=SSSHHHAAAMMM reserve=3", "hand=AAHH H=PSAAM/123456")
    played.play("turn@1 drive@9:A steal@3 raze@5 lay:P move:H>S go:A leap@1:own halve@1 drop:A drop:A end end")


def test_2_2_loaded_state_is_the_same_position():
    played = table("pawn=M hand=MPSS M=PPPA/12 S=MMM reserve=54", "pawn=S hand=AHHPS S=PAP reserve=3")
    played.play("leap@1:own lay:P end")
    assert load(played.state).state == played.state


def test_2_2_copy_does_not_change_with_the_original():
    played = table("pawn=M hand=MPSS M=PPPA/12 S=MMM reserve=54", "S=PAP hand=AA")
    copy, before = played.position.clone(), played.state
    played.play("lay:M go:S move:S>A end")
    assert BABEL.state(copy) == before


RICH = {
    "act": table(
        "pawn=A hand=AAH A=PPH/12 H=SSS reserve=54 pinned=A", "pawn=H hand=SS H=S/3 reserve=1 pinned=S", known=2
    ),
    "drop": table("pawn=A hand=HM A=SSS", "hand=AAH", discard="AS").play("halve@1"),
    "over": table("A=/2 hand=A", "A=/3", temples="35", history=["0123456789abcdef"]).play("end"),
    "first turn": new(seed=4, profile="zman"),
}


def shown(position):
    """Return all public attributes of a position."""
    head = (position.seats, position.to_move, position.over, position.revealed)
    return head, position.legal(), BABEL.view(position, 0)


@pytest.mark.parametrize("name", RICH)
def test_2_2_copy_is_the_same_position(name):
    original = RICH[name].position
    copy, other = original.clone(), new(seed=9, start=2).position
    other.copy_from(original)
    assert copy == other == original
    assert shown(copy) == shown(other) == shown(original)


def test_2_2_copy_has_the_same_options():
    options = {"starter": "free", "sumerians": "trailing", "repetition": 2, "turn_limit": 8}
    played = table("pawn=A A=SSS hand=H starter=yes", "A=PSP H=/5", turn=7, options=options)
    copy = Table(played.position.clone())
    copy.play("turn@1 end end").shows("A=SSP starter=yes", "A=PS", ending="turn_limit")
    assert played.play("turn@1 end end").state == copy.state
    sudden = table("pawn=S S=AAA A=/6 H=/4", "S=/3 P=/6 H=/3", final=True, options={"sudden_death": True})
    Table(sudden.position.clone()).play("raze@1").shows(score="10:9", ending="points")


def test_2_2_unchecked_playout_reaches_the_end():
    played = new(seed=5)
    played.position.playout(Stream(bytes(32)), Codes(played.position.room()), 100_000)
    played.shows(over=True, phase="over").check_cards()


def test_2_2_to_move_is_minus_one_after_the_end():
    for over in (table("", "", temples="35").play("end"), table("", "", turn=200, phase="over")):
        position = over.position
        assert (position.over, position.to_move, position.legal()) == (True, -1, [])


def test_2_2_every_draw_and_every_forced_discard_is_counted_as_revealed():
    played = table("A=SSS hand=H", "hand=AAH")
    before = played.position.revealed
    assert played.play("lay:H halve@1").position.revealed == before
    assert played.play("drop:A").position.revealed == before + 1
    assert played.play("end").position.revealed == before + 1 + 1 + 3  # the temple cards, then three people cards
