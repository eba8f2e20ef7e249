"""How many connections the server holds, in all and per address.

A connection without a complete request is *waiting*: it has just been opened, or is kept alive after a response. If
there are too many connections, the oldest waiting one is closed in favour of the new one, so clients that connect and
send nothing cannot keep others out.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from uvicorn.middleware.proxy_headers import _TrustedHosts

from ziggurat.server.limits import Limiter, Rate

# New connections per address. A club behind one address opens six for each browser when the server has restarted.
CONNECTION_RATE = Rate(burst=600, per_second=100)


class Admission:
    """Admits connections by transport; the protocols report what becomes of them."""

    def __init__(self, max_connections: int, per_address: int, proxies: str = "") -> None:
        self.max_connections = max_connections
        self.per_address = per_address
        self.proxies = _TrustedHosts(proxies)
        """Addresses without a limit: they forward the connections of many clients."""
        self.rate = Limiter(CONNECTION_RATE)
        self.addresses: dict[asyncio.Transport, str] = {}
        self.counts: Counter[str] = Counter()
        self.waiting: dict[asyncio.Transport, None] = {}
        """Waiting connections, the oldest first."""
        self.waiting_by_address: dict[str, dict[asyncio.Transport, None]] = {}

    def open(self, transport: asyncio.Transport) -> bool:
        """Admit a new connection; return False if there is no room for it."""
        address = address_of(transport)
        if address not in self.proxies and not self.admits_address(address):
            return False
        if len(self.addresses) >= self.max_connections and not self.evict(self.waiting):
            return False
        self.addresses[transport] = address
        self.counts[address] += 1
        self.set_waiting(transport)
        return True

    def admits_address(self, address: str) -> bool:
        """Return whether an address may have another connection; make room for it if needed."""
        if not self.rate.allow(address, time.monotonic()):
            return False
        return self.counts[address] < self.per_address or self.evict(self.waiting_by_address.get(address))

    def evict(self, candidates: dict[asyncio.Transport, None] | None) -> bool:
        """Close the oldest of the waiting connections; return False if there is none."""
        oldest = next(iter(candidates or ()), None)
        if oldest is None:
            return False
        self.close(oldest)
        oldest.abort()
        return True

    def set_waiting(self, transport: asyncio.Transport) -> None:
        """Note that the server waits for a request on a connection."""
        address = self.addresses.get(transport)
        if address is not None:
            self.waiting[transport] = None
            self.waiting_by_address.setdefault(address, {})[transport] = None

    def set_busy(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent a request or is a WebSocket."""
        address = self.addresses.get(transport)
        if address is not None and transport in self.waiting:
            del self.waiting[transport]
            of_address = self.waiting_by_address[address]
            del of_address[transport]
            if not of_address:
                del self.waiting_by_address[address]

    def close(self, transport: asyncio.Transport) -> None:
        """Release the place of a connection."""
        self.set_busy(transport)
        address = self.addresses.pop(transport, None)
        if address is not None:
            self.counts[address] -= 1
            if not self.counts[address]:
                del self.counts[address]


def address_of(transport: asyncio.Transport) -> str:
    """Return the address of the other end."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "unknown"
