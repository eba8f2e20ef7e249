"""A preview shows the position after an action, but nothing that the action would reveal."""

import pytest

from helpers.sitting import GAMES, Sitting
from ziggurat.table import Refused
from ziggurat.table.clock import ClockRule


def refusal(sitting, seat, action, after=0):
    with pytest.raises(Refused) as refused:
        sitting.table.preview(seat, action, sitting.now + after)
    return refused.value.code


def test_preview_shows_the_position_after_the_action_and_changes_nothing():
    sitting = Sitting.started("shells")
    before = sitting.table.snapshot()
    view = sitting.table.preview(0, "lay:3", sitting.now)
    assert view["laid"] == [[3], []] and view["hand"] == [3, 5]
    assert sitting.table.snapshot() == before
    assert sitting.view(0)["game"]["hand"] == [3, 3, 5]


def test_action_that_reveals_something_is_refused():
    assert refusal(Sitting.started("shells"), 0, "draw") == "preview_reveals"


def test_preview_shows_the_end_of_a_turn_and_of_the_game():
    sitting = Sitting.started("shells", options={"turns": 1})
    assert sitting.table.preview(0, "turn", sitting.now)["to_move"] == 1
    sitting.play("turn")
    preview = sitting.table.preview(1, "turn", sitting.now)
    assert preview["to_move"] is None
    assert "seed" not in str(preview)
    sitting.play("turn")
    assert sitting.view(1)["game"] == preview


def test_preview_is_refused_like_the_action():
    sitting = Sitting.started("shells", clock=ClockRule("live", 60_000, 0))
    assert refusal(sitting, 1, "lay:3") == "not_your_turn"
    assert refusal(sitting, 0, "lay:1") == "illegal_action"
    assert refusal(sitting, 0, "fly") == "bad_notation"
    assert refusal(sitting, 0, "lay:3", after=60_000) == "out_of_time"
    assert refusal(Sitting.seated("shells"), 0, "lay:3") == "not_started"


@pytest.mark.parametrize("name", GAMES)
def test_preview_equals_the_view_after_the_action(name):
    sitting = Sitting.started(name)
    for count in range(30):
        if sitting.table.status != "playing":
            break
        seat, word = sitting.to_move, sitting.legal()[count % len(sitting.legal())]
        try:
            preview = sitting.table.preview(seat, word, sitting.now)
        except Refused as refused:
            assert refused.code == "preview_reveals"
            sitting.play(word)
        else:
            sitting.play(word)
            assert sitting.view(seat)["game"] == preview
