"""Applying events to the state of a table, and trying commands on a copy.

Applying never fails for events that a command led to, because the command was checked before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from ziggurat.core.box import Box
from ziggurat.core.errors import BadState, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.options import with_options
from ziggurat.core.position import Position
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
    Hinted,
    HintsAgreed,
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
from ziggurat.table.log import note_of, renamed_note
from ziggurat.table.state import Offer, Origin, Seat, Settings, TableState

Change = Callable[[TableState, Any, StoredEvent], None]
C = TypeVar("C", bound=Change)
CHANGES: dict[type[Event], Change] = {}
"""The function that applies each class of events."""


def applies(*events: type[Event]) -> Callable[[C], C]:
    """Register a function as the one that applies these events."""

    def register(change: C) -> C:
        CHANGES.update(dict.fromkeys(events, change))
        return change

    return register


def apply_event(state: TableState, stored: StoredEvent, event: Event | None = None) -> None:
    """Apply the next event, or raise `BadEvents` if it cannot follow or cannot have happened.

    A caller that has the decoded event passes it as `event`.
    """
    if stored.seq != state.version + 1:
        raise BadEvents(f"event {stored.seq} cannot follow version {state.version}")
    event = event or stored.event()
    try:
        CHANGES[type(event)](state, event, stored)
    except ZigguratError as error:
        raise BadEvents(f"event {stored.seq} of kind {stored.kind} cannot have happened: {error}") from error
    state.version, state.at = stored.seq, stored.at
    state.update_to_move()
    declared = event.declared
    if declared.log and declared.log.kept:
        state.notes = [*state.notes, note_of(stored, event)]
    if declared.changes_play:
        state.moved = stored.seq
    if declared.changes_position:
        state.previous_position_version, state.position_version = state.position_version, stored.seq


class Trial:
    """A copy of a table on which a command is tried, with its events.

    Each event is applied at once, so that its consequences (a forced action, the end of the game) are decided on the
    state after it.
    """

    def __init__(self, state: TableState, now: int) -> None:
        self.state = state.copy()
        self.now = max(now, state.at)  # clocks of several machines may differ; a table's time never goes back
        self.events: list[StoredEvent] = []

    def add(self, event: Event) -> None:
        """Apply an event to the copy and collect it."""
        stored = StoredEvent.of(self.state.version + 1, self.now, event)
        apply_event(self.state, stored, event)
        self.events.append(stored)


def set_seat(state: TableState, number: int, seat: Seat) -> None:
    """Replace one seat."""
    state.seats = [*state.seats[:number], seat, *state.seats[number + 1 :]]


def drop_offer(state: TableState, topic: str) -> None:
    """Remove an offer, if there is one about this topic."""
    if topic in state.offers:
        state.offers = {other: offer for other, offer in state.offers.items() if other != topic}


# --- Before the game ---------------------------------------------------------------------------------------


@applies(Created)
def create(state: TableState, event: Created, stored: StoredEvent) -> None:
    """Set origin and settings, with all seats open."""
    if event.format != FORMAT:
        raise BadEvents(f"the table has format {event.format}; this program reads format {FORMAT}")
    set_origin(state, event.setting, event.box, event.owner, event.rematch_of)
    state.seats = [Seat() for _ in range(state.settings.seats)]
    state.status = "open"


def set_origin(
    state: TableState, settings: dict[str, Any], box: dict[str, Any], owner: str, rematch_of: str | None
) -> None:
    """Find the installed game and box of a table, or raise `BadEvents`."""
    state.settings = Settings.from_json(settings)
    game = state.find_game(state.settings.game)
    if state.settings.rules != game.rules_version:
        raise BadEvents(
            f"the table uses version {state.settings.rules} of the rules of {game.id}; "
            f"version {game.rules_version} is installed"
        )
    found = find_box(game, box)
    state.origin = Origin(game, found, None if box["data"] is None else found.data, owner, rematch_of)


def find_box(game: Game, box: dict[str, Any]) -> Box:
    """Return the box of a table, or raise `BadEvents` if the installed one differs."""
    found = game.box if box["data"] is None else game.open_box(box["data"])
    if found.hash != box["hash"]:
        raise BadEvents(f"the table uses the box {box['id']!r} with another content than the installed one")
    return found


@applies(Configured)
def configure(state: TableState, event: Configured, stored: StoredEvent) -> None:
    """Replace the settings, adding or removing seats at the end."""
    state.settings = Settings.from_json(event.setting)
    count = state.settings.seats
    state.seats = (state.seats + [Seat()] * count)[:count]


@applies(Seated)
def seat_person(state: TableState, event: Seated, stored: StoredEvent) -> None:
    set_seat(state, event.seat, Seat(account=event.account, name=event.name))


@applies(BotSeated)
def seat_bot(state: TableState, event: BotSeated, stored: StoredEvent) -> None:
    set_seat(state, event.seat, Seat(level=event.level))


@applies(Left, Opened)
def open_seat(state: TableState, event: Left | Opened, stored: StoredEvent) -> None:
    set_seat(state, event.seat, Seat())


@applies(Renamed)
def rename(state: TableState, event: Renamed, stored: StoredEvent) -> None:
    """Change a name, also in the log, where no deleted account's name may remain."""
    old = state.seats[event.seat].name
    state.notes = [renamed_note(note, event.seat, old, event.name) for note in state.notes]
    set_seat(state, event.seat, replace(state.seats[event.seat], name=event.name))


