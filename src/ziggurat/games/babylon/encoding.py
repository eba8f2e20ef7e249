"""What a seat of Babylon may know, and its actions, as bytes for learning programs.

Players are counted from the observing seat. A garden is ten planes of 64 cells; a tile is four icons and its flower.
`parts` and `FEATURES` name every stretch of bytes. `encoding.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.core.position import ByteBuffer, Codes, Position
from ziggurat.core.rng import Stream
from ziggurat.games.babylon.actions import (
    ANCHOR_BIT,
    CELL_BIT,
    DIG,
    KIND_BIT,
    ORNAMENT,
    OTHER_BIT,
    PLACE,
    REMOVE,
    ROTATION_BIT,
    SOURCE_BIT,
)
from ziggurat.games.babylon.fields import NOTHING, START
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.layout import BabylonLayout

ROWS = 8
CELLS = 64
PLANES = 10
TILE = 21  # whether there is one, the icons of four corners, the flower
PLAYER = PLANES * CELLS + 4 + 1 + 1 + 1 + TILE
SHARED = 16 * (1 + TILE) + TILE + 1 + 7 + 1 + 1 + 3 + 1 + 1 + 7

FEATURES = (
    "kind",  # 0 end, 1 end:keep, 2 end:toss, 3 remove, 4 dig, 5 to 8 ornaments, 9 place
    "kept",  # 1 if the tile is the kept one
    "cell",  # anchor, first cell or column
    "other",  # second cell of an ornament
    "rotation",
    "star",  # 9.1: 1 or 2 if the round token grants the icon of the first or second end
    "floor",  # of a placement, or of the first end of an ornament
    "nw",  # supports of a placement, by corner: 0 open, 1 single, 2 double, 3 statue
    "ne",
    "se",
    "sw",
)
FEATURE_COUNT = len(FEATURES)


def parts(seats: int) -> dict[str, tuple[int, ...]]:
    """Return the parts of an observation by name, with their shapes, in order."""
    found: dict[str, tuple[int, ...]] = {}
    for place in range(seats):  # 0 is the observing seat, the others follow in the order of play
        found |= {
            # heights; visible icons of statues, fountains, bridges and stairs; used spaces; statues; lower ends of
            # stairs; cells under a bridge; cells of new tiles
            f"player{place}_garden": (PLANES, 8, 8),
            f"player{place}_flower": (4,),
            f"player{place}_singles": (1,),
            f"player{place}_doubles": (1,),
            f"player{place}_token_spent": (1,),
            f"player{place}_kept_tile": (TILE,),
        }
    return found | {
        "quarry": (16, 1 + TILE),  # by column: its height and its top tile
        "dug_tile": (TILE,),
        "dug_placed": (1,),
        "token": (7,),
        "round": (1,),
        "tokens_left": (1,),
        "phase": (3,),
        "acting": (1,),
        "to_remove": (1,),
        "supply": (7,),  # 255 without a limit
    }


class BabylonEncoding(BabylonLayout):
    """A position that writes observations and features of actions."""

    def observation_size(self) -> int:
        """Return the bytes of an observation."""
        return self.seats * PLAYER + SHARED

    def feature_count(self) -> int:
        """Return the number of features of an action."""
        return FEATURE_COUNT

    def write_observation(self, out: ByteBuffer, start: int, seat: int) -> None:
        """Write what a seat may know (2.6): everything but covered tiles and later tokens."""
        out.clear(start, self.seats * PLAYER + SHARED)
        for place in range(self.seats):
            p = (seat + place) % self.seats
            if p == 0:
                self.write_garden(out, start, self.garden0)
            elif p == 1:
                self.write_garden(out, start, self.garden1)
            elif p == 2:
                self.write_garden(out, start, self.garden2)
            else:
                self.write_garden(out, start, self.garden3)
            self.write_player(out, start + PLANES * CELLS, p)
            start += PLAYER
        self.write_table(out, start, seat)

    def write_garden(self, out: ByteBuffer, at: int, garden: Garden) -> None:
        """Write the planes of a garden."""
        for floor in range(1, garden.top + 1):
            out.add(at, garden.at[floor], ROWS, floor)
        for icon in range(4):
            out.add(at + CELLS * (1 + icon), garden.icons[icon], ROWS, 1)
        out.add(at + CELLS * 5, garden.used, ROWS, 1)
        out.add(at + CELLS * 6, garden.statues, ROWS, 1)
        out.add(at + CELLS * 7, garden.flights, ROWS, 1)
        out.add(at + CELLS * 8, garden.decked, ROWS, 1)
        out.add(at + CELLS * 9, garden.fresh, ROWS, 1)

    def write_player(self, out: ByteBuffer, at: int, p: int) -> None:
        """Write what a player has apart from the garden."""
        out.items[at + self.flower[p]] = 1
        out.items[at + 4] = self.singles[p]
        out.items[at + 5] = self.doubles[p]
        out.items[at + 6] = self.spent[p]
        self.write_tile(out, at + 7, self.slot[p])

    def write_tile(self, out: ByteBuffer, at: int, tile: int) -> None:
        """Write a tile, if there is one."""
        if tile == NOTHING:
            return
        out.items[at] = 1
        for corner in range(4):
            icon = (self.faces[tile] >> (3 * corner)) & 7
            if icon:
                out.items[at + 4 * corner + icon] = 1
        out.items[at + 17 + self.flowers[tile]] = 1

    def write_table(self, out: ByteBuffer, at: int, seat: int) -> None:
        """Write the quarry, the token in force, the supply and the state of the turn."""
        for column in range(16):
            out.items[at] = self.depth[column]
            if self.depth[column]:
                self.write_tile(out, at + 1, self.quarry[3 * column + self.depth[column] - 1])
            at += 1 + TILE
        self.write_tile(out, at, self.dug)
        at += TILE
        out.items[at] = self.dug_placed
        if self.in_force != NOTHING:
            out.items[at + 1 + self.in_force] = 1
        out.items[at + 8] = self.round
        out.items[at + 9] = self.pile_size
        if not self.over:
            out.items[at + 10 + self.phase] = 1
        out.items[at + 13] = self.to_move == seat
        out.items[at + 14] = self.to_remove
        for piece in range(7):
            out.items[at + 15 + piece] = self.stock[piece]

    def write_features(self, out: ByteBuffer, start: int, code: int) -> None:
        """Write the features of a legal action, in the order of `FEATURES`."""
        if code >= PLACE:
            self.write_placement(out, start, code, self.floor_at(code))
        else:
            self.write_other(out, start, code)

    def write_all_features(self, out: ByteBuffer, start: int, codes: Codes) -> None:
        """Write the features of all these legal actions, one row after the other."""
        floor = 0
        place = -1  # of the placement before: those of one place that differ only in rotation have the same floor
        for i in range(codes.size):
            code = codes.items[i]
            if code >= PLACE:
                if code & ~(3 << ROTATION_BIT) != place:
                    place = code & ~(3 << ROTATION_BIT)
                    floor = self.floor_at(code)
                self.write_placement(out, start, code, floor)
            else:
                self.write_other(out, start, code)
            start += FEATURE_COUNT

    def write_placement(self, out: ByteBuffer, start: int, code: int, floor: int) -> None:
        """Write the features of a placement."""
        out.items[start] = 9
        out.items[start + 1] = (code >> SOURCE_BIT) & 1
        out.items[start + 2] = (code >> ANCHOR_BIT) & 63
        out.items[start + 3] = 0
        out.items[start + 4] = (code >> ROTATION_BIT) & 3
        out.items[start + 5] = 0
        out.items[start + 6] = floor
        out.items[start + 7] = code & 3
        out.items[start + 8] = (code >> 2) & 3
        out.items[start + 9] = (code >> 4) & 3
        out.items[start + 10] = (code >> 6) & 3

    def write_other(self, out: ByteBuffer, start: int, code: int) -> None:
        """Write the features of an action that is not a placement."""
        for i in range(start, start + FEATURE_COUNT):
            out.items[i] = 0
        if code < REMOVE:
            out.items[start] = code
        elif code < DIG:
            out.items[start] = 3
            out.items[start + 2] = code - REMOVE
        elif code < ORNAMENT:
            out.items[start] = 4
            out.items[start + 2] = code - DIG
        else:
            out.items[start] = 5 + ((code >> KIND_BIT) & 3)
            out.items[start + 2] = (code >> CELL_BIT) & 63
            out.items[start + 3] = (code >> OTHER_BIT) & 63
            out.items[start + 5] = code & 3
            out.items[start + 6] = self.height_at((code >> CELL_BIT) & 63)

    def height_at(self, cell: int) -> int:
        """Return the height of a cell in the garden of the player whose turn it is."""
        if self.active == 0:
            return self.garden0.height(cell)
        if self.active == 1:
            return self.garden1.height(cell)
        return self.garden2.height(cell) if self.active == 2 else self.garden3.height(cell)

    def floor_at(self, code: int) -> int:
        """Return the floor of a placement by the player whose turn it is."""
        if self.active == 0:
            return self.garden0.floor_of(code)
        if self.active == 1:
            return self.garden1.floor_of(code)
        return self.garden2.floor_of(code) if self.active == 2 else self.garden3.floor_of(code)

    def deal_first(self, stream: Stream) -> None:
        """3 Shuffle quarry, tokens and flowers; who begins stays the same."""
        for level in range(3):
            for column in range(16):
                self.hidden[column] = self.quarry[3 * column + level]
            self.shuffle_hidden(16, stream)
            for column in range(16):
                self.quarry[3 * column + level] = self.hidden[column]
        self.deal_hidden(stream)  # for the tokens
        for flower in range(4):
            self.hidden[flower] = flower
        self.shuffle_hidden(4, stream)
        for p in range(self.seats):
            self.flower[p] = self.hidden[p]
            self.slot[p] = START + self.hidden[p]

    def copy_state(self, other: Position) -> None:
        """Copy another position of the same game and settings, for compiled loops."""
        self.assign(other)  # type: ignore[arg-type]  # compiled, the type is checked here
