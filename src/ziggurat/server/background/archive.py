"""Stores the records of finished games, which outlive their tables and can be exported."""

from __future__ import annotations

from ziggurat.server.ids import now_ms
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import StoreError


class Archive:
    """Stores each record in its own task; storing one twice changes nothing."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        registry.listeners.append(self.on_table_changed)

    def on_table_changed(self, live: LiveTable) -> None:
        if live.table.status == "ended":
            self.registry.spawn(self.put_record(live.id, live.table.record().to_json()))

    async def put_record(self, table_id: str, record: str) -> None:
        try:
            await self.registry.store.put_record(record, now_ms(), table_id)
        except StoreError as error:  # the record can be made again from the events
            self.registry.metrics.store_errors.add(code=error.code)
