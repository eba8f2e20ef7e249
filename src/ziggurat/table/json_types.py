"""TypedDicts of everything a table sends. docs/table.md explains the fields.

web/make_types.py makes the types of the page from them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # before Python 3.12 pydantic can read only these
    from typing_extensions import TypedDict


class BoxView(TypedDict):
    """The box of the game."""

    id: str
    hash: str


class ClockRuleView(TypedDict):
    """The time control, in milliseconds and days."""

    kind: str
    base: int
    increment: int
    days: int


class SettingsView(TypedDict):
    """The settings of the table."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    box: BoxView
    clock: ClockRuleView
    flag: str
    stand_in: str
    private: bool


class SeatView(TypedDict):
    """A seat and its player."""

    kind: str
    name: str
    level: str | None
    out: str | None


class ClockView(TypedDict):
    """The time of every seat at `since`; from then on the running seat's time passes."""

    left: list[int]
    running: int | None
    since: int
    due: int | None


class PreferencesView(TypedDict):
    """The viewer's confirmation preferences."""

    auto_confirm: bool
    auto_forced: bool


class OfferView(TypedDict):
    """An open offer."""

    topic: str
    seat: int
    version: int
    agreed: list[int]
    awaited: list[int]
    keep: int | None


class StagedView(TypedDict):
    """A staged action; `word` is null for all but its player."""

    word: str | None


class TurnView(TypedDict):
    """The current turn: its actions from number `first` on, and targets of undo and restart."""

    seat: int
    first: int
    words: list[str]
    staged: StagedView | None
    undo: int | None
    restart: int | None


class LastTurnView(TypedDict):
    """The previous turn."""

    seat: int
    first: int
    words: list[str]


class ResultView(TypedDict):
    """How the game ended; totals and sheets only if it was played to its end."""

    reason: str
    winners: list[int]
    seat: int | None
    totals: list[int] | None
    sheets: list[dict[str, int]] | None


class DealView(TypedDict):
    """The commitment to the seed; seed and salt after the end."""

    promise: str
    seed: str | None
    salt: str | None


class LastingView(TypedDict):
    """The public part of the view that rarely changes."""

    setting: SettingsView
    host: int | None
    seats: list[SeatView]
    deal: DealView | None
    result: ResultView | None
    rematch_of: str | None
    rematch: str | None
    hints: list[int]
    """The number of hints that each seat has had."""


class HintGain(TypedDict):
    """The line of the score sheet that a hint raises most."""

    line: str
    points: int
    total: int
    """What all lines gain together, as far as the player can know."""
    less: bool
    """Whether another good turn gains more points at once."""


class CommonView(LastingView):
    """The public part of the view."""

    version: int
    moved: int
    status: str
    to_move: int | None
    clock: ClockView | None
    offers: list[OfferView]
    steps: int
    last_turn: LastTurnView | None


class TableView(CommonView):
    """Everything that one viewer may know of a table."""

    viewer: int | None
    preferences: PreferencesView | None
    may: list[str]
    turn: TurnView | None
    game: dict[str, Any] | None


class LogEntry(TypedDict):
    """An entry of the log: a code with parameters.

    `step` is the number of the action it belongs to, from 1.
    """

    seq: int
    at: int
    code: str
    params: Mapping[str, str | int]
    step: int | None


class Update(TypedDict):
    """What one viewer may know of one event."""

    version: int
    kind: str
    at: int
    data: dict[str, Any]
    log: list[LogEntry]
    view: TableView


class Summary(TypedDict):
    """A table's summary for the lobby. It names accounts and never leaves the server."""

    game: str
    status: str
    version: int
    at: int
    owner: str
    private: bool
    seats: list[SeatView]
    accounts: list[str | None]
    waiting: list[str]
    due: int | None
    clock: ClockRuleView
    winners: list[str | None] | None
    """The accounts of the winners (None for a bot); empty after a draw, None before the end."""
    totals: list[int] | None
    """The points of each seat; None unless the game was played to its end."""


class RefusalReason(TypedDict):
    """The game's reason for refusing an action."""

    code: str
    params: dict[str, str | int]


class Refusal(TypedDict):
    """A command that the table refused."""

    code: str
    params: dict[str, str | int]
    reason: RefusalReason | None
