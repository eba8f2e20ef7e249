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
from ziggurat.table.events import Event
from ziggurat.table.facts import (
    FORMAT,
    Agreed,
    Asked,
    BotSeated,
    Closed,
    Configured,
    Created,
    Declined,
    Ended,
    Excused,
    Fact,
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
    Undone,
    Unstaged,
    Withdrawn,
)
from ziggurat.table.history import Line
from ziggurat.table.notes import KEPT, note_of, renamed_note
from ziggurat.table.seats import Seat
from ziggurat.table.setting import Setting
from ziggurat.table.state import Made, Offer, TableState


def fold(state: TableState, event: Event, fact: Fact | None = None) -> None:
    """Take the next event in; raise `BadEvents` if it is not the next one or cannot have happened.

    `fact` is what the event tells, if the caller has it at hand. Lists and the like are replaced, never changed: the
    state before shares them, and a part of a view stays good for as long as it was made of the same ones.
    """
    if event.seq != state.version + 1:
        raise BadEvents(f"event {event.seq} cannot follow version {state.version}")
    fact = fact or event.fact()
    try:
        FOLDS[type(fact)](state, fact, event)
    except ZigguratError as error:
        raise BadEvents(f"event {event.seq} of kind {event.kind} cannot have happened: {error}") from error
    state.version, state.at = event.seq, event.at
    state.find_mover()
    if event.kind in KEPT:
        state.notes = [*state.notes, note_of(event, fact)]
    if type(fact) in PLAY:
        state.moved = event.seq
    if type(fact) in POSITION:
        state.changed_before, state.changed = state.changed, event.seq


def seat_at(state: TableState, number: int, seat: Seat) -> None:
    """Put another seat in the place of one."""
    state.seats = [*state.seats[:number], seat, *state.seats[number + 1 :]]


def drop_offer(state: TableState, topic: str) -> None:
    """Forget a question, if it was asked."""
    if topic in state.offers:
        state.offers = {other: offer for other, offer in state.offers.items() if other != topic}


# --- Before the game ---------------------------------------------------------------------------------------


def created(state: TableState, fact: Created, event: Event) -> None:
    """Make the table and its seats."""
    if fact.format != FORMAT:
        raise BadEvents(f"the table was made with format {fact.format}; this program knows format {FORMAT}")
    make(state, fact.setting, fact.box, fact.owner, fact.rematch_of)
    state.seats = [Seat() for _ in range(state.setting.seats)]
    state.status = "open"


def make(state: TableState, setting: dict[str, Any], box: dict[str, Any], owner: str, rematch_of: str | None) -> None:
    """Find the game and the box a table was made for; they must still be what they were."""
    state.setting_ = Setting.from_json(setting)
    game = state.find(state.setting_.game)
    if state.setting_.rules != game.rules_version:
        raise BadEvents(
            f"the table plays by version {state.setting_.rules} of the rules of {game.id}; "
            f"installed is version {game.rules_version}"
        )
    state.created = Made(game, box_of(game, box), box["data"] is None, owner, rematch_of)


def box_of(game: Game, box: dict[str, Any]) -> Box:
    """Return the box of a table, which must still be what it was."""
    found = game.box if box["data"] is None else game.open_box(box["data"])
    if found.hash != box["hash"]:
        raise BadEvents(f"the table plays with the box {box['id']!r}, which is not the installed one any more")
    return found


def configured(state: TableState, fact: Configured, event: Event) -> None:
    """Set the table otherwise; seats come and go at the end."""
    state.setting_ = Setting.from_json(fact.setting)
    count = state.setting_.seats
    state.seats = (state.seats + [Seat()] * count)[:count]


def seated(state: TableState, fact: Seated, event: Event) -> None:
    """Let a person sit down."""
    seat_at(state, fact.seat, Seat(account=fact.account, name=fact.name))


def bot_seated(state: TableState, fact: BotSeated, event: Event) -> None:
    """Let a bot sit down."""
    seat_at(state, fact.seat, Seat(level=fact.level))


def emptied(state: TableState, fact: Left | Opened, event: Event) -> None:
    """Open a seat."""
    seat_at(state, fact.seat, Seat())


def renamed(state: TableState, fact: Renamed, event: Event) -> None:
    """Change a name, in the log too: a deleted account must not live on there."""
    old = state.seats[fact.seat].name
    state.notes = [renamed_note(note, fact.seat, old, fact.name) for note in state.notes]
    seat_at(state, fact.seat, replace(state.seats[fact.seat], name=fact.name))


def closed(state: TableState, fact: Closed, event: Event) -> None:
    """Close the table."""
    state.status = "closed"


def preferred(state: TableState, fact: Preferred, event: Event) -> None:
    """Note what a person prefers."""
    seat = replace(state.seats[fact.seat], auto_confirm=fact.auto_confirm, auto_forced=fact.auto_forced)
    seat_at(state, fact.seat, seat)


