"""The log as one viewer may read it: actions of the game, and table events.

An entry is a code with parameters; the language files give its text. Entries of an action come from two views of the
same viewer, before and after it, so they cannot show more than the viewer saw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from ziggurat.core.game import Event as GameEvent
from ziggurat.core.game import Game, Kept
from ziggurat.table.events import EVENTS, Ended, Event, Excused, Replaced, Started, Stepped, StoredEvent
from ziggurat.table.history import History
from ziggurat.table.json_types import LogEntry
from ziggurat.table.state import Note, TableState

Params = dict[str, str | int]

# --- Actions of the game -----------------------------------------------------------------------------------


class ActionEvents:
    """The game's events as one viewer may know them, of all actions from the first on.

    Flat lists, because the garbage collector visits every object that may refer to others: a tuple per event took 3 %
    of the processor time of a move.
    """

    __slots__ = ("codes", "ends", "params", "seqs")

    def __init__(self) -> None:
        self.seqs: list[int] = []
        """The number of each action's stored event."""
        self.ends: list[int] = []
        """Where the events of each action end in `codes` and `params`."""
        self.codes: list[str] = []
        self.params: list[Mapping[str, str | int]] = []

    def __len__(self) -> int:
        return len(self.seqs)

    def __iter__(self) -> Iterator[tuple[int, list[GameEvent]]]:
        for number, seq in enumerate(self.seqs):
            events = slice(self.start_of(number), self.ends[number])
            yield seq, list(map(GameEvent, self.codes[events], self.params[events]))

    def start_of(self, number: int) -> int:
        """Return where the events of an action begin."""
        return self.ends[number - 1] if number else 0

    def append(self, seq: int, events: list[GameEvent]) -> None:
        """Add the events of the next action."""
        for code, params in events:
            self.codes.append(code)
            self.params.append(params)
        self.seqs.append(seq)
        self.ends.append(len(self.codes))

    def pop(self) -> None:
        """Remove the events of the last action."""
        start = self.start_of(len(self.seqs) - 1)
        del self.codes[start:], self.params[start:], self.seqs[-1], self.ends[-1]


class ActionLog:
    """A cache of each action's game events per viewer, so the log needs no replay.

    What is kept for one viewer is never used for another.
    """

    def __init__(self) -> None:
        self.kept: dict[int | None, ActionEvents] = {}

    def append(self, history: History, viewer: int | None, events: list[GameEvent]) -> None:
        """Keep what a viewer learnt from the last action, unless an earlier action is missing."""
        kept = self.current(history, viewer)
        if len(kept) == history.count - 1:
            kept.append(history.shared_steps[history.count - 1].seq, events)

    def current(self, history: History, viewer: int | None) -> ActionEvents:
        """Return what is kept for a viewer, without actions that were taken back."""
        kept, steps = self.kept.get(viewer), history.shared_steps
        if kept is None:
            kept = self.kept[viewer] = ActionEvents()
        # Actions are added and taken back only at the end, so all before an unchanged one are unchanged too.
        while kept and (len(kept) > history.count or kept.seqs[-1] != steps[len(kept) - 1].seq):
            kept.pop()
        return kept

    def complete(self, game: Game, history: History, viewer: int | None) -> ActionEvents:
        """Return the events of all actions for a viewer, replaying those that are not kept."""
        self.extend(game, history, [viewer], history.count)
        return self.current(history, viewer)

    def extend(self, game: Game, history: History, viewers: Sequence[int | None], limit: int) -> bool:
        """Replay up to `limit` actions once for all these viewers; return whether nothing is missing then."""
        kept = [self.current(history, viewer) for viewer in viewers]
        first = min(map(len, kept))
        last = min(first + limit, history.count)
        if first < last:
            position = history.position_after(first)
            parts: Kept = {}  # of the views that stay the same
            before = game.views(position, viewers, parts)
            for number, step in enumerate(history.steps[first:last], first):
                game.apply(position, step.word)
                after = game.views(position, viewers, parts)
                for events, old, new in zip(kept, before, after, strict=True):
                    if len(events) == number:
                        events.append(step.seq, game.events(old, step.word, new))
                before = after
        return last == history.count


