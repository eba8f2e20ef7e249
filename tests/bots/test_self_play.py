"""Training: it resumes, records how weights were made, and refuses the file of another training."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from ziggurat.bots.babylon.features import FIRST
from ziggurat.bots.evaluation import shipped_weights
from ziggurat.bots.training.self_play import gain
from ziggurat.cli import main
from ziggurat.cli.train import read


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


def test_file_of_another_training_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path / "weights.json", 1) == 0
    assert train(tmp_path / "weights.json", 2, seed="4") == 1
    assert "weights.json" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"progress": 1}', '{"progress": {"seats": 2}, "weights": {}}'])
def test_file_not_written_by_training_is_refused_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    assert train(path, 1) == 1
    assert "weights.json" in capsys.readouterr().err
    assert path.read_text() == text


@pytest.mark.parametrize("name", ["babel", "babylon"])
def test_training_resumes_from_shipped_weights(name: str) -> None:
    found = read(Path(str(files("ziggurat.bots") / name / "weights.json")))
    assert found is not None
    assert (found.game, found.seats, found.champion) == (name, (2,), shipped_weights(name))


def test_several_numbers_of_players_take_turns(tmp_path: Path) -> None:
    """The first step teaches two players and, as long as they have nothing of their own, three and four."""
    path = tmp_path / "weights.json"
    command = ["train", "hanging_gardens", "-o", str(path), "--games", "1", "--seats", "2,3", "--seed", "3", "--steps"]
    assert main([*command, "1"]) == 0
    assert main([*command, "2"]) == 0
    weights_file = json.loads(path.read_text())
    assert weights_file["progress"]["seats"] == [2, 3]
    assert weights_file["made"]["command"] == "ziggurat train hanging_gardens --steps 2 --games 1 --seats 2,3 --seed 3"


def test_unsupported_number_of_players_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "babel", "-o", str(tmp_path / "weights.json"), "--seats", "2,3"]) == 1
    assert "babel" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("scores", "winners", "gains"),
    [
        ([50, 40], [0], [20, -20]),  # ten points ahead, and ten for the victory
        ([50, 40, 30], [0], [25, -5, -20]),  # 15, 0 and -15 from the mean of the others; those who lost share the loss
        ([30, 30, 30, 30], [0, 1, 2, 3], [0, 0, 0, 0]),
    ],
)
def test_players_of_equal_strength_gain_nothing_on_average(
    scores: list[int], winners: list[int], gains: list[float]
) -> None:
    assert [gain(scores, winners, seat) for seat in range(len(scores))] == gains


@pytest.mark.parametrize("name", ["babel", "babylon", "hanging_gardens"])
def test_every_game_ships_weights(name: str) -> None:
    assert shipped_weights(name)


def test_babylon_trains_by_quick_matches(tmp_path: Path) -> None:
    """A challenger is tried by quick games; training begins with the same weights, whatever is shipped."""
    command = ["train", "babylon", "-o", str(tmp_path / "weights.json"), "--steps", "2", "--games", "4", "--seed", "3"]
    assert main(command) == 0
    weights_file = json.loads((tmp_path / "weights.json").read_text())
    assert set(weights_file["weights"]) == set(FIRST)
    assert weights_file["progress"]["taken"] in (0, 1, 2)
    assert (weights_file["weights"] != FIRST) == (weights_file["progress"]["taken"] > 0)
