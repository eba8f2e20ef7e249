"""The example clients play a whole game of each kind; its record verifies."""

import subprocess
import sys
from pathlib import Path

import pytest

from helpers.server import Server
from ziggurat import games

EXAMPLES = Path(__file__).parents[2] / "examples"
SECONDS = 120.0


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    name, *rest = arguments
    command = [sys.executable, str(EXAMPLES / name), *rest]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@pytest.mark.parametrize("name", games())
def test_record_verifies_after_a_lost_connection(name: str, server: Server, tmp_path: Path) -> None:
    host = start(tmp_path, "play_online.py", server.address, "new", name)
    assert host.stdout is not None
    table = host.stdout.readline().strip()
    guest = start(tmp_path, "play_plain.py", server.address, table, "3")
    output, _ = guest.communicate(timeout=SECONDS)
    host.communicate(timeout=SECONDS)
    assert host.returncode == guest.returncode == 0, output
    assert output.count("connection lost (dropped on purpose), reconnecting") == 1
    verify = [sys.executable, "-m", "ziggurat.cli", "verify", f"{table}.json"]
    done = subprocess.run(verify, cwd=tmp_path, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["play_online.py", "play_plain.py"])
def test_usage_is_printed_without_arguments(name: str, tmp_path: Path) -> None:
    client = start(tmp_path, name)
    output, _ = client.communicate(timeout=SECONDS)
    assert client.returncode == 1
    assert f"python {name} SERVER" in output
    assert "Traceback" not in output