@applies(Closed)
def close(state: TableState, event: Closed, stored: StoredEvent) -> None:
    state.status = "closed"


@applies(Preferred)
def set_preferences(state: TableState, event: Preferred, stored: StoredEvent) -> None:
    seat = replace(state.seats[event.seat], auto_confirm=event.auto_confirm, auto_forced=event.auto_forced)
    set_seat(state, event.seat, seat)


@applies(Started)
def start(state: TableState, event: Started, stored: StoredEvent) -> None:
    """Set up the first position, play the actions given with it, and start the clock."""
    history = History(state.origin.game, first_position(state, event))
    for number, word in enumerate(event.actions or ()):
        at = event.times[number] if event.times else stored.at
        history.play(history.position.to_move, word, at, stored.seq, auto=False)
    state.deal, state.history = event, history
    state.status = "playing"
    settings = state.settings
    state.clock = Clock.full(settings.clock, settings.seats).started(state.timed_seat(), stored.at)


def first_position(state: TableState, deal: Started) -> Position:
    """Return the position dealt from the seed, or the set-up one, or raise `BadState`."""
    game, box, settings = state.origin.game, state.origin.box, state.settings
    if deal.position is None:
        return game.new(settings.seats, deal.seed, settings.options, box)
    position = game.load(with_options(deal.position, settings.options), deal.seed, box)
    if position.seats != settings.seats or game.state(position)["options"] != settings.options:
        raise BadState("the set-up position has another number of seats or other options than the table")
    return position


# --- Steps -------------------------------------------------------------------------------------------------


@applies(Stepped)
def play_step(state: TableState, event: Stepped, stored: StoredEvent) -> None:
    """Play an action. Offers that no longer make sense lapse."""
    history = state.history
    history.play(event.seat, event.word, stored.at, stored.seq, event.auto)
    state.staged = None
    if state.offers:
        drop_offer(state, "undo")
        draw = state.offers.get("draw")
        if draw and event.seat not in draw.agreed:  # playing on declines the draw
            drop_offer(state, "draw")
    if state.clock.left and history.to_move != event.seat:
        state.clock = state.clock.passed_on(state.timed_seat(), stored.at)


@applies(Staged)
def stage(state: TableState, event: Staged, stored: StoredEvent) -> None:
    state.staged = event


