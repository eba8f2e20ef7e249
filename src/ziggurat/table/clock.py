"""The clock of a table. It is pure: every question and every change brings the time along, in milliseconds.

Only persons' time runs; a bot's time is the server's. Time stands still before the game, after it and in a pause.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from ziggurat.table.errors import Refused

SECOND = 1000
DAY = 86_400 * SECOND
LONGEST_BASE = DAY
LONGEST_INCREMENT = 3600 * SECOND
MOST_DAYS = 30


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
class Clock:
    """The time of every seat: `left` without what has passed for the running seat since `since`."""

    rule: ClockRule = NO_CLOCK
    left: tuple[int, ...] = ()
    running: int | None = None
    since: int = 0

    @staticmethod
    def wound(rule: ClockRule, seats: int) -> Clock:
        """Return a clock before the first turn, with everybody's time on it; none if nobody is timed."""
        return Clock(rule, () if rule.kind == "none" else (rule.allowance,) * seats)

    @property
    def ticks(self) -> bool:
        """Tell whether there is a clock at all."""
        return bool(self.left)

    def remaining(self, seat: int, now: int) -> int:
        """Return how much time a seat has, never less than 0."""
        spent = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def due(self) -> int | None:
        """Return when the running seat's time will be up."""
        return None if self.running is None else self.since + self.left[self.running]

    def is_out(self, now: int) -> bool:
        """Tell whether the running seat's time is up."""
        due = self.due()
        return due is not None and now >= due

    def stopped(self, now: int) -> Clock:
        """Return the clock standing still, with the time used up so far taken off."""
        if self.running is None:
            return self
        left = list(self.left)
        left[self.running] = self.remaining(self.running, now)
        return replace(self, left=tuple(left), running=None, since=now)

    def started(self, seat: int | None, now: int) -> Clock:
        """Return the clock running for a seat with the time it still has; for None it stands still."""
        return replace(self.stopped(now), running=seat, since=now) if self.ticks else self

    def handed_over(self, seat: int | None, now: int) -> Clock:
        """Return the clock after a turn is over and the next seat's begins.

        Who has played gets the increment, or the full days again, so that every turn begins with all of them.
        """
        clock = self.stopped(now)
        if self.running is not None:
            gain = self.rule.increment if self.rule.kind == "live" else self.rule.allowance - clock.left[self.running]
            clock = clock.given(self.running, gain)
        return clock.started(seat, now)

    def renewed(self, seat: int | None, now: int) -> Clock:
        """Return the clock after turns were taken back: used time stays used, but counted days begin anew."""
        clock = self.stopped(now)
        if self.rule.kind == "days":
            clock = replace(clock, left=(self.rule.allowance,) * len(self.left))
        return clock.started(seat, now)

    def given(self, seat: int, milliseconds: int) -> Clock:
        """Return the clock with more time for a seat."""
        return replace(self, left=tuple(time + milliseconds * (i == seat) for i, time in enumerate(self.left)))

    def excused(self, milliseconds: int, now: int) -> Clock:
        """Return the clock without time that passed while the server could not be reached."""
        return replace(self, since=min(self.since + milliseconds, now)) if self.running is not None else self

    def to_json(self) -> dict[str, Any]:
        """Return the clock as JSON-able data, without its rule: that is part of the setting."""
        data = asdict(self)
        del data["rule"]
        return data
