"""A browser or program at the other end of a socket: what is sent to it waits in a queue of its own."""

from __future__ import annotations

import asyncio
from typing import Any

from ziggurat.server.json_text import json_text

MOST_WAITING = 512  # frames; who reads more slowly than that is let go, and comes back by `hello`
END = None


def frame_of(kind: str, /, **fields: Any) -> str:
    """Return the text of a frame."""
    return json_text({"type": kind, **fields})


class Client:
    """One socket with its account. Sending never waits, so a slow reader delays nobody."""

    def __init__(self, account: str, name: str, address: str) -> None:
        self.account = account
        self.name = name
        self.address = address
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING + 1)
        self.tables: set[str] = set()
        self.overrun = False

    def send(self, text: str) -> None:
        """Queue a frame, or give the client up if too many wait already."""
        if self.overrun:
            return
        if self.queue.qsize() >= MOST_WAITING:
            self.overrun = True
            self.finish()
            return
        self.queue.put_nowait(text)

    def finish(self) -> None:
        """Let the sender end after what is queued."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(END)
