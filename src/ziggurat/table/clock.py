"""The clock of a table. It is pure: each method gets the time, in milliseconds.

Time runs only for persons to move, never for bots, and not before the game, after it or in a pause.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from ziggurat.table.errors import Refused

SECOND = 1000
DAY = 86_400 * SECOND
MAX_BASE = DAY
MAX_INCREMENT = 3600 * SECOND
MAX_DAYS = 30


@dataclass(frozen=True)
class ClockRule:
    """How much time the players have, in milliseconds.

    `live`: `base` for the whole game and `increment` after every turn. `days`: this number of days for every turn.
    """

    kind: str = "none"
    base: int = 0
    increment: int = 0
    days: int = 0

    def check(self) -> None:
        """Refuse times outside the limits, and times that do not belong to the kind."""
        live = SECOND <= self.base <= MAX_BASE and 0 <= self.increment <= MAX_INCREMENT and self.days == 0
        days = self.base == self.increment == 0 and 1 <= self.days <= MAX_DAYS
        none = self.base == self.increment == self.days == 0
        if not {"live": live, "days": days, "none": none}.get(self.kind, False):
            raise Refused("bad_clock")

    @property
    def allowance(self) -> int:
        """Return the initial time of a seat, per game or, with days, per turn."""
        return self.base if self.kind == "live" else self.days * DAY


NO_CLOCK = ClockRule()


@dataclass(frozen=True)
class Clock:
    """The time of every seat.

    For the running seat, the time since `since` is not yet subtracted from `left`.
    """

    rule: ClockRule = NO_CLOCK
    left: tuple[int, ...] = ()
    """Milliseconds per seat; empty without a clock."""
    running: int | None = None
    since: int = 0

    @staticmethod
    def full(rule: ClockRule, seats: int) -> Clock:
        """Return a stopped clock with the full time for every seat."""
        return Clock(rule, () if rule.kind == "none" else (rule.allowance,) * seats)

    def remaining(self, seat: int, now: int) -> int:
        """Return the time a seat has left, never less than 0."""
        spent = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def due(self) -> int | None:
        """Return when the running seat's time will be up."""
        return None if self.running is None else self.since + self.left[self.running]

    def is_out(self, now: int) -> bool:
        """Return whether the running seat's time is up."""
        due = self.due()
        return due is not None and now >= due

    def stopped(self, now: int) -> Clock:
        """Return the clock stopped, with the time used so far subtracted."""
        if self.running is None:
            return self
        left = list(self.left)
        left[self.running] = self.remaining(self.running, now)
        return replace(self, left=tuple(left), running=None, since=now)

    def started(self, seat: int | None, now: int) -> Clock:
        """Return the clock running for a seat; stopped for None."""
        return replace(self.stopped(now), running=seat, since=now) if self.left else self

    def passed_on(self, seat: int | None, now: int) -> Clock:
        """Return the clock after a turn, running for the next seat.

        Add the increment, or restore the full allowance of a daily clock.
        """
        clock = self.stopped(now)
        if self.running is not None:
            gain = self.rule.increment if self.rule.kind == "live" else self.rule.allowance - clock.left[self.running]
            clock = clock.with_added(self.running, gain)
        return clock.started(seat, now)

    def rewound(self, seat: int | None, now: int) -> Clock:
        """Return the clock after an undo by consent; only a daily clock restarts."""
        clock = self.stopped(now)
        if self.rule.kind == "days":
            clock = replace(clock, left=(self.rule.allowance,) * len(self.left))
        return clock.started(seat, now)

    def with_added(self, seat: int, milliseconds: int) -> Clock:
        """Return the clock with more time for a seat."""
        return replace(self, left=tuple(time + milliseconds * (i == seat) for i, time in enumerate(self.left)))

    def excused(self, milliseconds: int, now: int) -> Clock:
        """Return the clock without time that passed while the server was unreachable."""
        return replace(self, since=min(self.since + milliseconds, now)) if self.running is not None else self

    def to_json(self) -> dict[str, Any]:
        """Return the clock as JSON-able data, without its rule, which is part of the settings."""
        data = asdict(self)
        del data["rule"]
        return data
