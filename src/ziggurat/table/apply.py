"""How each fact changes a table. This never fails for facts that a command led to: the command was checked before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.table.clock import Clock
from ziggurat.table.errors import BadEvents
from ziggurat.table.events import (
    FORMAT,
    Agreed,
    Asked,
    BotSeated,
    Closed,
    Configured,
    Created,
    Declined,
    Ended,
    Event,
    Excused,
    Flagged,
    Left,
    Opened,
    Paused,
    Preferred,
    Rematched,
    Renamed,
    Replaced,
    Resigned,
    Restarted,
    Resumed,
    Rewound,
    Seated,
    Staged,
    Started,
    Stepped,
    StoredEvent,
    Undone,
    Unstaged,
    Withdrawn,
)
from ziggurat.table.history import History
from ziggurat.table.notes import KEPT, note_of, renamed_note
from ziggurat.table.state import Offer, Origin, Seat, Settings, TableState


def fold(state: TableState, stored: StoredEvent, event: Event | None = None) -> None:
    """Take the next event in; raise `BadEvents` if it is not the next one or cannot have happened.

    `fact` is what the event tells, if the caller has it at hand. Lists and the like are replaced, never changed: the
    state before shares them, and a part of a view stays good for as long as it was made of the same ones.
    """
    if stored.seq != state.version + 1:
        raise BadEvents(f"event {stored.seq} cannot follow version {state.version}")
    event = event or stored.event()
    try:
        FOLDS[type(event)](state, event, stored)
    except ZigguratError as error:
        raise BadEvents(f"event {stored.seq} of kind {stored.kind} cannot have happened: {error}") from error
    state.version, state.at = stored.seq, stored.at
    state.find_mover()
    if stored.kind in KEPT:
        state.notes = [*state.notes, note_of(stored, event)]
    if type(event) in PLAY:
        state.moved = stored.seq
    if type(event) in POSITION:
        state.changed_before, state.changed = state.changed, stored.seq


def seat_at(state: TableState, number: int, seat: Seat) -> None:
    """Put another seat in the place of one."""
    state.seats = [*state.seats[:number], seat, *state.seats[number + 1 :]]


def drop_offer(state: TableState, topic: str) -> None:
    """Forget a question, if it was asked."""
    if topic in state.offers:
        state.offers = {other: offer for other, offer in state.offers.items() if other != topic}


# --- Before the game ---------------------------------------------------------------------------------------


def created(state: TableState, event: Created, stored: StoredEvent) -> None:
    """Make the table and its seats."""
    if event.format != FORMAT:
        raise BadEvents(f"the table was made with format {event.format}; this program knows format {FORMAT}")
    make(state, event.setting, event.box, event.owner, event.rematch_of)
    state.seats = [Seat() for _ in range(state.settings.seats)]
    state.status = "open"


def make(state: TableState, settings: dict[str, Any], box: dict[str, Any], owner: str, rematch_of: str | None) -> None:
    """Find the game and the box a table was made for; they must still be what they were."""
    state._settings = Settings.from_json(settings)
    game = state.find(state._settings.game)
    if state._settings.rules != game.rules_version:
        raise BadEvents(
            f"the table plays by version {state._settings.rules} of the rules of {game.id}; "
            f"installed is version {game.rules_version}"
        )
    state.created = Origin(game, box_of(game, box), box["data"] is None, owner, rematch_of)


def box_of(game: Game, box: dict[str, Any]) -> Box:
    """Return the box of a table, which must still be what it was."""
    found = game.box if box["data"] is None else game.open_box(box["data"])
    if found.hash != box["hash"]:
        raise BadEvents(f"the table plays with the box {box['id']!r}, which is not the installed one any more")
    return found


def configured(state: TableState, event: Configured, stored: StoredEvent) -> None:
    """Set the table otherwise; seats come and go at the end."""
    state._settings = Settings.from_json(event.setting)
    count = state._settings.seats
    state.seats = (state.seats + [Seat()] * count)[:count]


def seated(state: TableState, event: Seated, stored: StoredEvent) -> None:
    """Let a person sit down."""
    seat_at(state, event.seat, Seat(account=event.account, name=event.name))


def bot_seated(state: TableState, event: BotSeated, stored: StoredEvent) -> None:
    """Let a bot sit down."""
    seat_at(state, event.seat, Seat(level=event.level))


def emptied(state: TableState, event: Left | Opened, stored: StoredEvent) -> None:
    """Open a seat."""
    seat_at(state, event.seat, Seat())


def renamed(state: TableState, event: Renamed, stored: StoredEvent) -> None:
    """Change a name, in the log too: a deleted account must not live on there."""
    old = state.seats[event.seat].name
    state.notes = [renamed_note(note, event.seat, old, event.name) for note in state.notes]
    seat_at(state, event.seat, replace(state.seats[event.seat], name=event.name))


def closed(state: TableState, event: Closed, stored: StoredEvent) -> None:
    """Close the table."""
    state.status = "closed"


def preferred(state: TableState, event: Preferred, stored: StoredEvent) -> None:
    """Note what a person prefers."""
    seat = replace(state.seats[event.seat], auto_confirm=event.auto_confirm, auto_forced=event.auto_forced)
    seat_at(state, event.seat, seat)


def started(state: TableState, event: Started, stored: StoredEvent) -> None:
    """Deal, and start the clock."""
    origin, settings = state.origin, state.settings
    first = origin.game.new(settings.seats, event.seed, settings.options, origin.box)
    state.deal = event
    state._history = History(origin.game, first)
    state.status = "playing"
    state.clock = Clock.wound(settings.clock, settings.seats).started(state.timed_seat(), stored.at)


# --- Steps -------------------------------------------------------------------------------------------------


def stepped(state: TableState, event: Stepped, stored: StoredEvent) -> None:
    """Carry out an action; with it lapses what was asked before."""
    history = state.history
    history.play(event.seat, event.word, stored.at, stored.seq, event.auto)
    state.staged = None
    if state.offers:
        drop_offer(state, "undo")
        draw = state.offers.get("draw")
        if draw and event.seat not in draw.agreed:  # whoever plays on without an answer has answered
            drop_offer(state, "draw")
    if state.clock.left and history.to_move != event.seat:
        state.clock = state.clock.handed_over(state.timed_seat(), stored.at)


def staged(state: TableState, event: Staged, stored: StoredEvent) -> None:
    """Let an action wait for confirmation."""
    state.staged = event


def unstaged(state: TableState, event: Unstaged, stored: StoredEvent) -> None:
    """Forget the waiting action."""
    state.staged = None


def taken_back(state: TableState, event: Undone | Restarted, stored: StoredEvent) -> None:
    """Take steps back. The same seat remains to move, so its time runs on."""
    state.history.rewind(event.keep)
    state.staged = None
    drop_offer(state, "undo")


def rewound(state: TableState, event: Rewound, stored: StoredEvent) -> None:
    """Take back what everybody agreed to. Time that was used is not given back."""
    state.history.rewind(event.keep)
    state.staged = None
    drop_offer(state, "undo")
    state.clock = state.clock.renewed(state.timed_seat(), stored.at)


# --- What needs consent ------------------------------------------------------------------------------------


def asked(state: TableState, event: Asked, stored: StoredEvent) -> None:
    """Put a question to everybody."""
    asked = Offer(event.topic, event.seat, stored.seq, (event.seat,), event.keep)
    state.offers = {**state.offers, event.topic: asked}


def agreed(state: TableState, event: Agreed, stored: StoredEvent) -> None:
    """Count a seat's consent."""
    offer = state.offers[event.topic]
    state.offers = {**state.offers, event.topic: replace(offer, agreed=(*offer.agreed, event.seat))}


