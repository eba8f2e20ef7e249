"""The type of a view of The Hanging Gardens, for bots that are checked by mypy or pyright."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ziggurat.core.json_types import GameView


class Ladder(TypedDict):
    """What the tiles of one kind pay; `rung` is the index of the points that count now."""

    tile: str
    count: int
    points: int
    sets: int
    rungs: list[int]
    rung: int


class Gain(TypedDict):
    """What a tile would bring, and the ladders that it changes."""

    points: int
    ladders: list[Ladder]


class Group(TypedDict):
    """A group with a new building, whether it may get a temple, and the columns that would open."""

    kind: str
    places: list[str]
    temples: int
    ready: bool
    columns: int
    blind: bool


class Player(TypedDict):
    """A player; tiles that the viewing seat cannot see are None."""

    garden: dict[str, str]
    """By place (`2,-1`): T, P, A, F or `.` for empty ground."""
    temples: list[str]
    supply: int
    five_point_awards: int
    open_tiles: list[str] | None
    blind_tiles: list[str] | None
    open_count: int
    blind_count: int
    ladders: list[Ladder]


class Round(TypedDict):
    """The round: whose turns are still to come, and the order of all."""

    number: int
    start_seat: int
    to_move: list[int]
    order: list[int]
    last: NotRequired[int]


class Turn(TypedDict):
    """The turn so far: the squares of the group that grew, and the groups with a new building."""

    grown: list[str]
    merged: list[str]
    size: int
    columns: int
    groups: list[Group]


class Constants(TypedDict):
    """Numbers of the rules."""

    rounds: int
    group_sizes: list[int]


class HangingGardensView(GameView):
    """What one seat may know."""

    players: list[Player]
    round: Round
    phase: Literal["card", "keep", "temple", "tile", "over"]
    card_display: list[int | None]
    faces: dict[str, list[str]]
    """The displayed cards by number: three rows of two squares."""
    rotations: dict[str, list[int]]
    card_stack_size: int
    card_rest: list[int]
    burned_cards: list[int]
    tile_display: dict[str, str | None]
    """1a to 3b."""
    tile_stock_size: int
    tile_rest: list[str]
    turn: Turn
    tile_gains: dict[str, Gain]
    """For the seat to move only."""
    places: list[int] | None
    box: dict[str, Any]
    values: dict[str, Any]
    """What the tiles pay."""
    constants: Constants
