"""The storage of a position of The Hanging Gardens: copying, redealing, conversion to plain lists.

A garden is five planes of bits: plane 0 has a bit for every covered square, planes 1 to 4 for the terraces, parks,
arcades and fountains in sight. Row 0 is the topmost row of the garden and bit 0 its leftmost column, whatever their
coordinates (`top`, `left`): a garden that grows upwards or to the left is moved in its planes. So what is stored
depends on the extent of the garden only, never on the cards buried in it.

The planes have room for everything the turns left can build, because a card adds at most two rows and two columns
(11.2). A row has `words` words of 64 bits and always at least two columns to spare at its end; two bare rows lie above
each plane. Thus a plane may be shifted as a whole without one row running into the next.

`layout.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from ziggurat.core import arrays
from ziggurat.core.box import Box
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.games.hanging_gardens.fields import (
    CARDS,
    IN_OVER,
    LEAD,
    MARGIN,
    ONE,
    PLANES,
    TEMPLES,
    TILES,
    VACANT,
    WORD,
    Fields,
    PlayerFields,
    Square,
    in_reading_order,
    slots_of,
    turns_of_round,
)
from ziggurat.games.hanging_gardens.options import HIDE_ALL, HIDE_NONE, LAST_ROUND, SECRECY
from ziggurat.games.hanging_gardens.tables import Tables, tables_of

ONE_WORD = array("Q", [0])  # `ONE_WORD * n` is the fastest way to allocate n words


class HangingGardensLayout(Position):
    """Cards, tiles, temples and gardens of a position, without the rules that move them."""

    options: dict[str, Any]
    box: Box
    tables: Tables
    memory: array[int]
    planes: array[int]
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
        """Create the lists of fixed size; a compiled position has C arrays instead."""
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
        """Allocate gardens with `rows` rows of `words` words, and after them the mask of `groups`.

        With `merge=forbid` there is one garden more, in which a placement is tried before it is called legal.
        """
        self.rows = rows
        self.words = words
        self.plane_size = (rows + MARGIN) * words
        gardens = seats + 1 if self.forbid else seats
        self.extent = LEAD + gardens * PLANES * self.plane_size + 2 * MARGIN * words
        self.memory = ONE_WORD * (self.extent + LEAD + self.plane_size)
        self.planes = arrays.words_of(self.memory)

    def copy_from(self, other: HangingGardensLayout) -> None:
        """Copy another position, without new memory if both come from the same game."""
        self.options = other.options
        self.box = other.box
        self.tables = other.tables
        self.set_flags_from(other)
        if self.rows != other.rows or self.words != other.words or self.extent != other.extent:
            self.make_room(other.seats, other.rows, other.words)
        self.assign(other)

    def assign(self, other: HangingGardensLayout) -> None:
        """Copy everything that changes in a game from another position, for compiled loops."""
        arrays.copy_words(self.planes, other.planes, self.extent)
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

    def set_flags_from(self, other: HangingGardensLayout) -> None:
        """Copy the options as the rules read them."""
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
        """Return the index of row 0 of a plane."""
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
        """Set what a square shows; column and row count from the garden's corner."""
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

    # --- What a seat cannot know -----------------------------------------------------------------------------------

    def redeal(self, seat: int, stream: Stream) -> None:
        """2 Redeal what `seat` (-1: the public) cannot know: both stacks and the hidden tiles."""
        self.deal_hidden(seat, stream)

    def deal_hidden(self, seat: int, stream: Stream) -> None:
        """Do the work of `redeal`, for compiled loops."""
        self.sort(self.card_stack, self.cards_left)
        stream.shuffle(self.card_stack, self.cards_left)
        stock = self.tiles_left
        for p in range(self.seats):
            if self.hides_open(seat, p):
                self.return_tiles(self.open_tiles, TILES * p)
            if self.hides_blind(seat, p):
                self.return_tiles(self.blind_tiles, TILES * p)
        self.sort(self.tile_stock, self.tiles_left)
        stream.shuffle(self.tile_stock, self.tiles_left)
        for p in range(self.seats):
            if self.hides_open(seat, p):
                self.deal_tiles(self.open_tiles, TILES * p)
            if self.hides_blind(seat, p):
                self.deal_tiles(self.blind_tiles, TILES * p)
        self.tiles_left = stock

    def hides_open(self, seat: int, p: int) -> bool:
        """2 Return whether the open tiles of player `p` are hidden from a seat."""
        return p != seat and not self.over and self.secrecy == HIDE_ALL

    def hides_blind(self, seat: int, p: int) -> bool:
        """2 Return whether the blind tiles of player `p` are hidden from a seat."""
        return p != seat and not self.over and self.secrecy != HIDE_NONE

    def return_tiles(self, hand: bytearray, first: int) -> None:
        """Put the tiles of a hand into the stock."""
        for kind in range(self.tables.kinds):
            for _ in range(hand[first + kind]):
                self.tile_stock[self.tiles_left] = kind
                self.tiles_left += 1

    def deal_tiles(self, hand: bytearray, first: int) -> None:
        """Replace a hand by as many tiles from the stock."""
        owed = 0
        for kind in range(self.tables.kinds):
            owed += hand[first + kind]
            hand[first + kind] = 0
        for _ in range(owed):
            self.tiles_left -= 1
            hand[first + self.tile_stock[self.tiles_left]] += 1

    def sort(self, stack: bytearray, size: int) -> None:
        """Sort a stack, so that a deal does not depend on its true order."""
        for i in range(1, size):
            piece = stack[i]
            place = i
            while place > 0 and stack[place - 1] > piece:
                stack[place] = stack[place - 1]
                place -= 1
            stack[place] = piece

    # --- Plain lists -----------------------------------------------------------------------------------------------

    def fields(self) -> Fields:
        """Return the position in plain lists."""
        order = turns_of_round(self.seats, self.start)
        return Fields(
            players=[self.player_fields(p) for p in range(self.seats)],
            card_stack=[self.card_stack[i] for i in range(self.cards_left)],
            card_display=[self.card_display[i] or VACANT for i in range(self.slots)],
            burned_cards=[self.burned[i] for i in range(self.burned_count)],
            tile_stock=[self.tile_stock[i] for i in range(self.tiles_left)],
            tile_display=[self.tile_display[i] - 1 for i in range(6)],
            start_seat=self.start,
            to_move=[] if self.over else order[self.step :],
            number=self.number,
            last=self.last,
            phase=self.phase,
            grown=[(self.grown_x[i], self.grown_y[i]) for i in range(self.grown_count)],
            size=self.size,
            revealed=self.revealed,
        )

    def player_fields(self, p: int) -> PlayerFields:
        """Return what one player has in plain lists."""
        kinds = self.tables.kinds
        temples = range(TEMPLES * p, TEMPLES * p + self.temple_count[p])
        return PlayerFields(
            garden=self.garden(p),
            open_tiles=[self.open_tiles[TILES * p + kind] for kind in range(kinds)],
            blind_tiles=[self.blind_tiles[TILES * p + kind] for kind in range(kinds)],
            temples=[(self.temple_x[i], self.temple_y[i]) for i in temples],
            awards=self.awards[p],
        )

    def garden(self, p: int) -> dict[Square, int]:
        """Return what every square of a garden shows, in reading order."""
        squares = {}
        for row in range(self.height[p]):
            for column in range(self.width[p]):
                kind = self.square(p, self.left[p] + column, self.top[p] + row)
                if kind >= 0:
                    squares[self.left[p] + column, self.top[p] + row] = kind
        return squares

    def set_fields(self, fields: Fields) -> None:
        """Put everything in its place."""
        self.seats = fields.seats
        self.slots = slots_of(fields.seats)
        self.set_room(fields)
        for p in range(self.seats):
            self.set_player(p, fields.players[p])
        self.set_stacks(fields)
        self.start = fields.start_seat
        self.step = len(turns_of_round(self.seats, self.start)) - len(fields.to_move)
        self.number = fields.number
        self.last = fields.last
        self.phase = fields.phase
        self.grown_count = 0
        for x, y in sorted(fields.grown, key=in_reading_order):
            self.grown_x[self.grown_count] = x
            self.grown_y[self.grown_count] = y
            self.grown_count += 1
        self.size = fields.size
        self.revealed = fields.revealed
        self.over = fields.phase == IN_OVER
        self.to_move = -1 if self.over else fields.to_move[0]

    def set_room(self, fields: Fields) -> None:
        """11.2 Allocate for the turns left: each adds up to 2 rows, 2 columns, 5 squares."""
        rows = 0
        words = 1
        self.most_squares = 0
        for p in range(self.seats):
            left, top, width, height = extent(fields.players[p].garden)
            turns = fields.turns_left(p)
            self.left[p], self.top[p], self.width[p], self.height[p] = left, top, width, height
            rows = max(rows, height + 2 * turns)
            words = max(words, (width + 2 * turns + MARGIN + WORD - 1) // WORD)
            self.most_squares = max(self.most_squares, len(fields.players[p].garden) + 5 * turns)
        self.make_room(self.seats, rows, words)

    def set_player(self, p: int, player: PlayerFields) -> None:
        """Put what one player has in its place."""
        for (x, y), kind in player.garden.items():
            self.show(p, x - self.left[p], y - self.top[p], kind)
        self.temple_count[p] = 0
        for x, y in player.temples:
            self.add_temple(p, x, y)
        for kind in range(self.tables.kinds):
            self.open_tiles[TILES * p + kind] = player.open_tiles[kind]
            self.blind_tiles[TILES * p + kind] = player.blind_tiles[kind]
        self.awards[p] = player.awards

    def set_stacks(self, fields: Fields) -> None:
        """Put cards and tiles in their places."""
        self.cards_left = self.burned_count = self.tiles_left = 0
        for card in fields.card_stack:
            self.card_stack[self.cards_left] = card
            self.cards_left += 1
        for card in fields.burned_cards:
            self.burned[self.burned_count] = card
            self.burned_count += 1
        for tile in fields.tile_stock:
            self.tile_stock[self.tiles_left] = tile
            self.tiles_left += 1
        for i in range(self.slots):
            self.card_display[i] = max(fields.card_display[i], 0)  # no card has the number 0
        for i in range(6):
            self.tile_display[i] = fields.tile_display[i] + 1  # 0: vacant


def extent(garden: dict[Square, int]) -> tuple[int, int, int, int]:
    """Return left, top, width and height of a garden."""
    columns = [x for x, _ in garden]
    rows = [y for _, y in garden]
    return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