def dropped(state: TableState, event: Declined | Withdrawn, stored: StoredEvent) -> None:
    """Forget a question."""
    drop_offer(state, event.topic)


def paused(state: TableState, event: Paused, stored: StoredEvent) -> None:
    """Stop the clock."""
    state.status = "paused"
    drop_offer(state, "pause")
    state.clock = state.clock.stopped(stored.at)


def resumed(state: TableState, event: Resumed, stored: StoredEvent) -> None:
    """Let the clock run on from where it stood."""
    state.status = "playing"
    state.clock = state.clock.started(state.timed_seat(), stored.at)


# --- Leaving and the end -----------------------------------------------------------------------------------


def resigned(state: TableState, event: Resigned, stored: StoredEvent) -> None:
    """Take a seat out of the game."""
    leave(state, event.seat, "resigned", stored.at)


def flagged(state: TableState, event: Flagged, stored: StoredEvent) -> None:
    """Take a seat out of the game whose time was up."""
    leave(state, event.seat, "flagged", stored.at)


def leave(state: TableState, seat: int, how: str, at: int) -> None:
    """Mark a seat as left; what was asked before was asked of another company."""
    seat_at(state, seat, replace(state.seats[seat], out=how))
    state.offers = {}
    if state.clock.running == seat:
        state.clock = state.clock.stopped(at)


