"""A table at one version as bytes, and back: only a way to open a long game without folding all its events.

It holds every secret of the table. A program that cannot read it (another format, other rules) folds the events.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from ziggurat.core.position import Position
from ziggurat.table.apply import make
from ziggurat.table.clock import Clock
from ziggurat.table.errors import BadEvents
from ziggurat.table.facts import Ended, Staged, Started
from ziggurat.table.history import Line, Step
from ziggurat.table.seats import Seat
from ziggurat.table.state import Finder, Note, Offer, TableState

FORMAT = 1


def to_bytes(table: TableState) -> bytes:
    """Return the table as bytes; equal tables give equal bytes."""
    made = table.made
    data = {
        "format": FORMAT,
        "version": table.version,
        "at": table.at,
        "moved": table.moved,
        "status": table.status,
        "setting": table.setting.to_json(),
        "box": {"id": made.box.id, "hash": made.box.hash, "data": None if made.own_box else made.box.data},
        "owner": made.owner,
        "rematch_of": made.rematch_of,
        "seats": [seat.to_json() for seat in table.seats],
        "deal": plain(table.deal) if table.deal else None,
        "line": line_data(table.line) if table.line_ else None,
        "staged": plain(table.staged) if table.staged else None,
        "clock": table.clock.to_json(),
        "offers": [plain(offer) for offer in table.offers.values()],
        "ending": plain(table.ending) if table.ending else None,
        "successor": table.successor,
        "notes": [plain(note) for note in table.notes],
    }
    return zlib.compress(json.dumps(data, separators=(",", ":"), sort_keys=True).encode(), 1)


def plain(part: Any) -> dict[str, Any]:
    """Return the fields of a part that holds nothing but plain data."""
    return dict(vars(part))


def line_data(line: Line) -> dict[str, Any]:
    """Return the line of play; the kept positions too, if the game can freeze them."""
    kept = {str(number): line.game.freeze(position) for number, position in line.kept.items()}
    return {
        "steps": [[step.seat, step.word, step.at, step.seq, step.auto, step.closing] for step in line.steps],
        "kept": {number: frozen.decode("latin-1") for number, frozen in kept.items() if frozen is not None},
    }


def from_bytes(snapshot: bytes, find: Finder) -> TableState:
    """Return the table that was saved, or raise `BadEvents`: then fold its events."""
    try:
        data = json.loads(zlib.decompress(snapshot))
        if data["format"] != FORMAT:
            raise BadEvents(f"the snapshot has format {data['format']}; this program knows format {FORMAT}")
        return table_from(data, find)
    except (zlib.error, ValueError, KeyError, TypeError, IndexError) as error:
        if isinstance(error, BadEvents):
            raise
        raise BadEvents(f"the snapshot cannot be read: {error}") from error


def table_from(data: dict[str, Any], find: Finder) -> TableState:
    """Put a table together."""
    table = TableState(find, **{name: data[name] for name in ("version", "at", "moved", "status", "successor")})
    make(table, data["setting"], data["box"], data["owner"], data["rematch_of"])
    table.seats = [Seat(**seat) for seat in data["seats"]]
    table.offers = {offer["topic"]: Offer(**{**offer, "agreed": tuple(offer["agreed"])}) for offer in data["offers"]}
    table.staged = Staged(**data["staged"]) if data["staged"] else None
    table.ending = Ended(**data["ending"]) if data["ending"] else None
    table.notes = [Note(**note) for note in data["notes"]]
    if data["deal"]:
        table.deal = Started(**data["deal"])
        table.clock = clock_from(table, data["clock"])
        table.line_ = line_from(table, table.deal, data["line"])
    table.find_mover()
    return table


def clock_from(table: TableState, data: dict[str, Any]) -> Clock:
    """Put the clock together."""
    return Clock(table.setting.clock, tuple(data["left"]), data["running"], data["since"])


def line_from(table: TableState, deal: Started, data: dict[str, Any]) -> Line:
    """Put the line of play together, from kept positions where there are any, else from the deal."""
    made, setting = table.made, table.setting
    steps = [Step(*step) for step in data["steps"]]
    kept: dict[int, Position] = {
        int(number): made.game.thaw(frozen.encode("latin-1"), made.box) for number, frozen in data["kept"].items()
    }
    if not kept:
        kept = {0: made.game.new(setting.seats, deal.seed, setting.options, made.box)}
    return Line.restored(made.game, steps, kept)
