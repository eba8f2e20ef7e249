"""What one viewer is told of an event, and the log as one viewer may read it.

What happened in the game is told from two views of the viewer's own, before and after: nothing can be told that the
viewer did not see. Of the table's own facts each viewer gets the fields listed here.
"""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import Event as GameEvent
from ziggurat.table.chronicle import Chronicle
from ziggurat.table.events import StoredEvent
from ziggurat.table.history import History
from ziggurat.table.json_types import LogEntry
from ziggurat.table.notes import TOLD, entry_of, note_of
from ziggurat.table.state import TableState

OPEN: dict[str, tuple[str, ...]] = {
    "created": (),
    "configured": (),
    "seated": ("seat", "name"),
    "bot_seated": ("seat", "level"),
    "left": ("seat",),
    "opened": ("seat",),
    "renamed": ("seat", "name"),
    "closed": (),
    "preferred": (),
    "started": ("promise",),
    "stepped": ("seat", "word"),
    "staged": ("seat",),
    "unstaged": ("seat",),
    "undone": ("seat", "keep"),
    "restarted": ("seat", "keep"),
    "asked": ("topic", "seat", "keep"),
    "agreed": ("topic", "seat"),
    "declined": ("topic", "seat"),
    "withdrawn": ("topic", "seat"),
    "rewound": ("seat", "keep"),
    "paused": ("seat",),
    "resumed": ("seat",),
    "resigned": ("seat",),
    "flagged": ("seat",),
    "replaced": ("seat", "level"),
    "excused": ("milliseconds",),
    "ended": ("reason", "winners", "seat", "totals", "sheets"),
    "rematched": ("table",),
}
"""What everybody is told of each kind of event."""

OWN: dict[str, tuple[str, ...]] = {
    "preferred": ("seat", "auto_confirm", "auto_forced"),
    "stepped": ("auto",),
    "staged": ("word", "auto"),
}
"""What only the seat is told that the event is about."""


def data_for(event: StoredEvent, viewer: int | None) -> dict[str, Any]:
    """Return the fields of an event that a viewer may know."""
    names = OPEN[event.kind]
    if viewer is not None and event.data.get("seat") == viewer:
        names += OWN.get(event.kind, ())
    return {name: event.data[name] for name in names}


def entries_of(state: TableState, event: StoredEvent, happened: list[GameEvent]) -> list[LogEntry]:
    """Return what the log says of the event that was just taken in; `happened` is what an action of the game did."""
    if event.kind == "stepped":
        history = state.history
        return step_entries(history, len(history.steps), happened)
    if event.kind in TOLD:
        return [entry_of(state, note_of(event, event.event()))]
    return []


def step_entries(history: History, number: int, happened: list[GameEvent]) -> list[LogEntry]:
    """Return what the log says of the action of this number, from 1 on. It shares parts: do not change it."""
    step = history.steps[number - 1]
    return [
        {"seq": step.seq, "at": step.at, "code": code, "params": params, "step": number} for code, params in happened
    ]


def log(state: TableState, chronicle: Chronicle, viewer: int | None, after: int) -> list[LogEntry]:
    """Return the log from the event after number `after` on: the actions that count, and what happened around them."""
    entries = [entry_of(state, note) for note in state.notes if note.seq > after]
    if state._history is not None:
        told = chronicle.all(state.origin.game, state.history, viewer)
        for number, (seq, happened) in enumerate(told, 1):
            if seq > after:
                entries += step_entries(state.history, number, happened)
    return sorted(entries, key=lambda entry: entry["seq"])
