"""The figures of The Hanging Gardens: both measurements run and report the right counts."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from helpers.hanging_gardens import GAME, table

FILE = Path(__file__).parents[2] / "benchmarks" / "hanging_gardens.py"


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = spec_from_file_location("hanging_gardens_figures", FILE)
    assert spec and spec.loader
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)  # its dataclass needs its module in sys.modules
    spec.loader.exec_module(module)
    return module


def test_scores_are_counted_over_whole_games(
    figures: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["hanging_gardens.py", "scores", "--games", "1", "--seats", "4"])
    assert figures.main() == 0
    assert "4 players, 1 games" in capsys.readouterr().out


def test_survey_counts_every_decision_once(figures: ModuleType) -> None:
    survey = figures.Survey()
    survey.add(3, 5)
    assert survey.phases["card"] == 60 == len(survey.choices)
    assert survey.kinds["card"] + survey.kinds["burn"] == 60
    assert survey.kinds["temple"] + survey.kinds["move"] + survey.kinds["pass"] == survey.phases["temple"]
    assert sum(survey.tiles) - sum(survey.blind) == survey.kinds["tile"]
    assert len(survey.scores) == 3


def test_figures_at_the_end_equal_a_count_by_hand(figures: ModuleType) -> None:
    hands, blind = [["gate"] * 5 + ["guard"], ["king"]], [["king"] * 2, []]
    position = table("....\n.TT.", "..", hands=hands, blind=blind, options={"tile_secrecy": "none"})
    survey = figures.Survey()
    survey.add_end(GAME.view(position, 0))
    assert survey.scores == [25 + 0 + 15 + 11, 4]
    assert survey.sets == [2, 0]  # four gates, two kings
    assert survey.tiles == [8, 1] and survey.blind == [2, 0]
    assert survey.squares == [8, 2] and survey.sides == [4, 2, 2, 1]


def test_covered_cards_are_counted_at_one_place(figures: ModuleType) -> None:
    position, codes = figures.pile(2, 3, 8)
    state = GAME.state(position)
    assert state["round"]["number"] == 5 and all(len(player["garden"]) == 6 for player in state["players"])
    assert {GAME.word(code).split("@")[1][:4] for code in codes} == {"0,0r"}
    assert figures.depths(2) == [0, 8, 16, 24, 28] and figures.depths(4) == [0, 8]
