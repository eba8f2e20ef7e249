"""`Table`: commands to events, events to states, states to views.

For each command a server calls `decide`, stores the events, calls `apply` for each, and sends `updates_for` to the
viewers. Nothing here reads a clock, a file or a socket.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from ziggurat.core import registry
from ziggurat.core.game import Kept, View
from ziggurat.core.record import Record
from ziggurat.table import commands, hints, leaving, next_table, offers, seating, snapshot, turns, views
from ziggurat.table.apply import Trial, apply_event
from ziggurat.table.commands import Command
from ziggurat.table.errors import Refused
from ziggurat.table.events import Stepped, StoredEvent
from ziggurat.table.json_types import CommonView, HintGain, LastingView, LogEntry, Summary, TableView, TurnView, Update
from ziggurat.table.log import ActionLog, read_log, update_entries
from ziggurat.table.record import record_of
from ziggurat.table.state import GameFinder, TableState

installed_game = cache(registry.game)
"""Returns a game by its name. Cached, because the lookup is slow and installed games do not change."""

Viewer = int | None
"""A seat, or None for a spectator, who sees only what is public."""

NO_VIEW: tuple[int, View] = (-1, {})
"""Cache entry of a viewer that has no view yet."""

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
    commands.Hint: hints.hint,
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
    """A bot to move. Its action is an `Act` with this seat and version."""

    seat: int
    level: str
    version: int


class Table:
    """A table, built from its events. The first command of an empty one is `Create`."""

    def __init__(self, find_game: GameFinder = installed_game) -> None:
        self.state = TableState(find_game)
        self._actions = ActionLog()
        self._decided: tuple[StoredEvent, TableState] | None = None
        """The single event of the last command, with the state after it."""
        self._game_views: dict[Viewer, tuple[int, View]] = {}
        """The last game view of each viewer, with the version at which it was made."""
        self._kept: Kept = {}
        """Parts of the game views that the next ones use again."""
        self._lasting: tuple[tuple[Any, ...], LastingView] = ((), cast(LastingView, {}))
        """The rarely changing part of the view, with its cache key."""
        self._lasting_version = -1
        """The version at which that key was last compared."""
        self._common: CommonView | None = None
        """The public part of the last view."""
        self._turn: TurnView | None = None
        """The public view of the turn being built, of the same version as `_common`."""

    @staticmethod
    def from_events(events: Iterable[StoredEvent], find_game: GameFinder = installed_game) -> Table:
        """Return the table after these events, or raise `BadEvents`."""
        table = Table(find_game)
        for event in events:
            table.apply(event)
        return table

    @staticmethod
    def from_snapshot(saved: bytes, find_game: GameFinder = installed_game) -> Table:
        """Return the table that `snapshot` saved, or raise `BadEvents`.

        The caller then applies the events after its version.
        """
        table = Table(find_game)
        table.state = snapshot.from_bytes(saved, find_game)
        return table

    def snapshot(self) -> bytes:
        """Return the whole table, secrets included; equal tables give equal bytes."""
        return snapshot.to_bytes(self.state)

    # --- Commands and events -------------------------------------------------------------------------------

    def decide(self, command: Command, now: int) -> list[StoredEvent]:
        """Return the events that a command leads to, or raise `Refused`. Nothing changes either way."""
        if self.state.status == "new" and not isinstance(command, commands.Create):
            raise Refused("no_table")
        trial = Trial(self.state, now)
        DECISIONS[type(command)](trial, command)
        self._decided = (trial.events[0], trial.state) if len(trial.events) == 1 else None
        return trial.events

    def apply(self, event: StoredEvent) -> None:
        """Apply the next event, or raise `BadEvents`."""
        decided, self._decided = self._decided, None
        if decided is not None and decided[0] is event and event.seq == self.version + 1:
            self.state = decided[1]  # the trial has applied it already
        else:
            apply_event(self.state, event)

    # --- What a viewer may know ----------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> TableView:
        """Return everything that a viewer may know. Do not change it: views share parts."""
        self._update_game_views([viewer])
        return self._view(viewer)

    def update_for(self, event: StoredEvent, viewer: Viewer) -> Update:
        """Return what a viewer may know of the event that was just applied."""
        return self.updates_for(event, [viewer])[0]

    def updates_for(self, event: StoredEvent, viewers: Sequence[Viewer]) -> list[Update]:
        """Return what each viewer may know of the event that was just applied."""
        if event.seq != self.state.version:
            raise ValueError(f"updates exist only for the last event, {self.version}, not for {event.seq}")
        stepped = event.kind == Stepped.kind
        before = [self._view_before_step(viewer) if stepped else None for viewer in viewers]
        self._update_game_views(viewers)
        return [self._update(event, viewer, view) for viewer, view in zip(viewers, before, strict=True)]

    def log(self, viewer: Viewer, after: int = 0) -> list[LogEntry]:
        """Return the log as a viewer may read it, without events up to `after`."""
        views.check_viewer(self.state, viewer)
        return read_log(self.state, self._actions, viewer, after)

    def prepare_log(self, limit: int) -> bool:
        """Replay up to `limit` actions for the logs of all viewers; return whether they are complete.

        The first log after a table was loaded needs all actions, which may take long in one piece.
        """
        state = self.state
        if not state.has_begun:
            return True
        viewers: list[Viewer] = [None, *range(len(state.seats))]
        return self._actions.extend(state.origin.game, state.history, viewers, limit)

    def view_at(self, viewer: Viewer, number: int) -> View:
        """Return the game's view for a viewer after `number` actions."""
        history = self.state.history
        views.check_viewer(self.state, viewer)
        if not 0 <= number <= history.count:
            raise Refused("no_such_step", {"steps": history.count})
        return self.state.origin.game.view(history.position_after(number), viewer)

    def preview(self, seat: int, action: str, now: int) -> View:
        """Return a seat's view of the game after an action, or raise `Refused`."""
        return turns.preview(self.state, seat, action, now)

    def check_hint(self, seat: int, now: int) -> None:
        """Raise `Refused` unless a seat may have a hint now."""
        hints.check_hint(self.state, seat, now)

    def check_first_move(self, seat: int, now: int) -> None:
        """Raise `Refused` unless a coach may show a seat its first move."""
        hints.check_first_move(self.state, seat, now)

    def hint_gain(self, seat: int, turns: Sequence[Sequence[str]]) -> HintGain | None:
        """Return the line of the score sheet that the first of some turns raises most, or None."""
        return hints.gain(self.state, seat, turns)

    def record(self, *, secrets: bool = False) -> Record:
        """Return the record of the game, with secrets after the end or on request."""
        return record_of(self.state, secrets=secrets)

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
        """Return when the running seat's time will be up: the time for `CheckClock`."""
        return self.state.clock.due()

    def viewer_of(self, account: str) -> Viewer:
        """Return the seat of an account; None for spectators and persons whom a bot replaced."""
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
        """Return the game's view for a bot, which gets nothing else."""
        return self.state.origin.game.view(self.state.history.position, seat)

    def rematch(self, name: str | None = None) -> list[Command]:
        """Return the commands for the table of a rematch; `name` is this table's name."""
        return next_table.rematch(self.state, name)

    def again(self, account: str, name: str) -> list[Command]:
        """Return the commands for a table like this one, owned by one of its players."""
        return next_table.again(self.state, account, name)

    def play_on(
        self, number: int, account: str, name: str, seat: int | None = None, level: str = "architect"
    ) -> list[Command]:
        """Return the commands for a table that continues this game after `number` actions."""
        return next_table.play_on(self.state, number, account, name, seat, level)

    def awaited_accounts(self) -> list[str]:
        """Return the accounts whose move or answer is awaited: not for clients."""
        return views.awaited_accounts(self.state)

    def summary(self) -> Summary:
        """Return what a lobby needs to know. It names accounts: not for clients."""
        return views.summary(self.state, self.lasting_view())

    def summary_key(self) -> tuple[Any, ...]:
        """Return the cache key of the lobby summary."""
        state = self.state
        bot_since = None if self.bot_turn() is None else state.at
        self.lasting_view()  # brings its key up to date
        return (self._lasting[0], state.to_move, state.offers, state.clock, bot_since)

    def lasting_view(self) -> LastingView:
        """Return the rarely changing public part of the view, cached until it changes."""
        if self._lasting_version != self.state.version:
            self._lasting_version = self.state.version
            key = views.lasting_key(self.state)
            if self._lasting[0] != key:
                self._lasting = (key, views.lasting_view(self.state))
        return self._lasting[1]

    # --- Views, each made once per version -----------------------------------------------------------------

    def _view(self, viewer: Viewer) -> TableView:
        """Return the view of a viewer whose game view is up to date."""
        state = self.state
        if self._common is None or self._common["version"] != state.version:
            self._turn, last_turn = views.turn_views(state)
            self._common = views.common_view(state, self.lasting_view(), last_turn)
        cached = self._game_views.get(viewer)
        return views.table_view(state, viewer, self._common, self._turn, cached[1] if cached else None)

    def _update(self, event: StoredEvent, viewer: Viewer, before: View | None) -> Update:
        """Return the update of a viewer; `before` is the game view before an action."""
        view, happened = self._view(viewer), []
        if before is not None:
            happened = self.state.origin.game.events(before, event.data["word"], view["game"] or {})
            self._actions.append(self.state.history, viewer, happened)
        return {
            "version": event.seq,
            "kind": event.kind,
            "at": event.at,
            "data": event.data_for(viewer),
            "log": update_entries(self.state, self._actions, viewer, event, happened),
            "view": view,
        }

    def _update_game_views(self, viewers: Sequence[Viewer]) -> None:
        """Update the cached game views of these viewers, in one call of the game."""
        state, cached = self.state, self._game_views
        for viewer in viewers:
            if viewer not in cached:  # a cached viewer was checked before
                views.check_viewer(state, viewer)
        if not state.has_begun:
            return
        outdated = [viewer for viewer in viewers if cached.get(viewer, NO_VIEW)[0] < state.position_version]
        if not outdated:
            return
        new = state.origin.game.views(state.history.position, outdated, self._kept)
        for viewer, view in zip(outdated, new, strict=True):
            cached[viewer] = (state.version, view)

    def _view_before_step(self, viewer: Viewer) -> View:
        """Return the game's view before the last action, cached if possible."""
        state, cached = self.state, self._game_views.get(viewer)
        if cached is not None and state.previous_position_version <= cached[0] < state.version:
            return cached[1]
        history = state.history
        return state.origin.game.view(history.position_after(history.count - 1), viewer)
