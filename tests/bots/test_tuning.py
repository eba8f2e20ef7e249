"""Training: it resumes where it stopped, says how its weights were made, and refuses another training's file."""

import json
from pathlib import Path

import pytest

from ziggurat.bots.judgement import shipped
from ziggurat.bots.judgement.babylon_features import FIRST
from ziggurat.cli import main


def train(path: Path, steps: int, seed: str = "3") -> int:
    return main(["train", "babel", "-o", str(path), "--steps", str(steps), "--games", "2", "--seed", seed])


def test_training_resumes_to_the_same_weights(tmp_path: Path) -> None:
    assert train(tmp_path / "whole.json", 2) == 0
    assert train(tmp_path / "parts.json", 1) == 0
    assert train(tmp_path / "parts.json", 2) == 0
    whole, parts = (json.loads((tmp_path / name).read_text()) for name in ("whole.json", "parts.json"))
    assert whole == parts
    assert whole["progress"]["step"] == 2
    assert whole["made"]["seed"] == "3"
    assert whole["made"]["command"].startswith("ziggurat train babel --steps 2")


def test_the_file_of_another_training_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path / "weights.json", 1) == 0
    assert train(tmp_path / "weights.json", 2, seed="4") == 1
    assert "weights.json" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["babel", "babylon", "hanging_gardens"])
def test_every_game_ships_weights(name: str) -> None:
    assert shipped(name)


def test_babylon_rehearses_its_weights(tmp_path: Path) -> None:
    """A challenger is tried by quick games; training begins with the same weights, whatever is shipped."""
    command = ["train", "babylon", "-o", str(tmp_path / "weights.json"), "--steps", "2", "--games", "4", "--seed", "3"]
    assert main(command) == 0
    told = json.loads((tmp_path / "weights.json").read_text())
    assert set(told["weights"]) == set(FIRST)
    assert told["progress"]["taken"] in (0, 1, 2)
    assert (told["weights"] != FIRST) == (told["progress"]["taken"] > 0)
