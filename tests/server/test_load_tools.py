"""Short runs of the tools that load and kill a server; they find nothing lost."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
SECONDS = 150.0


def run(tool: str, folder: Path, *arguments: str) -> str:
    command = [sys.executable, str(BENCHMARKS / tool), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_load_tool_finds_nothing_lost_or_repeated(tmp_path: Path) -> None:
    viewers = ("--game", "babylon", "--seats", "3", "--spectators", "2")
    output = run("load.py", tmp_path, *viewers, "--tables", "2", "--seconds", "2", "--rate", "0")
    assert "lost 0, doubled 0, refused 0; the store has exactly what players received" in output
    found = re.search(r"(\d+) moves in", output)
    assert found is not None
    assert int(found[1]) > 0


@pytest.mark.long  # as tests/store/test_kill.py, through a server
def test_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    assert re.search(
        r"3 kills, \d+ acknowledged moves, \d+ received events: nothing is missing",
        run("kill.py", tmp_path, "--rounds", "3"),
    )
