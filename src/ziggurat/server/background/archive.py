"""Keeps the record of every game that is over, so that games outlive their tables and can be carried elsewhere."""

from __future__ import annotations

from ziggurat.server.now import now_ms
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.registry import Hub
from ziggurat.store import StoreError


class Keeper:
    """Writes records down beside the play. Doing it twice changes nothing, so nobody needs to remember what is done."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.changed.append(self.look)

    def look(self, live: LiveTable) -> None:
        """Keep the record of a game that has just ended."""
        if live.table.status == "ended":
            self.hub.spawn(self.keep(live.id, live.table.record().to_json()))

    async def keep(self, table_id: str, record: str) -> None:
        """Write a record down; it can be made again from the events, so a failure is only noted."""
        try:
            await self.hub.store.put_record(record, now_ms(), table_id)
        except StoreError as error:
            self.hub.metrics.store_errors.add(code=error.code)
