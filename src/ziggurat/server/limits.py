"""Rate limits per connection, address or account: token buckets, dropped when full."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """The size of a bucket, and how fast it refills."""

    burst: float
    per_second: float


class Limiter:
    """One bucket per key. Callers pass the time in seconds, so tests need not wait."""

    def __init__(self, rate: Rate, max_keys: int = 100_000) -> None:
        self.rate = rate
        self.max_keys = max_keys
        self.buckets: dict[str, tuple[float, float]] = {}
        """Tokens left and the time they were counted, by key."""

    def allow(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Take `cost` tokens and return True, or return False if there are too few."""
        level = self.level(key, now)
        allowed = level >= cost
        self.buckets[key] = (level - cost if allowed else level, now)
        if len(self.buckets) > self.max_keys:
            self.drop_full(now)
        return allowed

    def level(self, key: str, now: float) -> float:
        """Return the number of tokens in a key's bucket."""
        level, since = self.buckets.get(key, (self.rate.burst, now))
        return min(self.rate.burst, level + max(0.0, now - since) * self.rate.per_second)

    def drop_full(self, now: float) -> None:
        """Drop full buckets; if too many remain, drop the oldest half."""
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if self.level(key, now) < self.rate.burst}
        if len(self.buckets) > self.max_keys:
            newest = sorted(self.buckets.items(), key=lambda item: item[1][1])[len(self.buckets) // 2 :]
            self.buckets = dict(newest)
