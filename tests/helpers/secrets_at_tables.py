"""Searches the output of a table for seed, salt, accounts and hidden information."""

from __future__ import annotations

import json
from typing import Any

from helpers.sitting import ACCOUNTS, SALT, SEED, find
from ziggurat.core.errors import IllegalAction
from ziggurat.core.rng import Stream
from ziggurat.table import Refused, Table
from ziggurat.table.commands import Command

MAX_PREVIEWS = 6  # of one kind of action: Babylon has hundreds of places for a tile
FORBIDDEN = [*ACCOUNTS, SEED, SALT]


def written(data: Any) -> str:
    """Return data as JSON text."""
    return json.dumps(data, sort_keys=True)


def check_no_secret(table: Table, data: Any) -> None:
    """Fail if data contains an account, or seed or salt of a running game."""
    text = written(data)
    allowed = {SEED, SALT} if table.status == "ended" else set()
    for secret in FORBIDDEN:
        assert secret in allowed or secret not in text, f"{secret} in {text}"


def twins(table: Table, viewer: int | None, stream: Stream) -> tuple[Table, Table]:
    """Return the table and one that differs only in what is hidden from the viewer.

    Reversible steps stay reversible, unless they would not have been legal at the other table.
    """
    for start in (table.state.history.undo_limit, table.state.history.count):
        position = table.state.history.position_after(start)
        position.redeal(-1 if viewer is None else viewer, stream.clone())
        real, other = copied(table, start), copied(table, start)
        other.state.history.checkpoints[start] = position
        try:
            other.state.history.position = other.state.history.replay(table.state.history.count)
        except IllegalAction:
            continue
        if real.view(viewer)["game"] == other.view(viewer)["game"]:
            break
    return real, other


def copied(table: Table, start: int) -> Table:
    """Return a copy of a table with its history from action `start` on."""
    other = Table(find)
    other.state = table.state.copy()
    history = other.state.history
    history.checkpoints, history.undo_limit = {start: history.position_after(start)}, start
    if start:
        history.shared_steps = history.steps  # no longer shared with the original
        history.shared_steps[start - 1] = history.shared_steps[start - 1]._replace(irreversible=True)
    return other


def answer(table: Table, command: Command, viewer: int | None, now: int) -> tuple[Any, list[Any]]:
    """Return the updates or the refusal of a command, and the updates' game views."""
    try:
        events = table.decide(command, now)
    except Refused as refused:
        return refused.to_json(), []
    updates, views = [], [table.view(viewer)["game"]]
    for event in events:
        table.apply(event)
        updates.append(table.update_for(event, viewer))
        views.append(updates[-1]["view"]["game"])
    return updates, views


def previews(table: Table, seat: int, now: int) -> dict[str, Any]:
    """Return the preview or the refusal of the legal actions, MAX_PREVIEWS of each kind."""
    kinds: dict[str, list[str]] = {}
    for word in table.bot_view(seat)["actions"]:
        kinds.setdefault(word.partition(":")[0], []).append(word)
    chosen = [word for words in kinds.values() for word in words[:: len(words) // MAX_PREVIEWS + 1]]
    return {word: preview(table, seat, word, now) for word in chosen}


def preview(table: Table, seat: int, word: str, now: int) -> Any:
    try:
        return table.preview(seat, word, now)
    except Refused as refused:
        return refused.to_json()
