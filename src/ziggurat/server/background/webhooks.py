"""Calls a player's webhook without giving the player access to the host's internal network (SSRF).

The host name is resolved once, every address must be public, and the connection goes to one of those addresses, so a
name that resolves differently later gains nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

SECONDS = 5.0
MAX_URL_LENGTH = 500
MAX_ANSWER_BYTES = 4096


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


def public_addresses(host: str, port: int) -> list[str]:
    """Return the addresses of a host; raise `BadWebhook` unless all are public."""
    try:
        answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
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
        inner = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo[1] if parsed.teredo else None)
        if inner is not None:
            parsed = inner
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def send(url: str, body: dict[str, Any], *, internal_allowed: bool = False) -> int:
    """Post JSON to a webhook and return the status. Blocking: call it in a thread."""
    scheme, host, port, path = check_url(url)
    address = host if internal_allowed else public_addresses(host, port)[0]
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    plain = socket.create_connection((address, port), timeout=SECONDS)
    connection.sock = plain
    try:
        if scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        text = json.dumps(body).encode()
        connection.request("POST", path, text, {"Content-Type": "application/json", "User-Agent": "ziggurat"})
        answer = connection.getresponse()
        answer.read(MAX_ANSWER_BYTES)
        return answer.status
    finally:
        connection.close()


async def call(url: str, body: dict[str, Any], *, internal_allowed: bool = False) -> bool:
    """Call a webhook; return whether it answered with success, without raising for its errors."""
    try:
        status = await asyncio.wait_for(
            asyncio.to_thread(send, url, body, internal_allowed=internal_allowed), SECONDS * 2
        )
    except (BadWebhook, OSError, TimeoutError, http.client.HTTPException, ssl.SSLError):
        return False
    return 200 <= status < 300
