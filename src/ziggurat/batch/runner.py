"""The loop over many games without the GIL. `runner.pxd` declares the C types."""

from __future__ import annotations

from ziggurat.core.position import Position
from ziggurat.core.rng import Stream


class GameRunner:
    """Games that a compiled engine steps without the GIL, in parallel threads."""

    at: int
    count: int
    finished_count: int

    def has_room(self) -> bool:
        """Return whether the next game's legal actions fit into the lists, and its end is kept if it ends."""
        raise NotImplementedError

    def step_game(self, position: Position, game: int) -> bool:
        """Step one game; return whether it goes on."""
        raise NotImplementedError

    def begin_again(self, position: Position, kept: Position, first: Position, stream: Stream, game: int) -> None:
        """Keep a finished position and begin a new game in its place."""
        raise NotImplementedError
