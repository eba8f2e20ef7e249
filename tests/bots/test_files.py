"""Bots in Python files: found, typed, and blamed by name."""

import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat import Match, bot, games, play_out
from ziggurat.bots.bot import BotFailed
from ziggurat.bots.players import player_from
from ziggurat.cli import main
from ziggurat.core.errors import UnknownBot

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
FIRST = """
from ziggurat import Bot


class First(Bot):
    def choose(self, view, seconds=None):
        return view["actions"][0]


class Broken(Bot):
    def choose(self, view, seconds=None):
        return view["nothing"]


class Unfinished(Bot):
    pass


NUMBER = 7
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(FIRST, encoding="utf-8")
    return tmp_path


def documented(number: int = 0) -> str:
    """Return an example bot of docs/bots.md."""
    text = DOCUMENT.read_text(encoding="utf-8")
    return re.findall(r"```python\n(from ziggurat import Bot.*?)```", text, re.DOTALL)[number]


def test_bot_in_a_file_plays(mine: Path) -> None:
    match = play_out(Match("babel", seed=1), ["mine.py:First", str(mine / "mine.py:First")])
    assert all(word == min(match.game.legal_words(at)) for at, word in zip(match.past, match.words, strict=True))
    assert player_from("mine.py:First:2s").seconds == 2
    assert player_from("mine.py:First").bot == "mine.py:First"
    assert main(["record", "babel", "--players", "mine.py:First", "--seed", "1", "-o", "game.json"]) == 0
    assert Match.from_record((mine / "game.json").read_text(encoding="utf-8")).words == match.words


def test_changed_file_is_read_again(mine: Path) -> None:
    assert bot("mine.py:First", "babel").choose({"actions": ["a", "b"]}) == "a"
    (mine / "mine.py").write_text(FIRST.replace("[0]", "[-1]") + "# changed\n", encoding="utf-8")
    assert bot("mine.py:First", "babel").choose({"actions": ["a", "b"]}) == "b"


def test_file_may_define_dataclasses(mine: Path) -> None:
    plan = "from __future__ import annotations\nfrom dataclasses import dataclass\n"
    plan += "@dataclass\nclass Plan:\n    words: list[str]\n"
    (mine / "mine.py").write_text(plan + FIRST.replace('view["nothing"]', 'Plan(view["actions"]).words[0]'))
    assert play_out(Match("babel", seed=1), "mine.py:Broken").over
    made = bot("mine.py:First", "babel")
    assert type(pickle.loads(pickle.dumps(made))) is type(made)


def test_file_may_import_its_neighbours(mine: Path) -> None:
    source = "from helper import PLACE\nimport package.part\n" + FIRST.replace("[0]", "[PLACE + package.part.ZERO]")
    for folder, place in (("one", 0), ("two", -1)):
        (mine / folder / "package").mkdir(parents=True)
        (mine / folder / "package" / "__init__.py").touch()
        (mine / folder / "package" / "part.py").write_text("ZERO = 0\n", encoding="utf-8")
        (mine / folder / "helper.py").write_text(f"PLACE = {place}\n", encoding="utf-8")
        (mine / folder / "mine.py").write_text(source, encoding="utf-8")
    path = sys.path.copy()
    assert bot("one/mine.py:First", "babel").choose({"actions": ["a", "b"]}) == "a"
    assert bot("two/mine.py:First", "babel").choose({"actions": ["a", "b"]}) == "b"
    assert bot("one/mine.py:First", "babel").choose({"actions": ["a", "b"]}) == "a"
    assert sys.path == path
    assert not {"helper", "package", "package.part"} & set(sys.modules)
    assert main(["record", "babel", "--players", "one/mine.py:First,two/mine.py:First", "-o", "game.json"]) == 0


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("mine.py:Nobody", "mine.py has no class 'Nobody'; it has First, Broken, Unfinished$"),
        ("empty.py:First", "empty.py has no class 'First'; it has none$"),
        ("mine.py:NUMBER", "is 7, but must be a subclass of ziggurat.Bot"),
        ("none.py:First", "No such file"),
        ("bad.py:First", "SyntaxError"),
        ("mine.py:Unfinished", "is the class Unfinished, which has no method choose"),
        ("crash.py:First", r"ZeroDivisionError: division by zero \(crash.py, line 2\)$"),
        ("mine", "unknown bot 'mine'; installed: .*random; a class in a file is written FILE.py:CLASS"),
        ("greddy", "did you mean 'greedy'"),
        ("mason:1s", "the limit '1s' is not for one bot"),
        ("mine.py:First:1s", "the limit '1s' is not for one bot"),
    ],
)
def test_file_without_the_bot_is_refused(mine: Path, name: str, reason: str) -> None:
    (mine / "bad.py").write_text("class (", encoding="utf-8")
    (mine / "crash.py").write_text("\n1 / 0\n", encoding="utf-8")
    (mine / "empty.py").write_text("from ziggurat import Bot\n", encoding="utf-8")
    with pytest.raises(UnknownBot, match=reason) as caught:
        bot(name, "babel")
    assert name in str(caught.value)


def test_failing_bot_is_named(mine: Path) -> None:
    with pytest.raises(BotFailed, match=r"bot Broken failed: KeyError: 'nothing' \(mine.py, line 12\)$"):
        play_out(Match("babel", seed=1), ["mine.py:Broken", "random"])


@pytest.mark.parametrize("command", ["record", "arena"])
def test_commands_name_the_line_at_which_a_bot_failed(mine: Path, command: str, capsys) -> None:
    options = ["-o", "game.json"] if command == "record" else ["--games", "2"]
    assert main([command, "babel", "--players", "mine.py:Broken,random", *options]) == 1
    printed = capsys.readouterr().err
    assert "KeyError: 'nothing' (mine.py, line 12)" in printed
    assert "Traceback" not in printed
    assert str(mine) not in printed


def test_line_of_a_program_of_ours_is_not_named() -> None:
    with pytest.raises(BotFailed, match=r"ended with code None$|ended with code 0$"):
        play_out(Match("babel", seed=1), "exec:true")


def test_limits_are_written_as_for_the_arena(mine: Path) -> None:
    (mine / "mine.py").write_text(FIRST.replace('view["nothing"]', "str(seconds)"), encoding="utf-8")
    with pytest.raises(BotFailed, match=r"chose '2.0'"):
        play_out(Match("babel", seed=1), ["mine.py:Broken:2s", "random"])
    with pytest.raises(BotFailed, match=r"chose '0.5'"):
        play_out(Match("babel", seed=1), ["mine.py:Broken:2s", "random"], seconds=[0.5, None])
    assert main(["record", "babel", "--players", "mine=mine.py:First:2s", "--seed", "1", "-o", "game.json"]) == 0
    assert '"players": ["mine", "mine"]' in (mine / "game.json").read_text(encoding="utf-8")


def test_bot_of_another_package_is_named_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "theirs.py").write_text(FIRST, encoding="utf-8")
    info = tmp_path / "theirs-2.5.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 2.5\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[ziggurat.bots]\nbroken = theirs:Broken\n", encoding="utf-8")
    program = "from ziggurat import *; play_out(Match('babel', seed=1), ['broken', 'random'])"
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "BotFailed: bot Broken of package theirs 2.5 failed: KeyError: 'nothing'" in done.stderr


def test_documented_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(documented(), encoding="utf-8")
    for seed in range(20):
        assert play_out(Match("babel", seed=seed), ["mine.py:Cautious", "random"]).winners == [0]
    Path("ahead.py").write_text(documented(1), encoding="utf-8")
    for name in games():
        assert play_out(Match(name, seed=1), ["ahead.py:Ahead", "random"]).over
    scores = play_out(Match("babylon", seats=4, seed=1), ["ahead.py:Ahead", *["random"] * 3]).scores
    assert scores[0] == max(scores)


def checked(folder: Path, source: str) -> str:
    """Return what mypy says about a program that uses the package."""
    (folder / "checked.py").write_text(source, encoding="utf-8")
    cache = Path(__file__).parents[2] / ".mypy_cache"
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(cache), "checked.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=600).stdout


@pytest.mark.long
def test_documented_bot_passes_strict_type_checks(tmp_path: Path) -> None:
    assert checked(tmp_path, documented()).startswith("Success")
    assert 'view["column"][me]' in documented()
    wrong = documented().replace('view["hand"]', 'view["hands"]')
    assert 'TypedDict "BabelView" has no key "hands"' in checked(tmp_path, wrong)
