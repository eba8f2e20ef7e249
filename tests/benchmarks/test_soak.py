"""The soak run: it plays, reports, and detects violations."""

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from helpers.invariants import INVARIANTS, Invariants
from helpers.pebbles import Pebbles
from ziggurat import game
from ziggurat.core.match import replay
from ziggurat.core.position import Position
from ziggurat.core.record import Record

FILE = Path(__file__).parents[2] / "benchmarks" / "soak.py"


@pytest.fixture
def soak() -> ModuleType:
    spec = spec_from_file_location("soak", FILE)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(soak: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Any:
    monkeypatch.setattr(sys, "argv", ["soak.py", *arguments])
    monkeypatch.setattr(soak.faulthandler, "enable", lambda: None)
    return soak.main()


def test_soak_plays_and_reports(soak: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    assert run(soak, monkeypatch, "babel", "--games", "28") == 0
    report = capsys.readouterr().out
    assert "games     28 in" in report
    assert "random 14, eager 14" in report
    assert "settings  14" in report
    assert "2 records replayed" in report


def test_soak_plays_only_the_requested_games(
    soak: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    asked = ("babel", "--games", "4", "--seats", "2", "--profiles", "zman,kosmos", "--player", "eager")
    assert run(soak, monkeypatch, *asked) == 0
    report = capsys.readouterr().out
    assert "eager 4)" in report
    assert "settings  2" in report


def test_soak_refuses_unknown_seats_and_profiles(soak: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in (["--seats", "5"], ["--profiles", "rio"]):
        with pytest.raises(SystemExit, match="babel-2-tilsit"):
            run(soak, monkeypatch, "babel", *wrong)


@pytest.mark.parametrize("player", ["random", "eager"])
def test_violation_ends_the_run_with_a_record_that_reproduces_it(
    soak: ModuleType, player: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def no_temple_of_two(a_game: Any, position: Position) -> None:
        assert max(position.scores()) < 2, "a player has two points"

    monkeypatch.setitem(INVARIANTS, "babel", Invariants(no_temple_of_two, lambda *parts: None))
    assert run(soak, monkeypatch, "babel", "--games", "50", "--player", player) == 1
    printed = capsys.readouterr().out
    assert "VIOLATION in babel-2-" in printed
    assert "a player has two points" in printed
    record = Record.from_data(json.loads(printed[printed.index("{\n") :]))
    assert max(replay(record, game("babel")).position.scores()) >= 2


def test_dead_end_is_a_violation(soak: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    stuck = type("Stuck", (Pebbles,), {"deal": lambda *parts: stuck_position(Pebbles.deal(*parts))})
    monkeypatch.setattr(soak.ziggurat, "game", lambda name: stuck())
    assert run(soak, monkeypatch, "pebbles", "--games", "5") == 1
    assert "VIOLATION in pebbles" in capsys.readouterr().out


def stuck_position(position: Any) -> Any:
    position.hands[0] = []
    position.nodded = True
    return position


def test_ctrl_c_prints_the_results_so_far(
    soak: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    played = []

    def interrupt(a_game: Any, position: Position) -> None:
        played.append(position.over)
        if played.count(True) == 3:
            raise KeyboardInterrupt

    monkeypatch.setitem(INVARIANTS, "babel", Invariants(interrupt, lambda *parts: None))
    assert run(soak, monkeypatch, "babel", "--player", "random") == 130
    assert "Stopped." in capsys.readouterr().out
