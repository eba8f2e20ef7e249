"""The log is kept as the game goes, and equals one put together afterwards, whatever was taken back meanwhile."""

import random

import pytest

from helpers.sitting import GAMES, Sitting, find
from ziggurat.table import Table
from ziggurat.table.commands import Act, Undo

VIEWERS = (0, 1, None)


def played(game: str, moves: int, told: tuple[int | None, ...]) -> Sitting:
    """Play at random, undoing a step now and then; the viewers in `told` are told of every event."""
    sitting, draw = Sitting.started(game), random.Random(7)
    for _ in range(moves):
        seat = sitting.table.state.to_move
        if seat is None:
            break
        view = sitting.table.view(seat)
        if "undo" in view["may"] and draw.random() < 0.3:
            sitting.do(Undo(seat))
        else:
            sitting.do(Act(seat, draw.choice(view["game"]["actions"]), confirm=True))
        sitting.table.updates_for(sitting.events[-1], told)
    return sitting


@pytest.mark.parametrize("game", GAMES)
def test_the_log_kept_while_playing_equals_the_log_of_the_events(game: str) -> None:
    sitting = played(game, 40, VIEWERS)
    afterwards = Table.from_events(sitting.events, find)
    for viewer in VIEWERS:
        assert sitting.table.log(viewer) == afterwards.log(viewer)
        assert sitting.table.log(viewer, 20) == [entry for entry in afterwards.log(viewer) if entry["seq"] > 20]


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_late_reads_the_whole_log_and_it_goes_on(game: str) -> None:
    sitting = played(game, 25, (0,))
    sitting.table.log(1)
    seat = sitting.table.state.to_move
    assert seat is not None
    action = sitting.table.view(seat)["game"]["actions"][0]
    sitting.do(Act(seat, action, confirm=True))
    sitting.table.updates_for(sitting.events[-1], [0, 1])
    afterwards = Table.from_events(sitting.events, find)
    assert [sitting.table.log(viewer) for viewer in VIEWERS] == [afterwards.log(viewer) for viewer in VIEWERS]


def test_reading_the_log_again_looks_at_no_position_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = played("shells", 10, (0,))
    first = sitting.table.log(0)

    def forbidden(*_: object) -> None:
        raise AssertionError("a position was looked at again")

    monkeypatch.setattr(type(find("shells")), "describe", forbidden)
    assert sitting.table.log(0) == first
