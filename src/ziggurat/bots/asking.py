"""Engaging a bot and asking it for its action. Bots are other people's code: a failing one harms no game."""

from __future__ import annotations

from ziggurat.bots.bot import Bot, bot
from ziggurat.core.box import Box
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game, View
from ziggurat.core.options import shown
from ziggurat.core.rng import Stream


class BotFailed(ZigguratError):
    """A bot broke down or chose something that is not legal."""

    code = "bot_failed"


def engage(name: str, game: Game, stream: Stream, box: Box | None = None) -> Bot:
    """Return a new bot by its name; `BotFailed` if it is installed but cannot begin."""
    try:
        return bot(name, game, stream, box)
    except ZigguratError:
        raise
    except Exception as error:
        raise BotFailed(f"the bot {name} cannot begin: {type(error).__name__}: {error}") from error


def ask(player: Bot, view: View, seconds: float | None = None) -> str:
    """Return the legal action that a bot chooses for the seat of a view, or raise `BotFailed`."""
    legal = list(view["actions"])  # a bot may spoil the view it is given
    name = type(player).__name__
    try:
        action = player.choose(view, seconds)
    except Exception as error:
        raise BotFailed(f"the bot {name} broke down: {type(error).__name__}: {error}") from error
    if action not in legal:
        raise BotFailed(f"the bot {name} chose {shown(action)}, which is not legal now")
    return action
