"""A position of Babylon in plain lists, for set-up, views, sampling and storage.

Tiles are numbers in the order of the box (terrace tiles, then start tiles); cells and columns are numbers in the
order of rules 2.1 and 2.4. In a list that stands for a stack the last element is the top.
"""

from __future__ import annotations

from dataclasses import dataclass, field

CELLS = 64
DE_BRUIJN = 0x03F79D71B4CB0A89  # its 64 runs of six bits all differ, which makes a lone bit an index
QUAD = 0x303  # the four cells of a tile anchored at a1, as bits
FILES = "abcdefgh"
COLUMN_FILES = "ABCD"
NOTHING = 255  # no tile, no token
LOOSE = 254  # a tile of a garden script that is not in the box (9.5)
START = 48  # number of the first start tile
TILES = 52
CLAY_LEVEL = 3  # height of a column whose clay tile has not been dug (2.4)
MAX_GAIN = 6  # 4.2 singles that a dig can bring: four open sides, and two for the flower with its token
MAX_STORED = 6  # 4.5 singles that a board can store
SET_POINTS = 4  # 5 for a set of four different ornaments or flowers (R59, R60)
BELVEDERE_POINTS = 1  # 5 for each visible belvedere
FLOOR_POINTS = 2  # 5 for each floor up to the highest one

REMOVING, DIGGING, BUILDING, OVER = range(4)
PHASES = ("remove", "dig", "build", "over")

TOKENS = ("single", "double", "icon", "blank", "flower", "minus", "none")
T_SINGLE, T_DOUBLE, T_ICON, T_BLANK, T_FLOWER, T_MINUS, T_NONE = range(7)

# The pieces of the supply, in the order of the data file; only counted with the option supply = box.
PIECES = ("single", "double", "belvedere", "statue", "fountain", "bridge", "stairs")
P_SINGLE, P_DOUBLE, P_BELVEDERE, P_ORNAMENT = range(4)  # P_ORNAMENT + kind
UNLIMITED = 255

ICONS = "SFBT"
KINDS = ("statue", "fountain", "bridge", "stairs")
SUPPORTS = "-12s"
LINES = ("statues", "fountains", "bridges", "stairs", "variety", "flowers", "belvederes", "highest")
FIRST_FLOWER = 4  # place of the first flower in the tally of a garden, after the four kinds of ornament

# Room in lists of fixed length. A player lays at most 16 tiles in a game (rules 11); a garden set up by hand may
# begin with as many, so twice that. Every tile has four spaces, and an ornament takes at least one.
MAX_TILES = 32
MAX_ORNAMENTS = 4 * MAX_TILES
FLOORS = MAX_TILES + 2
PATTERNS = 5  # of a placement's corners: all supported, or one of four open (T4)
MAX_BY_HAND = 16

# 6 Options that a garden must know, as bits of one number.
FORCED_ONLY, FREE_OVERHANG, GAP_ONE_FLOOR, GAP_GROUND = 1, 2, 4, 8
NEXT_FLOOR, ANY_LINE, NO_RESTART, ALL_BELVEDERES = 16, 32, 64, 128


@dataclass(frozen=True)
class LaidTile:
    """A tile in a garden. `face` is packed; `turn` is the round of laying."""

    tile: int
    face: int
    flower: int
    anchor: int
    rotation: int
    floor: int
    turn: int


@dataclass(frozen=True)
class Ornament:
    """An ornament. `cell` is the lower end of stairs, and `floor` is its floor.

    A statue has its cell twice.
    """

    kind: int
    cell: int
    other: int
    floor: int

    def ends(self) -> list[tuple[int, int]]:
        """Return cell and floor of each end."""
        if self.kind == 0:
            return [(self.cell, self.floor)]
        return [(self.cell, self.floor), (self.other, self.floor + (self.kind == 3))]


@dataclass
class GardenFields:
    """Everything in a garden, covered or not, in the order of building.

    Belvederes are (cell, floor).
    """

    tiles: list[LaidTile] = field(default_factory=list)
    ornaments: list[Ornament] = field(default_factory=list)
    belvederes: list[tuple[int, int]] = field(default_factory=list)


@dataclass
class PlayerFields:
    """What one player has (2.5). `singles` are in hand during the player's turn, stored otherwise."""

    flower: int
    slot: int = NOTHING
    singles: int = 0
    doubles: int = 0
    spent: bool = False
    garden: GardenFields = field(default_factory=GardenFields)


@dataclass
class Fields:
    """The table (2.5).

    `player` and `first` are seats; `to_remove` is the number of clay tiles still to be removed.
    """

    players: list[PlayerFields]
    columns: list[list[int]]
    pile: list[int]
    left_out: list[int]
    used: list[int] = field(default_factory=list)
    in_force: int = NOTHING
    round: int = 1
    player: int = 0
    first: int = 0
    phase: int = DIGGING
    dug: int = NOTHING
    dug_placed: bool = False
    out: list[int] = field(default_factory=list)
    to_remove: int = 0
    stock: list[int] | None = None
    revealed: int = 0


CELL_NAMES = [FILES[cell % 8] + str(cell // 8 + 1) for cell in range(CELLS)]
COLUMN_NAMES = [COLUMN_FILES[column % 4] + str(column // 4 + 1) for column in range(16)]
