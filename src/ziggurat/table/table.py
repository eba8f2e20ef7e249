"""The authoritative table. It decides what a command leads to, takes events in, and says what each viewer may know.

A server does, for each command: `events = table.decide(command, now)`; store the events; `table.apply(event)` for each,
and after each `table.tell(event, viewer)` for everybody who looks on. Nothing here reads a clock, a file or a socket.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from ziggurat.core import registry
from ziggurat.core.game import View
from ziggurat.core.record import Record
from ziggurat.table import commands, leaving, log, offers, seating, snapshot, turns, views
from ziggurat.table.apply import Trial, fold
from ziggurat.table.chronicle import Chronicle
from ziggurat.table.commands import Command
from ziggurat.table.errors import Refused
from ziggurat.table.events import StoredEvent
from ziggurat.table.json_types import CommonView, LastingView, LogEntry, Summary, TableView, TurnView, Update
from ziggurat.table.next_table import rematch
from ziggurat.table.playing_on import play_on
from ziggurat.table.record import record_of
from ziggurat.table.state import Finder, TableState

installed_game = cache(registry.game)
"""Finds a game by its name. What is installed does not change while a program runs, and looking it up is slow."""

NEVER: tuple[int, View] = (-1, {})
"""What somebody has seen who has not looked yet."""

Viewer = int | None
"""A seat, or None: a spectator, who sees only what is public."""

DECISIONS: dict[type, Callable[[Trial, Any], None]] = {
    commands.Create: seating.create,
    commands.Configure: seating.configure,
    commands.Sit: seating.sit,
    commands.Leave: seating.leave,
    commands.SeatBot: seating.seat_bot,
    commands.OpenSeat: seating.open_seat,
    commands.Close: seating.close,
    commands.Start: seating.start,
    commands.Rename: seating.rename,
    commands.Prefer: turns.prefer,
    commands.Act: turns.act,
    commands.Confirm: turns.confirm,
    commands.Undo: turns.undo,
    commands.Restart: turns.restart,
    commands.Ask: offers.ask,
    commands.Answer: offers.answer,
    commands.Withdraw: offers.withdraw,
    commands.Resume: offers.resume,
    commands.Resign: leaving.resign,
    commands.CheckClock: leaving.check_clock,
    commands.Excuse: leaving.excuse,
    commands.ReplaceBot: leaving.replace_bot,
}


@dataclass(frozen=True)
class BotTurn:
    """A bot is to move. Its answer is an `Act` by this seat with this version."""

    seat: int
    level: str
    version: int


class Table:
    """A table: the fold of its events. A new one is empty, and its first command is `Create`."""

    def __init__(self, find: Finder = installed_game) -> None:
        self.state = TableState(find)
        self.seen: dict[Viewer, tuple[int, View]] = {}
        """The last view of the game that each viewer got, with the number of the event it was taken after."""
        self.lasting: tuple[tuple[Any, ...], LastingView] = ((), cast(LastingView, {}))
        """What everybody may know and seldom changes, with what it was made of."""
        self.common: CommonView | None = None
        """What everybody may know, as of the last view."""
        self.turn: TurnView | None = None
        """The turn being built as everybody may see it, as of the last view."""
        self.chronicle = Chronicle()
        """What the log says of the actions, for each viewer who was told."""
        self.drafted: tuple[StoredEvent, TableState] | None = None
        """The only event that the last command led to, with the table after it."""

    @staticmethod
    def from_events(events: Iterable[StoredEvent], find: Finder = installed_game) -> Table:
        """Return the table that a log describes, or raise `BadEvents`."""
        table = Table(find)
        for event in events:
            table.apply(event)
        return table

    @staticmethod
    def from_snapshot(saved: bytes, find: Finder = installed_game) -> Table:
        """Return the table that `snapshot` saved, or raise `BadEvents`. Apply the events after its version then."""
        table = Table(find)
        table.state = snapshot.from_bytes(saved, find)
        return table

    def snapshot(self) -> bytes:
        """Return the whole table, secrets included; equal tables give equal bytes."""
        return snapshot.to_bytes(self.state)

    # --- Commands and events -------------------------------------------------------------------------------

    def decide(self, command: Command, now: int) -> list[StoredEvent]:
        """Return the events that a command leads to, or raise `Refused`. Nothing changes either way."""
        if self.state.created is None and not isinstance(command, commands.Create):
            raise Refused("no_table")
        trial = Trial(self.state, now)
        DECISIONS[type(command)](trial, command)
        self.drafted = (trial.events[0], trial.state) if len(trial.events) == 1 else None
        return trial.events

    def apply(self, event: StoredEvent) -> None:
        """Take the next event in."""
        drafted, self.drafted = self.drafted, None
        if drafted is not None and drafted[0] is event and event.seq == self.version + 1:
            self.state = drafted[1]  # it was taken in already when it was decided
        else:
            fold(self.state, event)

    # --- What everybody may know ---------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> TableView:
        """Return everything that a viewer may know. It shares parts with later answers: do not change it."""
        self.look([viewer])
        return self.seen_by(viewer)

    def seen_by(self, viewer: Viewer) -> TableView:
        """Return the view of somebody who has looked at the game."""
        state = self.state
        if self.common is None or self.common["version"] != state.version:
            self.turn, last_turn = views.turn_views(state)
            self.common = views.common_view(state, self.lasting_view(), last_turn)
        game = None if state._history is None else self.seen[viewer][1]
        return views.table_view(state, viewer, self.common, self.turn, game)

    def update_for(self, event: StoredEvent, viewer: Viewer) -> Update:
        """Return what a viewer is told of the event that was just applied."""
        return self.updates_for(event, [viewer])[0]

    def updates_for(self, event: StoredEvent, viewers: Sequence[Viewer]) -> list[Update]:
        """Return what each of several viewers is told of the event that was just applied."""
        if event.seq != self.state.version:
            raise ValueError(f"only the last event, {self.version}, can be told, not {event.seq}")
        stepped = event.kind == "stepped"
        before = [self.view_before(viewer) if stepped else None for viewer in viewers]
        self.look(viewers)
        return [self.told(event, viewer, seen) for viewer, seen in zip(viewers, before, strict=True)]

    def told(self, event: StoredEvent, viewer: Viewer, before: View | None) -> Update:
        """Return what a viewer is told who has looked, given what the viewer saw before."""
        view, happened = self.seen_by(viewer), []
        if before is not None:
            happened = self.state.origin.game.events(before, event.data["word"], view["game"] or {})
            self.chronicle.note(self.state.history, viewer, happened)
        return {
            "version": event.seq,
            "kind": event.kind,
            "at": event.at,
            "data": log.data_for(event, viewer),
            "log": log.entries_of(self.state, event, happened),
            "view": view,
        }

    def log(self, viewer: Viewer, after: int = 0) -> list[LogEntry]:
        """Return the log as a viewer may read it, from the event after number `after` on."""
        views.check_viewer(self.state, viewer)
        return log.log(self.state, self.chronicle, viewer, after)

    def view_at(self, viewer: Viewer, number: int) -> View:
        """Return what a viewer saw of the game after so many actions."""
        history = self.state.history
        views.check_viewer(self.state, viewer)
        if not 0 <= number <= history.count:
            raise Refused("no_such_step", {"steps": history.count})
        return self.state.origin.game.view(history.at(number), viewer)

    def preview(self, seat: int, action: str, now: int) -> View:
        """Return the game as a seat would see it after an action, or raise `Refused`. Nothing changes."""
        return turns.preview(self.state, seat, action, now)

    def record(self) -> Record:
        """Return the record of the game, with its seed only after the end."""
        return record_of(self.state)

    # --- For the server ------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """Return the number of the last event."""
        return self.state.version

    @property
    def status(self) -> str:
        """Return new, open, playing, paused, ended or closed."""
        return self.state.status

    def due(self) -> int | None:
        """Return when the clock will run out, if nothing happens: then it is time for `CheckClock`."""
        return self.state.clock.due()

    def viewer_of(self, account: str) -> Viewer:
        """Return the seat through whose eyes an account looks; None for spectators, and for who left a running game."""
        for number, seat in enumerate(self.state.seats):
            if seat.account == account:
                return number if seat.is_present else None
        return None

    def bot_turn(self) -> BotTurn | None:
        """Return which bot is to move, if one is."""
        state = self.state
        seat = state.to_move if state.status == "playing" else None
        level = None if seat is None else state.seats[seat].level
        return None if seat is None or level is None else BotTurn(seat, level, state.version)

    def bot_view(self, seat: int) -> View:
        """Return what the bot at this seat may know: all it gets."""
        return self.state.origin.game.view(self.state.history.position, seat)

    def rematch(self, own_name: str | None = None) -> list[Command]:
        """Return the commands that make and fill the next table; `own_name` is the name of this one."""
        return rematch(self.state, own_name)

    def play_on(
        self, number: int, account: str, name: str, seat: int | None = None, level: str = "architect"
    ) -> list[Command]:
        """Return the commands that make a table as this one stood after so many actions, for one person and bots."""
        return play_on(self.state, number, account, name, seat, level)

    def awaited_accounts(self) -> list[str]:
        """Return the accounts whose move or answer is awaited: not for clients."""
        return views.awaited_accounts(self.state)

    def summary_key(self) -> tuple[Any, ...]:
        """Return what company, status, deadline and who is awaited follow from; while it is the same, so are they."""
        state = self.state
        bot_since = None if self.bot_turn() is None else state.at
        return (*views.lasting_sources(state), state.to_move, state.offers, state.clock, bot_since)

    def summary(self) -> Summary:
        """Return what a lobby needs to know. It names accounts: not for clients."""
        return views.summary(self.state, self.lasting_view())

    def lasting_view(self) -> LastingView:
        """Return what everybody may know and seldom changes, made anew only when it does."""
        sources = views.lasting_sources(self.state)
        if self.lasting[0] != sources:
            self.lasting = (sources, views.lasting_view(self.state))
        return self.lasting[1]

    # --- Views of the game, made once ----------------------------------------------------------------------

    def look(self, viewers: Sequence[Viewer]) -> None:
        """Take the game's views anew for those viewers who have none of the present position, all together."""
        state, seen = self.state, self.seen
        for viewer in viewers:
            if viewer not in seen:  # who has seen the game once is known
                views.check_viewer(state, viewer)
        if state._history is None:
            return
        blind = [viewer for viewer in viewers if seen.get(viewer, NEVER)[0] < state.changed]
        if not blind:
            return
        for viewer, view in zip(blind, state.origin.game.views(state._history.position, blind), strict=True):
            seen[viewer] = (state.version, view)

    def view_before(self, viewer: Viewer) -> View:
        """Return the viewer's view before the last step, from memory if it was taken then."""
        state, seen = self.state, self.seen.get(viewer)
        if seen is not None and state.changed_before <= seen[0] < state.version:
            return seen[1]
        history = state.history
        return self.state.origin.game.view(history.at(history.count - 1), viewer)
