"""The record of a table's game: the same file that every other part of Ziggurat writes and reads."""

from __future__ import annotations

from datetime import UTC, datetime

from ziggurat.core.record import Record, result_of
from ziggurat.table.errors import Refused
from ziggurat.table.state import TableState


def record_of(state: TableState) -> Record:
    """Return the game so far: the actions that count, with their times. The secret deal only when the game is over."""
    if state.deal is None:
        raise Refused("not_started")
    settings, box, history = state.settings, state.origin.box, state.history
    over = state.status == "ended"
    return Record(
        game=settings.game,
        rules=settings.rules,
        seats=settings.seats,
        options=dict(settings.options),
        box={"id": box.id, "hash": box.hash},
        seed_hash=state.deal.promise,
        actions=[step.word for step in history.steps],
        players=[seat.name or seat.called for seat in state.seats],
        seed=state.deal.seed if over else None,
        salt=state.deal.salt if over else None,
        times=[written(step.at) for step in history.steps],
        result=result_of(history.position) if history.position.over else None,
    )


def written(milliseconds: int) -> str:
    """Write a time as records do."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
