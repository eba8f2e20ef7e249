"""The pytest plugin for authors of games: the contract of named games without a test file.

    pytest --ziggurat-game senet                the contract alone, of an installed game
    pytest --ziggurat-game senet.rules:GAME     of a game that is not installed
    pytest --ziggurat-game senet tests          together with other tests

With `ziggurat_games = senet` in the configuration file, every run without paths includes it. pytest loads this module
in every run, so it imports the contract only when a game is named.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ziggurat.core.game import Game

TESTS = str(Path(__file__).with_name("named_games.py"))
OPTION, SETTING = "ziggurat_game", "ziggurat_games"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option and the setting."""
    group = parser.getgroup("ziggurat", "games of Ziggurat")
    what = "name of an installed game, or MODULE:OBJECT"
    group.addoption(
        "--ziggurat-game",
        dest=OPTION,
        action="append",
        default=[],
        metavar="GAME",
        help=f"check the contract of a game ({what}); can be repeated",
    )
    parser.addini(SETTING, f"games whose contract is checked in runs without paths ({what})", type="args", default=[])


def pytest_configure(config: pytest.Config) -> None:
    """Add the tests of the named games to what pytest collects."""
    if not names_of(config):
        return
    games_of(config)  # an unknown name is an error of usage
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    if config.getoption(OPTION) and not named:
        config.args[:] = [TESTS]
    elif TESTS not in config.args:
        config.args.append(TESTS)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Return the module of the tests with a short name for its results; None for other modules."""
    if str(module_path) != TESTS:
        return None
    found: pytest.Module = pytest.Module.from_parent(parent, path=module_path, nodeid="ziggurat")
    return found


def names_of(config: pytest.Config) -> list[str]:
    """Return the games to check: those of the command line, else those of the configuration file."""
    asked: list[str] = config.getoption(OPTION)
    if asked:
        return asked
    named = config.args_source is pytest.Config.ArgsSource.ARGS and TESTS not in config.args
    return [] if named else list(config.getini(SETTING))


def games_of(config: pytest.Config) -> list[Game]:
    """Return the games to check, or raise an error of usage."""
    return [find(name) for name in names_of(config)]


def find(name: str) -> Game:
    """Return an installed game, or the one at `MODULE:OBJECT`."""
    from ziggurat.core.errors import UnknownGame
    from ziggurat.core.game import Game
    from ziggurat.core.registry import game

    module, colon, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute) if colon else game(name)
    except (UnknownGame, ImportError, AttributeError) as error:
        raise pytest.UsageError(f"--ziggurat-game {name}: {error}") from error
    if not isinstance(found, Game):
        raise pytest.UsageError(f"--ziggurat-game {name}: it is a {type(found).__name__}, but must be a Game")
    return found
