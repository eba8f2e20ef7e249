"""The record of a table's game: the same file that every other part of Ziggurat writes and reads."""

from __future__ import annotations

from datetime import UTC, datetime

from ziggurat.core.record import Record, result_of
from ziggurat.table.errors import Refused
from ziggurat.table.state import TableState


def record_of(table: TableState) -> Record:
    """Return the game so far: the actions that count, with their times. The secret deal only when the game is over."""
    if table.deal is None:
        raise Refused("not_started")
    setting, box, line = table.setting, table.made.box, table.line
    over = table.status == "ended"
    return Record(
        game=setting.game,
        rules=setting.rules,
        seats=setting.seats,
        options=dict(setting.options),
        box={"id": box.id, "hash": box.hash},
        seed_hash=table.deal.promise,
        actions=[step.word for step in line.steps],
        players=[seat.name or seat.called for seat in table.seats],
        seed=table.deal.seed if over else None,
        salt=table.deal.salt if over else None,
        times=[written(step.at) for step in line.steps],
        result=result_of(line.position) if line.position.over else None,
    )


def written(milliseconds: int) -> str:
    """Write a time as records do."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
