"""The log of a viewer, kept while playing, equals the log of the stored events."""

import random

import pytest

from helpers.sitting import GAMES, Sitting, find
from ziggurat.table import Table
from ziggurat.table.commands import Act, Answer, Ask, Resign, Undo

VIEWERS = (0, 1, None)


def played(game: str, moves: int, viewers: tuple[int | None, ...]) -> Sitting:
    """Play at random with some undos; the viewers get every update."""
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
        sitting.table.updates_for(sitting.events[-1], viewers)
    return sitting


@pytest.mark.parametrize("game", GAMES)
def test_kept_log_equals_the_log_of_the_events(game: str) -> None:
    sitting = played(game, 40, VIEWERS)
    afterwards = Table.from_events(sitting.events, find)
    for viewer in VIEWERS:
        assert sitting.table.log(viewer) == afterwards.log(viewer)
        assert sitting.table.log(viewer, 20) == [entry for entry in afterwards.log(viewer) if entry["seq"] > 20]


@pytest.mark.parametrize("game", GAMES)
def test_late_viewer_reads_the_whole_log(game: str) -> None:
    sitting = played(game, 25, (0,))
    sitting.table.log(1)
    seat = sitting.table.state.to_move
    assert seat is not None
    action = sitting.table.view(seat)["game"]["actions"][0]
    sitting.do(Act(seat, action, confirm=True))
    sitting.table.updates_for(sitting.events[-1], [0, 1])
    afterwards = Table.from_events(sitting.events, find)
    assert [sitting.table.log(viewer) for viewer in VIEWERS] == [afterwards.log(viewer) for viewer in VIEWERS]


def test_second_reading_replays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = played("shells", 10, (0,))
    first = sitting.table.log(0)

    def forbidden(*_: object) -> None:
        raise AssertionError("a view was made again")

    monkeypatch.setattr(type(find("shells")), "describe", forbidden)
    assert sitting.table.log(0) == first


# --- Entries -----------------------------------------------------------------------------------------------


def test_log_has_kept_entries_in_order():
    sitting = Sitting.started("shells", 3)
    sitting.play("lay:3", "lay:5")
    sitting.do(Undo(0))
    sitting.play("turn")
    sitting.do(Ask(0, "pause"))
    sitting.do(Answer(1, "pause", yes=False))
    sitting.do(Resign(2))
    codes = [entry["code"] for entry in sitting.table.log(None)]
    assert codes == [
        *["table-log-seated"] * 3,
        "table-log-started",
        "shells-lay",
        "shells-turn",
        "table-log-resigned",
        "table-log-replaced",
    ]


def test_entries_of_actions_have_the_number_of_the_action():
    sitting = Sitting.started("shells")
    sitting.play("lay:3", "turn", "draw")
    entries = [entry for entry in sitting.table.log(1) if entry["step"]]
    assert [(entry["code"], entry["step"]) for entry in entries] == [
        ("shells-lay", 1),
        ("shells-turn", 2),
        ("shells-draw", 3),
        ("shells-you-drew", 3),
    ]


def test_log_can_be_read_from_any_event_on():
    sitting = Sitting.started("shells")
    sitting.play("lay:3", "turn", "draw", "turn", "lay:5")
    whole = sitting.table.log(1)
    for after in range(sitting.table.version + 1):
        assert sitting.table.log(1, after) == [entry for entry in whole if entry["seq"] > after]


@pytest.mark.parametrize("name", GAMES)
def test_log_equals_the_entries_of_all_updates(name):
    sitting = Sitting.started(name, 2)
    live = {viewer: [] for viewer in VIEWERS}
    while sitting.table.status == "playing":
        word = sitting.legal()[len(sitting.words) % len(sitting.legal())]
        for event in sitting.table.decide(Act(sitting.to_move, word, confirm=True), sitting.now):
            sitting.table.apply(event)
            for viewer in VIEWERS:
                live[viewer] += sitting.table.update_for(event, viewer)["log"]
    started = sitting.table.log(None)[2]["seq"]
    for viewer in VIEWERS:
        assert sitting.table.log(viewer, started) == live[viewer]
