"""Limits wrong passwords by client address.

Nothing is counted by account: an attacker who fails on purpose exhausts only the attacker's own address, and the owner
of the account can still sign in from another.
"""

from __future__ import annotations

import ipaddress
import time

from ziggurat.server.errors import ApiError
from ziggurat.server.limits import Limiter, Rate

FAILURE_RATE = Rate(burst=10, per_second=0.1)  # wrong passwords per address
IPV6_PREFIX = 64  # one household or machine has a whole network of this size


class PasswordThrottle:
    """Counts password checks until they succeed."""

    def __init__(self) -> None:
        self.failures = Limiter(FAILURE_RATE)

    def begin(self, address: str) -> None:
        """Count a check as failed before it runs, or raise `ApiError` over the limit: parallel checks count too."""
        if not self.failures.allow(network_of(address), time.monotonic()):
            raise ApiError(429, "too_many_requests")

    def succeeded(self, address: str) -> None:
        """Take back the count of `begin`."""
        self.failures.allow(network_of(address), time.monotonic(), cost=-1.0)


def network_of(address: str) -> str:
    """Return an IPv4 address, or the network of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, IPV6_PREFIX), strict=False))
