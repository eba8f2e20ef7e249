"""Trying a command out: the facts it leads to are taken in by a copy of the table as they are found.

So whatever follows from a fact (a forced action, the end of the game) is decided by looking at the table after it, and
the events that come out are known to fit.
"""

from __future__ import annotations

from ziggurat.table.apply import fold
from ziggurat.table.events import Event
from ziggurat.table.facts import Fact
from ziggurat.table.state import TableState


class Draft:
    """A copy of a table with the events that a command leads to, all at one time."""

    def __init__(self, state: TableState, now: int) -> None:
        self.table = state.fork()
        self.now = max(now, state.at)  # clocks of several machines may differ; time at a table never goes back
        self.events: list[Event] = []

    def add(self, fact: Fact) -> None:
        """Let a fact happen."""
        event = Event.of(self.table.version + 1, self.now, fact)
        fold(self.table, event, fact)
        self.events.append(event)
