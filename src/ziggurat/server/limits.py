"""Rate limits per connection, address or account: token buckets, dropped when full."""

from __future__ import annotations

from dataclasses import dataclass

FIRST_DROP = 256  # keys; full buckets are dropped whenever their number has doubled


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
        self.next_drop = min(max_keys, FIRST_DROP)

    def allow(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Take `cost` tokens and return True, or return False if there are too few."""
        level = self.level(key, now)
        allowed = level >= cost
        self.buckets[key] = (level - cost if allowed else level, now)
        if len(self.buckets) > self.next_drop:
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
        self.next_drop = min(self.max_keys, max(FIRST_DROP, 2 * len(self.buckets)))


class Budget:
    """A token bucket that may go into debt: work is charged when its cost is known, and later work has to wait."""

    __slots__ = ("at", "parent", "rate", "tokens")

    def __init__(self, rate: Rate, now: float, parent: Budget | None = None) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now
        self.parent = parent
        """Another budget that all costs are charged to, too: that of the client's address."""

    def charge(self, cost: float) -> None:
        self.tokens -= cost
        if self.parent is not None:
            self.parent.tokens -= cost

    def wait(self, now: float) -> float:
        """Return the seconds until more work may be done; 0 if it may be done now."""
        tokens = self.refill(now)
        seconds = 0.0 if tokens > 0 else (1 - tokens) / self.rate.per_second
        return seconds if self.parent is None else max(seconds, self.parent.wait(now))

    def refill(self, now: float) -> float:
        """Add the tokens of the time that has passed; return their number."""
        tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.tokens, self.at = tokens, now
        return tokens


class Budgets:
    """One budget per address. It outlives the connections of the address until it is full again."""

    def __init__(self, rate: Rate, max_keys: int = 100_000) -> None:
        self.rate = rate
        self.max_keys = max_keys
        self.by_key: dict[str, Budget] = {}

    def of(self, key: str, now: float) -> Budget:
        found = self.by_key.get(key)
        if found is None:
            if len(self.by_key) >= self.max_keys:
                self.drop_full(now)
            found = self.by_key[key] = Budget(self.rate, now)
        return found

    def drop_full(self, now: float) -> None:
        """Drop full budgets; if too many remain, drop the older half."""
        kept = [(key, budget) for key, budget in self.by_key.items() if budget.refill(now) < self.rate.burst]
        self.by_key = dict(kept if len(kept) < self.max_keys else kept[len(kept) // 2 :])
