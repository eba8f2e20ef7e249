"""Which tables other processes have in memory too, so that a hint goes only to processes that need it.

A process that loads a table announces it to all others. Those that have the table answer, and the first one confirms.
Both sides then send each other hints about it, and read it once more for what was stored before they did:

    first                               second, which has the table
    WATCH to all                   ->   adds the first one
    adds the second one, reads     <-   SHARED
    CONFIRMED                      ->   reads

A message may be lost; the comparison with the store (`TableRegistry.compare_with_store`) does not depend on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

WATCH, SHARED, CONFIRMED, UNWATCH = "@watch", "@shared", "@confirmed", "@unwatch"
ALIVE = "@alive"
AGAIN = "@again"  # a request to announce all tables again
ALIVE_SECONDS = 10.0  # between two signs of life
LOST_SECONDS = 35.0  # without a message from a process, before it no longer gets hints

Post = Callable[[str | None, str, str], None]
"""Queues a message for a process (None: all), with its topic and key."""


class Holders:
    """The tables of this process, and the other processes that have them."""

    def __init__(self, post: Post, on_shared: Callable[[str], None]) -> None:
        self._post = post
        self._on_shared = on_shared
        self._watched: Counter[str] = Counter()
        self._others: dict[str, set[str]] = {}
        """The other processes that have a table, by table."""
        self._heard: dict[str, float] = {}
        """When the last message of each process came."""
        self._lost: set[str] = set()
        """Processes from which no message came for long; one that does send again has to announce its tables."""

    def watch(self, table: str) -> None:
        self._watched[table] += 1
        if self._watched[table] == 1:
            self._post(None, WATCH, table)

    def unwatch(self, table: str) -> None:
        self._watched[table] -= 1
        if self._watched[table] <= 0:
            del self._watched[table]
            for process in self._others.pop(table, ()):
                self._post(process, UNWATCH, table)

    def is_shared(self, table: str) -> bool:
        """Return whether another process has a table too."""
        return bool(self._others.get(table))

    def recipients(self, table: str) -> Collection[str | None]:
        """Return the processes that need a hint about a table: all (None), if this process does not have it."""
        return self._others.get(table, ()) if table in self._watched else (None,)

    def reconnect(self) -> None:
        """Ask all others again after messages may have been missed."""
        self._others.clear()
        self._announce(None)

    def _announce(self, process: str | None) -> None:
        for table in self._watched:
            self._post(process, WATCH, table)

    def receive(self, sender: str, topic: str, table: str, now: float) -> bool:
        """Handle a message of another process; return False if it is a hint for the listeners."""
        self._heard[sender] = now
        if sender in self._lost:
            self._lost.discard(sender)
            self._post(sender, AGAIN, "")
        if not topic.startswith("@"):
            return False
        if topic == UNWATCH:
            self._others.get(table, set()).discard(sender)
        elif topic == AGAIN:
            self._announce(sender)
        elif table in self._watched:
            self._others.setdefault(table, set()).add(sender)
            if topic == WATCH:
                self._post(sender, SHARED, table)
            else:
                self._on_shared(table)
                if topic == SHARED:
                    self._post(sender, CONFIRMED, table)
        elif topic in (SHARED, CONFIRMED):  # it is no longer in memory
            self._post(sender, UNWATCH, table)
        return True

    def drop_lost(self, now: float) -> None:
        """Send no more hints to processes from which no message has come for long."""
        for process in [process for process, heard in self._heard.items() if now - heard > LOST_SECONDS]:
            del self._heard[process]
            self._lost.add(process)
            for others in self._others.values():
                others.discard(process)
