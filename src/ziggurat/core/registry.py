"""Finding what is installed: games, bots and the like are entry points, ours and other packages' alike."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ziggurat.core.errors import UnknownGame, ZigguratError
from ziggurat.core.game import Game

GAMES = "ziggurat.games"


def installed(group: str) -> dict[str, EntryPoint]:
    """Return the entry points of a group by name, in alphabetical order."""
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def find(group: str, name: str, kind: str, error: type[ZigguratError]) -> Any:
    """Load what is installed under a name, or raise `error` with the names that would be right."""
    points = installed(group)
    if name not in points:
        raise error(f"there is no {kind} {name!r}; installed are {', '.join(points) or 'none'}")
    try:
        return points[name].load()
    except Exception as failure:  # another package's module may fail in any way; ours must say which one it was
        raise error(f"the {kind} {name!r} ({points[name].value}) cannot be loaded: {failure!r}") from failure


def games() -> list[str]:
    """Return the names of all installed games."""
    return list(installed(GAMES))


def game(name: str) -> Game:
    """Return an installed game by its name."""
    found = find(GAMES, name, "game", UnknownGame)
    if not isinstance(found, Game):
        raise UnknownGame(f"the entry point {name!r} of {GAMES} is not a Game")
    return found
