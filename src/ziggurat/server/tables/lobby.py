"""The lobby summary of a table, and how an account sees it in a list."""

from __future__ import annotations

import json
from typing import Any

from ziggurat.json_text import json_text
from ziggurat.server.tables.live_table import LiveTable, LobbyCard, LobbyState
from ziggurat.store import Summary

MAX_AGE_MS = 10_000  # how old a stored summary may get while a turn goes on
CARD_FIELDS = ("seats", "clock", "private", "owner", "winners", "accounts", "totals")


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
        watchable=is_watchable(live),
    )


def is_watchable(live: LiveTable) -> bool:
    """Return whether everyone may watch the game of persons that runs at a table."""
    state = live.table.state
    return state.status in ("playing", "paused") and not state.settings.private and bool(state.persons())


def is_listed(live: LiveTable) -> bool:
    """Return whether the lobby shows a table to everyone."""
    return live.table.status == "open" and not live.table.state.settings.private


# --- An entry --------------------------------------------------------------------------------------------


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
        "seat": seat_of(data.get("accounts"), account),
        "totals": data.get("totals"),
    }


def seat_of(accounts: list[str | None] | None, account: str | None) -> int | None:
    """Return an account's seat; summaries of older versions have no list of seats."""
    return accounts.index(account) if account is not None and accounts and account in accounts else None


def outcome(winners: list[str | None] | None, account: str | None) -> str | None:
    """Return how a game ended for a player; None if it is unknown."""
    if winners is None:
        return None
    if not winners:
        return "draw"
    if account not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"
