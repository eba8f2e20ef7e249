"""Hints: counted, in turn, and against people only if everybody agrees."""

import pytest

from helpers.sitting import Sitting
from ziggurat.core.rng import Stream
from ziggurat.lessons import read_lesson
from ziggurat.table import Refused, Table, hints
from ziggurat.table.commands import Act, Answer, Ask, Hint, Resign, Undo
from ziggurat.table.practice import PracticeTable, SetUp


def test_against_bots_a_hint_needs_no_consent():
    sitting = Sitting.started("shells", 3, bots=(1, 2))
    sitting.do(Hint(0))
    sitting.do(Hint(0))
    assert sitting.view()["hints"] == [2, 0, 0]
    assert "hint" in sitting.may(0)
    assert "ask_hints" not in sitting.may(0)
    with pytest.raises(Refused, match="hints_allowed"):
        sitting.do(Ask(0, "hints"))


def test_against_people_a_hint_needs_everybodys_consent():
    sitting = Sitting.started("shells", 3)
    with pytest.raises(Refused, match="hints_not_agreed"):
        sitting.do(Hint(0))
    sitting.do(Ask(1, "hints"))
    sitting.do(Answer(0, "hints", True))
    with pytest.raises(Refused, match="hints_not_agreed"):
        sitting.do(Hint(0))
    sitting.do(Answer(2, "hints", True))
    sitting.do(Hint(0))
    assert sitting.view()["hints"] == [1, 0, 0]
    assert sitting.view()["offers"] == []


def test_one_refusal_is_enough():
    sitting = Sitting.started("shells", 3)
    sitting.do(Ask(1, "hints"))
    sitting.do(Answer(0, "hints", False))
    with pytest.raises(Refused, match="hints_not_agreed"):
        sitting.do(Hint(0))


def test_a_hint_is_only_for_the_seat_to_move():
    sitting = Sitting.started("shells", 2, bots=(1,))
    with pytest.raises(Refused, match="not_your_turn"):
        sitting.do(Hint(1))
    sitting.do(Act(0, "turn", confirm=True))
    with pytest.raises(Refused, match="not_your_turn"):
        sitting.do(Hint(0))


def test_a_hint_for_an_earlier_moment_is_stale():
    sitting = Sitting.started("shells", 3, bots=(1, 2))
    version = sitting.table.version
    sitting.do(Act(0, "lay:3"))
    with pytest.raises(Refused, match="stale"):
        sitting.do(Hint(0, version))


def test_undo_and_snapshots_keep_the_count():
    sitting = Sitting.started("shells", 3, bots=(1, 2))
    sitting.do(Act(0, "lay:3"))
    sitting.do(Hint(0))
    sitting.do(Undo(0))
    assert sitting.view()["hints"] == [1, 0, 0]
    again = Table.from_snapshot(sitting.table.snapshot(), sitting.table.state.find_game)
    assert again.view(None)["hints"] == [1, 0, 0]


def test_who_has_left_is_not_asked():
    sitting = Sitting.started("shells", 3)
    sitting.do(Resign(1))
    sitting.do(Ask(0, "hints"))
    sitting.do(Answer(2, "hints", True))
    assert "hint" in sitting.may(0)


def test_the_gain_names_the_line_that_rises_most():
    # rules of Babel 6: a temple is worth its top level; the starter is a temple of level 1
    table = PracticeTable(SetUp("babel", 8, None, 2, {"start": 1, "starter": "free"}), 0, "apprentice", 0)
    words = table.table.view(0)["game"]["actions"]
    site = next(word for word in words if word.startswith("go:"))[-1]
    card = next(card for card in table.table.view(0)["game"]["hand"] if card != site)
    turn = [f"go:{site}", f"lay:{card}", "build:first"]
    gain = {"line": site, "points": 1, "total": 1, "less": False}
    assert table.table.hint_gain(0, [turn]) == gain
    assert table.table.hint_gain(0, [[*turn, "end"], turn[:2]]) == gain
    assert table.table.hint_gain(0, [turn[:2], turn]) is None


def at_step(name: str, game: str = "hanging_gardens") -> PracticeTable:
    """Return a table at the position of a step of a lesson."""
    step = next(step for step in read_lesson(game) if step["id"] == name)
    position = step["position"]
    set_up = SetUp(game, position["seed"], position["state"], actions=position.get("actions", ()))
    return PracticeTable(set_up, 0, "apprentice", 0)


def test_the_total_is_the_gain_of_all_lines():
    # rules of Babylon 6: stairs from floor 1 to 2 score 3, and complete a set of the four ornaments, which scores 4
    gain = at_step("stairs", "babylon").table.hint_gain(0, [["stairs:b5-b4"]])
    assert gain == {"line": "variety", "points": 4, "total": 7, "less": False}


def test_the_points_of_an_open_tile_count_although_taking_it_reveals_the_next():
    # rules of The Hanging Gardens 6.2: three statues instead of two, 20 points instead of 9
    gain = at_step("series").table.hint_gain(0, [["tile:2a"]])
    assert gain == {"line": "statue", "points": 11, "total": 11, "less": False}


def test_the_gain_says_that_another_turn_gains_more_at_once():
    # rules of The Hanging Gardens 6.2: a third statue is worth 11 points more, a first chalice 1
    table = at_step("series").table
    statue, chalice = ["tile:2a"], ["tile:1b"]
    assert table.hint_gain(0, [chalice, statue]) == {"line": "chalice", "points": 1, "total": 1, "less": True}
    assert table.hint_gain(0, [statue, chalice]) == {"line": "statue", "points": 11, "total": 11, "less": False}


def test_the_points_of_a_tile_drawn_face_down_do_not_count(monkeypatch: pytest.MonkeyPatch):
    table = at_step("six").table
    for number in range(20):  # whatever tiles the samples have
        monkeypatch.setattr(hints, "Stream", lambda _, number=number: Stream(bytes([number]) * 32))
        assert table.hint_gain(0, [["card:4@5,0r2", "temple:2,1"]]) is None
    # the open tile taken with it does: one garden is worth 2
    gain = table.hint_gain(0, [["card:4@5,0r2", "temple:2,1", "tile:2a"]])
    assert gain == {"line": "garden", "points": 2, "total": 2, "less": False}
