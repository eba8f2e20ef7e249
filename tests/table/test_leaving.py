"""Resigning. The game never stays behind without somebody to play it."""

from helpers.sitting import ACCOUNTS, Sitting
from ziggurat.table.commands import Act, Resign


def test_with_two_the_other_wins():
    sitting = Sitting.started("shells")
    assert sitting.do(Resign(0)) == ["resigned", "ended"]
    result = sitting.view()["result"]
    assert result["reason"] == "resigned" and result["winners"] == [1] and result["seat"] == 0
    assert result["totals"] is None and result["sheets"] is None


def test_one_may_resign_when_another_is_to_move():
    sitting = Sitting.started("shells")
    sitting.do(Resign(1))
    assert sitting.view()["result"]["winners"] == [0]


def test_with_more_a_bot_plays_on_and_the_game_goes_on():
    sitting = Sitting.started("shells", 3, stand_in="apprentice")
    assert sitting.do(Resign(1)) == ["resigned", "replaced"]
    assert sitting.view()["seats"][1] == {"kind": "bot", "name": "Ben", "level": "apprentice", "out": "resigned"}
    assert sitting.refusal(Resign(1)) == "not_a_person"
    sitting.play_out()
    assert sitting.view()["result"]["reason"] == "played"


def test_the_last_one_who_stays_wins():
    sitting = Sitting.started("shells", 4)
    sitting.do(Resign(3))
    sitting.do(Resign(0))
    assert sitting.do(Resign(1)) == ["resigned", "ended"]
    assert sitting.view()["result"]["winners"] == [2]


def test_when_only_bots_would_be_left_the_game_ends():
    sitting = Sitting.started("shells", 3, bots=(1, 2))
    assert sitting.do(Resign(0)) == ["resigned", "ended"]
    assert sitting.view()["result"]["winners"] == [1, 2]


def test_whoever_left_a_running_game_looks_on_as_a_spectator():
    sitting = Sitting.started("shells", 3)
    assert sitting.table.viewer_of(ACCOUNTS[1]) == 1
    sitting.do(Resign(1))
    assert sitting.table.viewer_of(ACCOUNTS[1]) is None
    assert sitting.table.viewer_of("stranger") is None


def test_nobody_resigns_before_or_after_the_game():
    assert Sitting.seated().refusal(Resign(0)) == "not_started"
    sitting = Sitting.started("shells")
    sitting.do(Resign(0))
    assert sitting.refusal(Resign(1)) == "ended"


def test_the_steps_already_made_stay_when_a_bot_takes_over():
    sitting = Sitting.started("shells", 3)
    sitting.do(Act(0, "lay:3"))
    sitting.do(Act(0, "turn"))
    sitting.do(Resign(0))
    assert sitting.words == ["lay:3"] and sitting.table.bot_turn().seat == 0
    assert sitting.view(1)["turn"]["staged"] is None
