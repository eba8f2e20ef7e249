"""The sockets that are open, by account: how many there are, and whether somebody is there at all."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict

from ziggurat.server.metrics import Metrics
from ziggurat.server.sockets.connection import Client

MOST_SOCKETS = 16  # per account
SEND_SECONDS = 20.0  # for so long a client may leave everything unread
WATCH_EVERY = 5.0


class Sockets:
    """Knows which accounts have a socket open."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.by_account: dict[str, set[Client]] = defaultdict(set)

    def add(self, client: Client) -> bool:
        """Note a socket; False if the account has too many."""
        if len(self.by_account[client.account]) >= MOST_SOCKETS:
            return False
        self.by_account[client.account].add(client)
        self.metrics.sockets.add(1)
        return True

    def remove(self, client: Client) -> None:
        """Note that a socket is gone."""
        there = self.by_account.get(client.account, set())
        if client in there:
            there.remove(client)
            self.metrics.sockets.add(-1)
        if not there:
            self.by_account.pop(client.account, None)

    def here(self, account: str) -> bool:
        """Tell whether an account has a socket open."""
        return account in self.by_account

    async def watch(self) -> None:
        """Let go of clients that do not read, until cancelled."""
        while True:
            await asyncio.sleep(WATCH_EVERY)
            self.drop_deaf(time.monotonic())

    def drop_deaf(self, now: float) -> None:
        """Stop sending to whoever has taken nothing for long; their sockets end with that."""
        for client in [client for there in self.by_account.values() for client in there]:
            if client.busy_since is not None and client.sender and now - client.busy_since > SEND_SECONDS:
                client.sender.cancel()

    def close_account(self, account: str) -> None:
        """Let all sockets of an account go: it logged out everywhere or was deleted."""
        for client in list(self.by_account.get(account, ())):
            client.finish()
