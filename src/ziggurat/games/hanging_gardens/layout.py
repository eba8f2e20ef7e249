"""Where everything lies in a position of The Hanging Gardens: the flat storage of gardens, cards and tiles.

A garden is five planes of bits: plane 0 has a bit for every covered square, planes 1 to 4 for the terraces, parks,
arcades and fountains in sight. Row 0 is the topmost row of the garden and bit 0 its leftmost column, whatever their
coordinates (`top`, `left`): a garden that grows upwards or to the left is moved in its planes. So what is stored
depends on the extent of the garden only, never on the cards buried in it.

The planes have room for everything the turns left can build, because a card adds at most two rows and two columns
(11.2). A row has `words` words of 64 bits and always at least two columns to spare at its end; two bare rows lie above
each plane. Thus a plane may be shifted as a whole without one row running into the next.

`storage.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.position import Position
from ziggurat.games.hanging_gardens.fields import CARDS, TEMPLES, TILES
from ziggurat.games.hanging_gardens.measures import LEAD, MARGIN, ONE, PLANES
from ziggurat.games.hanging_gardens.options import LAST_ROUND, SECRECY
from ziggurat.games.hanging_gardens.tables import Tables, tables_of


class HangingGardensStorage(Position):
    """Cards, tiles, temples and gardens of a position, without the rules that move them."""

    options: dict[str, Any]
    box: Box
    tables: Tables
    planes: array[int]
    work: array[int]
    words: int
    rows: int
    plane_size: int
    most_squares: int
    cards_left: int
    burned_count: int
    tiles_left: int
    slots: int
    number: int
    start: int
    step: int
    last: int
    phase: int
    grown_count: int
    size: int
    strict: bool
    forbid: bool
    stuck: bool
    stock_only: bool
    secrecy: int
    last_round: int

    def allocate(self) -> None:
        """Make room for everything of fixed size (a compiled position has it from the beginning)."""
        self.left = [0] * 5
        self.top = [0] * 5
        self.width = [0] * 5
        self.height = [0] * 5
        self.temple_count = [0] * 4
        self.temple_x = [0] * 20
        self.temple_y = [0] * 20
        self.awards = [0] * 4
        self.open_tiles = bytearray(4 * TILES)
        self.blind_tiles = bytearray(4 * TILES)
        self.card_stack = bytearray(CARDS)
        self.card_display = bytearray(4)
        self.burned = bytearray(CARDS)
        self.tile_stock = bytearray(TILES)
        self.tile_display = bytearray(6)
        self.grown_x = [0] * 6
        self.grown_y = [0] * 6

    def make_room(self, seats: int, rows: int, words: int) -> None:
        """Make room for gardens of so many rows and words a row, and for the working masks of `placement` and `groups`.

        With `merge=forbid` there is one garden more, in which a placement is tried before it is called legal.
        """
        self.rows = rows
        self.words = words
        self.plane_size = (rows + MARGIN) * words
        gardens = seats + 1 if self.forbid else seats
        self.extent = LEAD + gardens * PLANES * self.plane_size + 2 * MARGIN * words
        self.planes = array("Q", bytes(8 * self.extent))
        self.work = array("Q", bytes(8 * 4 * (LEAD + self.plane_size + MARGIN * words)))

    def copy_from(self, other: HangingGardensStorage) -> None:
        """Become a copy of the other position, without new memory if both come from the same game."""
        self.options = other.options
        self.box = other.box
        self.tables = other.tables
        self.set_flags_from(other)
        if self.rows != other.rows or self.words != other.words or len(self.planes) != len(other.planes):
            self.make_room(other.seats, other.rows, other.words)
        self.assign(other)

    def assign(self, other: HangingGardensStorage) -> None:
        """Copy another position of the same game, for compiled loops: everything that changes in a game."""
        for place in range(self.extent):  # a copy of slices would ask Python whether they fit
            self.planes[place] = other.planes[place]
        self.seats = other.seats
        self.to_move = other.to_move
        self.over = other.over
        self.revealed = other.revealed
        self.most_squares = other.most_squares
        self.left[:] = other.left
        self.top[:] = other.top
        self.width[:] = other.width
        self.height[:] = other.height
        self.temple_count[:] = other.temple_count
        self.temple_x[:] = other.temple_x
        self.temple_y[:] = other.temple_y
        self.awards[:] = other.awards
        self.open_tiles[:] = other.open_tiles
        self.blind_tiles[:] = other.blind_tiles
        self.card_stack[:] = other.card_stack
        self.cards_left = other.cards_left
        self.card_display[:] = other.card_display
        self.burned[:] = other.burned
        self.burned_count = other.burned_count
        self.tile_stock[:] = other.tile_stock
        self.tiles_left = other.tiles_left
        self.tile_display[:] = other.tile_display
        self.slots = other.slots
        self.number = other.number
        self.start = other.start
        self.step = other.step
        self.last = other.last
        self.phase = other.phase
        self.grown_x[:] = other.grown_x
        self.grown_y[:] = other.grown_y
        self.grown_count = other.grown_count
        self.size = other.size

    def set_flags_from(self, other: HangingGardensStorage) -> None:
        """Take over the options as the rules read them."""
        self.strict = other.strict
        self.forbid = other.forbid
        self.stuck = other.stuck
        self.stock_only = other.stock_only
        self.secrecy = other.secrecy
        self.last_round = other.last_round

    def set_options(self, options: Mapping[str, Any]) -> None:
        """Fix the options of the game (7)."""
        self.options = dict(options)
        self.secrecy = SECRECY[options["tile_secrecy"]]
        self.last_round = LAST_ROUND[options["last_round"]]
        self.stock_only = options["tiles_out"] == "stock"
        self.strict = options["growth"] == "strict"
        self.forbid = options["merge"] == "forbid"
        self.stuck = options["burn"] == "stuck"

    def set_box(self, box: Box) -> None:
        """Fix the box the game is played with (1)."""
        self.box = box
        self.tables = tables_of(box)

    # --- Reading a garden ------------------------------------------------------------------------------------------

    def plane(self, p: int, kind: int) -> int:
        """Return where row 0 of a plane begins."""
        return LEAD + (PLANES * p + kind) * self.plane_size + MARGIN * self.words

    def square(self, p: int, x: int, y: int) -> int:
        """Return what a square shows, by number in `SQUARES`; -1 for the table."""
        column = x - self.left[p]
        row = y - self.top[p]
        if column < 0 or row < 0 or column >= self.width[p] or row >= self.height[p]:
            return -1
        place = row * self.words + (column >> 6)
        column = column & 63
        for kind in range(PLANES - 1, -1, -1):
            if (self.planes[self.plane(p, kind) + place] >> column) & 1:
                return kind
        return -1

    def show(self, p: int, column: int, row: int, kind: int) -> None:
        """Let a square, counted from the garden's own corner, show `kind` from now on."""
        place = row * self.words + (column >> 6)
        bit = ONE << (column & 63)
        self.planes[self.plane(p, 0) + place] |= bit
        for other in range(1, PLANES):
            if other == kind:
                self.planes[self.plane(p, other) + place] |= bit
            else:
                self.planes[self.plane(p, other) + place] &= ~bit

    # --- Temples of a player, always in reading order --------------------------------------------------------------

    def add_temple(self, p: int, x: int, y: int) -> None:
        """Put a temple on a square."""
        place = TEMPLES * p + self.temple_count[p]
        while place > TEMPLES * p and (
            self.temple_y[place - 1] > y or (self.temple_y[place - 1] == y and self.temple_x[place - 1] > x)
        ):
            self.temple_x[place] = self.temple_x[place - 1]
            self.temple_y[place] = self.temple_y[place - 1]
            place -= 1
        self.temple_x[place] = x
        self.temple_y[place] = y
        self.temple_count[p] += 1

    def lift_temple(self, p: int, x: int, y: int) -> None:
        """Take a temple off its square."""
        place = TEMPLES * p
        while self.temple_x[place] != x or self.temple_y[place] != y:
            place += 1
        self.temple_count[p] -= 1
        while place < TEMPLES * p + self.temple_count[p]:
            self.temple_x[place] = self.temple_x[place + 1]
            self.temple_y[place] = self.temple_y[place + 1]
            place += 1
        self.temple_x[place] = 0  # so that equal positions are stored equally
        self.temple_y[place] = 0
