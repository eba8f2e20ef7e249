"""`--version`, `ziggurat games` and shell completion: what is installed, from the parsers themselves."""

import platform
import subprocess
import sys

import pytest

from ziggurat import __version__, compiled
from ziggurat.cli import COMMANDS, games, main
from ziggurat.cli.completion import bash, completions, fish
from ziggurat.core.registry import game


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_LANG", "en")


def test_version_names_engine_and_python() -> None:
    done = subprocess.run([sys.executable, "-m", "ziggurat", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"ziggurat {__version__} ({compiled.engine()} engine, Python {platform.python_version()})\n"


def test_games_lists_games_options_bots_and_extras(capsys) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "babylon: Babylon, players: 2, 3, 4" in lines
    assert "  --option starter=free (allowed: free, first-turn)" in lines
    assert "  --profile: tilsit, kosmos, zman" in lines
    assert "Bots: apprentice, architect, greedy, king, mason, random" in lines
    assert "Extra serve: installed" in lines


def test_extras_come_from_the_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "fluent.runtime>=0.4",
        'no-such-package>=1; extra == "serve"',
        'pytest; sys_platform != "win32" and extra == "serve"',
        'pytest; extra == "rl"',
        'no-such-package; extra == "dev"',
    ]
    monkeypatch.setattr(games, "requires", lambda _: lines)
    assert games.extras() == {"serve": ["no-such-package"], "rl": []}


def test_every_command_and_option_is_completed() -> None:
    found = completions()
    assert list(found) == list(COMMANDS)
    assert "--resume" in found["play"].values and "--lan" in found["serve"].flags
    assert found["train"].values["--on"] == ["here", "ray"]
    assert found["lessons"].names == ["check"] and "--write" in found["lessons"].flags
    assert set(found["record"].names) == {game(name).id for name in ("babel", "babylon", "hanging_gardens")}


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("ve", {"verify"}),
        ("--ve", {"--version"}),
        ("play bab", {"babel", "babylon"}),
        ("play babel --res", {"--resume"}),
        ("train babel --on ", {"here", "ray"}),
        ("record babel --output ga", set()),
    ],
)
def test_bash_completes(typed: str, completed: set[str]) -> None:
    words = ["ziggurat", *typed.split(" ")]
    listed = " ".join(f"'{word}'" for word in words)
    ask = f'COMP_WORDS=({listed}); COMP_CWORD={len(words) - 1}; _ziggurat; echo "${{COMPREPLY[@]}}"'
    script = "\n".join([*bash(completions(), "bash"), ask])
    done = subprocess.run(["bash", "--norc"], input=script, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == completed, done.stderr


def test_script_for_zsh_loads_the_completion_of_bash() -> None:
    lines = list(bash(completions(), "zsh"))
    assert lines[:2] == ["#compdef ziggurat", "autoload -U +X bashcompinit && bashcompinit"]


def test_script_for_fish_has_values_and_files() -> None:
    lines = list(fish(completions()))
    assert "complete -c ziggurat -n '__fish_seen_subcommand_from train' -l on -x -a 'here ray'" in lines
    assert "complete -c ziggurat -n '__fish_seen_subcommand_from record' -s o -r" in lines
