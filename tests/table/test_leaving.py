"""Resigning: the game ends, or a bot plays on."""

from helpers.sitting import ACCOUNTS, Sitting
from ziggurat.table.commands import Act, Resign


def test_other_player_of_two_wins():
    sitting = Sitting.started("shells")
    assert sitting.do(Resign(0)) == ["resigned", "ended"]
    result = sitting.view()["result"]
    assert result["reason"] == "resigned" and result["winners"] == [1] and result["seat"] == 0
    assert result["totals"] is None and result["sheets"] is None


def test_resigning_in_another_players_turn():
    sitting = Sitting.started("shells")
    sitting.do(Resign(1))
    assert sitting.view()["result"]["winners"] == [0]


def test_bot_plays_on_with_three_players():
    sitting = Sitting.started("shells", 3, stand_in="apprentice")
    assert sitting.do(Resign(1)) == ["resigned", "replaced"]
    assert sitting.view()["seats"][1] == {"kind": "bot", "name": "Ben", "level": "apprentice", "out": "resigned"}
    assert sitting.refusal(Resign(1)) == "not_a_person"
    sitting.play_out()
    assert sitting.view()["result"]["reason"] == "played"


def test_last_remaining_player_wins():
    sitting = Sitting.started("shells", 4)
    sitting.do(Resign(3))
    sitting.do(Resign(0))
    assert sitting.do(Resign(1)) == ["resigned", "ended"]
    assert sitting.view()["result"]["winners"] == [2]


def test_game_ends_when_only_bots_are_left():
    sitting = Sitting.started("shells", 3, bots=(1, 2))
    assert sitting.do(Resign(0)) == ["resigned", "ended"]
    assert sitting.view()["result"]["winners"] == [1, 2]


def test_replaced_person_becomes_a_spectator():
    sitting = Sitting.started("shells", 3)
    assert sitting.table.viewer_of(ACCOUNTS[1]) == 1
    sitting.do(Resign(1))
    assert sitting.table.viewer_of(ACCOUNTS[1]) is None
    assert sitting.table.viewer_of("stranger") is None


def test_resigning_is_refused_before_and_after_the_game():
    assert Sitting.seated().refusal(Resign(0)) == "not_started"
    sitting = Sitting.started("shells")
    sitting.do(Resign(0))
    assert sitting.refusal(Resign(1)) == "ended"


def test_steps_remain_when_a_bot_takes_over():
    sitting = Sitting.started("shells", 3)
    sitting.do(Act(0, "lay:3"))
    sitting.do(Act(0, "turn"))
    sitting.do(Resign(0))
    assert sitting.words == ["lay:3"] and sitting.table.bot_turn().seat == 0
    assert sitting.view(1)["turn"]["staged"] is None
