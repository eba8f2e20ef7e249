"""Looking for secrets in what a table says: the deal, accounts, whatever hidden things arranged otherwise change."""

from __future__ import annotations

import json
from typing import Any

from helpers.sitting import ACCOUNTS, SALT, SEED, find
from ziggurat.core.errors import IllegalAction
from ziggurat.core.rng import Stream
from ziggurat.table import Refused, Table
from ziggurat.table.commands import Command

FORBIDDEN = [*ACCOUNTS, SEED, SALT]


def written(data: Any) -> str:
    """Return data as the bytes that would go over a wire."""
    return json.dumps(data, sort_keys=True)


def check_no_secret(table: Table, data: Any) -> None:
    """Fail if the deal of a game that is not over, or any account, is in what was said."""
    text = written(data)
    allowed = {SEED, SALT} if table.status == "ended" else set()
    for secret in FORBIDDEN:
        assert secret in allowed or secret not in text, f"{secret} in {text}"


def twins(table: Table, viewer: int | None, stream: Stream) -> tuple[Table, Table]:
    """Return the table and one that differs from it only in what the viewer cannot know of the game.

    The steps that may still be taken back stay so, unless they would not have been possible in the other table.
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
    """Return a copy of a table whose game is known from action number `start` on only."""
    other = Table(find)
    other.state = table.state.copy()
    line = other.state.history
    line.checkpoints, line.undo_limit = {start: line.position_after(start)}, start
    if start:
        line.steps[start - 1] = line.steps[start - 1]._replace(irreversible=True)
    return other


def answer(table: Table, command: Command, viewer: int | None, now: int) -> tuple[Any, list[Any]]:
    """Return everything that a viewer is told when a command comes, and the game's views that went into it."""
    try:
        events = table.decide(command, now)
    except Refused as refused:
        return refused.to_json(), []
    told, views = [], [table.view(viewer)["game"]]
    for event in events:
        table.apply(event)
        told.append(table.update_for(event, viewer))
        views.append(told[-1]["view"]["game"])
    return told, views