def step_entries(history: History, number: int, events: list[GameEvent]) -> list[LogEntry]:
    """Return the entries of action `number`. They share parts: do not change them."""
    step = history.shared_steps[number - 1]
    return [{"seq": step.seq, "at": step.at, "code": code, "params": params, "step": number} for code, params in events]


def action_entries(state: TableState, actions: ActionLog, viewer: int | None, after: int) -> list[LogEntry]:
    """Return the entries of all actions played by events after number `after`."""
    events = actions.complete(state.origin.game, state.history, viewer)
    return [
        entry
        for number, (seq, happened) in enumerate(events, 1)
        if seq > after
        for entry in step_entries(state.history, number, happened)
    ]


# --- Everything else ---------------------------------------------------------------------------------------


def note_of(stored: StoredEvent, event: Event) -> Note:
    """Return the log entry of an event that declares one."""
    names = event.declared.log.fields if event.declared.log else ()
    return Note(stored.seq, stored.at, stored.kind, {name: getattr(event, name) for name in names})


def renamed_note(note: Note, seat: int, old: str, new: str) -> Note:
    """Return an entry with the new name of a person."""
    if note.params.get("seat") != seat or note.params.get("name") != old:
        return note
    return replace(note, params={**note.params, "name": new})


def entry_of(state: TableState, note: Note) -> LogEntry:
    """Return an entry with the current names of players."""
    params = PARAMS.get(note.kind, player_params)(state, note)
    return {"seq": note.seq, "at": note.at, "code": f"table-log-{note.kind}", "params": params, "step": None}


def player_params(state: TableState, note: Note) -> Params:
    """Return the parameters of an entry, with the player's current name if it has none."""
    rule = EVENTS[note.kind].declared.log
    if rule is None or rule.names_player or "seat" not in note.params:
        return dict(note.params)
    seat = state.seats[int(note.params["seat"])]
    return {**note.params, "name": seat.name or seat.played_by}


def ended_params(state: TableState, note: Note) -> Params:
    """Return how the game ended, with the names of the winners."""
    winners = state.ending.winners if state.ending else []
    names = ", ".join(state.seats[seat].played_by for seat in winners)
    return {**note.params, "count": len(winners), "names": names}


def excused_params(state: TableState, note: Note) -> Params:
    """Return the time given back in seconds, rounded up."""
    return {"seconds": -(-int(note.params["milliseconds"]) // 1000)}


def replaced_params(state: TableState, note: Note) -> Params:
    """Return the parameters with the replaced person's name; it is empty for a replaced bot."""
    name = state.seats[int(note.params["seat"])].name
    return {**note.params, "name": name, "whose": "person" if name else "bot"}


PARAMS: dict[str, Callable[[TableState, Note], Params]] = {
    Ended.kind: ended_params,
    Excused.kind: excused_params,
    Replaced.kind: replaced_params,
}
"""Kinds whose parameters are more than fields and a name."""

# --- Both --------------------------------------------------------------------------------------------------


def update_entries(
    state: TableState, actions: ActionLog, viewer: int | None, stored: StoredEvent, happened: list[GameEvent]
) -> list[LogEntry]:
    """Return the log entries of the event just applied; `happened` are its game events."""
    if stored.kind == Stepped.kind:
        history = state.history
        return step_entries(history, history.count, happened)
    if EVENTS[stored.kind].declared.log is None:
        return []
    entries = [entry_of(state, note_of(stored, stored.event()))]
    if stored.kind == Started.kind and stored.data.get("actions"):
        entries += action_entries(state, actions, viewer, stored.seq - 1)
    return entries


def read_log(state: TableState, actions: ActionLog, viewer: int | None, after: int) -> list[LogEntry]:
    """Return the entries after event number `after`, without actions that were taken back."""
    entries = [entry_of(state, note) for note in state.notes if note.seq > after]
    if state.has_begun:
        entries += action_entries(state, actions, viewer, after)
    return sorted(entries, key=lambda entry: entry["seq"])
