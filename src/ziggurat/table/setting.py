"""How a table is set: the game with its options and box, the clock, and what happens when time runs out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ziggurat.table.errors import Refused

SECOND = 1000
DAY = 86_400 * SECOND
LONGEST_BASE = DAY
LONGEST_INCREMENT = 3600 * SECOND
MOST_DAYS = 30
FLAGS = ("lose", "stand_in")


@dataclass(frozen=True)
class ClockRule:
    """How much time the players have, in milliseconds.

    `live`: `base` for the whole game and `increment` after every turn. `days`: so many `days` for every turn.
    """

    kind: str = "none"
    base: int = 0
    increment: int = 0
    days: int = 0

    def check(self) -> None:
        """Refuse times that nobody can play with."""
        live = SECOND <= self.base <= LONGEST_BASE and 0 <= self.increment <= LONGEST_INCREMENT and self.days == 0
        days = self.base == self.increment == 0 and 1 <= self.days <= MOST_DAYS
        none = self.base == self.increment == self.days == 0
        if not {"live": live, "days": days, "none": none}.get(self.kind, False):
            raise Refused("bad_clock")

    @property
    def allowance(self) -> int:
        """Return what a seat has at the beginning: of the game, or of each turn if the clock counts days."""
        return self.base if self.kind == "live" else self.days * DAY


NO_CLOCK = ClockRule()


@dataclass(frozen=True)
class Setting:
    """Everything about a table that is agreed before the game begins."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Any]
    clock: ClockRule
    flag: str
    """What happens to a seat whose time is up: `lose` or `stand_in` (a bot plays on, also with two players)."""
    stand_in: str
    """The level of the bot that plays on for a seat whose player has left a running game."""
    private: bool
    """Whether only those who sit here or were invited may come."""

    def to_json(self) -> dict[str, Any]:
        """Return the setting as JSON-able data."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Setting:
        """Return the setting that `to_json` wrote."""
        return Setting(**{**data, "clock": ClockRule(**data["clock"])})
