"""What a seat of The Hanging Gardens may know, and its actions, as bytes for learning programs.

Players are counted from the observing seat. Of a garden the upper left `WINDOW` by `WINDOW` squares are written, from
its own corner, wherever it lies on the table; larger gardens are cut off. `parts` and `FEATURES` name every stretch of
bytes. `encoding.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.core.position import ByteBuffer, Codes, Position
from ziggurat.core.rng import Stream
from ziggurat.games.hanging_gardens.actions import (
    BURN,
    CARD,
    KEEP,
    MOVE,
    POINT_BITS,
    POINTS,
    REACH,
    SPAN,
    TEMPLE,
    TILE,
)
from ziggurat.games.hanging_gardens.fields import MARGIN, PLANES, TEMPLES, TILES
from ziggurat.games.hanging_gardens.layout import HangingGardensLayout

WINDOW = 16
SQUARES = WINDOW * WINDOW
PLAYER = (PLANES + 1) * SQUARES + 1 + 1 + 1 + 1 + 1 + 1 + 2 * TILES
CARD_BYTES = 1 + 6 * 4  # whether there is one, and the building on each square
SHARED = 4 * CARD_BYTES + 6 * TILES + 4 + 1 + 1 + 1 + 1 + 1 + 1

FEATURES = (
    "kind",  # 0 pass, 1 tile, 2 burn, 3 keep, 4 temple, 5 temple moved, 6 card
    "slot",  # of the card, or space of the tile
    "turn",
    "column",  # of the card's corner or of the temple's goal, counted from two columns left of the garden
    "row",  # likewise, from two rows above it
    "from_column",  # of the moved temple
    "from_row",
)
FEATURE_COUNT = len(FEATURES)


def parts(seats: int) -> dict[str, tuple[int, ...]]:
    """Return the parts of an observation by name, with their shapes, in order."""
    found: dict[str, tuple[int, ...]] = {}
    for place in range(seats):  # 0 is the observing seat, the others follow in the order of play
        found |= {
            # covered squares; terraces, parks, arcades and fountains in sight; temples
            f"player{place}_garden": (PLANES + 1, WINDOW, WINDOW),
            f"player{place}_width": (1,),
            f"player{place}_height": (1,),
            f"player{place}_temples": (1,),
            f"player{place}_awards": (1,),
            f"player{place}_open_count": (1,),
            f"player{place}_blind_count": (1,),
            f"player{place}_open_tiles": (TILES,),  # by kind; 0 where the seat does not know them
            f"player{place}_blind_tiles": (TILES,),
        }
    return found | {
        "cards": (4, CARD_BYTES),
        "tiles": (6, TILES),
        "phase": (4,),
        "acting": (1,),
        "round": (1,),
        "cards_left": (1,),
        "tiles_left": (1,),
        "group_size": (1,),
        "last_round": (1,),
    }


class HangingGardensEncoding(HangingGardensLayout):
    """A position that writes observations and features of actions."""

    def observation_size(self) -> int:
        """Return the bytes of an observation."""
        return self.seats * PLAYER + SHARED

    def feature_count(self) -> int:
        """Return the number of features of an action."""
        return FEATURE_COUNT

    def write_observation(self, out: ByteBuffer, start: int, seat: int) -> None:
        """2 Write what a seat may know: everything but both stacks and hidden tiles."""
        out.clear(start, self.seats * PLAYER + SHARED)
        for place in range(self.seats):
            self.write_player(out, start, (seat + place) % self.seats, seat)
            start += PLAYER
        self.write_table(out, start, seat)

    def write_player(self, out: ByteBuffer, at: int, p: int, seat: int) -> None:
        """Write garden and tiles of one player."""
        self.write_garden(out, at, p)
        at += (PLANES + 1) * SQUARES
        out.items[at] = self.width[p]
        out.items[at + 1] = self.height[p]
        out.items[at + 2] = self.temple_count[p]
        out.items[at + 3] = self.awards[p]
        shows_open = not self.hides_open(seat, p)
        shows_blind = not self.hides_blind(seat, p)
        open_count = 0
        blind_count = 0
        for kind in range(self.tables.kinds):
            open_tiles = self.open_tiles[TILES * p + kind]
            blind_tiles = self.blind_tiles[TILES * p + kind]
            open_count += open_tiles
            blind_count += blind_tiles
            out.items[at + 6 + kind] = shows_open * open_tiles
            out.items[at + 6 + TILES + kind] = shows_blind * blind_tiles
        out.items[at + 4] = open_count
        out.items[at + 5] = blind_count

    def write_garden(self, out: ByteBuffer, at: int, p: int) -> None:
        """Write the planes of a garden and its temples."""
        rows = min(self.height[p], WINDOW)
        for kind in range(PLANES):
            first = self.plane(p, kind)
            for row in range(rows):
                out.add(at + WINDOW * row, self.planes[first + row * self.words], WINDOW // 8, 1)
            at += SQUARES
        for i in range(TEMPLES * p, TEMPLES * p + self.temple_count[p]):
            column = self.temple_x[i] - self.left[p]
            row = self.temple_y[i] - self.top[p]
            if column < WINDOW and row < WINDOW:
                out.items[at + WINDOW * row + column] = 1

    def write_table(self, out: ByteBuffer, at: int, seat: int) -> None:
        """Write both displays and the state of the turn."""
        for slot in range(self.slots):
            card = self.card_display[slot]
            if card:
                out.items[at + CARD_BYTES * slot] = 1
                for i in range(6):
                    kind = self.tables.squares[24 * card + i]
                    if kind:
                        out.items[at + CARD_BYTES * slot + 4 * i + kind] = 1
        at += 4 * CARD_BYTES
        for space in range(6):
            if self.tile_display[space]:
                out.items[at + TILES * space + self.tile_display[space] - 1] = 1
        at += 6 * TILES
        if not self.over:
            out.items[at + self.phase] = 1
        out.items[at + 4] = self.to_move == seat
        out.items[at + 5] = self.number
        out.items[at + 6] = self.cards_left
        out.items[at + 7] = self.tiles_left
        out.items[at + 8] = min(self.size, 255)
        out.items[at + 9] = self.last

    def write_features(self, out: ByteBuffer, start: int, code: int) -> None:
        """Write the features of a legal action, in the order of `FEATURES`."""
        for i in range(start, start + FEATURE_COUNT):
            out.items[i] = 0
        if code >= MOVE:
            out.items[start] = 5
            self.write_point(out, start + 3, (code >> POINT_BITS) & POINTS)
            self.write_point(out, start + 5, code & POINTS)
        elif code >= CARD:
            out.items[start] = 6
            out.items[start + 1] = (code - CARD) >> (POINT_BITS + 2)
            out.items[start + 2] = (code >> POINT_BITS) & 3
            self.write_point(out, start + 3, code & POINTS)
        elif code >= KEEP:
            out.items[start] = 4 if code >= TEMPLE else 3
            self.write_point(out, start + 3, code & POINTS)
        elif code >= BURN:
            out.items[start] = 2
            out.items[start + 1] = code - BURN
        elif code >= TILE:
            out.items[start] = 1
            out.items[start + 1] = code - TILE

    def write_all_features(self, out: ByteBuffer, start: int, codes: Codes) -> None:
        """Write the features of all these legal actions, one row after the other."""
        for i in range(codes.size):
            self.write_features(out, start, codes.items[i])
            start += FEATURE_COUNT

    def write_point(self, out: ByteBuffer, at: int, point: int) -> None:
        """Write a point of the grid, as seen from the garden of the seat to move."""
        row = point // SPAN
        column = point - row * SPAN
        out.items[at] = column - REACH - self.left[self.to_move] + MARGIN
        out.items[at + 1] = row - REACH - self.top[self.to_move] + MARGIN

    def deal_first(self, stream: Stream) -> None:
        """3 Shuffle cards and tiles and fill both displays; who begins stays the same."""
        for slot in range(self.slots):
            self.card_stack[self.cards_left] = self.card_display[slot]
            self.cards_left += 1
        for space in range(6):
            self.tile_stock[self.tiles_left] = self.tile_display[space] - 1
            self.tiles_left += 1
        self.sort(self.card_stack, self.cards_left)
        stream.shuffle(self.card_stack, self.cards_left)
        self.sort(self.tile_stock, self.tiles_left)
        stream.shuffle(self.tile_stock, self.tiles_left)
        for slot in range(self.slots):
            self.cards_left -= 1
            self.card_display[slot] = self.card_stack[self.cards_left]
        for space in range(6):
            self.tiles_left -= 1
            self.tile_display[space] = self.tile_stock[self.tiles_left] + 1

    def copy_state(self, other: Position) -> None:
        """Copy another position of the same game and settings, for compiled loops."""
        self.assign(other)  # type: ignore[arg-type]  # compiled, the type is checked here
