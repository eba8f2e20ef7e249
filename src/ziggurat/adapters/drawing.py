"""A view as text or as a picture, for the libraries that ask an environment to draw itself."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.core.errors import BadOptions
from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.pictures import to_svg
from ziggurat.terminal.board import board
from ziggurat.words import words


def checked_mode(mode: str | None, modes: Sequence[str]) -> str | None:
    """Return a render mode, or raise `BadOptions`."""
    if mode is not None and mode not in modes:
        raise BadOptions(f"render_mode is {mode!r}, but must be {', '.join(map(repr, modes))} or None")
    return mode


def drawn(game: Game, position: Position, seat: int | None) -> str:
    """Return the table as a seat (None: the public) sees it, as in the terminal."""
    return board(game, words("en")).draw(game.view(position, seat), names_of(position))


def pictured(game: Game, position: Position, seat: int | None) -> str:
    """Return the table as a seat (None: the public) sees it, as SVG."""
    return to_svg(game.view(position, seat), names=names_of(position), game=game)


def names_of(position: Position) -> list[str]:
    """Return the names of the agents, as PettingZoo numbers them."""
    return [f"player_{number}" for number in range(position.seats)]
