"""Tables that are not stored: a position to try things on, for lessons and for set-up positions.

Such a table lives as long as one request. The client sends the position and all commands so far, and they are carried
out again; so the server keeps nothing between two requests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.seed import reproducible_salt, seed_bytes
from ziggurat.table.commands import Command, Create, SeatBot, Sit, Start
from ziggurat.table.json_types import Update
from ziggurat.table.table import Table, installed_game

ACCOUNT = "practice"
NAME = "You"
"""Stands at the table until the page shows its own word for the reader."""


@dataclass(frozen=True)
class SetUp:
    """Where a game begins: a new deal of `seats`, `seed` and `options`, or a state. `actions` are played from there."""

    game: str
    seed: int = 1
    state: Mapping[str, Any] | None = None
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    actions: Sequence[str] = ()

    def rules(self) -> Game:
        """Return the game, or raise `UnknownGame`."""
        return installed_game(self.game)

    def first_commands(self, account: str, name: str, seat: int, bots: Mapping[int, str], level: str) -> list[Command]:
        """Return the commands that begin a game here, or raise the error of the rules.

        The account takes `seat`, the named bots theirs, and bots of `level` all others. The table is private, because
        the one who set up the position knows what is hidden.
        """
        seats, options = self.seats, self.options
        if self.state is not None:
            position = self.rules().load(dict(self.state), self.seed)
            seats, options = position.seats, self.rules().state(position)["options"]
        seed = seed_bytes(self.seed)
        commands: list[Command] = [
            Create(self.game, seats, account, options, private=True),
            Sit(account, name, seat),
        ]
        commands += [SeatBot(account, other, bots.get(other, level)) for other in range(seats) if other != seat]
        commands.append(Start(account, seed.hex(), reproducible_salt(seed).hex(), self.state, self.actions))
        return commands


class PracticeTable:
    """A table for one person at `seat` who also makes the moves of the others."""

    def __init__(self, set_up: SetUp, seat: int, level: str, now: int) -> None:
        self.table = Table()
        self.seat = seat
        self.now = now
        for command in set_up.first_commands(ACCOUNT, NAME, seat, {}, level):
            self.perform(command)

    def perform(self, command: Command) -> None:
        """Carry out a command, or raise `Refused`."""
        for event in self.table.decide(command, self.now):
            self.table.apply(event)

    def show(self, command: Command) -> list[Update]:
        """Carry out a command and return what the person sees of it, or raise `Refused`."""
        updates = []
        for event in self.table.decide(command, self.now):
            self.table.apply(event)
            updates.append(self.table.update_for(event, self.seat))
        return updates
