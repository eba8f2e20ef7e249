"""Players as users write them, on the command line and for `play_out`.

greedy            an installed bot, without a time limit
architect:1s      an installed bot with one second per turn
architect:400x    an installed bot with 400 simulations per turn: the same game on every machine
mine.py:Class     a bot in a Python file
exec:./mybot      a program that answers in lines (docs/bots.md), with one second per turn
exec:./mybot:2.5s the same, with 2.5 seconds per turn
strong=king:3s    a player with a label for the tables
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeVar

from ziggurat.bots.bot import Bot, bots, is_in_file, new_bot, unknown_bot
from ziggurat.core.box import Box
from ziggurat.core.errors import BadOptions
from ziggurat.core.game import Game
from ziggurat.core.rng import Stream

Number = TypeVar("Number", int, float)
EXEC_SECONDS = 1.0
MAX_SECONDS = 3600.0
BUDGET = re.compile(r"^(?P<seconds>\d+(?:\.\d+)?)s$|^(?P<simulations>\d+)x$")
LABEL = re.compile(r"^(?P<label>[\w .-]{1,40})=(?P<rest>.+)$")


@dataclass(frozen=True)
class Player:
    """A bot or a program, its label, and its budget per turn."""

    label: str
    bot: str
    command: str | None = None
    seconds: float | None = None
    simulations: int | None = None

    def new_bot(self, game: Game, stream: Stream, box: Box | None) -> Bot:
        """Return a new bot with the player's number of simulations; its seconds are given to `choose`."""
        if self.command is not None:
            from ziggurat.bots.external import ExecBot  # its imports take milliseconds, and few need it

            return ExecBot(game, stream, box, command=self.command)
        player = new_bot(self.bot, game, stream, box)
        if self.simulations is not None:
            if not hasattr(player, "simulations"):
                raise BadOptions(f"the bot {self.bot} has no limit of simulations; limit its seconds: {self.bot}:1s")
            player.simulations = self.simulations
        return player


def players_from(text: str) -> list[Player]:
    """Return the players in a list separated by commas."""
    return [player_from(part.strip()) for part in text.split(",")]


def player_from(text: str) -> Player:
    """Return one player, or raise `BadOptions` or `UnknownBot`."""
    named = LABEL.match(text)
    label, text = (named["label"], named["rest"]) if named else (text, text)
    if text.startswith("exec:"):
        command, seconds, simulations = budget_of(text.removeprefix("exec:"))
        if not command.strip() or simulations is not None:
            raise BadOptions(f"a program is written exec:COMMAND or exec:COMMAND:2s, not {text}")
        return Player(label, "exec", command, EXEC_SECONDS if seconds is None else seconds)
    name, seconds, simulations = budget_of(text)
    if not is_in_file(name) and name not in bots():
        raise unknown_bot(name, "a program exec:COMMAND")
    return Player(label, name, None, seconds, simulations)


def budget_of(text: str) -> tuple[str, float | None, int | None]:
    """Return name, seconds and simulations of a text such as `architect:1s`."""
    name, sign, budget = text.rpartition(":")
    found = BUDGET.match(budget) if sign else None
    if found is None:
        return text, None, None
    if found["simulations"]:
        return name, None, within(int(found["simulations"]), 1, 10**9, text)
    return name, within(float(found["seconds"]), 0.001, MAX_SECONDS, text), None


def within(value: Number, least: Number, most: Number, text: str) -> Number:
    """Return a number within its limits, or raise `BadOptions`."""
    if not least <= value <= most:
        raise BadOptions(f"the budget in {text} must lie between {least} and {most}")
    return value
