"""The loop over many games without the GIL. `runner.pxd` declares the C types."""

from __future__ import annotations

from ziggurat.core.position import Position


class GameRunner:
    """Games that a compiled engine steps without the GIL, in parallel threads."""

    at: int
    count: int

    def has_room(self) -> bool:
        """Return whether the next game's legal actions fit into the lists."""
        raise NotImplementedError

    def step_game(self, position: Position, game: int) -> None:
        """Step one game."""
        raise NotImplementedError
