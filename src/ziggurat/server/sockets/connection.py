"""A browser or program at the other end of a socket: what it cannot take at once waits in a queue of its own."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from ziggurat.json_text import json_bytes

MOST_WAITING = 512  # frames; who reads more slowly than that is let go, and comes back by `hello`


def frame_of(kind: str, /, **fields: Any) -> bytes:
    """Return the text of a frame, encoded as it is sent."""
    return json_bytes({"type": kind, **fields})


class Client:
    """One socket with its account. Sending never waits, so a slow reader delays nobody."""

    def __init__(self, account: str, name: str, address: str, post: Callable[[bytes], bool] | None = None) -> None:
        self.account = account
        self.name = name
        self.address = address
        self.post = post
        """Writes a frame to the socket at once, if nothing is in its way, and tells whether it did."""
        self.frames: deque[bytes] = deque()
        self.tables: set[str] = set()
        self.finished = False
        self.overrun = False
        self.sender: asyncio.Task[None] | None = None
        self.busy_since: float | None = None
        """Since when the sender has been busy with one batch of frames."""
        self.wake: asyncio.Future[None] | None = None

    def send(self, text: bytes) -> None:
        """Send a frame now or queue it; give the client up if too many wait already."""
        if self.finished:
            return
        nothing_before = not self.frames and self.busy_since is None
        if nothing_before and self.post is not None and self.post(text):
            return
        if len(self.frames) >= MOST_WAITING:
            self.overrun = True
            self.finish()
            return
        self.frames.append(text)
        self.stir()

    def finish(self) -> None:
        """Let the sender end after what is queued."""
        self.finished = True
        self.stir()

    def stir(self) -> None:
        """Wake the sender."""
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    async def waiting(self) -> bool:
        """Wait until there is something to send; False when nothing will come any more."""
        self.busy_since = None
        while not self.frames:
            if self.finished:
                return False
            self.wake = asyncio.get_running_loop().create_future()
            await self.wake
        self.busy_since = time.monotonic()
        return True
