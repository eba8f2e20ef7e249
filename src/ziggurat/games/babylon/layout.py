"""The storage of a position of Babylon: copying, redealing, conversion to plain lists.

Columns hold their tiles at `3 * column + level`, from the bottom. The rules that move the pieces are in `position.py`.
`layout.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.games.babylon.box import Components
from ziggurat.games.babylon.fields import (
    BUILDING,
    OVER,
    PIECES,
    TILES,
    UNLIMITED,
    Fields,
    PlayerFields,
)
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.options import garden_rules

MAX_TOKENS = 14
NO_TURN = -128  # no tile is new


class BabylonLayout(Position):
    """The pieces of a position of Babylon, without the rules that move them."""

    options: dict[str, Any]
    components: Components
    garden0: Garden
    garden1: Garden
    garden2: Garden
    garden3: Garden
    pile_size: int
    left_out_size: int
    used_size: int
    out_size: int
    in_force: int
    round: int
    active: int
    first: int
    phase: int
    dug: int
    dug_placed: bool
    to_remove: int
    boxed: bool

    def allocate(self) -> None:
        """Create the lists of pieces; a compiled position has C arrays instead."""
        self.faces = [0] * 52
        self.flowers = bytearray(TILES)
        self.quarry = bytearray(48)
        self.depth = bytearray(16)
        self.pile = bytearray(MAX_TOKENS)
        self.left_out = bytearray(MAX_TOKENS)
        self.used = bytearray(MAX_TOKENS)
        self.out = bytearray(TILES)
        self.flower = bytearray(4)
        self.slot = bytearray(4)
        self.singles = bytearray(4)
        self.doubles = bytearray(4)
        self.spent = bytearray(4)
        self.stock = bytearray(7)
        self.hidden = bytearray(16)

    def new_gardens(self) -> None:
        """Create one garden per player."""
        self.garden0 = Garden()
        self.garden1 = Garden()
        if self.seats > 2:
            self.garden2 = Garden()
        if self.seats > 3:
            self.garden3 = Garden()

    def copy_from(self, other: BabylonLayout) -> None:
        """Copy another position with as many seats, without new memory."""
        self.options = other.options
        self.components = other.components
        self.assign(other)

    def assign(self, other: BabylonLayout) -> None:
        """Copy another position of the same game, for compiled loops: everything but options and box."""
        self.copy_pieces(other)
        self.garden0.assign(other.garden0)
        self.garden1.assign(other.garden1)
        if self.seats > 2:
            self.garden2.assign(other.garden2)
        if self.seats > 3:
            self.garden3.assign(other.garden3)

    def copy_table(self, other: BabylonLayout) -> None:
        """Copy everything but the gardens."""
        self.options = other.options
        self.components = other.components
        self.copy_pieces(other)

    def copy_pieces(self, other: BabylonLayout) -> None:
        """Copy the pieces that lie in no garden."""
        self.to_move = other.to_move
        self.over = other.over
        self.revealed = other.revealed
        self.faces[:] = other.faces
        self.flowers[:] = other.flowers
        self.quarry[:] = other.quarry
        self.depth[:] = other.depth
        self.pile[:] = other.pile
        self.pile_size = other.pile_size
        self.left_out[:] = other.left_out
        self.left_out_size = other.left_out_size
        self.used[:] = other.used
        self.used_size = other.used_size
        self.in_force = other.in_force
        self.out[:] = other.out
        self.out_size = other.out_size
        self.flower[:] = other.flower
        self.slot[:] = other.slot
        self.singles[:] = other.singles
        self.doubles[:] = other.doubles
        self.spent[:] = other.spent
        self.stock[:] = other.stock
        self.boxed = other.boxed
        self.round = other.round
        self.active = other.active
        self.first = other.first
        self.phase = other.phase
        self.dug = other.dug
        self.dug_placed = other.dug_placed
        self.to_remove = other.to_remove

    def garden(self, seat: int) -> Garden:
        """Return the garden of a seat, not a copy: clone it before changing it."""
        if seat == 0:
            return self.garden0
        if seat == 1:
            return self.garden1
        return self.garden2 if seat == 2 else self.garden3

    # --- Hidden pieces --------------------------------------------------------------------------------------

    def redeal(self, seat: int, stream: Stream) -> None:
        """2.6 Redeal all hidden pieces, which are hidden from every seat alike."""
        self.deal_hidden(stream)

    def deal_hidden(self, stream: Stream) -> None:
        """Do the work of `redeal`, for compiled loops."""
        for level in range(2):
            self.redeal_layer(level, stream)
        size = 0
        for i in range(self.pile_size):
            self.hidden[size] = self.pile[i]
            size += 1
        for i in range(self.left_out_size):
            self.hidden[size] = self.left_out[i]
            size += 1
        self.shuffle_hidden(size, stream)
        for i in range(self.pile_size):
            self.pile[i] = self.hidden[i]
        for i in range(self.left_out_size):
            self.left_out[i] = self.hidden[self.pile_size + i]

    def redeal_layer(self, level: int, stream: Stream) -> None:
        """Shuffle the covered tiles of a layer among their places."""
        size = 0
        for column in range(16):
            if self.depth[column] > level + 1:
                self.hidden[size] = self.quarry[3 * column + level]
                size += 1
        self.shuffle_hidden(size, stream)
        for column in range(16):
            if self.depth[column] > level + 1:
                size -= 1
                self.quarry[3 * column + level] = self.hidden[size]

    def shuffle_hidden(self, size: int, stream: Stream) -> None:
        """Sort the hidden pieces, so that their true order has no influence, and shuffle them."""
        for i in range(1, size):
            piece = self.hidden[i]
            place = i
            while place > 0 and self.hidden[place - 1] > piece:
                self.hidden[place] = self.hidden[place - 1]
                place -= 1
            self.hidden[place] = piece
        stream.shuffle(self.hidden, size)

    # --- Plain lists ----------------------------------------------------------------------------------------

    def fields(self) -> Fields:
        """Return the position in plain lists."""
        return Fields(
            players=[
                PlayerFields(
                    flower=self.flower[p],
                    slot=self.slot[p],
                    singles=self.singles[p],
                    doubles=self.doubles[p],
                    spent=self.spent[p] != 0,
                    garden=self.garden(p).fields(),
                )
                for p in range(self.seats)
            ],
            columns=[[self.quarry[3 * c + level] for level in range(self.depth[c])] for c in range(16)],
            pile=[self.pile[i] for i in range(self.pile_size)],
            left_out=[self.left_out[i] for i in range(self.left_out_size)],
            used=[self.used[i] for i in range(self.used_size)],
            in_force=self.in_force,
            round=self.round,
            player=self.active,
            first=self.first,
            phase=self.phase,
            dug=self.dug,
            dug_placed=bool(self.dug_placed),
            out=[self.out[i] for i in range(self.out_size)],
            to_remove=self.to_remove,
            stock=[self.stock[i] for i in range(len(PIECES))] if self.boxed else None,
            revealed=self.revealed,
        )

    def set_up(self, fields: Fields, options: Mapping[str, Any], components: Components) -> None:
        """Fill this position from plain lists."""
        self.options = dict(options)
        self.components = components
        self.seats = len(fields.players)
        self.new_gardens()
        for tile in range(TILES):
            self.faces[tile] = components.faces[tile]
            self.flowers[tile] = components.flowers[tile]
        self.set_table(fields)
        for p in range(self.seats):
            self.set_player(p, fields.players[p], garden_rules(options))

    def set_table(self, fields: Fields) -> None:
        """Put everything in its place that belongs to no player."""
        for column in range(16):
            self.depth[column] = len(fields.columns[column])
            for level in range(len(fields.columns[column])):
                self.quarry[3 * column + level] = fields.columns[column][level]
        self.pile_size = self.left_out_size = self.used_size = self.out_size = 0
        for token in fields.pile:
            self.pile[self.pile_size] = token
            self.pile_size += 1
        for token in fields.left_out:
            self.left_out[self.left_out_size] = token
            self.left_out_size += 1
        for token in fields.used:
            self.used[self.used_size] = token
            self.used_size += 1
        for tile in fields.out:
            self.out[self.out_size] = tile
            self.out_size += 1
        self.in_force = fields.in_force
        self.round = fields.round
        self.active = fields.player
        self.first = fields.first
        self.phase = fields.phase
        self.dug = fields.dug
        self.dug_placed = fields.dug_placed
        self.to_remove = fields.to_remove
        self.boxed = fields.stock is not None
        stock = fields.stock or [UNLIMITED] * len(PIECES)
        for piece in range(len(PIECES)):
            self.stock[piece] = stock[piece]
        self.revealed = fields.revealed
        self.over = fields.phase == OVER
        self.to_move = -1 if self.over else fields.player

    def set_player(self, p: int, player: PlayerFields, rules: int) -> None:
        """Put everything of one player in its place."""
        self.flower[p] = player.flower
        self.slot[p] = player.slot
        self.singles[p] = player.singles
        self.doubles[p] = player.doubles
        self.spent[p] = 1 if player.spent else 0
        building = self.phase == BUILDING and p == self.active
        self.garden(p).set_fields(player.garden, rules, self.round if building else NO_TURN)
