"""The suite for authors of games, run by pytest as they would run it: a correct game passes, a leak is found."""

import subprocess
import sys
from pathlib import Path

from helpers.thirdparty import install_pebbles

TESTS = """
from ziggurat.testing.suite import GameTests
from ziggurat_pebbles import Pebbles


class Leaky(Pebbles):
    def describe(self, position, seat):
        return {**super().describe(position, seat), "next": position.bag[:1]}


class TestPebbles(GameTests):
    games = ["pebbles"]


class TestLeaky(GameTests):
    games = [Leaky()]
"""


def test_games_of_other_packages_are_checked(tmp_path: Path) -> None:
    environment = install_pebbles(tmp_path)
    (tmp_path / "test_pebbles.py").write_text(TESTS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-rf", "test_pebbles.py"]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    assert failed and all("TestLeaky" in line for line in failed), done.stdout[-2000:]
    assert any("test_views_and_legal_actions_contain_no_hidden_information" in line for line in failed)
    assert "sees redealt cards" in done.stdout
    assert " passed" in done.stdout
