"""The type of the fields that the views of all games share. `json_types.py` of each game has the others.

A bot always has a seat, so these are views of a seat. In a view of the public, `seat` and what no hand shows are None.
"""

from __future__ import annotations

from typing import Any, TypedDict


class GameView(TypedDict):
    """What one seat may know of a position: the common fields."""

    game: str
    rules: int
    """The version of the rules."""
    seats: int
    """The number of players."""
    seat: int
    """The viewing seat."""
    to_move: int | None
    """None when the game is over."""
    over: bool
    winners: list[int] | None
    """None during the game."""
    actions: list[str]
    """The legal actions of the viewing seat, sorted; empty if another seat is to move."""
    scores: list[int]
    """Totals by seat, as far as the viewing seat may know them."""
    sheets: list[dict[str, int]]
    """The lines of the totals."""
    options: dict[str, Any]
