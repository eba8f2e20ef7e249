"""The players at the terminal: people and bots, by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.bots import players as written
from ziggurat.bots.bot import is_in_file
from ziggurat.core.errors import BadOptions, UnknownBot
from ziggurat.terminal.screen import printable


@dataclass(frozen=True)
class Player:
    """A person, or a bot as it is written for the arena.

    People cannot have the name of a bot, so a record shows which players were bots.
    """

    name: str
    bot: written.Player | None = None

    @property
    def level(self) -> str | None:
        """Return the name of an installed bot; None for a person, a class in a file and a program."""
        return None if self.bot is None or runs_code(self.bot) else self.bot.bot


def players_from(names: Sequence[str]) -> list[Player]:
    """Return the players with these names in a record, one per seat; it names no code to run."""
    return [Player(printable(name), recorded_bot(name)) for name in names]


def players_given(names: Sequence[str]) -> list[Player]:
    """Return the players that a user named, one per seat, or raise `BadOptions`."""
    bots = [bot_given(name) for name in names]
    return [Player(printable(bot.label if bot else name), bot) for name, bot in zip(names, bots, strict=True)]


def bot_given(name: str) -> written.Player | None:
    """Return the bot that a name means, None for a person, or raise `BadOptions`."""
    try:
        return written.player_from(name)
    except UnknownBot:
        return None


def recorded_bot(name: str) -> written.Player | None:
    """Return the installed bot with this name in a record; None for everything else."""
    try:
        bot = bot_given(name)
    except BadOptions:
        return None
    return None if bot is None or bot.label != name or runs_code(bot) else bot


def runs_code(bot: written.Player) -> bool:
    """Return whether a bot is a class in a file or a program."""
    return bot.command is not None or is_in_file(bot.bot)


def shown_names(players: Sequence[Player]) -> list[str]:
    """Return the names to show: two bots of one name get numbers."""
    names = [player.name for player in players]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
