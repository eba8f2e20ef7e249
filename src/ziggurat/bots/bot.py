"""The base class of bots; finding a bot by name and asking it for actions.

CONTRIBUTING.md explains how to add a bot.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from ziggurat.core.box import Box
from ziggurat.core.errors import UnknownBot, ZigguratError
from ziggurat.core.game import Game, View
from ziggurat.core.options import shown
from ziggurat.core.registry import find, installed
from ziggurat.core.rng import Stream

BOTS = "ziggurat.bots"


class BotFailed(ZigguratError):
    """A bot raised an error, timed out or chose an illegal action."""

    code = "bot_failed"


class Bot(ABC):
    """A player that knows only views of its seat and draws random numbers from `stream`."""

    def __init__(self, game: Game, stream: Stream, box: Box | None = None) -> None:
        self.game = game
        self.stream = stream
        self.box = box or game.box

    @abstractmethod
    def choose(self, view: View, seconds: float | None = None) -> str:
        """Return one of `view["actions"]`, within `seconds` if given."""

    def close(self) -> None:  # noqa: B027 - most bots have nothing to release
        """Release processes and files after the game."""


def bots() -> list[str]:
    """Return the names of all installed bots."""
    return list(installed(BOTS))


def new_bot(name: str, game: Game, stream: Stream, box: Box | None = None) -> Bot:
    """Return a new bot, or raise `UnknownBot` or, if it cannot start, `BotFailed`."""
    found: type[Bot] = find(BOTS, name, "bot", UnknownBot)
    try:
        return found(game, stream, box)
    except ZigguratError:
        raise
    except Exception as error:
        raise BotFailed(f"bot {name} failed to start: {type(error).__name__}: {error}") from error


def ask(bot: Bot, view: View, seconds: float | None = None) -> str:
    """Return the legal action that a bot chooses, or raise `BotFailed`."""
    legal = list(view["actions"])  # a copy: a faulty bot may change the view
    name = type(bot).__name__
    try:
        action = bot.choose(view, seconds)
    except Exception as error:
        raise BotFailed(f"bot {name} failed: {type(error).__name__}: {error}") from error
    if action not in legal:
        raise BotFailed(f"bot {name} chose {shown(action)}, which is not legal")
    return action
