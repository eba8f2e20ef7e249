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
from ziggurat.table.events import Ended, Staged, Started
from ziggurat.table.history import History, Step
from ziggurat.table.state import Finder, Note, Offer, Seat, TableState

FORMAT = 1


def to_bytes(state: TableState) -> bytes:
    """Return the table as bytes; equal tables give equal bytes."""
    origin = state.origin
    data = {
        "format": FORMAT,
        "version": state.version,
        "at": state.at,
        "moved": state.moved,
        "status": state.status,
        "setting": state.settings.to_json(),
        "box": {"id": origin.box.id, "hash": origin.box.hash, "data": None if origin.own_box else origin.box.data},
        "owner": origin.owner,
        "rematch_of": origin.rematch_of,
        "seats": [seat.to_json() for seat in state.seats],
        "deal": plain(state.deal) if state.deal else None,
        "line": line_data(state.history) if state._history else None,
        "staged": plain(state.staged) if state.staged else None,
        "clock": state.clock.to_json(),
        "offers": [plain(offer) for offer in state.offers.values()],
        "ending": plain(state.ending) if state.ending else None,
        "successor": state.successor,
        "notes": [plain(note) for note in state.notes],
    }
    return zlib.compress(json.dumps(data, separators=(",", ":"), sort_keys=True).encode(), 1)


def plain(part: Any) -> dict[str, Any]:
    """Return the fields of a part that holds nothing but plain data."""
    return dict(vars(part))


def line_data(history: History) -> dict[str, Any]:
    """Return the line of play; the kept positions too, if the game can freeze them."""
    kept = {str(number): history.game.freeze(position) for number, position in history.kept.items()}
    return {
        "steps": [[step.seat, step.word, step.at, step.seq, step.auto, step.irreversible] for step in history.steps],
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
    state = TableState(find, **{name: data[name] for name in ("version", "at", "moved", "status", "successor")})
    make(state, data["setting"], data["box"], data["owner"], data["rematch_of"])
    state.seats = [Seat(**seat) for seat in data["seats"]]
    state.offers = {offer["topic"]: Offer(**{**offer, "agreed": tuple(offer["agreed"])}) for offer in data["offers"]}
    state.staged = Staged(**data["staged"]) if data["staged"] else None
    state.ending = Ended(**data["ending"]) if data["ending"] else None
    state.notes = [Note(**note) for note in data["notes"]]
    if data["deal"]:
        state.deal = Started(**data["deal"])
        state.clock = clock_from(state, data["clock"])
        state._history = line_from(state, state.deal, data["line"])
    state.find_mover()
    return state


def clock_from(state: TableState, data: dict[str, Any]) -> Clock:
    """Put the clock together."""
    return Clock(state.settings.clock, tuple(data["left"]), data["running"], data["since"])


def line_from(state: TableState, deal: Started, data: dict[str, Any]) -> History:
    """Put the line of play together, from kept positions where there are any, else from the deal."""
    origin, settings = state.origin, state.settings
    steps = [Step(*step) for step in data["steps"]]
    kept: dict[int, Position] = {
        int(number): origin.game.thaw(frozen.encode("latin-1"), origin.box) for number, frozen in data["kept"].items()
    }
    if not kept:
        kept = {0: origin.game.new(settings.seats, deal.seed, settings.options, origin.box)}
    return History.restored(origin.game, steps, kept)
