"""Steps of a turn: irreversible ones wait for confirmation, others are played at once.

In Shells `lay` is reversible, `draw` reveals something, `turn` ends the turn. Anna holds 3, 3 and 5, Ben 1, 3 and 4.
"""

import pytest

from helpers.sitting import GAMES, Sitting
from ziggurat.table import Refused
from ziggurat.table.commands import Act, Confirm, Prefer, Undo


def shells(seats=2):
    return Sitting.started("shells", seats)


def test_reversible_step_is_played_at_once_and_public():
    sitting = shells()
    assert sitting.do(Act(0, "lay:3")) == ["stepped"]
    for viewer in (0, 1, None):
        view = sitting.view(viewer)
        assert view["game"]["laid"] == [[3], []]
        assert view["turn"]["words"] == ["lay:3"] and view["turn"]["staged"] is None


@pytest.mark.parametrize("word", ["draw", "turn"])
def test_irreversible_step_is_only_staged(word):
    sitting = shells()
    before = sitting.table.state.history.position.clone()
    assert sitting.do(Act(0, word)) == ["staged"]
    assert sitting.table.state.history.position == before
    assert sitting.view(0)["turn"]["staged"] == {"word": word}


def test_staged_action_is_hidden_from_others():
    sitting = shells()
    sitting.do(Act(0, "draw"))
    for viewer in (1, None):
        assert sitting.view(viewer)["turn"]["staged"] == {"word": None}


def test_confirm_plays_the_staged_action():
    sitting = shells()
    sitting.do(Act(0, "turn"))
    assert sitting.refusal(Confirm(1)) == "not_your_turn"
    assert sitting.do(Confirm(0)) == ["stepped"]
    assert sitting.to_move == 1 and sitting.words == ["turn"]
    assert sitting.view(0)["turn"]["staged"] is None


def test_confirm_without_staged_action_is_refused():
    assert shells().refusal(Confirm(0)) == "nothing_staged"


def test_confirmed_action_is_played_at_once():
    assert shells().do(Act(0, "turn", confirm=True)) == ["stepped"]


def test_auto_confirm_plays_at_once():
    sitting = shells()
    sitting.do(Prefer(0, auto_confirm=True, auto_forced=False))
    assert sitting.do(Act(0, "turn")) == ["stepped"]
    assert sitting.do(Act(1, "turn")) == ["staged"]


def test_next_action_replaces_the_staged_one():
    sitting = shells()
    sitting.do(Act(0, "turn"))
    assert sitting.refusal(Act(0, "turn")) == "already_staged"
    assert sitting.do(Act(0, "draw")) == ["staged"]
    assert sitting.view(0)["turn"]["staged"] == {"word": "draw"}
    sitting.do(Act(0, "lay:3"))
    assert sitting.view(0)["turn"]["staged"] is None


def test_only_the_seat_to_move_acts():
    sitting = shells()
    assert sitting.refusal(Act(1, "lay:1")) == "not_your_turn"
    assert sitting.refusal(Act(2, "lay:1")) == "no_such_seat"
    assert sitting.refusal(Act(None, "lay:1")) == "no_such_seat"


def test_action_for_an_earlier_version_is_stale():
    sitting = shells()
    version = sitting.table.version
    sitting.do(Act(0, "lay:3", version=version))
    assert sitting.refusal(Act(0, "lay:3", version=version)) == "stale"
    assert sitting.refusal(Undo(0, version=version)) == "stale"
    sitting.do(Act(0, "lay:3", version=sitting.table.version))


def test_preferences_of_others_make_no_action_stale():
    sitting = shells()
    version = sitting.table.version
    sitting.do(Prefer(1, auto_confirm=True, auto_forced=False))
    assert sitting.do(Act(0, "lay:3", version=version)) == ["stepped"]


def test_unknown_action_is_refused():
    for word in ("dance", "", "lay:9", None, 3, "x" * 10_000):
        assert shells().refusal(Act(0, word)) == "bad_notation"


def test_illegal_action_is_refused_with_the_games_reason():
    sitting = Sitting.started("babel", options={"start": 1})
    with pytest.raises(Refused) as refused:
        sitting.table.decide(Act(0, "go:H"), sitting.now)
    assert refused.value.to_json() == {
        "code": "illegal_action",
        "params": {"word": "go:H"},
        "reason": {"code": "not_in_hand", "params": {"card": "H"}},
    }


def test_view_has_the_previous_turn():
    sitting = shells()
    sitting.play("lay:3", "lay:5", "turn", "lay:1")
    view = sitting.view()
    assert view["last_turn"] == {"seat": 0, "first": 0, "words": ["lay:3", "lay:5", "turn"]}
    assert view["turn"]["first"] == 3 and view["turn"]["words"] == ["lay:1"] and view["turn"]["seat"] == 1


def test_view_at_shows_an_earlier_position():
    sitting = shells()
    sitting.play("lay:3", "turn", "lay:1")
    assert sitting.table.view_at(0, 0)["hand"] == [3, 3, 5]
    assert sitting.table.view_at(1, 3)["laid"] == [[3], [1]]
    assert sitting.table.view_at(None, 1)["laid"] == [[3], []]
    for viewer, number in ((0, 4), (0, -1), (2, 0)):
        with pytest.raises(Refused):
            sitting.table.view_at(viewer, number)


@pytest.mark.parametrize("name", GAMES)
def test_exactly_irreversible_steps_are_staged(name):
    sitting = Sitting.started(name, 2)
    for count in range(60):
        if sitting.table.status != "playing":
            break
        word = sitting.legal()[count % len(sitting.legal())]
        before = sitting.table.state.history.position
        after = before.clone()
        sitting.game.apply(after, word)
        irreversible = (after.to_move, after.revealed) != (before.to_move, before.revealed)
        kinds = sitting.do(Act(sitting.to_move, word))
        assert kinds[0] == ("staged" if irreversible else "stepped")
        if irreversible:
            sitting.do(Confirm(sitting.to_move))


@pytest.mark.parametrize("name", GAMES)
def test_result_has_sheets_totals_and_winners(name):
    sitting = Sitting.started(name, 2)
    sitting.play_out(1)
    position = sitting.table.state.history.position
    result = sitting.view()["result"]
    assert sitting.events[-1].kind == "ended" and sitting.view()["status"] == "ended"
    assert result["reason"] == "played" and result["winners"] == position.winners()
    assert result["totals"] == position.scores() and result["sheets"][0] == position.sheet(0)
    assert sitting.refusal(Act(0, "turn")) == "ended"


def test_decision_that_is_not_applied_leaves_no_step_behind():
    sitting = Sitting.started("babel", 2)
    tried, played = sitting.legal()[:2]
    sitting.table.decide(Act(sitting.to_move, tried, confirm=True), sitting.now)
    assert sitting.words == []
    sitting.play(played)
    assert sitting.words == [played]
