"""How many games of an arena or a training are played, and when all will be."""

from __future__ import annotations

import sys
import time

from ziggurat.words import Words

EVERY = 0.5  # seconds between two lines


class GamesPlayed:
    """Tells the progress on standard error: one line that renews itself, or a line now and then where it cannot."""

    def __init__(self, total: int, done: int, words: Words) -> None:
        self.total = total
        self.done = done
        self.words = words
        self.first = self.told = done
        self.began = self.shown = time.monotonic()
        self.live = sys.stderr.isatty()
        self.every = EVERY if self.live else 20 * EVERY

    def step(self) -> None:
        """Count a finished game."""
        self.done += 1
        now = time.monotonic()
        if now - self.shown >= self.every:
            self.shown = now
            self.show(now)

    def show(self, now: float) -> None:
        """Say how far it is."""
        self.told = self.done
        each = (now - self.began) / max(1, self.done - self.first)
        left = duration(each * (self.total - self.done))
        text = self.words.say("arena-progress", done=self.done, total=self.total, left=left)
        print(f"\r\x1b[K{text}" if self.live else text, end="" if self.live else "\n", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Say that all are played, if that is so and was not said yet, and leave the line."""
        if self.told < self.done == self.total:
            self.show(time.monotonic())
        if self.live:
            print(file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away: what comes next says more."""
        if self.live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """Write a time: `0:07`, `12:30`, `1:02:03`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
