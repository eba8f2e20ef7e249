"""The type of a view of Babylon, for bots that are checked by mypy or pyright."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ziggurat.core.json_types import GameView

OrnamentKind = Literal["statue", "fountain", "bridge", "stairs"]


class Tile(TypedDict):
    """A tile: the icons at NW, NE, SE and SW without rotation, `-` for none."""

    face: str
    flower: str
    material: Literal["clay", "granite", "basalt", "start"]


class LaidTile(TypedDict):
    """A tile in a garden; its anchor is its lower left cell, its rotation counts clockwise quarter turns."""

    id: str
    anchor: str
    rotation: int
    floor: int
    flower: str
    turn: int


class Ornament(TypedDict):
    """An ornament with its cells and their floors; `gap` is the cell under a bridge."""

    kind: OrnamentKind
    cells: list[str]
    floors: list[int]
    gap: str | None


class Belvedere(TypedDict):
    """A belvedere."""

    cell: str
    floor: int


class Cell(TypedDict):
    """What lies on top of a cell: its height, tile and icon, and what uses it."""

    h: int
    tile: str | None
    icon: str
    use: str
    decks: list[int]
    flight: int


class Garden(TypedDict):
    """A garden of 8 by 8 cells, a1 to h8."""

    cells: dict[str, Cell]
    tiles: list[LaidTile]
    ornaments: list[Ornament]
    belvederes: list[Belvedere]


class Player(TypedDict):
    """A player: flower, stored tile, pillars and garden."""

    flower: str
    slot: str | None
    singles: int
    doubles: int
    token_spent: bool
    garden: Garden


class Reasons(TypedDict):
    """Why digging a column brings its number of pillars."""

    sides: int
    flower: int
    less: int


class Column(TypedDict):
    """A column of the quarry; `gain` is what digging it brings, while a tile is to be dug."""

    height: int
    top: str | None
    gain: int | None
    reasons: NotRequired[Reasons]


class Tokens(TypedDict):
    """The round tokens."""

    pile: int
    left_out: int
    in_force: str | None
    used: list[str]
    unseen: list[str]


class Placement(TypedDict):
    """A way to support a tile, its price in pillars, and the anchors where it is legal."""

    supports: str
    floor: int
    singles: int
    doubles: int
    anchors: list[str]


class Constants(TypedDict):
    """Numbers of the rules."""

    max_stored: int


class BabylonView(GameView):
    """What one seat may know. All seats see the same, apart from the legal actions."""

    players: list[Player]
    columns: dict[str, Column]
    """The quarry: A1 to D4."""
    tiles: dict[str, Tile]
    """Every tile that has been seen, by id."""
    unseen: dict[str, list[str]]
    """The covered tiles by material."""
    tokens: Tokens
    round: int
    rounds: int
    constants: Constants
    player: int
    """The seat whose turn it is."""
    first: int
    phase: Literal["remove", "dig", "build", "over"]
    to_remove: int
    dug: str | None
    dug_placed: bool
    out: list[str]
    stock: dict[str, int] | None
    bare: list[int]
    placements: list[Placement]
