"""A table at one version as bytes, which saves applying all events of a game.

A snapshot holds every secret of the table. It is only a cache: a program that cannot read it applies the events.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from ziggurat.core.errors import BadState
from ziggurat.core.position import Position
from ziggurat.table.apply import first_position, set_origin
from ziggurat.table.clock import Clock
from ziggurat.table.errors import BadEvents
from ziggurat.table.events import Ended, Staged, Started
from ziggurat.table.history import History, Step
from ziggurat.table.state import GameFinder, Note, Offer, Seat, TableState

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
        "box": {"id": origin.box.id, "hash": origin.box.hash, "data": origin.box_data},
        "owner": origin.owner,
        "rematch_of": origin.rematch_of,
        "seats": [seat.to_json() for seat in state.seats],
        "deal": state.deal.to_data() if state.deal else None,
        "line": history_data(state.history) if state.has_begun else None,
        "staged": state.staged.to_data() if state.staged else None,
        "clock": state.clock.to_json(),
        "offers": [dict(vars(offer)) for offer in state.offers.values()],
        "ending": state.ending.to_data() if state.ending else None,
        "successor": state.successor,
        "notes": [dict(vars(note)) for note in state.notes],
    }
    return zlib.compress(json.dumps(data, separators=(",", ":"), sort_keys=True).encode(), 1)


def history_data(history: History) -> dict[str, Any]:
    """Return the steps, and the checkpoints if the game can freeze positions."""
    frozen = {str(number): history.game.freeze(position) for number, position in history.checkpoints.items()}
    return {
        "steps": [list(step) for step in history.steps],
        "kept": {number: data.decode("latin-1") for number, data in frozen.items() if data is not None},
    }


def from_bytes(snapshot: bytes, find_game: GameFinder) -> TableState:
    """Return the state that was saved, or raise `BadEvents`: the caller then applies the events."""
    try:
        data = json.loads(zlib.decompress(snapshot))
        if data["format"] != FORMAT:
            raise BadEvents(f"the snapshot has format {data['format']}; this program reads format {FORMAT}")
        return state_from(data, find_game)
    except (zlib.error, ValueError, KeyError, TypeError, IndexError) as error:
        if isinstance(error, BadEvents):
            raise
        raise BadEvents(f"the snapshot cannot be read: {error}") from error


def state_from(data: dict[str, Any], find_game: GameFinder) -> TableState:
    """Return the state that the data of a snapshot describes."""
    state = TableState(find_game, **{name: data[name] for name in ("version", "at", "moved", "status", "successor")})
    set_origin(state, data["setting"], data["box"], data["owner"], data["rematch_of"])
    state.seats = [Seat(**seat) for seat in data["seats"]]
    state.offers = {offer["topic"]: Offer(**{**offer, "agreed": tuple(offer["agreed"])}) for offer in data["offers"]}
    state.staged = Staged(**data["staged"]) if data["staged"] else None
    state.ending = Ended(**data["ending"]) if data["ending"] else None
    state.notes = [Note(**note) for note in data["notes"]]
    if data["deal"]:
        clock = data["clock"]
        state.deal = Started(**data["deal"])
        state.clock = Clock(state.settings.clock, tuple(clock["left"]), clock["running"], clock["since"])
        state.history = history_from(state, state.deal, data["line"])
    state.update_to_move()
    return state


def history_from(state: TableState, deal: Started, data: dict[str, Any]) -> History:
    """Return the history, from its checkpoints or else from the first position."""
    game, box = state.origin.game, state.origin.box
    steps = [Step(*step) for step in data["steps"]]
    checkpoints: dict[int, Position] = {}
    try:
        for number, frozen in data["kept"].items():
            checkpoints[int(number)] = game.thaw(frozen.encode("latin-1"), box)
    except BadState:  # frozen by another version of the game: its steps are replayed
        checkpoints.clear()
    return History.restore(game, steps, checkpoints or {0: first_position(state, deal)})
