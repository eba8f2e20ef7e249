"""Chat at a table, as everybody there sees it; also what was said to another process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ziggurat.server.sockets.connection import frame_of
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.registry import Hub
from ziggurat.store import ChatLine, Hint, StoreError


def line_of(live: LiveTable, line: ChatLine) -> dict[str, Any]:
    """Return a chat line as everybody sees it: by seat and name, never by account."""
    seat = live.table.state.seat_of(line.account_id)
    name = live.table.state.seats[seat].name if seat is not None else ""
    return {"seq": line.seq, "seat": seat, "name": name, "at": line.at, "text": line.text, "preset": line.preset}


def chat_frame(live: LiveTable, lines: Sequence[ChatLine]) -> bytes:
    """Return lines as a frame; they count as told at this table."""
    live.chat_told = max([live.chat_told, *(line.seq for line in lines)])
    return frame_of("chat", table=live.id, lines=[line_of(live, line) for line in lines])


class Chat:
    """Passes lines on to everybody who looks at a table."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.store.listen(self.on_hint)

    def tell(self, live: LiveTable, lines: Sequence[ChatLine]) -> None:
        """Send lines to everybody at a table."""
        said = chat_frame(live, lines)
        for client in live.clients:
            client.send(said)

    def on_hint(self, hint: Hint) -> None:
        """Take a word from another process: somebody spoke at a table that may be watched here."""
        live = self.hub.live.get(hint.key)
        if hint.topic == "chat" and live is not None and live.clients:
            self.hub.spawn(self.catch_up(live))

    async def catch_up(self, live: LiveTable) -> None:
        """Tell what was said elsewhere."""
        try:
            lines = await self.hub.store.chat(live.id, live.chat_told)
        except StoreError as error:
            self.hub.metrics.store_errors.add(code=error.code)
            return
        if lines := [line for line in lines if line.seq > live.chat_told]:
            self.tell(live, lines)
