"""What a bot is, and finding one by its name. CONTRIBUTING.md tells how to add one."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ziggurat.core.box import Box
from ziggurat.core.errors import UnknownBot
from ziggurat.core.game import Game, View
from ziggurat.core.registry import find, installed
from ziggurat.core.rng import Stream

BOTS = "ziggurat.bots"


class Bot(ABC):
    """A player that knows what its seat may know. Its own random choices come from `stream` alone."""

    def __init__(self, game: Game, stream: Stream, box: Box | None = None) -> None:
        self.game = game
        self.stream = stream
        self.box = box or game.box

    @abstractmethod
    def choose(self, view: View, seconds: float | None = None) -> str:
        """Return one of `view["actions"]`, within the given time if there is one."""


def bots() -> list[str]:
    """Return the names of all installed bots."""
    return list(installed(BOTS))


def bot(name: str, game: Game, stream: Stream, box: Box | None = None) -> Bot:
    """Return a new bot by its name."""
    found: type[Bot] = find(BOTS, name, "bot", UnknownBot)
    return found(game, stream, box)
