"""`ziggurat record`: games between bots; the same seed gives the same file."""

import json
import os
import stat
import subprocess
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from helpers.engine_process import TIMEOUT, ZIGGURAT, environment, run_ziggurat
from ziggurat import game, games
from ziggurat.bots.play_out import Endless
from ziggurat.cli import main
from ziggurat.cli.record import Plan
from ziggurat.core.match import verify
from ziggurat.core.record import Record


def recorded(folder: Path, *arguments: str) -> dict[str, Any]:
    """Record a game into a folder and return the record."""
    done = run_ziggurat("record", *arguments, "-o", str(folder / "game.json"))
    assert done.returncode == 0, done.stderr
    data = json.loads((folder / "game.json").read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def refused(*arguments: str) -> str:
    """Record with wrong arguments in this process; return the line on standard error."""
    with redirect_stdout(StringIO()) as output, redirect_stderr(StringIO()) as errors:
        assert main(["record", *arguments]) == 1
    assert output.getvalue() == ""
    assert errors.getvalue().startswith("ziggurat record: ")
    assert len(errors.getvalue().splitlines()) == 1
    return errors.getvalue()


@pytest.mark.parametrize("name", games())
def test_record_of_every_game_is_complete_and_valid(tmp_path: Path, name: str) -> None:
    for seats in game(name).seats:
        data = recorded(tmp_path, name, "--seats", str(seats), "--seed", "3", "--players", "random")
        record = Record.from_data(data)
        assert record.players == ["random"] * seats
        assert record.result is not None
        assert verify(record, game(name)).position.over


def test_same_seed_gives_the_same_bytes_plain_and_compiled(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json", "plain.json")]
    for file, forced in zip(files, ("", "", "1"), strict=True):
        arguments = ["record", "babel", "--seats", "2", "--seed", "42", "--players", "random,random"]
        assert run_ziggurat(*arguments, "-o", str(file), ZIGGURAT_PLAIN=forced).returncode == 0
    assert len({file.read_bytes() for file in files}) == 1


def test_games_differ_by_seed_and_without_a_seed(tmp_path: Path) -> None:
    seeds = (["--seed", "1"], ["--seed", "2"], [], [])
    assert len({tuple(recorded(tmp_path, "babel", *seed)["actions"]) for seed in seeds}) == 4


def test_seed_may_be_a_number_or_64_hexadecimal_digits(tmp_path: Path) -> None:
    assert recorded(tmp_path, "babel", "--seed", "255") == recorded(tmp_path, "babel", "--seed", f"{255:064x}")


def test_options_and_profile_reach_the_game(tmp_path: Path) -> None:
    data = recorded(
        tmp_path,
        *("babel", "--seed", "1", "--profile", "zman"),
        *("--option", "start=2", "--option", "sumerians=trailing", "--option", "sudden_death=false"),
    )
    assert data["options"]["hands"] == [3, 5]
    assert data["options"]["start"] == 2
    assert data["options"]["sumerians"] == "trailing"
    assert data["options"]["sudden_death"] is False


@pytest.mark.parametrize("hands", ["3/4", "[3,4]"])
def test_option_value_may_be_json_or_text(tmp_path: Path, hands: str) -> None:
    assert recorded(tmp_path, "babel", "--option", f"hands={hands}")["options"]["hands"] == [3, 4]


def test_standard_output_has_only_the_record(tmp_path: Path) -> None:
    data = recorded(tmp_path, "babel", "--seed", "7")
    done = run_ziggurat("record", "babel", "--seed", "7", "-o", "-", cwd=tmp_path)
    assert json.loads(done.stdout) == data
    assert done.stdout == (tmp_path / "game.json").read_text(encoding="utf-8")
    assert "2 players" in done.stderr
    assert os.listdir(tmp_path) == ["game.json"]  # noqa: PTH208


def test_several_games_are_numbered_and_each_can_be_repeated(tmp_path: Path) -> None:
    done = run_ziggurat("record", "babel", "--seed", "5", "--games", "11", "-o", str(tmp_path / "duel.json"))
    assert done.returncode == 0
    names = [f"duel-{number:02}.json" for number in range(1, 12)]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines] == [f"{number}/11" for number in range(1, 12)]
    third = recorded(tmp_path, "babel", "--seed", "7")
    assert json.loads((tmp_path / "duel-03.json").read_text(encoding="utf-8")) == third


def test_existing_file_is_replaced_and_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "game.json"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    data = recorded(tmp_path, "babel", "--seed", "1")
    assert link.is_symlink()
    assert json.loads(target.read_text(encoding="utf-8")) == data
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "target.json"]


