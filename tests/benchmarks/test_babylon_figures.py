"""The figures of Babylon: both measurements run and report the right counts."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).parents[2] / "benchmarks" / "babylon.py"


@pytest.fixture
def figures() -> ModuleType:
    spec = spec_from_file_location("babylon_figures", FILE)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_game_of_greedy_has_its_removals_and_thirty_turns(figures: ModuleType) -> None:
    """Rules 10, E9: two players remove six tiles and play 30 turns."""
    played = list(figures.turns(2, 1, "greedy"))
    assert len(played) == 6 + 30 + 1
    assert played[-1][0].over


def test_all_three_players_are_reported(figures: ModuleType) -> None:
    report = figures.scores(2, 1)
    assert [line.partition("mean")[0].strip() for line in report.splitlines()[::2]] == list(figures.PLAYERS)


def test_speed_reports_listing_and_planning(figures: ModuleType) -> None:
    listing, planning = figures.speed(4, 1).splitlines()
    assert "legal() while building" in listing
    assert "best whole turn" in planning
