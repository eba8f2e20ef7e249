"""A position of The Hanging Gardens in plain lists, for set-up, views, sampling and storage.

A square is `(x, y)`; a garden maps its squares to what they show, by number in `SQUARES`. Tiles are counts by kind, in
the order of the box. In a list that stands for a stack the last element is the top.
"""

from __future__ import annotations

from dataclasses import dataclass, field

SQUARES = ".TPAF"  # empty, terrace, park, arcade, fountain
TEMPLES = 5  # of each player (ruling A34)
MIN_GROUP = 3  # squares of a group that can get a temple (5.5)
BLIND_SIZE = 6  # the size from which a group earns a blind tile (5.8)
COLUMNS = 3  # of the tile display
SPACES = ("1a", "1b", "2a", "2b", "3a", "3b")  # of the tile display
PHASES = ("card", "keep", "temple", "tile", "over")  # section 5
IN_CARD, IN_KEEP, IN_TEMPLE, IN_TILE, IN_OVER = range(5)
CARDS = 60
TILES = 49
VACANT = -1  # a space or slot without a tile or card

# How the planes of a garden are stored: see `layout.py`.
PLANES = 5  # covered squares, terraces, parks, arcades, fountains
MARGIN = 2  # bare rows above a plane and spare columns at the end of a row: no card reaches farther out
LEAD = 1  # a bare word before the first plane, for shifts across words
WORD = 64
ONE = 1  # typed as 64 bits where it is compiled, so that it may be shifted anywhere in a word
MASK64 = 0xFFFFFFFFFFFFFFFF
DE_BRUIJN = 0x03F79D71B4CB0A89  # its 64 runs of six bits all differ, which makes a lone bit an index
PLACEMENT_MASKS = 6  # that `placement.py` keeps in `Codes.work`

Square = tuple[int, int]


def in_reading_order(square: Square) -> tuple[int, int]:
    """Return the sort key of reading order: smallest y first, then smallest x (5.4)."""
    return square[1], square[0]


def slots_of(seats: int) -> int:
    """4 The number of cards in a round."""
    return 3 if seats == 3 else 4


def rounds_of(seats: int) -> int:
    """4 The number of rounds, unless the tiles are exhausted earlier (6.1)."""
    return CARDS // slots_of(seats)


def columns_of(size: int) -> int:
    """5.8 The number of columns open to a group of this size (ruling A21)."""
    return min(max(size - MIN_GROUP + 1, 0), COLUMNS)


def turns_of_round(seats: int, start: int) -> list[int]:
    """4 The order of turns in a round that begins at seat `start`."""
    order = (0, 1, 1, 0) if seats == 2 else range(seats)
    return [(start + step) % seats for step in order]


@dataclass
class PlayerFields:
    """The garden, temples and tiles of one player."""

    garden: dict[Square, int]
    open_tiles: list[int]
    blind_tiles: list[int]
    temples: list[Square] = field(default_factory=list)
    awards: int = 0

    @property
    def supply(self) -> int:
        """Return the temples not in the garden."""
        return TEMPLES - len(self.temples)


@dataclass
class Fields:
    """All parts of section 2."""

    players: list[PlayerFields]
    card_stack: list[int]
    card_display: list[int]
    tile_stock: list[int]
    tile_display: list[int]
    start_seat: int
    to_move: list[int]
    number: int = 1
    last: int = 0  # the last round, once the tiles are exhausted; 0 before
    burned_cards: list[int] = field(default_factory=list)
    phase: int = IN_CARD
    grown: list[Square] = field(default_factory=list)
    size: int = 0
    revealed: int = 0

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    def turns_left(self, seat: int) -> int:
        """Count the turns left to a seat, including the current one."""
        later = len(self.card_stack) // slots_of(self.seats)
        return self.to_move.count(seat) + later * (2 if self.seats == 2 else 1)
