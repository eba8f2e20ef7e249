"""The examples run: clients in other languages, and the one that uses the library."""

import csv
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from helpers.engine_process import TIMEOUT, environment, run_ziggurat
from ziggurat import game, games

EXAMPLES = Path(__file__).parents[2] / "examples"
RESULT = re.compile(r"(\w+): (\d+) actions, ")


def javascript(folder: Path) -> list[str]:
    return ["node", str(EXAMPLES / "random_game.mjs")]


def c(folder: Path) -> list[str]:
    build = ["cc", "-Wall", "-Wextra", "-Werror", str(EXAMPLES / "random_game.c"), "-o", str(folder / "random_game")]
    subprocess.run(build, check=True, timeout=TIMEOUT)
    return [str(folder / "random_game")]


CLIENTS: dict[str, Callable[[Path], list[str]]] = {"node": javascript, "cc": c}
"""A client by the program it needs. A machine may lack one of them, but not both."""


def play(command: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run an example with `ziggurat` on the path, as a user would."""
    path = f"{Path(sys.executable).parent}:{environment()['PATH']}"
    return subprocess.run(
        [*command, *arguments],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
        env=environment(PATH=path, OPENBLAS_NUM_THREADS="1"),
    )


def test_client_in_another_language_plays_a_whole_game(tmp_path: Path) -> None:
    present = [client for program, client in CLIENTS.items() if shutil.which(program)]
    assert present, "neither node nor cc is installed to run a client"
    for client in present:
        command = client(tmp_path)
        done = play(command, "babel", "2")
        assert done.returncode == 0, done.stderr
        found = RESULT.match(done.stdout)
        assert found is not None
        assert found[1] == "babel"
        assert int(found[2]) > 40  # section 10: a random game lasts 19 to 24 turns, each of several actions
        assert play(command, "chess", "2").returncode != 0


@pytest.mark.parametrize("name", games())
def test_library_plays_every_game(name: str) -> None:
    for seats in game(name).seats:
        done = play([sys.executable, str(EXAMPLES / "random_game.py")], name, str(seats))
        assert done.returncode == 0, done.stderr
        assert RESULT.match(done.stdout)


def test_thousand_games_in_short() -> None:
    script = EXAMPLES / "thousand_games.py"
    assert len(script.read_text(encoding="utf-8").splitlines()) <= 15
    done = play([sys.executable, str(script)], "20")
    assert done.returncode == 0, done.stderr
    found = re.fullmatch(r"20 games, (\d+) per second of processor time; wins: (\d+) and (\d+)\n", done.stdout)
    assert found and int(found[2]) + int(found[3]) >= 20


def learned(folder: Path, *arguments: str) -> dict[str, list[float]]:
    """Return the learning curve of a short run, by phase."""
    learn = [sys.executable, str(EXAMPLES / "learn_babel.py"), "--out", str(folder / "curve"), "--tests", "100"]
    done = play(learn, *arguments)
    assert done.returncode == 0, done.stderr
    assert "<polyline" in (folder / "curve.svg").read_text(encoding="utf-8")
    found: dict[str, list[float]] = {"imitation": [], "self-play": []}
    with (folder / "curve.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found[row["phase"]].append(float(row["won"]))
    return found


def test_network_learns_by_self_play(tmp_path: Path) -> None:
    """Random play wins half of the games, with a standard deviation of 5 % in 100 of them."""
    curve = learned(tmp_path, "--iterations", "12", "--every", "12", "--games", "128", "--steps", "48")
    assert curve["imitation"] == []
    assert len(curve["self-play"]) == 2 and curve["self-play"][-1] > 0.75


def test_network_learns_from_a_dataset(tmp_path: Path) -> None:
    dataset = [sys.executable, "-m", "ziggurat.cli", "dataset", "babel", "--players", "greedy,random"]
    assert play(dataset, "--games", "60", "--out", str(tmp_path / "babel.npz")).returncode == 0
    curve = learned(tmp_path, "--dataset", str(tmp_path / "babel.npz"), "--epochs", "4", "--iterations", "0")
    assert len(curve["imitation"]) == 5 and curve["imitation"][-1] > 0.75
    assert curve["self-play"] == curve["imitation"][-1:]
    document = (EXAMPLES.parent / "docs" / "research.md").read_text(encoding="utf-8")
    [text] = (block for block in re.findall(r"```python\n(.*?)```", document, re.DOTALL) if "class Learned" in block)
    (tmp_path / "learned.py").write_text(text, encoding="utf-8")
    done = run_ziggurat("arena", "babel", "--players", "learned.py:Learned,random", "--games", "4", cwd=tmp_path)
    assert done.returncode == 0, done.stderr  # no bot has failed
