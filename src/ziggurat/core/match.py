"""One game being played: position, actions so far, seed. The log of its actions is also save, replay and test."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.game import Game, State
from ziggurat.core.position import Position
from ziggurat.core.seed import fresh_salt, fresh_seed, salt_bytes, seed_bytes, seed_hash


class Match:
    """A game from its first position on. Every position passed is kept, so taking back is never a replay."""

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
        self.start = deepcopy(start)  # the record of the match must not change when the caller's state does
        if start is None:
            self.position = game.new(seats, self.seed, options, self.box)
        else:
            self.position = game.load(start, self.seed, self.box)
        self.options: dict[str, Any] = dict(game.state(self.position)["options"])
        self.words: list[str] = []
        self.past: list[Position] = []

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return self.position.seats

    @property
    def commitment(self) -> str:
        """Return the hash of the secret seed, which may be shown from the start."""
        return seed_hash(self.seed, self.salt)

    def apply(self, word: str) -> None:
        """Carry out an action; an error, even one in the rules themselves, changes nothing."""
        after = self.position.clone()
        self.game.apply(after, word)
        self.past.append(self.position)
        self.words.append(word)
        self.position = after

    def undo(self) -> bool:
        """Take back the last action, whatever it revealed; return whether there was one."""
        if not self.past:
            return False
        self.position = self.past.pop()
        self.words.pop()
        return True
