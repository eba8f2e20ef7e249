"""The record of a table's game, in the common record format."""

from __future__ import annotations

from copy import deepcopy
from datetime import UTC, datetime

from ziggurat.core.record import Record, result_of
from ziggurat.table.errors import Refused
from ziggurat.table.state import TableState


def record_of(state: TableState, *, secrets: bool = False) -> Record:
    """Return the record of the game so far.

    Seed, salt and a set-up position are in it after the end, or with `secrets`, for a file that only its owner reads.
    """
    deal = state.deal
    if deal is None:
        raise Refused("not_started")
    secrets = secrets or state.status == "ended"
    if deal.position is not None and not secrets:
        raise Refused("not_ended")  # without its secret set-up position it would be the record of another game
    settings, box, history = state.settings, state.origin.box, state.history
    return Record(
        game=settings.game,
        rules=settings.rules,
        seats=settings.seats,
        options=dict(settings.options),
        box={"id": box.id, "hash": box.hash},
        seed_hash=deal.promise,
        actions=[step.word for step in history.steps],
        players=[seat.name or seat.played_by for seat in state.seats],
        seed=deal.seed if secrets else None,
        salt=deal.salt if secrets else None,
        start=deepcopy(deal.position),
        times=times_of(state),
        result=result_of(history.position) if history.position.over else None,
    )


def times_of(state: TableState) -> list[str] | None:
    """Return when each action was played; None if earlier times are unknown."""
    if state.deal and state.deal.actions and state.deal.times is None:
        return None
    return [iso_time(step.at) for step in state.history.steps]


def iso_time(milliseconds: int) -> str:
    """Return a time in ISO 8601, as records have it."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
