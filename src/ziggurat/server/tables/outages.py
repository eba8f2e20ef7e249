"""Time that players lost without their fault, and the commands that give it back.

An outage is a period in which the server did not observe the time: it was not running, its process or machine was
stopped, or the system's clock was set forward. Each table gets its share with its next commit.
"""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.store import Outage
from ziggurat.table.commands import Command, Excuse
from ziggurat.table.state import TableState

TOLERANCE_MS = 1500  # the time is observed four times per second; a longer gap is an outage


class Outages:
    """The outages known to this process."""

    def __init__(self) -> None:
        self.known: list[Outage] = []
        """The earliest first."""
        self.new: list[Outage] = []
        """Outages that are not stored yet."""
        self.observed: int | None = None
        """When the time was last observed; None before observation begins."""

    def begin(self, known: Sequence[Outage], last: int | None, now: int, tolerance: int) -> None:
        """Begin to observe the time; the server last ran at `last`."""
        self.known = list(known)
        self.observed = now if last is None else last
        self.observe(now, tolerance)

    def observe(self, now: int, tolerance: int = TOLERANCE_MS) -> None:
        """Add an outage if the time was last observed too long ago."""
        if self.observed is None:
            return
        if now - self.observed > tolerance:
            outage = Outage(self.observed, now)
            self.known.append(outage)
            self.new.append(outage)
        self.observed = now

    def lost_ms(self, state: TableState) -> int:
        """Return the milliseconds that the running seat lost since the table's last event."""
        lost = 0
        if state.clock.running is not None:
            for outage in reversed(self.known):
                if outage.until <= state.at:
                    break
                lost += outage.until - max(outage.since, state.at)
        return lost

    def with_excuse(self, state: TableState, commands: Sequence[Command]) -> Sequence[Command]:
        """Return the commands, preceded by one that gives back lost time."""
        lost = self.lost_ms(state)
        return (Excuse(lost), *commands) if lost else commands
