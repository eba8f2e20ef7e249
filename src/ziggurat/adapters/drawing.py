"""A view as text or as a picture, for the libraries that ask an environment to draw itself."""

from __future__ import annotations

from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.pictures import to_svg
from ziggurat.terminal.board import board
from ziggurat.words import words


def drawn(game: Game, position: Position, seat: int | None) -> str:
    """Return the table as a seat (None: the public) sees it, as in the terminal."""
    return board(game, words("en")).draw(game.view(position, seat), names_of(position))


def pictured(game: Game, position: Position, seat: int | None) -> str:
    """Return the table as a seat (None: the public) sees it, as SVG."""
    return to_svg(game.view(position, seat), names=names_of(position), game=game)


def names_of(position: Position) -> list[str]:
    """Return the names of the agents, as PettingZoo numbers them."""
    return [f"player_{number}" for number in range(position.seats)]
