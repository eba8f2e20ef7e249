"""The players at the terminal: people and bots, by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.bots.bot import bots
from ziggurat.terminal.screen import printable


@dataclass(frozen=True)
class Player:
    """A person or a bot.

    People cannot have the name of a bot, so a record shows which players were bots.
    """

    name: str
    is_bot: bool


def players_from(names: list[str]) -> list[Player]:
    """Return the players with these names, one per seat, as in a record."""
    installed = bots()
    return [Player(printable(name), name in installed) for name in names]


def shown_names(players: Sequence[Player]) -> list[str]:
    """Return the names to show: two bots of one name get numbers."""
    names = [player.name for player in players]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
