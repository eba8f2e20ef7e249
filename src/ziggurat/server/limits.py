"""How often a socket, an address or an account may ask: token buckets, forgotten when full again."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many per second in the long run."""

    burst: float
    per_second: float


class Limiter:
    """One bucket per key. The caller gives the time in seconds, so that tests need no waiting."""

    def __init__(self, rate: Rate, most_keys: int = 100_000) -> None:
        self.rate = rate
        self.most_keys = most_keys
        self.buckets: dict[str, tuple[float, float]] = {}

    def allow(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Take `cost` tokens if they are there; tell whether they were."""
        level = self.level(key, now)
        allowed = level >= cost
        self.buckets[key] = (level - cost if allowed else level, now)
        if len(self.buckets) > self.most_keys:
            self.forget_full(now)
        return allowed

    def level(self, key: str, now: float) -> float:
        """Return how many tokens a key has."""
        level, since = self.buckets.get(key, (self.rate.burst, now))
        return min(self.rate.burst, level + max(0.0, now - since) * self.rate.per_second)

    def wait(self, key: str, now: float, cost: float = 1.0) -> float:
        """Return in how many seconds `cost` tokens will be there."""
        return max(0.0, (cost - self.level(key, now)) / self.rate.per_second)

    def forget_full(self, now: float) -> None:
        """Drop the buckets that say nothing any more; if all still do, drop the oldest half."""
        self.buckets = {key: held for key, held in self.buckets.items() if self.level(key, now) < self.rate.burst}
        if len(self.buckets) > self.most_keys:
            newest = sorted(self.buckets.items(), key=lambda held: held[1][1])[len(self.buckets) // 2 :]
            self.buckets = dict(newest)
