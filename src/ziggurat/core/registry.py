"""Finding games and other plug-ins: those of this package, and entry points of any installed package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ziggurat.core.errors import UnknownGame, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.options import shown
from ziggurat.core.plugins import GAMES, OWN


class Plugin:
    """An object that a package provides by name; it is loaded once, when it is first needed."""

    def __init__(self, point: EntryPoint) -> None:
        self.point = point
        self.value = point.value
        self.package = f" of package {point.dist.name} {point.dist.version}" if point.dist else ""
        """Names the package in error messages, if it is another one."""

    @cached_property
    def loaded(self) -> Any:
        """The object itself."""
        return self.point.load()


@cache
def installed(group: str) -> Mapping[str, Plugin]:
    """Return a group's plug-ins by name, sorted; ours win over others of the same name.

    The files of all packages are read once per process and group: it takes milliseconds, and a server asks often.
    """
    found = {point.name: point for point in entry_points(group=group)}
    found |= {name: EntryPoint(name, value, group) for name, value in OWN.get(group, {}).items()}
    return {name: Plugin(point) for name, point in sorted(found.items())}


def find(group: str, name: str, kind: str, error: type[ZigguratError]) -> Any:
    """Load a plug-in by name, or raise `error` with the names that exist or the package at fault."""
    plugins = installed(group)
    if name not in plugins:
        raise error(f"unknown {kind} {name!r}; installed: {', '.join(plugins) or 'none'}")
    plugin = plugins[name]
    try:
        return plugin.loaded
    except Exception as failure:  # a module of another package may fail in any way
        if isinstance(failure, ModuleNotFoundError) and not plugin.package:
            raise  # one of our own, without the packages of its extra; the command line names the extra
        raise error(f"{kind} {name!r}{plugin.package} ({plugin.value}) failed to load: {failure!r}") from failure


def games() -> list[str]:
    """Return the names of all installed games.

    >>> games()
    ['babel', 'babylon', 'hanging_gardens']
    """
    return list(installed(GAMES))


def game(name: str) -> Game:
    """Return an installed game by its name, or raise `UnknownGame`.

    >>> game("babel").seats
    (2,)
    """
    found = find(GAMES, name, "game", UnknownGame)
    if not isinstance(found, Game):
        plugin = installed(GAMES)[name]
        raise UnknownGame(
            f"game {name!r}{plugin.package} ({plugin.value}) is a {type(found).__name__}, but must be a Game"
        )
    return found


def game_given(given: Game | type[Game] | str) -> Game:
    """Return a game given by its name, as an object or as a class, or raise `UnknownGame`."""
    if isinstance(given, Game):
        return given
    if isinstance(given, str):
        return game(given)
    if isinstance(given, type) and issubclass(given, Game):
        return given()
    raise UnknownGame(
        f"the game is {shown(given)}, but must be the name of an installed game or a ziggurat.core.game.Game"
    )


def name_package(error: Exception, game_id: str) -> None:
    """Add the package of a game to an unexpected error that its code raised."""
    plugin = installed(GAMES).get(game_id)
    if plugin and not isinstance(error, ZigguratError):
        error.add_note(f"raised by the game {game_id!r}{plugin.package} ({plugin.value})")