def replaced(state: TableState, event: Replaced, stored: StoredEvent) -> None:
    """Let a bot play on. What the person had staged is forgotten, the steps carried out stand."""
    seat_at(state, event.seat, replace(state.seats[event.seat], level=event.level))
    if state.staged and state.staged.seat == event.seat:
        state.staged = None


def excused(state: TableState, event: Excused, stored: StoredEvent) -> None:
    """Give time back."""
    state.clock = state.clock.excused(event.milliseconds, stored.at)


def ended(state: TableState, event: Ended, stored: StoredEvent) -> None:
    """Stop everything."""
    state.status = "ended"
    state.ending = event
    state.staged = None
    state.offers = {}
    state.clock = state.clock.stopped(stored.at)


def rematched(state: TableState, event: Rematched, stored: StoredEvent) -> None:
    """Remember where the next game is."""
    state.successor = event.table
    drop_offer(state, "rematch")


PLAY = {Started, Stepped, Staged, Unstaged, Undone, Restarted, Rewound, Paused, Resumed, Replaced, Ended}
"""What changes play: a command meant for an earlier version would be meant for another situation."""

POSITION = {Started, Stepped, Undone, Restarted, Rewound}
"""What changes the position of the game."""

FOLDS: dict[type[Event], Callable[[TableState, Any, StoredEvent], None]] = {
    Created: created,
    Configured: configured,
    Seated: seated,
    BotSeated: bot_seated,
    Left: emptied,
    Opened: emptied,
    Renamed: renamed,
    Closed: closed,
    Preferred: preferred,
    Started: started,
    Stepped: stepped,
    Staged: staged,
    Unstaged: unstaged,
    Undone: taken_back,
    Restarted: taken_back,
    Rewound: rewound,
    Asked: asked,
    Agreed: agreed,
    Declined: dropped,
    Withdrawn: dropped,
    Paused: paused,
    Resumed: resumed,
    Resigned: resigned,
    Flagged: flagged,
    Replaced: replaced,
    Excused: excused,
    Ended: ended,
    Rematched: rematched,
}


class Trial:
    """A copy of a table with the events that a command leads to, all at one time."""

    def __init__(self, state: TableState, now: int) -> None:
        self.state = state.fork()
        self.now = max(now, state.at)  # clocks of several machines may differ; time at a table never goes back
        self.events: list[StoredEvent] = []

    def add(self, event: Event) -> None:
        """Let a fact happen."""
        stored = StoredEvent.of(self.state.version + 1, self.now, event)
        fold(self.state, stored, event)
        self.events.append(stored)
