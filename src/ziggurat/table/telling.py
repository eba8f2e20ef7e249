"""What one viewer is told of an event, and the log as one viewer may read it.

What happened in the game is told from two views of the viewer's own, before and after: nothing can be told that the
viewer did not see. Of the table's own facts each viewer gets the fields listed here.
"""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import View
from ziggurat.table.events import Event
from ziggurat.table.notes import TOLD, entry_of, note_of
from ziggurat.table.shapes import LogEntry
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


def data_for(event: Event, viewer: int | None) -> dict[str, Any]:
    """Return the fields of an event that a viewer may know."""
    names = OPEN[event.kind]
    if viewer is not None and event.data.get("seat") == viewer:
        names += OWN.get(event.kind, ())
    return {name: event.data[name] for name in names}


def entries_of(table: TableState, event: Event, before: View | None, after: View | None) -> list[LogEntry]:
    """Return what the log says of the event that was just taken in; the views are the viewer's own."""
    if event.kind == "stepped" and before is not None and after is not None:
        return step_entries(table, table.line.count, before, after)
    if event.kind in TOLD:
        return [entry_of(table, note_of(event, event.fact()))]
    return []


def step_entries(table: TableState, number: int, before: View, after: View) -> list[LogEntry]:
    """Return what the log says of the action of this number, counted from 1."""
    step = table.line.steps[number - 1]
    return [
        {"seq": step.seq, "at": step.at, "code": event.code, "params": dict(event.params), "step": number}
        for event in table.made.game.events(before, step.word, after)
    ]


def log(table: TableState, viewer: int | None, after: int) -> list[LogEntry]:
    """Return the log from the event after number `after` on: the actions that count, and what happened around them."""
    entries = [entry_of(table, note) for note in table.notes if note.seq > after]
    if table.line_ is not None:
        entries += action_entries(table, viewer, after)
    return sorted(entries, key=lambda entry: entry["seq"])


def action_entries(table: TableState, viewer: int | None, after: int) -> list[LogEntry]:
    """Return the log of the actions, from the viewer's own views of the positions passed."""
    line, game = table.line, table.made.game
    first = sum(step.seq <= after for step in line.steps)
    position = line.at(first)
    before = game.view(position, viewer)
    entries: list[LogEntry] = []
    for number in range(first + 1, line.count + 1):
        game.apply(position, line.steps[number - 1].word)
        view = game.view(position, viewer)
        entries += step_entries(table, number, before, view)
        before = view
    return entries
