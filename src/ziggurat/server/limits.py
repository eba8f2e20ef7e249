"""Rate limits per connection, address or account: token buckets, dropped when full."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakValueDictionary

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

    __slots__ = ("__weakref__", "at", "burst", "parent", "per_second", "tokens")

    def __init__(self, rate: Rate, now: float, parent: Budget | None = None) -> None:
        self.burst = rate.burst
        self.per_second = rate.per_second
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
        seconds = 0.0
        if self.refill(now) <= 0:
            seconds = (1 - self.tokens) / self.per_second
        if self.parent is not None and self.parent.refill(now) <= 0:
            seconds = max(seconds, self.parent.wait(now))
        return seconds

    def refill(self, now: float) -> float:
        """Add the tokens of the time that has passed; return their number."""
        tokens = self.tokens + (now - self.at) * self.per_second
        self.tokens, self.at = tokens if tokens < self.burst else self.burst, now
        return self.tokens


class Budgets:
    """One budget per address. It outlives the connections of the address until it is full again."""

    def __init__(self, rate: Rate, max_keys: int = 100_000) -> None:
        self.rate = rate
        self.max_keys = max_keys
        self.kept: dict[str, Budget] = {}
        """Budgets that were not full when they were last checked."""
        self.in_use: WeakValueDictionary[str, Budget] = WeakValueDictionary()
        """All budgets, also those that were dropped and that a connection still uses."""
        self.next_drop = min(max_keys, FIRST_DROP)

    def of(self, key: str, now: float) -> Budget:
        """Return the budget of an address, the same one for all its connections."""
        found = self.in_use.get(key)
        if found is None:
            found = self.in_use[key] = Budget(self.rate, now)
        self.kept[key] = found
        if len(self.kept) > self.next_drop:
            self.drop_full(now)
        return found

    def drop_full(self, now: float) -> None:
        """Drop full budgets; if too many remain, drop the older half."""
        kept = [(key, budget) for key, budget in self.kept.items() if budget.refill(now) < self.rate.burst]
        self.kept = dict(kept if len(kept) < self.max_keys else kept[len(kept) // 2 :])
        self.next_drop = min(self.max_keys, max(FIRST_DROP, 2 * len(self.kept)))
