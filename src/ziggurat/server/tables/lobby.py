"""The list of open tables, and the lobby summary of each table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ziggurat.json_text import json_text
from ziggurat.server.sockets.connection import Connection
from ziggurat.server.sockets.frames import encode_frame
from ziggurat.server.tables.live_table import LiveTable, LobbyCard, LobbyState
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import StoreError, Summary

MAX_AGE_MS = 10_000  # how old a stored summary may get while a turn goes on
COLLECT_SECONDS = 0.25  # changes within this time are sent to the watchers together
CARD_FIELDS = ("seats", "clock", "private", "owner", "winners")


# --- The summary of one table ------------------------------------------------------------------------------


def lobby_update(live: LiveTable) -> LobbyState | None:
    """Return the new lobby state, or None if the stored summary is up to date."""
    expired = live.table.state.at - live.lobby_sent_at >= MAX_AGE_MS
    key = live.table.summary_key()
    if not expired and live.lobby_sent is not None and key == live.lobby_key:
        return None
    state = lobby_state(live)
    if expired or state != live.lobby_sent:
        return state
    live.lobby_key = key
    return None


def mark_sent(live: LiveTable, state: LobbyState, at: int) -> None:
    """Remember the lobby state that has just been stored."""
    live.lobby_sent, live.lobby_sent_at, live.lobby_key = state, at, live.table.summary_key()


def lobby_state(live: LiveTable) -> LobbyState:
    table = live.table
    # A bot's turn is due immediately: if this process dies, another finds the table by its deadline. A game of bots
    # alone is never due, because it continues only while a connection watches.
    bots_turn = table.bot_turn() is not None and table.state.persons()
    deadline = table.state.at if bots_turn else table.due()
    return LobbyState(lobby_card(live), table.status, tuple(table.awaited_accounts()), deadline)


def lobby_card(live: LiveTable) -> LobbyCard:
    """Return the cached part of the summary, made again when seats or settings change."""
    view = live.table.lasting_view()
    if live.lobby_card is None or live.lobby_card.view is not view:
        summary = live.table.summary()
        data = {name: summary[name] for name in CARD_FIELDS}  # type: ignore[literal-required]  # all are its fields
        accounts = dict.fromkeys(account for account in summary["accounts"] if account)
        live.lobby_card = LobbyCard(view, json_text(data), tuple(accounts))
    return live.lobby_card


def to_summary(live: LiveTable, lobby: LobbyState) -> Summary:
    """Return a lobby state as the store keeps it."""
    state = live.table.state
    return Summary(
        table_id=live.id,
        game=state.settings.game,
        status=lobby.status,
        version=state.version,
        created=live.created,
        updated=state.at,
        listed=is_listed(live),
        deadline=lobby.deadline,
        accounts=lobby.card.accounts,
        waiting=lobby.waiting,
        data=lobby.card.data,
        owner=state.origin.owner,
    )


def is_listed(live: LiveTable) -> bool:
    """Return whether the lobby shows a table to everyone."""
    return live.table.status == "open" and not live.table.state.settings.private


# --- The list ----------------------------------------------------------------------------------------------


def lobby_entry(summary: Summary, account: str | None = None) -> dict[str, Any]:
    """Return a table as an account sees it in a list, without other accounts."""
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
    """Return how a game ended for a player; None if it is unknown."""
    if winners is None:
        return None
    if not winners:
        return "draw"
    if account not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


class Lobby:
    """Sends the list of open tables to its watchers when it changes."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.watchers: set[Connection] = set()
        self.open: set[str] = set()
        """Ids of the tables that this process last saw in the list."""
        self.collecting = False
        registry.listeners.append(self.on_table_changed)

    async def tables(self, account: str | None) -> list[dict[str, Any]]:
        """Return the open tables, newest first."""
        return [lobby_entry(summary, account) for summary in await self.registry.store.open_tables()]

    async def watch(self, connection: Connection) -> None:
        """Send a connection the open tables, now and after every change."""
        self.watchers.add(connection)
        connection.send(encode_frame("lobby", tables=await self.tables(connection.account)))

    def on_table_changed(self, live: LiveTable) -> None:
        """Send the list again if a table in it was changed, added or removed."""
        listed = is_listed(live)
        if listed or live.id in self.open:
            (self.open.add if listed else self.open.discard)(live.id)
            if self.watchers and not self.collecting:
                self.collecting = True
                self.registry.spawn(self.send_list())

    async def send_list(self) -> None:
        await asyncio.sleep(COLLECT_SECONDS)
        self.collecting = False
        try:
            summaries = await self.registry.store.open_tables()
        except StoreError as error:
            self.registry.metrics.store_errors.add(code=error.code)
            return
        for connection in list(self.watchers):
            entries = [lobby_entry(summary, connection.account) for summary in summaries]
            connection.send(encode_frame("lobby", tables=entries))
