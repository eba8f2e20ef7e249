"""Progress of an arena or a training on standard error."""

from __future__ import annotations

import sys
import time

from ziggurat.words import Words

INTERVAL = 0.5  # seconds between two updates on a terminal


class GamesPlayed:
    """Shows games played and time left.

    On a terminal one line is updated; otherwise a line is printed every ten seconds.
    """

    def __init__(self, total: int, done: int, words: Words) -> None:
        self.total = total
        self.done = done
        self.words = words
        self.first = self.last_shown = done
        self.began = self.shown_at = time.monotonic()
        self.live = sys.stderr.isatty()
        self.interval = INTERVAL if self.live else 20 * INTERVAL

    def step(self) -> None:
        """Count a finished game."""
        self.done += 1
        now = time.monotonic()
        if now - self.shown_at >= self.interval:
            self.shown_at = now
            self.show(now)

    def show(self, now: float) -> None:
        """Print the games played and the estimated time left."""
        self.last_shown = self.done
        each = (now - self.began) / max(1, self.done - self.first)
        left = duration(each * (self.total - self.done))
        text = self.words.say("arena-progress", done=self.done, total=self.total, left=left)
        print(f"\r\x1b[K{text}" if self.live else text, end="" if self.live else "\n", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Print the final count, unless it was printed or games are missing."""
        if self.last_shown < self.done == self.total:
            self.show(time.monotonic())
        if self.live:
            print(file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Erase the line."""
        if self.live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """Return a time such as `0:07`, `12:30` or `1:02:03`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
