"""Which `Host` headers a server accepts.

A page of another site can make its own name resolve to this server (DNS rebinding), and the browser then treats both as
one origin. Such a page is recognised by the name in `Host`.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from ziggurat.server.config import Config

# Names that no public registry assigns: RFC 6761, RFC 6762, RFC 8375, and what home routers use.
LOCAL_SUFFIXES = (".localhost", ".local", ".home.arpa", ".internal", ".lan")
ANY_HOST = "*"


class AllowedHosts:
    """Accepts the configured names; without any, everything that an attacker cannot own."""

    def __init__(self, config: Config) -> None:
        self.names = {name.lower() for name in config.hosts}
        # A proxy that terminates TLS answers only for its certificate's names, which rebinding cannot obtain.
        self.any = ANY_HOST in self.names or (config.behind_tls and not self.names)

    def __contains__(self, header: str | None) -> bool:
        """Return whether a `Host` header is accepted; programs may send none."""
        if self.any or not header:
            return True
        name = host_name(header)
        return name in self.names or is_local(name)


def host_name(header: str) -> str:
    """Return the name or address in a `Host` header, without the port; empty if it is malformed."""
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".").lower()
    except ValueError:
        return ""


def is_local(name: str) -> bool:
    """Return whether a name is an address, has one label, or ends with a suffix for local networks."""
    try:
        ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(LOCAL_SUFFIXES))
    return True
