"""A position of The Hanging Gardens in and out of its storage: dealing anew what a seat cannot know, plain lists.

`redeal.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.core.rng import Stream
from ziggurat.games.hanging_gardens.fields import (
    IN_OVER,
    TEMPLES,
    TILES,
    VACANT,
    Fields,
    PlayerFields,
    Square,
    in_reading_order,
    slots_of,
    turns_of_round,
)
from ziggurat.games.hanging_gardens.layout import HangingGardensStorage
from ziggurat.games.hanging_gardens.measures import MARGIN, WORD
from ziggurat.games.hanging_gardens.options import HIDE_ALL, HIDE_NONE


class HangingGardensLayout(HangingGardensStorage):
    """Cards, tiles, temples and gardens of a position, without the rules that move them."""

    # --- What a seat cannot know -----------------------------------------------------------------------------------

    def redeal(self, seat: int, stream: Stream) -> None:
        """2 Deal everything anew that `seat` (-1: the public) cannot know: both stacks and the hidden tiles."""
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
        """2 Tell whether the open tiles of player `p` are hidden from a seat."""
        return p != seat and not self.over and self.secrecy == HIDE_ALL

    def hides_blind(self, seat: int, p: int) -> bool:
        """2 Tell whether the blind tiles of player `p` are hidden from a seat."""
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
        """Sort a stack, so that its true order has no influence on what is dealt from it."""
        for i in range(1, size):
            piece = stack[i]
            place = i
            while place > 0 and stack[place - 1] > piece:
                stack[place] = stack[place - 1]
                place -= 1
            stack[place] = piece

    # --- Plain lists -----------------------------------------------------------------------------------------------

    def fields(self) -> Fields:
        """Lay the position out in plain lists."""
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
        """Lay out what one player has."""
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
        """11.2 Make room for all that the turns left can add: 2 rows, 2 columns and 5 squares each."""
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
