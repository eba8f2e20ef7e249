"""The entries of the log that are not actions of the game: who sat down, who resigned, how it ended.

An entry is a code with parameters; `table-log-KIND` in the language files gives its words. Names of persons at the
table are filled in when the entry is read, so that they are always the present ones.
"""

from __future__ import annotations

from dataclasses import replace

from ziggurat.table.events import Event, StoredEvent
from ziggurat.table.json_types import LogEntry
from ziggurat.table.state import Note, TableState

TOLD: dict[str, tuple[str, ...]] = {
    "configured": (),
    "seated": ("seat", "name"),
    "bot_seated": ("seat", "level"),
    "left": ("seat", "name"),
    "opened": ("seat", "name"),
    "closed": (),
    "started": (),
    "undone": ("seat",),
    "restarted": ("seat",),
    "asked": ("seat", "topic"),
    "agreed": ("seat", "topic"),
    "declined": ("seat", "topic"),
    "withdrawn": ("seat", "topic"),
    "rewound": ("seat", "keep"),
    "paused": ("seat",),
    "resumed": ("seat",),
    "resigned": ("seat",),
    "flagged": ("seat",),
    "replaced": ("seat", "level"),
    "excused": ("milliseconds",),
    "ended": ("reason",),
    "rematched": (),
}
"""The kinds that the log speaks of, with what it says of each."""

PASSING = {"undone", "restarted", "asked", "agreed", "declined", "withdrawn"}
"""Told when they happen, but of no interest later."""

NAMED = {"seated", "bot_seated", "left", "opened"}
"""These name the player themselves: somebody else may sit there later."""

KEPT = set(TOLD) - PASSING


def note_of(stored: StoredEvent, event: Event) -> Note:
    """Return the entry of an event that the log speaks of."""
    return Note(stored.seq, stored.at, stored.kind, {name: getattr(event, name) for name in TOLD[stored.kind]})


def renamed_note(note: Note, seat: int, old: str, new: str) -> Note:
    """Return an entry with the new name of a person in it."""
    if note.params.get("seat") != seat or note.params.get("name") != old:
        return note
    return replace(note, params={**note.params, "name": new})


def entry_of(state: TableState, note: Note) -> LogEntry:
    """Return an entry as everybody may read it."""
    params = dict(note.params)
    if note.kind == "ended":
        params |= ending_params(state)
    elif note.kind == "excused":
        params = {"seconds": -(-int(params["milliseconds"]) // 1000)}
    elif note.kind == "replaced":
        params |= replaced_params(state, int(params["seat"]))
    elif "seat" in params and note.kind not in NAMED:
        seat = state.seats[int(params["seat"])]
        params["name"] = seat.name or seat.called
    return {"seq": note.seq, "at": note.at, "code": f"table-log-{note.kind}", "params": params, "step": None}


def replaced_params(state: TableState, seat: int) -> dict[str, str | int]:
    """Return for whom a bot plays on, if it is a person."""
    name = state.seats[seat].name
    return {"name": name, "whose": "person" if name else "bot"}


def ending_params(state: TableState) -> dict[str, str | int]:
    """Return who won, in names."""
    winners = state.ending.winners if state.ending else []
    return {"count": len(winners), "names": ", ".join(state.seats[seat].called for seat in winners)}
