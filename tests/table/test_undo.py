"""Taking steps back alone: all since the last irreversible one."""

import pytest

from helpers.sitting import GAMES, Sitting
from ziggurat.table.commands import Act, Prefer, Restart, Undo


def shells(*words):
    sitting = Sitting.started("shells")
    sitting.play(*words)
    return sitting


def test_undo_takes_back_the_last_step():
    sitting = shells("lay:3", "lay:5")
    assert sitting.view(0)["turn"]["undo"] == 1
    assert sitting.do(Undo(0)) == ["undone"]
    assert sitting.words == ["lay:3"] and sitting.view(0)["game"]["hand"] == [3, 5]
    sitting.do(Undo(0))
    assert sitting.words == [] and sitting.refusal(Undo(0)) == "nothing_to_undo"


def test_restart_takes_back_the_whole_turn():
    sitting = shells("lay:3", "lay:5", "lay:3")
    assert sitting.view(0)["turn"]["restart"] == 0
    assert sitting.do(Restart(0)) == ["restarted"]
    assert sitting.words == [] and sitting.view(0)["game"]["hand"] == [3, 3, 5]
    assert sitting.refusal(Restart(0)) == "nothing_to_undo"


def test_undo_takes_back_the_staged_action_first():
    sitting = shells("lay:3")
    sitting.do(Act(0, "turn"))
    assert sitting.view(0)["turn"]["undo"] == 1
    assert sitting.do(Undo(0)) == ["unstaged"]
    assert sitting.words == ["lay:3"] and sitting.view(0)["turn"]["staged"] is None


def test_restart_takes_back_the_staged_action_too():
    sitting = shells("lay:3")
    sitting.do(Act(0, "turn"))
    assert sitting.do(Restart(0)) == ["restarted"]
    assert sitting.words == [] and sitting.view(0)["turn"]["staged"] is None
    sitting.do(Act(0, "turn"))
    assert sitting.do(Restart(0)) == ["unstaged"]


def test_undo_stops_at_a_drawn_shell():
    sitting = shells("lay:3", "draw", "lay:5")
    assert sitting.view(0)["turn"]["restart"] == 2
    sitting.do(Restart(0))
    assert sitting.words == ["lay:3", "draw"]
    assert sitting.refusal(Undo(0)) == sitting.refusal(Restart(0)) == "nothing_to_undo"


def test_undo_stops_at_the_turn_of_another_seat():
    sitting = shells("lay:3", "turn")
    assert sitting.refusal(Undo(0)) == "not_your_turn"
    assert sitting.refusal(Undo(1)) == "nothing_to_undo"


def test_turn_continues_after_an_undo():
    sitting = shells("lay:3", "lay:5")
    sitting.do(Undo(0))
    sitting.play("lay:3", "turn")
    assert sitting.words == ["lay:3", "lay:3", "turn"]


def test_undo_target_is_shown_only_to_the_player():
    sitting = shells("lay:3")
    for viewer in (1, None):
        turn = sitting.view(viewer)["turn"]
        assert turn["undo"] is None and turn["restart"] is None


def test_undo_takes_back_forced_steps_with_the_chosen_one():
    # With a drawn shell and an empty hand, passing is forced. It is staged, because steps are reversible.
    sitting = Sitting.started("shells", options={"turns": 9})
    sitting.do(Prefer(0, auto_confirm=False, auto_forced=True))
    sitting.play("draw", "lay:3", "lay:3", "lay:4")
    assert sitting.do(Act(0, "lay:5")) == ["stepped", "staged"]
    assert sitting.do(Undo(0)) == ["undone"]
    assert sitting.words[-1] == "lay:4" and sitting.view(0)["turn"]["staged"] is None


@pytest.mark.parametrize("name", GAMES)
def test_undo_restores_the_exact_position(name):
    sitting = Sitting.started(name, 2)
    for count in range(80):
        if sitting.table.status != "playing":
            break
        before = sitting.table.state.history.position.clone()
        seat = sitting.to_move
        word = sitting.legal()[count % len(sitting.legal())]
        sitting.play(word)
        if "undo" in (sitting.may(seat) if sitting.table.status == "playing" else []):
            assert not sitting.table.state.history.steps[-1].irreversible
            sitting.do(Undo(seat))
            assert sitting.table.state.history.position == before
            sitting.play(word)
        else:
            assert sitting.table.state.history.steps[-1].irreversible
