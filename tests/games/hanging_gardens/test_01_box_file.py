"""Rules 1: another box, given as a file to the commands (`--box FILE`)."""

import json
from pathlib import Path

from helpers.engine_process import run_ziggurat
from helpers.terminal import at_table
from ziggurat.games.hanging_gardens import box as box_module

SHIPPED = json.loads(Path(str(box_module.__file__)).with_name("box.json").read_text(encoding="utf-8"))
GAME = ("hanging_gardens", "--seats", "3")


def written(file: Path, award: object = 6) -> str:
    """Write a box with another award; return the file name."""
    data = {**SHIPPED, "name": "mine", "tiles": {**SHIPPED["tiles"], "award_without_tile": award}}
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def test_game_is_recorded_and_verified_with_another_box(tmp_path: Path) -> None:
    box, record = written(tmp_path / "box.json"), str(tmp_path / "game.json")
    done = run_ziggurat("record", *GAME, "--seed", "1", "--players", "random", "--box", box, "-o", record)
    assert done.returncode == 0, done.stderr
    assert json.loads(Path(record).read_text(encoding="utf-8"))["box"]["id"] == "mine"
    assert run_ziggurat("verify", "--box", box, record).returncode == 0
    alone = run_ziggurat("verify", record)
    assert alone.returncode == 1
    assert "give the right box file" in alone.stdout + alone.stderr


def test_invalid_box_file_is_refused_with_the_entry_and_the_reason(tmp_path: Path) -> None:
    box = written(tmp_path / "box.json", award="six")
    for command in (["record", *GAME, "--players", "random", "-o", "-"], ["play", *GAME]):
        done = run_ziggurat(*command, "--box", box)
        assert done.returncode == 1
        assert 'award_without_tile is "six"' in done.stderr.replace("'", '"')
        assert "Traceback" not in done.stderr


def test_game_at_the_terminal_uses_the_box(tmp_path: Path) -> None:
    data = json.loads(json.dumps(SHIPPED))
    data["tiles"]["series"][0]["values"] = [30, 100]
    (tmp_path / "box.json").write_text(json.dumps(data), encoding="utf-8")
    shown = at_table(*GAME, "--seed", "1", "--box", str(tmp_path / "box.json"), typed=["tiles", "quit", ""])
    assert "30 - 100" in shown
