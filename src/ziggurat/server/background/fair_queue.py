"""The order of bots' requests: addresses take turns, then the accounts of an address."""

from __future__ import annotations

import heapq
import time
from collections import OrderedDict
from itertools import count
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

OLDEST_EVERY = 3  # how often the oldest item is next, so that none waits for ever


class Owner(NamedTuple):
    """The account for which a bot searches, and its address; empty if the account is not connected."""

    address: str
    account: str


class FairQueue(Generic[T]):
    """A queue in which no account and no address waits for all requests of another one.

    Of one account's items, that with the shortest thinking time is first. Accounts whose address is not known, such as
    those that have not reconnected after a restart, share one. The oldest item is often next, which keeps them from
    starving, and a turn with several searches from waiting as long for each of them as for the first.
    """

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, list[tuple[float, float, int, T]]]] = OrderedDict()
        self.numbers = count()
        self.popped = 0

    def __len__(self) -> int:
        return sum(len(items) for accounts in self.addresses.values() for items in accounts.values())

    def push(self, owner: Owner, seconds: float, item: T, since: float | None = None) -> None:
        """Add an item that needs some seconds; its age counts from `since`, as monotonic time, or from now."""
        since = time.monotonic() if since is None else since
        accounts = self.addresses.setdefault(owner.address, OrderedDict())
        heapq.heappush(accounts.setdefault(owner.account, []), (seconds, since, next(self.numbers), item))

    def pop(self) -> T:
        """Return the next item; its address and account go to the end."""
        self.popped += 1
        if self.popped % OLDEST_EVERY == 0:
            self.move_oldest_first()
        address, accounts = self.addresses.popitem(last=False)
        account, items = accounts.popitem(last=False)
        item = heapq.heappop(items)[-1]
        if items:
            accounts[account] = items
        if accounts:
            self.addresses[address] = accounts
        return item

    def move_oldest_first(self) -> None:
        """Move the address and the account of the oldest item to the front."""
        waiting = [
            (since, number, address, account)
            for address, accounts in self.addresses.items()
            for account, items in accounts.items()
            for _, since, number, _ in items
        ]
        *_, address, account = min(waiting)
        self.addresses.move_to_end(address, last=False)
        self.addresses[address].move_to_end(account, last=False)