def test_file_has_the_permissions_of_a_new_file(tmp_path: Path) -> None:
    recorded(tmp_path, "babel", "--seed", "1")
    (tmp_path / "plain").write_text("", encoding="utf-8")
    rights = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("game.json", "plain")]
    assert rights[0] == rights[1]


def test_pipe_is_written_to_but_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE)
    try:
        done = run_ziggurat("record", "babel", "--seed", "7", "-o", str(pipe))
        assert done.returncode == 0
        assert pipe.is_fifo()
        assert json.loads(reader.communicate(timeout=TIMEOUT)[0])["game"] == "babel"
    finally:
        reader.kill()
        reader.communicate(timeout=TIMEOUT)


def test_full_disk_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("old", encoding="utf-8")
    line = f"ulimit -f 0; {' '.join(ZIGGURAT)} record babel --seed 1 -o {file}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, timeout=TIMEOUT, env=environment(), check=False)
    assert done.returncode == 1
    assert done.stderr.decode() == f"ziggurat record: {file} cannot be written: File too large\n"
    assert file.read_text(encoding="utf-8") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_refusal_in_a_process_is_one_line_and_exit_code_1(tmp_path: Path) -> None:
    done = run_ziggurat("record", "chess", "-o", str(tmp_path / "x.json"))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == refused("chess", "-o", str(tmp_path / "x.json"))


def test_wrong_combinations_are_refused(tmp_path: Path) -> None:
    out = ("-o", str(tmp_path / "x.json"))
    assert "unknown game 'chess'" in refused("chess", *out)
    assert "babel is played by 2 players, not 4" in refused("babel", "--seats", "4", *out)
    assert "babel is played by 2 players, not 0" in refused("babel", "--seats", "0", *out)
    assert "3 bots are named for 2 seats" in refused("babel", "--seats", "2", "--players", "random,random,random", *out)
    assert "unknown bot 'oracle'" in refused("babel", "--players", "oracle", *out)
    assert "unknown bot ''" in refused("babel", "--players", "random,", *out)
    assert "a seed must be a whole number" in refused("babel", "--seed", "minus one", *out)
    assert "a seed must be a whole number" in refused("babel", "--seed=-1", *out)
    assert "NAME=VALUE, not start" in refused("babel", "--option", "start", *out)
    assert "option start is 9" in refused("babel", "--option", "start=9", *out)
    assert "unknown option 'speed'" in refused("babel", "--option", "speed=1", *out)
    assert "unknown profile 'x'" in refused("babel", "--profile", "x", *out)
    assert "--games is 0" in refused("babel", "--games", "0", *out)
    assert "standard output takes only one" in refused("babel", "--games", "2", "-o", "-")
    assert not list(tmp_path.iterdir())


def test_error_names_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    assert f"{tmp_path} cannot be written: it is a folder" in refused("babel", "-o", str(tmp_path))
    lost = tmp_path / "no" / "where.json"
    assert f"{lost} cannot be written: there is no such file or folder" in refused("babel", "-o", str(lost))


def test_bad_box_is_refused(tmp_path: Path) -> None:
    box = tmp_path / "box.json"
    box.write_text('{"people": ', encoding="utf-8")
    out = ("--box", str(box), "-o", str(tmp_path / "x.json"))
    assert f"{box} is not JSON: line 1, column 12" in refused("babel", *out)
    box.write_text("[" * 100_000, encoding="utf-8")
    assert f"{box} is not JSON" in refused("babel", *out)
    box.write_text("{}", encoding="utf-8")
    assert "babel has a fixed box" in refused("babel", *out)
    assert "there is no such file" in refused("babel", "--box", str(tmp_path / "none"), "-o", "-")


def test_game_longer_than_a_record_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.bots.play_out.MAX_ACTIONS", 20)
    with pytest.raises(Endless, match="not over after 20 actions"):
        Plan(game("babel"), ["random", "random"], {}, None).play(bytes(32))


def test_wrong_usage_shows_the_usage() -> None:
    for arguments in ([], ["babel"], ["babel", "-o", "-", "--seats", "two"]):
        done = run_ziggurat("record", *arguments)
        assert done.returncode == 2
        assert done.stderr.startswith("usage: ziggurat record")


def test_example_in_the_documentation_works(tmp_path: Path) -> None:
    page = Path(__file__).parents[2].joinpath("docs", "records.md").read_text(encoding="utf-8")
    recorded(tmp_path, "babel", "--seed", "7", "--players", "random,random")
    said = run_ziggurat("verify", "game.json", cwd=tmp_path).stdout
    assert f"$ ziggurat verify game.json\n{said}" in page
