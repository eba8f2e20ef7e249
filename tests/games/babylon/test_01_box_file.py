"""Rules 1.5: another box, given as a file to the commands (`--box FILE`)."""

import json
from pathlib import Path

from helpers.babylon import GAME
from helpers.engine_process import run_ziggurat
from helpers.terminal import at_table

TABLE = ("babylon", "--seats", "3")


def written(file: Path, face: str) -> str:
    """Write a box whose clay tiles all have this face; return the file name."""
    tiles = [{**tile, "face": face} if tile["id"].startswith("clay") else tile for tile in GAME.box.data["tiles"]]
    file.write_text(json.dumps({**GAME.box.data, "name": "mine", "tiles": tiles}), encoding="utf-8")
    return str(file)


def test_game_is_recorded_and_verified_with_another_box(tmp_path: Path) -> None:
    box, record = written(tmp_path / "box.json", "SS--"), str(tmp_path / "game.json")
    done = run_ziggurat("record", *TABLE, "--seed", "1", "--players", "random", "--box", box, "-o", record)
    assert done.returncode == 0, done.stderr
    assert json.loads(Path(record).read_text(encoding="utf-8"))["box"]["id"] == "mine"
    assert run_ziggurat("verify", "--box", box, record).returncode == 0
    alone = run_ziggurat("verify", record)
    assert alone.returncode == 1
    assert "give the right box file" in alone.stdout + alone.stderr


def test_clay_face_with_three_icons_is_refused(tmp_path: Path) -> None:
    box = written(tmp_path / "box.json", "SFB-")
    for command in (["record", *TABLE, "--players", "random", "-o", "-"], ["play", *TABLE]):
        done = run_ziggurat(*command, "--box", box)
        assert done.returncode == 1
        assert "clay" in done.stderr
        assert "Traceback" not in done.stderr


def test_game_at_the_terminal_uses_the_box(tmp_path: Path) -> None:
    box = written(tmp_path / "box.json", "SS--")
    shown = at_table(*TABLE, "--seed", "1", "--box", box, typed=["quit", ""])
    assert "a clay tile SS--" in shown
