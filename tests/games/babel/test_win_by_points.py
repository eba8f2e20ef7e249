"""Rules 5.1: the win by points and the final phase."""

import pytest

from helpers.babel import table

FOURTEEN = "pawn=S S=P A=/6 H=/6 M=/2 reserve=1"  # building the 1 at S makes 15
NINE, TEN = "P=/5 S=/4", "P=/6 S=/4"
KOSMOS = {"profile": "kosmos"}


def test_5_1_fifteen_against_nine_wins_at_once():
    played = table(FOURTEEN, NINE).shows(score="14:9", over=False).play("build:own")
    played.shows(score="15:9", over=True, phase="over", ending="points", winners=[0], to_move=None)


def test_5_1_fourteen_against_nothing_is_not_enough():
    table("pawn=S S=P A=/6 H=/6 M=/1 reserve=1").play("build:own").shows(score="14:0", over=False, winners=None)


def test_5_1_game_stops_immediately_after_the_win():
    played = table(f"{FOURTEEN} hand=AA", NINE).shows(temple_deck=39).play("build:own")
    played.shows("S=P/1 hand=AA reserve=", temple_deck=39, turn=7, active=0)
    assert played.legal == []
    played.refuses("end", "game_over").refuses("go:A", "game_over")


def test_5_1_fifteen_against_ten_begins_the_final_phase():
    played = table(FOURTEEN, TEN).shows(final=False).play("build:own")
    played.shows(score="15:10", over=False, final=True, winners=None, phase="act")


def test_5_1_final_phase_continues_when_the_scores_fall():
    played = table(FOURTEEN, "pawn=A A=AAA/6 P=/4 H=AAA", options={"sudden_death": False}).play("build:own end raze@1")
    played.shows(score="9:10", final=True, over=False)


def test_5_1_nineteen_against_ten_does_not_win():
    table("pawn=S S=P A=/6 H=/6 M=/6 reserve=1", TEN, final=True).play("build:own").shows(score="19:10", over=False)


@pytest.mark.parametrize("theirs", ["P=/6 S=/4", "P=/6 S=/6 A=/4 M=/3"])
def test_5_1_twenty_points_win_against_any_score(theirs):
    played = table("pawn=S S=PP/1 A=/6 H=/6 M=/6 reserve=2", theirs, final=True).play("build:own")
    played.shows(over=True, ending="points", winners=[0])


def test_5_1_win_is_tested_after_build_first():
    table("pawn=S hand=HH S=P A=/6 H=/6 M=/2 starter=yes", NINE).play("build:first").shows(over=True, winners=[0])


def test_5_1_win_is_tested_after_steal():
    # 12 + 3 = 15, and the victim falls from 12 to 9.
    played = table("pawn=S S=HHH A=/6 H=/6", "S=/3 A=/5 P=/4").play("steal@1")
    played.shows(score="15:9", over=True, winners=[0])


def test_5_1_win_is_tested_after_leap():
    table("pawn=S S=PPP A=/6 H=/6 M=/1 reserve=2", NINE).play("leap@1:own").shows(score="15:9", winners=[0])


def test_5_1_win_is_tested_after_build_from_the_opponents_reserve():
    table("pawn=S S=P A=/6 H=/6 M=/2", f"{NINE} reserve=1").play("build:foe").shows(score="15:9", winners=[0])


def test_5_1_win_is_tested_after_raze():
    played = table("pawn=S S=AAA A=/6 H=/6 M=/3", "S=/12 P=/6 H=/3", final=True).play("raze@1")
    played.shows(score="15:9", over=True, ending="points", winners=[0], known_top="12")


def test_5_1_theft_that_leaves_the_victim_ten_or_more_does_not_win():
    played = table("pawn=S S=HHH A=/6 H=/6", "S=/13 A=/5 P=/4").play("steal@1")
    played.shows(score="15:10", over=False, final=True)


def test_5_1_second_player_can_win_in_their_turn():
    table(NINE, FOURTEEN, active=1).play("build:own").shows(score="9:15", over=True, winners=[1])


# Rule 3, sudden death.


def test_5_1_falling_below_ten_is_no_loss_without_sudden_death():
    played = table("pawn=S S=AAA A=/6 H=/6", "S=/3 P=/6 H=/3", final=True).play("raze@1")
    played.shows(score="12:9", over=False, winners=None)


def test_5_1_falling_below_ten_loses_at_once_with_sudden_death():
    played = table("pawn=S S=AAA A=/6 H=/6", "S=/3 P=/6 H=/3", final=True, options=KOSMOS).play("raze@1")
    played.shows(score="12:9", over=True, ending="points", winners=[0])


def test_5_1_sudden_death_needs_the_final_phase():
    played = table("pawn=S S=AAA A=/6 H=/6", "S=/3 P=/6 H=/3", final=False, options=KOSMOS).play("raze@1")
    played.shows(score="12:9", over=False)


def test_5_1_sudden_death_does_not_end_the_game_at_exactly_ten():
    played = table("pawn=S S=AAA A=/6 H=/6", "S=/3 P=/6 H=/4", final=True, options=KOSMOS).play("raze@1")
    played.shows(score="12:10", over=False)


def test_5_1_sudden_death_can_follow_a_theft():
    played = table("pawn=S S=HHH A=/6 H=/5", "S=/13 P=/6 H=/2", final=True, options=KOSMOS).play("steal@1")
    played.shows(score="14:9", over=True, winners=[0])


def test_5_1_sudden_death_wins_with_ten_points():
    played = table("pawn=S S=AAA A=/6 H=/4", "S=/6 P=/5 H=/4", final=True, options=KOSMOS).play("raze@1")
    played.shows(score="10:9", winners=[0])
