"""Undo at the table, in every game: back to the last irreversible step.

A step is irreversible if afterwards another seat is to move or the game is over, or if it changed `revealed`
(docs/table.md). The expectation is computed from a match that is played in parallel with the table.
"""

import pytest

from helpers.sitting import Sitting
from ziggurat.core.match import Match
from ziggurat.table.commands import Act, Confirm, Restart, Undo
from ziggurat.testing.settings import Setting, installed_profiles
from ziggurat.testing.walks import begin, play_out, stream_for

every_profile = pytest.mark.parametrize("setting", installed_profiles(), ids=str)


def started(setting: Setting, match: Match) -> Sitting:
    """Return a table with the same deal as a match."""
    return Sitting.started(setting.game.id, setting.seats, match.seed.hex(), options=setting.options)


def last_step_is_irreversible(match: Match) -> bool:
    before, after = match.past[-1], match.position
    return after.over or after.to_move != before.to_move or after.revealed != before.revealed


@every_profile
def test_irreversible_step_is_staged_and_only_a_reversible_one_is_undone(setting: Setting) -> None:
    match = begin(setting, 10)
    sitting = started(setting, match)
    stream = stream_for("may", setting)
    seats = range(setting.seats)
    assert not any(sitting.may_undo(seat) for seat in seats)
    while not match.position.over:
        mover = match.position.to_move
        play_out(match, "random", stream, most=1)
        irreversible = last_step_is_irreversible(match)
        assert sitting.do(Act(mover, match.words[-1])) == ["staged" if irreversible else "stepped"]
        if irreversible:
            sitting.do(Confirm(mover))
        assert [seat for seat in seats if sitting.may_undo(seat)] == ([] if irreversible else [mover])


@every_profile
def test_undo_and_restart_stop_at_the_last_irreversible_step(setting: Setting) -> None:
    match = begin(setting, 10)
    sitting = started(setting, match)
    stream = stream_for("may", setting)
    limit = 0
    while not match.position.over:
        play_out(match, "random", stream, most=1)
        if last_step_is_irreversible(match):
            check_way_back(sitting, match, limit)
            limit = len(match.words)
        sitting.play(match.words[-1])


def check_way_back(sitting: Sitting, match: Match, limit: int) -> None:
    """Check undo and restart back to the limit, then play the steps again."""
    count = len(match.words) - 1
    for keep in range(count - 1, limit - 1, -1):
        sitting.do(Undo(sitting.to_move))
        assert sitting.table.state.history.position == match.past[keep]
    assert sitting.refusal(Undo(sitting.to_move)) == sitting.refusal(Restart(sitting.to_move)) == "nothing_to_undo"
    if count > limit:
        sitting.play(*match.words[limit:count])
        sitting.do(Restart(sitting.to_move))
        assert sitting.table.state.history.position == match.past[limit]
        sitting.play(*match.words[limit:count])
