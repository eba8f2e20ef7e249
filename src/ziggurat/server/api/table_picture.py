"""Pictures of public games for link previews, drawn in a process of their own (`ziggurat.pictures.preview`).

A picture shows what spectators may know. It is drawn again at most once in KEPT_SECONDS per table and language, and one
at a time, so that requests for pictures cannot take the processor from players. They need the extra `pictures`.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple

from ziggurat.server.api.link_preview import seat_name
from ziggurat.server.errors import ApiError
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.words import words

KEPT_SECONDS = 60
MAX_KEPT = 64
MAX_WAITING = 8
DRAW_SECONDS = 20.0  # far more than drawing takes; a process that hangs is killed
COMMAND = (sys.executable, "-m", "ziggurat.pictures.preview")


@cache
def can_draw() -> bool:
    """Return whether the extra `pictures` is installed."""
    return find_spec("resvg_py") is not None


class Drawn(NamedTuple):
    """A picture, the version of the table that it shows, and when it was drawn."""

    version: int
    at: float
    png: bytes


class TablePictures:
    """The latest pictures of tables, by table and language."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], Drawn] = {}
        self.drawing = asyncio.Lock()
        self.waiting = 0

    async def png(self, live: LiveTable, language: str) -> bytes:
        """Return a picture of a table as PNG; raise `ApiError` if pictures cannot be drawn or too many wait."""
        if not can_draw():
            raise ApiError(404, "not_found")
        if (found := self.current(live, language)) is not None:
            return found
        if self.waiting >= MAX_WAITING:
            raise ApiError(429, "too_many_requests")
        self.waiting += 1
        try:
            async with self.drawing:
                if (found := self.current(live, language)) is not None:  # drawn while this request waited
                    return found
                return await self.draw(live, language)
        finally:
            self.waiting -= 1

    def current(self, live: LiveTable, language: str) -> bytes | None:
        """Return a kept picture if nothing has changed since or if it is young enough."""
        found = self.kept.get((live.id, language))
        if found is None:
            return None
        young = time.monotonic() - found.at < KEPT_SECONDS
        return found.png if young or found.version == live.table.version else None

    async def draw(self, live: LiveTable, language: str) -> bytes:
        """Draw a picture and keep it; the oldest one is dropped."""
        version, asked = live.table.version, json.dumps(picture_request(live, language)).encode()
        png = await drawn(asked)
        self.kept.pop((live.id, language), None)
        while len(self.kept) >= MAX_KEPT:
            del self.kept[next(iter(self.kept))]
        self.kept[live.id, language] = Drawn(version, time.monotonic(), png)
        return png


def picture_request(live: LiveTable, language: str) -> dict[str, Any]:
    """Return the input of the drawing process: the public view and the players' names."""
    table = live.table.view(None)
    view = dict(table["game"] or {})
    if (result := table["result"]) is not None:  # also after a resignation, when the position itself is not over
        view |= {"to_move": None, "winners": [] if result["reason"] == "draw" else result["winners"]}
    say = words(language)
    names = [seat_name(dict(seat), say) for seat in table["seats"]]
    return {"view": view, "language": language, "names": names}


async def drawn(asked: bytes) -> bytes:
    """Return the answer of a drawing process."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        png, _ = await asyncio.wait_for(process.communicate(asked), DRAW_SECONDS)
    except TimeoutError:
        png = b""
    finally:  # also when the request is cancelled
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0 or not png:
        raise ApiError(404, "not_found")
    return png
