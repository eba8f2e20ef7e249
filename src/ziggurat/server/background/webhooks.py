"""Calls a player's webhook without giving the player access to the host's internal network (SSRF).

The host name is resolved once, every address must be public, and the connection goes to one of those addresses, so a
name that resolves differently later gains nothing. Redirects are not followed. A call has one timeout for everything
and holds no thread while it waits for the host.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any
from urllib.parse import urlsplit

SECONDS = 5.0  # for a whole call
MAX_URL_LENGTH = 1000  # addresses of push services have several hundred characters
MAX_LINE_BYTES = 4096  # of the answer's first line, the only one that is read
STATUS_LINE = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r\n]")
RESOLVER = ThreadPoolExecutor(4, thread_name_prefix="webhook-dns")
# Networks that are not part of the public internet, but that some versions of Python report as public.
NOT_PUBLIC = [
    ipaddress.ip_network(network)
    for network in ("fec0::/10", "3fff::/20", "5f00::/16", "64:ff9b:1::/48", "192.88.99.0/24")
]
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class BadWebhook(ValueError):
    """A URL that must not be called, with a stable code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def check_url(url: str) -> tuple[str, str, int, str]:
    """Return scheme, host, port and path of a webhook, or raise `BadWebhook`."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadWebhook("webhook_malformed") from None
    if len(url) > MAX_URL_LENGTH or parts.scheme not in ("http", "https") or not parts.hostname or not url.isascii():
        raise BadWebhook("webhook_malformed")
    if parts.username is not None or any(letter.isspace() or not letter.isprintable() for letter in url):
        raise BadWebhook("webhook_malformed")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path


async def public_addresses(host: str, port: int) -> list[str]:
    """Return the addresses of a host; raise `BadWebhook` unless all are public."""
    resolve = asyncio.get_running_loop().run_in_executor
    try:
        answers = await resolve(RESOLVER, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    except (OSError, UnicodeError):
        raise BadWebhook("webhook_unknown_host") from None
    addresses = [str(answer[4][0]) for answer in answers]
    if not addresses or not all(is_public(address) for address in addresses):
        raise BadWebhook("webhook_internal")
    return addresses


def is_public(address: str) -> bool:
    """Return whether an address is on the public internet."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        parsed = inner_address(parsed) or parsed
    if any(parsed.version == network.version and parsed in network for network in NOT_PUBLIC):
        return False
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def inner_address(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address to which packets for an IPv6 address go in the end, if there is one."""
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)


@cache
def tls_context() -> ssl.SSLContext:
    """Return the settings for TLS. Cached, because loading the certificates is slow."""
    return ssl.create_default_context()


async def post(url: str, body: bytes, headers: dict[str, str], *, internal_allowed: bool = False) -> int:
    """Post bytes to a public address and return the status.

    Raises `BadWebhook`, `OSError`, `TimeoutError` after SECONDS, or `ValueError` for an answer that is not HTTP.
    """
    scheme, host, port, path = check_url(url)
    async with asyncio.timeout(SECONDS):
        address = host if internal_allowed else (await public_addresses(host, port))[0]
        tls: dict[str, Any] = {"ssl": tls_context(), "server_hostname": host} if scheme == "https" else {}
        reader, writer = await asyncio.open_connection(address, port, limit=MAX_LINE_BYTES, **tls)
        try:
            writer.write(request_head(host, port, path, {**headers, "Content-Length": str(len(body))}) + body)
            await writer.drain()
            return status_in(await reader.readline())
        finally:
            writer.transport.abort()  # a graceful end of TLS would wait for the host


def request_head(host: str, port: int, path: str, headers: dict[str, str]) -> bytes:
    shown = f"[{host}]" if ":" in host else host
    fixed = {"Host": f"{shown}:{port}", "User-Agent": "ziggurat", "Connection": "close"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**fixed, **headers}.items())]
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode("ascii")


def status_in(line: bytes) -> int:
    """Return the status in the first line of an answer."""
    found = STATUS_LINE.match(line)
    if found is None:
        raise ValueError("the answer is not HTTP")
    return int(found[1])


async def call(url: str, body: dict[str, Any], *, internal_allowed: bool = False) -> bool:
    """Call a webhook; return whether it answered with success, without raising for its errors."""
    headers = {"Content-Type": "application/json"}
    try:
        status = await post(url, json.dumps(body).encode(), headers, internal_allowed=internal_allowed)
    except (OSError, ValueError):  # BadWebhook, TimeoutError and ssl.SSLError are among them
        return False
    return 200 <= status < 300