@applies(Unstaged)
def unstage(state: TableState, event: Unstaged, stored: StoredEvent) -> None:
    state.staged = None


@applies(Undone, Restarted)
def take_back(state: TableState, event: Undone | Restarted, stored: StoredEvent) -> None:
    """Take steps back. The same seat remains to move, so the clock is unchanged."""
    state.history.rewind(event.keep)
    state.staged = None
    drop_offer(state, "undo")


@applies(Rewound)
def rewind(state: TableState, event: Rewound, stored: StoredEvent) -> None:
    """Take steps back by consent. Used time is not restored."""
    state.history.rewind(event.keep)
    state.staged = None
    drop_offer(state, "undo")
    state.clock = state.clock.rewound(state.timed_seat(), stored.at)


# --- Offers ------------------------------------------------------------------------------------------------


@applies(Asked)
def add_offer(state: TableState, event: Asked, stored: StoredEvent) -> None:
    offer = Offer(event.topic, event.seat, stored.seq, (event.seat,), event.keep)
    state.offers = {**state.offers, event.topic: offer}


@applies(Agreed)
def add_consent(state: TableState, event: Agreed, stored: StoredEvent) -> None:
    offer = state.offers[event.topic]
    state.offers = {**state.offers, event.topic: replace(offer, agreed=(*offer.agreed, event.seat))}


@applies(Declined, Withdrawn)
def end_offer(state: TableState, event: Declined | Withdrawn, stored: StoredEvent) -> None:
    drop_offer(state, event.topic)


@applies(Paused)
def pause(state: TableState, event: Paused, stored: StoredEvent) -> None:
    state.status = "paused"
    drop_offer(state, "pause")
    state.clock = state.clock.stopped(stored.at)


@applies(Resumed)
def resume(state: TableState, event: Resumed, stored: StoredEvent) -> None:
    state.status = "playing"
    state.clock = state.clock.started(state.timed_seat(), stored.at)


@applies(Hinted)
def note_hint(state: TableState, event: Hinted, stored: StoredEvent) -> None:
    """Change nothing: the note in the log counts the hint."""


@applies(HintsAgreed)
def allow_hints(state: TableState, event: HintsAgreed, stored: StoredEvent) -> None:
    drop_offer(state, "hints")


@applies(Rematched)
def set_successor(state: TableState, event: Rematched, stored: StoredEvent) -> None:
    state.successor = event.table
    drop_offer(state, "rematch")


# --- Leaving and the end -----------------------------------------------------------------------------------


@applies(Resigned)
def resign(state: TableState, event: Resigned, stored: StoredEvent) -> None:
    take_out(state, event.seat, "resigned", stored.at)


@applies(Flagged)
def lose_on_time(state: TableState, event: Flagged, stored: StoredEvent) -> None:
    take_out(state, event.seat, "flagged", stored.at)


def take_out(state: TableState, seat: int, reason: str, at: int) -> None:
    """Take a seat out of the game. All offers lapse, because the players have changed."""
    set_seat(state, seat, replace(state.seats[seat], out=reason))
    state.offers = {}
    if state.clock.running == seat:
        state.clock = state.clock.stopped(at)


@applies(Replaced)
def replace_player(state: TableState, event: Replaced, stored: StoredEvent) -> None:
    """Give a seat to a bot. A staged action is dropped; played steps remain."""
    set_seat(state, event.seat, replace(state.seats[event.seat], level=event.level))
    if state.staged and state.staged.seat == event.seat:
        state.staged = None


@applies(Excused)
def excuse(state: TableState, event: Excused, stored: StoredEvent) -> None:
    state.clock = state.clock.excused(event.milliseconds, stored.at)


@applies(Ended)
def end(state: TableState, event: Ended, stored: StoredEvent) -> None:
    state.status = "ended"
    state.ending = event
    state.staged = None
    state.offers = {}
    state.clock = state.clock.stopped(stored.at)
