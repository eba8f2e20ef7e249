"""A view as text, for the libraries that ask an environment to draw itself."""

from __future__ import annotations

from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.terminal.board import board
from ziggurat.words import words


def drawn(game: Game, position: Position, seat: int | None) -> str:
    """Return the table as a seat (None: the public) sees it, as in the terminal."""
    names = [f"player_{number}" for number in range(position.seats)]
    return board(game, words("en")).draw(game.view(position, seat), names)
