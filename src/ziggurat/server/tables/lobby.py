"""The lobby: what is offered, who waits for whom, and everybody who watches the list of open tables."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ziggurat.server.sockets.connection import Client, frame_of
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.server.tables.registry import Hub
from ziggurat.store import StoreError, Summary

SETTLE_SECONDS = 0.25  # changes that come together are told together


def shown(summary: Summary, account: str | None = None) -> dict[str, Any]:
    """Return what a visitor may know of a table: never the accounts of others."""
    data = json.loads(summary.data)
    return {
        "id": summary.table_id,
        "game": summary.game,
        "status": summary.status,
        "created": summary.created,
        "updated": summary.updated,
        "seats": data["seats"],
        "clock": data["clock"],
        "private": data["private"],
        "mine": account is not None and account in summary.accounts,
        "waiting": account is not None and account in summary.waiting,
        "outcome": outcome(data.get("winners"), account) if account in summary.accounts else None,
    }


def outcome(winners: list[str | None] | None, account: str | None) -> str | None:
    """Return how a game ended for one of its players; None before the end, and for tables stored by older versions."""
    if winners is None:
        return None
    if not winners:
        return "draw"
    if account not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


class Lobby:
    """Tells watchers when the list of open tables changes."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.watchers: set[Client] = set()
        self.open: set[str] = set()
        self.settling = False
        hub.changed.append(self.look)

    async def tables(self, account: str | None) -> list[dict[str, Any]]:
        """Return the open tables, the newest first."""
        return [shown(summary, account) for summary in await self.hub.store.open_tables()]

    async def watch(self, client: Client) -> None:
        """Show a client the open tables from now on."""
        self.watchers.add(client)
        client.send(frame_of("lobby", tables=await self.tables(client.account)))

    def look(self, live: LiveTable) -> None:
        """Tell the watchers, if a table in the list has changed, appeared or gone."""
        listed = live.listed()
        if listed or live.id in self.open:
            (self.open.add if listed else self.open.discard)(live.id)
            if self.watchers and not self.settling:
                self.settling = True
                self.hub.spawn(self.tell())

    async def tell(self) -> None:
        """Send the list to everybody who watches."""
        await asyncio.sleep(SETTLE_SECONDS)
        self.settling = False
        try:
            summaries = await self.hub.store.open_tables()
        except StoreError as error:
            self.hub.metrics.store_errors.add(code=error.code)
            return
        for client in list(self.watchers):
            client.send(frame_of("lobby", tables=[shown(summary, client.account) for summary in summaries]))
