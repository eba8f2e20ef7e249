"""Finding installed games and other plug-ins, which are entry points of any installed package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ziggurat.core.errors import UnknownGame, ZigguratError
from ziggurat.core.game import Game

GAMES = "ziggurat.games"


@cache
def installed(group: str) -> Mapping[str, EntryPoint]:
    """Return the entry points of a group by name, in alphabetical order.

    The files of all packages are read once per process and group: it takes milliseconds, and a server asks often.
    """
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def find(group: str, name: str, kind: str, error: type[ZigguratError]) -> Any:
    """Load an entry point by name, or raise `error` with the names that exist."""
    points = installed(group)
    if name not in points:
        raise error(f"unknown {kind} {name!r}; installed: {', '.join(points) or 'none'}")
    try:
        return points[name].load()
    except Exception as failure:  # a module of another package may fail in any way
        raise error(f"{kind} {name!r} ({points[name].value}) failed to load: {failure!r}") from failure


def games() -> list[str]:
    """Return the names of all installed games."""
    return list(installed(GAMES))


def game(name: str) -> Game:
    """Return an installed game by its name."""
    found = find(GAMES, name, "game", UnknownGame)
    if not isinstance(found, Game):
        raise UnknownGame(f"entry point {name!r} of {GAMES} is a {type(found).__name__}, but must be a Game")
    return found
