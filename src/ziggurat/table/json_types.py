"""The shapes of what a table says, as JSON. docs/table.md explains the fields; the page's types are made from these."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # pydantic reads the shapes, and before 3.12 it can read only these
    from typing_extensions import TypedDict


class BoxView(TypedDict):
    """Which box is played with."""

    id: str
    hash: str


class ClockRuleView(TypedDict):
    """How much time there is, in milliseconds and days."""

    kind: str
    base: int
    increment: int
    days: int


class SettingsView(TypedDict):
    """How the table is set."""

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
    """Who sits at a seat."""

    kind: str
    name: str
    level: str | None
    out: str | None


class ClockView(TypedDict):
    """The time of every seat at the moment `since`; the running seat's passes from there on."""

    left: list[int]
    running: int | None
    since: int
    due: int | None


class PreferencesView(TypedDict):
    """What the viewer prefers."""

    auto_confirm: bool
    auto_forced: bool


class OfferView(TypedDict):
    """Something that was asked of everybody."""

    topic: str
    seat: int
    version: int
    agreed: list[int]
    awaited: list[int]
    keep: int | None


class StagedView(TypedDict):
    """A step that waits for confirmation; only its maker sees which."""

    word: str | None


class TurnView(TypedDict):
    """The turn being built: its steps so far, by their number, and where undo and restart would lead."""

    seat: int
    first: int
    words: list[str]
    staged: StagedView | None
    undo: int | None
    restart: int | None


class LastTurnView(TypedDict):
    """The turn before, to be shown again."""

    seat: int
    first: int
    words: list[str]


class ResultView(TypedDict):
    """How the game ended; totals and sheets if it was played to its end."""

    reason: str
    winners: list[int]
    seat: int | None
    totals: list[int] | None
    sheets: list[dict[str, int]] | None


class DealView(TypedDict):
    """The deal: its promise from the start, its secret after the end."""

    promise: str
    seed: str | None
    salt: str | None


class LastingView(TypedDict):
    """What everybody may know of a table and stays the same for many moves."""

    setting: SettingsView
    host: int | None
    seats: list[SeatView]
    deal: DealView | None
    result: ResultView | None
    rematch_of: str | None
    rematch: str | None


class CommonView(LastingView):
    """What everybody may know of a table."""

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
    """One entry of the log: a code with parameters. `step` is the number of the action it belongs to, from 1."""

    seq: int
    at: int
    code: str
    params: Mapping[str, str | int]
    step: int | None


class Update(TypedDict):
    """What one viewer is told of one event."""

    version: int
    kind: str
    at: int
    data: dict[str, Any]
    log: list[LogEntry]
    view: TableView


class Summary(TypedDict):
    """What a lobby needs to know of a table. It names accounts, so it is for the server alone."""

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
    """The accounts of the winners, None for a bot; none at all after a draw, None before the end."""


class RefusalReason(TypedDict):
    """Why the game refused an action."""

    code: str
    params: dict[str, str | int]


class Refusal(TypedDict):
    """A command that was not carried out."""

    code: str
    params: dict[str, str | int]
    reason: RefusalReason | None
