"""The pytest plugin for authors of games, with a game of a package that pip has installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from helpers import pebbles

PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "ziggurat-pebbles"
version = "1.0"

[project.entry-points."ziggurat.games"]
pebbles = "ziggurat_pebbles:GAME"

[tool.setuptools]
py-modules = ["ziggurat_pebbles", "leaky_pebbles"]
"""
LEAKY = """
from ziggurat_pebbles import Pebbles


class Leaky(Pebbles):
    def describe(self, position, seat):
        return {**super().describe(position, seat), "next": position.bag[:1]}


GAME = Leaky()
"""
OWN_TEST = "def test_own():\n    pass\n"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed Pebbles."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    (source / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (source / "ziggurat_pebbles.py").write_text(Path(pebbles.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    (source / "leaky_pebbles.py").write_text(LEAKY, encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-build-isolation", "--no-deps")
    subprocess.run([*pip, "--target", str(target), str(source)], check=True, capture_output=True, timeout=300)
    return target


def run(installed: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in a project folder."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=300
    )


def test_contract_of_an_installed_game_runs_without_a_test_file(installed: Path, tmp_path: Path) -> None:
    done = run(installed, tmp_path, "--ziggurat-game", "pebbles", "-v")
    assert done.returncode == 0, done.stdout[-2000:]
    assert "ziggurat::TestGame::test_legal_actions_keep_the_contract[pebbles-2-house] PASSED" in done.stdout
    assert "test_undo_restores_every_position_back_to_the_first[pebbles-3-short] PASSED" in done.stdout


def test_leak_of_a_game_that_is_not_installed_is_found(installed: Path, tmp_path: Path) -> None:
    hides = "test_views_and_legal_actions_contain_no_hidden_information"
    done = run(installed, tmp_path, "--ziggurat-game", "leaky_pebbles:GAME", "-k", hides)
    assert done.returncode == 1
    assert "sees redealt cards" in done.stdout


def test_setting_adds_the_contract_to_runs_without_paths(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nziggurat_games = pebbles\ntestpaths = tests\n", encoding="utf-8")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_own.py").write_text(OWN_TEST, encoding="utf-8")
    (tmp_path / "test_outside.py").write_text(OWN_TEST, encoding="utf-8")
    everything = run(installed, tmp_path, "--collect-only", "-q").stdout
    assert "tests/test_own.py::test_own" in everything and "test_outside" not in everything
    assert "ziggurat::TestGame::test_state_round_trips[pebbles-2-house]" in everything
    named = run(installed, tmp_path, "--collect-only", "-q", "tests/test_own.py").stdout
    assert "test_own" in named and "TestGame" not in named
    both = run(installed, tmp_path, "--collect-only", "-q", "--ziggurat-game", "pebbles", "test_outside.py").stdout
    assert "test_outside.py::test_own" in both and "TestGame" in both
    alone = run(installed, tmp_path, "--collect-only", "-q", "--ziggurat-game", "pebbles").stdout
    assert "test_own" not in alone and "TestGame" in alone


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("senet", "unknown game 'senet'; installed: babel, babylon, hanging_gardens, pebbles"),
        ("no_such_module:GAME", "No module named 'no_such_module'"),
        ("ziggurat_pebbles:SENET", "has no attribute 'SENET'"),
        ("ziggurat_pebbles:NOD", "it is a int, but must be a Game"),
    ],
)
def test_unknown_game_is_an_error_of_usage(installed: Path, tmp_path: Path, name: str, message: str) -> None:
    done = run(installed, tmp_path, "--ziggurat-game", name)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert f"--ziggurat-game {name}: " in done.stderr and message in done.stderr


def test_run_without_games_is_unchanged(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "test_own.py").write_text(OWN_TEST, encoding="utf-8")
    done = run(installed, tmp_path, "-q")
    assert done.returncode == 0 and "1 passed" in done.stdout
