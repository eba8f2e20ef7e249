"""The sockets of a server: bound before anything is announced, with errors in the user's language."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterable
from typing import Any

from ziggurat.core.errors import BadOptions
from ziggurat.words import Words

PORT = 8080
PORTS_TRIED = 20
LACKING = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # such as IPv6 on a machine without it


def bind(host: str, port: int | None, words: Words) -> list[socket.socket]:
    """Return bound sockets for all addresses of a host, or raise `BadOptions`.

    Without a port it is PORT or the next free one. Port 0 is any free port.
    """
    ports: Iterable[int] = range(PORT, PORT + PORTS_TRIED) if port is None else [port]
    failure = OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
    for tried in ports:
        try:
            return bind_all(host, tried)
        except OSError as error:
            failure = error
            if error.errno != errno.EADDRINUSE:
                break
    code = "unknown" if isinstance(failure, socket.gaierror) else errno.errorcode.get(failure.errno or 0, "other")
    reason = failure.strerror or str(failure)
    shown = str(PORT if port is None else port)
    raise BadOptions(words.say("serve-cannot-listen", host=host, port=shown, code=code, reason=reason))


def bind_all(host: str, port: int) -> list[socket.socket]:
    """Bind one socket per address of a host; an address that this machine lacks is left out."""
    bound: list[socket.socket] = []
    lacking: OSError | None = None
    try:
        for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            try:
                bound.append(bind_one(family, kind, protocol, (address[0], port, *address[2:])))
            except OSError as error:
                if error.errno not in LACKING:
                    raise
                lacking = error
            else:
                port = bound[0].getsockname()[1]
        if not bound:
            raise lacking or OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    except OSError:
        for one in bound:
            one.close()
        raise
    return bound


def bind_one(family: int, kind: int, protocol: int, address: tuple[Any, ...]) -> socket.socket:
    """Return a bound socket; the port may be that of a server that has just ended."""
    made = socket.socket(family, kind, protocol)
    try:
        made.setblocking(False)
        if os.name == "posix":  # on Windows this would allow a second server on the same port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def lan_address() -> str:
    """Return this machine's address in the local network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # RFC 5737: for documentation; only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