def started(state: TableState, fact: Started, event: Event) -> None:
    """Deal, and start the clock."""
    made, setting = state.made, state.setting
    first = made.game.new(setting.seats, fact.seed, setting.options, made.box)
    state.deal = fact
    state.line_ = Line(made.game, first)
    state.status = "playing"
    state.clock = Clock.wound(setting.clock, setting.seats).started(state.timed_seat(), event.at)


# --- Steps -------------------------------------------------------------------------------------------------


def stepped(state: TableState, fact: Stepped, event: Event) -> None:
    """Carry out an action; with it lapses what was asked before."""
    line = state.line
    line.play(fact.seat, fact.word, event.at, event.seq, fact.auto)
    state.staged = None
    if state.offers:
        drop_offer(state, "undo")
        draw = state.offers.get("draw")
        if draw and fact.seat not in draw.agreed:  # whoever plays on without an answer has answered
            drop_offer(state, "draw")
    if state.clock.left and line.to_move != fact.seat:
        state.clock = state.clock.handed_over(state.timed_seat(), event.at)


def staged(state: TableState, fact: Staged, event: Event) -> None:
    """Let an action wait for confirmation."""
    state.staged = fact


def unstaged(state: TableState, fact: Unstaged, event: Event) -> None:
    """Forget the waiting action."""
    state.staged = None


def taken_back(state: TableState, fact: Undone | Restarted, event: Event) -> None:
    """Take steps back. The same seat remains to move, so its time runs on."""
    state.line.rewind(fact.keep)
    state.staged = None
    drop_offer(state, "undo")


def rewound(state: TableState, fact: Rewound, event: Event) -> None:
    """Take back what everybody agreed to. Time that was used is not given back."""
    state.line.rewind(fact.keep)
    state.staged = None
    drop_offer(state, "undo")
    state.clock = state.clock.renewed(state.timed_seat(), event.at)


# --- What needs consent ------------------------------------------------------------------------------------


def asked(state: TableState, fact: Asked, event: Event) -> None:
    """Put a question to everybody."""
    asked = Offer(fact.topic, fact.seat, event.seq, (fact.seat,), fact.keep)
    state.offers = {**state.offers, fact.topic: asked}


def agreed(state: TableState, fact: Agreed, event: Event) -> None:
    """Count a seat's consent."""
    offer = state.offers[fact.topic]
    state.offers = {**state.offers, fact.topic: replace(offer, agreed=(*offer.agreed, fact.seat))}


def dropped(state: TableState, fact: Declined | Withdrawn, event: Event) -> None:
    """Forget a question."""
    drop_offer(state, fact.topic)


def paused(state: TableState, fact: Paused, event: Event) -> None:
    """Stop the clock."""
    state.status = "paused"
    drop_offer(state, "pause")
    state.clock = state.clock.stopped(event.at)


def resumed(state: TableState, fact: Resumed, event: Event) -> None:
    """Let the clock run on from where it stood."""
    state.status = "playing"
    state.clock = state.clock.started(state.timed_seat(), event.at)


# --- Leaving and the end -----------------------------------------------------------------------------------


def resigned(state: TableState, fact: Resigned, event: Event) -> None:
    """Take a seat out of the game."""
    leave(state, fact.seat, "resigned", event.at)


def flagged(state: TableState, fact: Flagged, event: Event) -> None:
    """Take a seat out of the game whose time was up."""
    leave(state, fact.seat, "flagged", event.at)


def leave(state: TableState, seat: int, how: str, at: int) -> None:
    """Mark a seat as left; what was asked before was asked of another company."""
    seat_at(state, seat, replace(state.seats[seat], out=how))
    state.offers = {}
    if state.clock.running == seat:
        state.clock = state.clock.stopped(at)


def replaced(state: TableState, fact: Replaced, event: Event) -> None:
    """Let a bot play on. What the person had staged is forgotten, the steps carried out stand."""
    seat_at(state, fact.seat, replace(state.seats[fact.seat], level=fact.level))
    if state.staged and state.staged.seat == fact.seat:
        state.staged = None


def excused(state: TableState, fact: Excused, event: Event) -> None:
    """Give time back."""
    state.clock = state.clock.excused(fact.milliseconds, event.at)


def ended(state: TableState, fact: Ended, event: Event) -> None:
    """Stop everything."""
    state.status = "ended"
    state.ending = fact
    state.staged = None
    state.offers = {}
    state.clock = state.clock.stopped(event.at)


def rematched(state: TableState, fact: Rematched, event: Event) -> None:
    """Remember where the next game is."""
    state.successor = fact.table
    drop_offer(state, "rematch")


PLAY = {Started, Stepped, Staged, Unstaged, Undone, Restarted, Rewound, Paused, Resumed, Replaced, Ended}
"""What changes play: a command meant for an earlier version would be meant for another situation."""

POSITION = {Started, Stepped, Undone, Restarted, Rewound}
"""What changes the position of the game."""

FOLDS: dict[type[Fact], Callable[[TableState, Any, Event], None]] = {
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
