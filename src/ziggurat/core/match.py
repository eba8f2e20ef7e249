"""A game being played: its position, the actions so far, the seed."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.game import Game, State
from ziggurat.core.position import Position
from ziggurat.core.seed import fresh_salt, fresh_seed, salt_bytes, seed_bytes, seed_hash


class Match:
    """A game in progress, with all earlier positions for undo."""

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        seed: int | str | bytes | None = None,
        salt: bytes | None = None,
        options: Mapping[str, Any] | None = None,
        box: Box | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.seed = fresh_seed() if seed is None else seed_bytes(seed)
        self.salt = fresh_salt() if salt is None else salt_bytes(salt)
        self.box = box or game.box
        self.start = deepcopy(start)  # the caller may change its state later
        if start is None:
            self.position = game.new(seats, self.seed, options, self.box)
        else:
            self.position = game.load(start, self.seed, self.box)
        self.options: dict[str, Any] = dict(game.state(self.position)["options"])
        self.words: list[str] = []
        self.past: list[Position] = []

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.position.seats

    @property
    def commitment(self) -> str:
        """The hash of seed and salt, public from the start."""
        return seed_hash(self.seed, self.salt)

    def apply(self, word: str) -> None:
        """Carry out an action. An error changes nothing, even a defect in the rules."""
        after = self.position.clone()
        self.game.apply(after, word)
        self.past.append(self.position)
        self.words.append(word)
        self.position = after

    def undo(self) -> bool:
        """Take back the last action, whatever it revealed; return False if there is none."""
        if not self.past:
            return False
        self.position = self.past.pop()
        self.words.pop()
        return True
