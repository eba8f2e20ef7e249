"""Chat lines to everyone at a table, also lines written at another process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ziggurat.server.connection import Connection, encode_frame
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import ChatLine, Hint, StoreError


def line_json(live: LiveTable, line: ChatLine) -> dict[str, Any]:
    """Return a chat line with seat and name, never with the account."""
    seat = live.table.state.seat_of(line.account_id)
    name = live.table.state.seats[seat].name if seat is not None else ""
    return {"seq": line.seq, "seat": seat, "name": name, "at": line.at, "text": line.text, "preset": line.preset}


def chat_frame(live: LiveTable, lines: Sequence[ChatLine]) -> bytes:
    """Return lines as a frame."""
    return encode_frame("chat", table=live.id, lines=[line_json(live, line) for line in lines])


def count_sent(live: LiveTable, lines: Sequence[ChatLine]) -> None:
    """Remember the newest line that was sent."""
    live.chat_sent = max([live.chat_sent, *(line.seq for line in lines)])


def allowed_lines(connection: Connection, lines: Sequence[ChatLine]) -> Sequence[ChatLine]:
    """Return the lines without those of players whom the client's account has blocked."""
    if not connection.blocked:
        return lines
    return [line for line in lines if line.account_id not in connection.blocked]


class Chat:
    """Sends chat lines to the connections of a table."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        registry.store.listen(self.on_hint)

    def send(self, live: LiveTable, lines: Sequence[ChatLine]) -> None:
        """Send lines to everyone at a table, except to players who have blocked their author."""
        count_sent(live, lines)
        frame = chat_frame(live, lines)
        for connection in live.connections:
            if live.id in connection.shares:
                continue
            allowed = allowed_lines(connection, lines)
            if len(allowed) == len(lines):
                connection.send(frame)
            elif allowed:
                connection.send(chat_frame(live, allowed))

    def on_hint(self, hint: Hint) -> None:
        """Send lines that were written at another process."""
        live = self.registry.tables.get(hint.key)
        if hint.topic == "chat" and live is not None and live.connections:
            self.registry.spawn(self.catch_up(live))

    async def catch_up(self, live: LiveTable) -> None:
        try:
            lines = await self.registry.store.chat(live.id, live.chat_sent)
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
            return
        if lines := [line for line in lines if line.seq > live.chat_sent]:
            self.send(live, lines)
