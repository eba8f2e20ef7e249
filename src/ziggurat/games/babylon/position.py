"""The rules of Babylon at speed. Numbers in comments are sections of docs/rules/babylon.md.

Where the pieces lie is in `layout.py`, what may be built in a garden in `garden.py`. `me` is the player whose turn it
is. `position.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ziggurat.core.errors import IllegalAction
from ziggurat.core.position import Codes
from ziggurat.core.rng import Stream
from ziggurat.games.babylon.actions import (
    COLUMNS,
    DIG,
    DOUBLE,
    DUG,
    END,
    END_KEEP,
    END_TOSS,
    KEPT,
    KIND_BIT,
    OPEN,
    ORNAMENT,
    PLACE,
    REMOVE,
    SINGLE,
    SOURCE_BIT,
)
from ziggurat.games.babylon.box import Components
from ziggurat.games.babylon.encoding import BabylonEncoding
from ziggurat.games.babylon.fields import (
    BUILDING,
    CLAY_LEVEL,
    DIGGING,
    MAX_STORED,
    NOTHING,
    OVER,
    P_BELVEDERE,
    P_DOUBLE,
    P_ORNAMENT,
    P_SINGLE,
    REMOVING,
    T_DOUBLE,
    T_FLOWER,
    T_MINUS,
    T_SINGLE,
    Fields,
)
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.scoring import sheet_of, winners_of
from ziggurat.games.babylon.why import refusal

PLAIN = __file__.endswith(".py")

# Each tile: 49 anchors, 4 rotations, and at one anchor at most two floors (four corners of equal height, with singles
# or with doubles) of five patterns each (no open corner, or one of four): 1960. An ornament has an end on one of the 8
# spaces of new tiles: 8 statues, and each space has 4 neighbours for a fountain, 4 for stairs, 4 for a bridge: 104.
MAX_ACTIONS = 4096


class BabylonPosition(BabylonEncoding):
    """A position of Babylon. Made by `from_fields`; see `ziggurat.games.babylon.deal` for a new game."""

    fill_writes = True  # gardens have fields for the floor whose placements are listed

    def clone(self) -> BabylonPosition:
        """Return an independent copy."""
        other = BabylonPosition.__new__(BabylonPosition)
        if PLAIN:
            other.allocate()
        other.seats = self.seats
        other.garden0 = self.garden0.clone()
        other.garden1 = self.garden1.clone()
        if self.seats > 2:
            other.garden2 = self.garden2.clone()
        if self.seats > 3:
            other.garden3 = self.garden3.clone()
        other.copy_table(self)
        return other

    # --- What is legal (9.3) ------------------------------------------------------------------------------

    def room(self) -> int:
        """Return the maximum number of legal actions."""
        return MAX_ACTIONS

    def fill(self, codes: Codes) -> None:
        """Write the legal actions into `codes`."""
        codes.size = 0
        if self.phase == BUILDING:
            if self.active == 0:
                self.fill_build(self.garden0, codes)
            elif self.active == 1:
                self.fill_build(self.garden1, codes)
            elif self.active == 2:
                self.fill_build(self.garden2, codes)
            else:
                self.fill_build(self.garden3, codes)
        elif self.phase == DIGGING:
            for column in range(COLUMNS):
                if self.depth[column]:
                    self.add(codes, DIG + column)
        elif self.phase == REMOVING:
            for column in range(COLUMNS):
                if self.depth[column] == CLAY_LEVEL:
                    self.add(codes, REMOVE + column)

    def add(self, codes: Codes, code: int) -> None:
        """Write one action into `codes`."""
        codes.items[codes.size] = code
        codes.size += 1

    def pick(self, stream: Stream, codes: Codes) -> int:
        """Return a random legal action; placements are counted, and only a chosen one is written."""
        if self.phase == BUILDING:
            if self.active == 0:
                return self.pick_build(self.garden0, stream, codes)
            if self.active == 1:
                return self.pick_build(self.garden1, stream, codes)
            if self.active == 2:
                return self.pick_build(self.garden2, stream, codes)
            return self.pick_build(self.garden3, stream, codes)
        self.fill(codes)
        return codes.items[stream.below_by_product(codes.size)]

    def pick_build(self, garden: Garden, stream: Stream, codes: Codes) -> int:
        """Return a random action of `fill_build`, in the same order."""
        me = self.active
        dug = kept = dug_turns = kept_turns = 0
        if not self.dug_placed or self.slot[me] != NOTHING:
            dug = kept = garden.count_places(
                self.singles[me], self.doubles[me], self.stock[P_DOUBLE], self.stock[P_BELVEDERE] > 0
            )
            dug_turns = 0 if self.dug_placed else garden.rotations(self.faces[self.dug])
            kept_turns = 0 if self.slot[me] == NOTHING else garden.rotations(self.faces[self.slot[me]])
            dug *= dug_turns
            kept *= kept_turns
        codes.size = 0
        self.fill_rest(garden, codes)
        choice = stream.below_by_product(dug + kept + codes.size)
        if choice < dug:
            return garden.place_at(PLACE | (DUG << SOURCE_BIT), dug_turns, choice)
        if choice < dug + kept:
            return garden.place_at(PLACE | (KEPT << SOURCE_BIT), kept_turns, choice - dug)
        return codes.items[choice - dug - kept]

    def fill_build(self, garden: Garden, codes: Codes) -> None:
        """4.3 to 4.5 Placements, ornaments, and the end of the turn."""
        me = self.active
        if not self.dug_placed:
            self.fill_source(garden, codes, PLACE | (DUG << SOURCE_BIT), self.dug)
        if self.slot[me] != NOTHING:
            self.fill_source(garden, codes, PLACE | (KEPT << SOURCE_BIT), self.slot[me])
        self.fill_rest(garden, codes)

    def fill_rest(self, garden: Garden, codes: Codes) -> None:
        """4.4, 4.5 Ornaments, and the end of the turn."""
        me = self.active
        garden.fill_ornaments(codes, NOTHING if self.spent[me] else self.in_force, self.pieces())
        if self.dug_placed:
            self.add(codes, END)
        else:
            self.add(codes, END_KEEP)
            self.add(codes, END_TOSS)

    def fill_source(self, garden: Garden, codes: Codes, base: int, tile: int) -> None:
        """T1 The placements of one tile."""
        me = self.active
        garden.fill_places(
            codes,
            base,
            self.faces[tile],
            self.singles[me],
            self.doubles[me],
            self.stock[P_DOUBLE],
            self.stock[P_BELVEDERE] > 0,
        )

    def pieces(self) -> int:
        """6 The kinds of ornament that the supply still has, as bits."""
        kinds = 0
        for kind in range(4):
            if self.stock[P_ORNAMENT + kind]:
                kinds |= 1 << kind
        return kinds

    # --- What an action does ------------------------------------------------------------------------------

    def play(self, code: int) -> None:
        """Carry out a legal action."""
        if code >= ORNAMENT:
            if self.active == 0:
                self.build(self.garden0, code)
            elif self.active == 1:
                self.build(self.garden1, code)
            elif self.active == 2:
                self.build(self.garden2, code)
            else:
                self.build(self.garden3, code)
        elif code >= DIG:
            self.dig(code - DIG)
        elif code >= REMOVE:
            self.remove(code - REMOVE)
        else:
            self.end_turn(code)

    def remove(self, column: int) -> None:
        """3 Set-up: remove a clay tile; the granite tile under it becomes visible."""
        self.discard(self.lift(column))
        self.to_remove -= 1
        self.active = (self.active + 1) % self.seats
        self.to_move = self.active
        if self.to_remove == 0:
            self.active = self.first
            self.begin_turn()

    def lift(self, column: int) -> int:
        """Take the top tile of a column; the tile below it, if any, becomes public."""
        self.depth[column] -= 1
        if self.depth[column]:
            self.revealed += 1
        return self.quarry[3 * column + self.depth[column]]

    def discard(self, tile: int) -> None:
        """R52 Remove a tile from the game; it stays public."""
        self.out[self.out_size] = tile
        self.out_size += 1

    def begin_turn(self) -> None:
        """4.1 The token in force acts on this player."""
        me = self.active
        self.to_move = me
        self.phase = DIGGING
        if self.in_force == T_SINGLE:
            self.take_singles(1)
        elif self.in_force == T_DOUBLE and self.stock[P_DOUBLE]:
            self.doubles[me] = 1
            if self.boxed:
                self.stock[P_DOUBLE] -= 1

    def take_singles(self, count: int) -> None:
        """Add singles to the hand; with supply = box only from the supply (6)."""
        if self.boxed:
            count = min(count, self.stock[P_SINGLE])
            self.stock[P_SINGLE] -= count
        self.singles[self.active] += count

    def dig(self, column: int) -> None:
        """4.2 The top tile comes into the hand and brings its gain."""
        self.take_singles(self.gain(column))
        self.dug = self.lift(column)
        self.dug_placed = False
        self.phase = BUILDING

    def gain(self, column: int) -> int:
        """4.2 Return the singles for digging a column: open sides, flower, token."""
        gain = self.sides(column) + self.flower_gain(column)
        if self.in_force == T_MINUS and gain > 0:  # R48
            gain -= 1
        return gain

    def sides(self, column: int) -> int:
        """4.2 Count the sides at the wall or next to a column that is not higher."""
        depth = self.depth[column]
        sides = 0
        if column % 4 == 0 or self.depth[column - 1] <= depth:
            sides += 1
        if column % 4 == 3 or self.depth[column + 1] <= depth:
            sides += 1
        if column < 4 or self.depth[column - 4] <= depth:
            sides += 1
        if column >= 12 or self.depth[column + 4] <= depth:
            sides += 1
        return sides

    def top_tile(self, column: int) -> int:
        """Return the top tile of a column that is not empty."""
        return self.quarry[3 * column + self.depth[column] - 1]

    def flower_gain(self, column: int) -> int:
        """4.2 The player's own flower on the tile; its token doubles it."""
        if self.flowers[self.top_tile(column)] != self.flower[self.active]:
            return 0
        return 2 if self.in_force == T_FLOWER else 1

    def build(self, garden: Garden, code: int) -> None:
        """4.3, 4.4 A placement or an ornament."""
        if code >= PLACE:
            self.place(garden, code)
            return
        garden.build_ornament(code)
        if code & 3:  # 4.7: a star spends the token
            self.spent[self.active] = 1
        if self.boxed:
            self.stock[P_ORNAMENT + ((code >> KIND_BIT) & 3)] -= 1

    def place(self, garden: Garden, code: int) -> None:
        """4.3 Pay, then lay the tile."""
        me = self.active
        self.pay(garden.pillars(code, SINGLE), garden.pillars(code, DOUBLE))
        if self.boxed:
            self.stock[P_BELVEDERE] -= garden.pillars(code, OPEN)
        if (code >> SOURCE_BIT) & 1:
            tile = self.slot[me]
            self.slot[me] = NOTHING
        else:
            tile = self.dug
            self.dug_placed = True
        garden.place(code, tile, self.faces[tile], self.flowers[tile], self.round)

    def pay(self, ones: int, twos: int) -> None:
        """4.3 A double in hand pays first, each other double costs two singles (R43)."""
        me = self.active
        if twos and self.doubles[me]:
            self.doubles[me] -= 1
            twos -= 1
        self.singles[me] -= ones + 2 * twos
        if self.boxed:  # 6: the exchange takes doubles from the supply and returns singles to it
            self.stock[P_DOUBLE] -= twos
            self.stock[P_SINGLE] += 2 * twos

    def end_turn(self, code: int) -> None:
        """4.5 Store or discard the dug tile, then begin the next turn."""
        me = self.active
        if code == END_KEEP:
            if self.slot[me] != NOTHING:
                self.discard(self.slot[me])
            self.slot[me] = self.dug
        elif code == END_TOSS:
            self.discard(self.dug)
        self.dug = NOTHING
        self.dug_placed = False
        self.spent[me] = 0
        self.put_away(me)
        self.clear_new_tiles(me)
        if (me + 1) % self.seats == self.first:
            self.end_round()
        else:
            self.active = (me + 1) % self.seats
            self.begin_turn()

    def put_away(self, me: int) -> None:
        """4.5 Store up to six singles; the other pillars return to the supply (R43, R49)."""
        if self.boxed:
            self.stock[P_DOUBLE] += self.doubles[me]
            if self.singles[me] > MAX_STORED:
                self.stock[P_SINGLE] += self.singles[me] - MAX_STORED
        self.doubles[me] = 0
        self.singles[me] = min(self.singles[me], MAX_STORED)

    def clear_new_tiles(self, me: int) -> None:
        """Mark the tiles of this turn as no longer new."""
        if me == 0:
            self.garden0.fresh = 0
        elif me == 1:
            self.garden1.fresh = 0
        elif me == 2:
            self.garden2.fresh = 0
        else:
            self.garden3.fresh = 0

    def end_round(self) -> None:
        """4.6 The next token is turned up; without one the game ends."""
        if self.pile_size == 0:
            self.phase = OVER
            self.over = True
            self.to_move = -1
            return
        if self.in_force != NOTHING:
            self.used[self.used_size] = self.in_force
            self.used_size += 1
        self.pile_size -= 1
        self.in_force = self.pile[self.pile_size]
        self.revealed += 1
        self.round += 1
        self.active = self.first
        self.begin_turn()

    # --- For Python ---------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the current score of every garden."""
        return [sum(self.garden(seat).sheet()) for seat in range(self.seats)]

    def sheet(self, seat: int) -> dict[str, int]:
        """Return the current score sheet of a garden."""
        return sheet_of(self.garden(seat).sheet())

    def winners(self) -> list[int] | None:
        """Return the winners (5)."""
        if not self.over:
            return None
        return winners_of(self.scores(), [self.garden(seat).bare() for seat in range(self.seats)])

    def dig_gain(self, column: int) -> int:
        """Return the singles for digging a column, without the limit of the supply."""
        if not 0 <= column < COLUMNS or not self.depth[column]:
            raise ValueError(f"there is no tile to dig in column {column}")
        return self.gain(column)

    def dig_reasons(self, column: int) -> dict[str, int]:
        """Return the parts of `dig_gain`: open sides, flower, and what the token takes away."""
        gain, sides, flower = self.dig_gain(column), self.sides(column), self.flower_gain(column)
        return {"sides": sides, "flower": flower, "less": sides + flower - gain}

    def refusal(self, code: int) -> IllegalAction:
        """Return the error for an illegal action (why.py)."""
        return refusal(self, code)

    def to_bytes(self) -> bytes:
        """Return the whole position as bytes."""
        return repr((self.fields(), sorted(self.options.items()), self.components.ids, self.components.faces)).encode()

    def __reduce__(self) -> tuple[Callable[..., BabylonPosition], tuple[Fields, dict[str, Any], Components]]:
        return BabylonPosition.from_fields, (self.fields(), self.options, self.components)

    @staticmethod
    def from_fields(fields: Fields, options: Mapping[str, Any], components: Components) -> BabylonPosition:
        """Set a position up."""
        position = BabylonPosition.__new__(BabylonPosition)
        if PLAIN:
            position.allocate()
        position.set_up(fields, options, components)
        return position
