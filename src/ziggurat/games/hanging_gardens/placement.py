"""Placing cards (5.1): all legal places by shifting planes, and the effect on the garden.

The places of a card form a mask of the same shape as a plane, two columns and two rows larger: its bit 0 stands for a
card whose left upper corner lies two columns left of the garden and two rows above it, the farthest place from which a
card can still touch the garden. `placement.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.core.position import Codes
from ziggurat.games.hanging_gardens.actions import CARD, POINT_BITS, REACH, SPAN
from ziggurat.games.hanging_gardens.encoding import HangingGardensEncoding
from ziggurat.games.hanging_gardens.fields import DE_BRUIJN, MARGIN, MASK64, ONE, PLANES, TEMPLES, WORD

LOWEST = sorted(range(64), key=lambda bit: ((DE_BRUIJN << bit) & MASK64) >> 58)  # the bit of a product's top six bits
BITS1, BITS2, BITS4 = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F  # every other bit, pair, four bits
BITS8, FOURTHS = 0x00FF00FF00FF00FF, 0x0001000100010001


class HangingGardensPlacement(HangingGardensEncoding):
    """A position that computes legal placements and places cards."""

    # --- Where a card may lie --------------------------------------------------------------------------------------

    def mask_size(self) -> int:
        """Return the words of one mask in `Codes.work`, which holds `PLACEMENT_MASKS` of them."""
        return self.plane_size + 2 * MARGIN * self.words

    def free(self, turn: int) -> int:
        """Return the index in `Codes.work` of the mask of places that cover no temple."""
        return (turn & 1) * self.mask_size()

    def moved(self, dx: int) -> int:
        """Return the index in `Codes.work` of the covered squares, for buildings in column `dx` of a card."""
        return (2 + dx) * self.mask_size()

    def places_mask(self) -> int:
        """Return the index in `Codes.work` of the mask of places of one turned card."""
        return 5 * self.mask_size()

    def find_free(self, codes: Codes, p: int) -> None:
        """5.1 Temples: compute the masks of places, tall and wide, that cover no temple."""
        for turn in range(2):
            first = self.free(turn)
            for i in range((self.height[p] + MARGIN) * self.words):
                codes.work[first + i] = MASK64
            for i in range(TEMPLES * p, TEMPLES * p + self.temple_count[p]):
                column = self.temple_x[i] - self.left[p] + MARGIN
                row = self.temple_y[i] - self.top[p] + MARGIN
                for dy in range(3 - turn):
                    for dx in range(2 + turn):
                        self.forbid_place(codes, first, column - dx, row - dy)
            if self.near_the_edge(p):
                self.keep_within_reach(codes, p, first)
        self.find_support(codes, p)

    def forbid_place(self, codes: Codes, first: int, column: int, row: int) -> None:
        """Remove one place from a mask."""
        codes.work[first + row * self.words + (column >> 6)] &= ~(ONE << (column & 63))

    def near_the_edge(self, p: int) -> bool:
        """Return whether a card might reach coordinates that no code can name."""
        return (
            min(self.left[p], self.top[p]) - MARGIN < -REACH
            or max(self.left[p] + self.width[p], self.top[p] + self.height[p]) - 1 + MARGIN > REACH
        )

    def keep_within_reach(self, codes: Codes, p: int, first: int) -> None:
        """Remove places from a mask that no code can name; no game reaches them (11.2)."""
        for row in range(self.height[p] + MARGIN):
            for column in range(self.width[p] + MARGIN):
                x = self.left[p] - MARGIN + column
                y = self.top[p] - MARGIN + row
                if min(x, y) < -REACH or max(x, y) > REACH - MARGIN:
                    self.forbid_place(codes, first, column, row)

    def find_support(self, codes: Codes, p: int) -> None:
        """5.1 Support: shift the covered squares once for every column that a building has in its card."""
        covered = self.plane(p, 0) - MARGIN * self.words
        for dx in range(3):
            for place in range((self.height[p] + 2 * MARGIN) * self.words):
                codes.work[self.moved(dx) + place] = self.shifted(covered + place, MARGIN - dx)

    def shifted(self, place: int, columns: int) -> int:
        """Return a word of a plane shifted by 0 to 2 columns."""
        # The neighbour's bits go by two shifts, because C has no shift by a whole word.
        return ((self.planes[place] << columns) & MASK64) | ((self.planes[place - 1] >> 1) >> (WORD - 1 - columns))

    def find_places(self, codes: Codes, p: int, shape: int) -> int:
        """5.1 Compute the mask of places of a turned card; return its number of words.

        Support: every building (dx, dy) of the card must lie on a covered square.
        """
        size = (self.height[p] + MARGIN) * self.words
        places = self.places_mask()
        free = self.free(shape)
        for place in range(size):
            codes.work[places + place] = codes.work[free + place]
        for i in range(6 * shape, 6 * shape + self.tables.buildings[shape]):
            support = self.moved(self.tables.dx[i]) + self.tables.dy[i] * self.words
            for place in range(size):
                codes.work[places + place] &= codes.work[support + place]
        if not self.tables.buildings[shape]:
            for place in range(size):
                codes.work[places + place] &= self.touching(self.plane(p, 0) - MARGIN * self.words + place, shape & 1)
        return size

    def touching(self, covered: int, wide: int) -> int:
        """5.1 Contact: a card without buildings must overlap the garden (ruling A4)."""
        found = self.shifted(covered, MARGIN)
        for dy in range(3 - wide):
            for dx in range(2 + wide):
                found = found | self.shifted(covered + dy * self.words, MARGIN - dx)
        return found

    def fill_places(self, codes: Codes, p: int, slot: int) -> None:
        """Write all legal placements of the card in a slot; `find_free` has been called."""
        card = self.card_display[slot]
        size = codes.size
        for turn in range(4):
            if not (self.tables.turns[card] >> turn) & 1:
                continue  # 9: this turn shows the same as a smaller one
            for place in range(self.find_places(codes, p, 4 * card + turn)):
                found = codes.work[self.places_mask() + place]
                if found:
                    first = self.place_code(p, slot, turn, place)
                    while found:
                        codes.items[size] = first + LOWEST[(((found & -found) * DE_BRUIJN) & MASK64) >> 58]
                        size += 1
                        found &= found - 1
        codes.size = size

    def place_code(self, p: int, slot: int, turn: int, place: int) -> int:
        """Return the action that bit 0 of word `place` in a mask of places stands for."""
        y = self.top[p] - MARGIN + place // self.words
        x = self.left[p] - MARGIN + WORD * (place % self.words)
        return CARD + ((4 * slot + turn) << POINT_BITS) + (y + REACH) * SPAN + x + REACH

    def count_places(self, codes: Codes, p: int, slot: int, turn: int) -> int:
        """Return the number of placements of a card in one turn; `find_free` has been called."""
        card = self.card_display[slot]
        if not (self.tables.turns[card] >> turn) & 1:
            return 0
        size = self.find_places(codes, p, 4 * card + turn)
        places = self.places_mask()
        sums = 0
        for place in range(size):
            sums += self.bits_by_fours(codes.work[places + place])
        return ((sums * FOURTHS) & MASK64) >> 48

    def bits_by_fours(self, mask: int) -> int:
        """Count the bits in each quarter of a mask, in 16 bits each."""
        mask = mask - ((mask >> 1) & BITS1)
        mask = (mask & BITS2) + ((mask >> 2) & BITS2)
        mask = (mask + (mask >> 4)) & BITS4
        return (mask & BITS8) + ((mask >> 8) & BITS8)

    def bits_in(self, mask: int) -> int:
        """Count the bits of a mask."""
        return ((self.bits_by_fours(mask) * FOURTHS) & MASK64) >> 48

    def place_at(self, codes: Codes, p: int, slot: int, turn: int, choice: int) -> int:
        """Return placement number `choice` of a card in one turn, in the order of `fill_places`."""
        self.find_places(codes, p, 4 * self.card_display[slot] + turn)
        place = 0
        found = codes.work[self.places_mask()]
        while choice >= self.bits_in(found):
            choice -= self.bits_in(found)
            place += 1
            found = codes.work[self.places_mask() + place]
        for _ in range(choice):
            found &= found - 1
        return self.place_code(p, slot, turn, place) + LOWEST[(((found & -found) * DE_BRUIJN) & MASK64) >> 58]

    # --- Laying a card ---------------------------------------------------------------------------------------------

    def lay(self, p: int, card: int, turn: int, x: int, y: int) -> None:
        """5.1 Lay a card on a garden and store its new building squares (5.5)."""
        wide = 2 + (turn & 1)
        self.widen(p, x, y, wide, 5 - wide)
        self.grown_count = 0
        for i in range(6):
            kind = self.tables.squares[6 * (4 * card + turn) + i]
            column = x + i % wide
            row = y + i // wide
            if kind and not (self.strict and self.square(p, column, row) == kind):
                self.grown_x[self.grown_count] = column
                self.grown_y[self.grown_count] = row
                self.grown_count += 1
            self.show(p, column - self.left[p], row - self.top[p], kind)

    def widen(self, p: int, x: int, y: int, width: int, height: int) -> None:
        """Extend a garden, so that its planes include a card at (x, y)."""
        columns = max(self.left[p] - x, 0)
        rows = max(self.top[p] - y, 0)
        if columns or rows:
            for kind in range(PLANES):
                self.move_plane(self.plane(p, kind), self.height[p] + rows, columns, rows)
        right = max(self.left[p] + self.width[p], x + width)
        bottom = max(self.top[p] + self.height[p], y + height)
        self.left[p] -= columns
        self.top[p] -= rows
        self.width[p] = right - self.left[p]
        self.height[p] = bottom - self.top[p]

    def move_plane(self, first: int, height: int, columns: int, rows: int) -> None:
        """Move a plane that will be `height` rows high to the right and down."""
        for place in range(first + height * self.words - 1, first - 1, -1):
            self.planes[place] = self.shifted(place - rows * self.words, columns)

    def copy_garden(self, source: int, target: int) -> None:
        """Copy a garden to `target`, which is used to try placements."""
        self.left[target] = self.left[source]
        self.top[target] = self.top[source]
        self.width[target] = self.width[source]
        self.height[target] = self.height[source]
        first = self.plane(source, 0) - MARGIN * self.words
        moved = self.plane(target, 0) - MARGIN * self.words
        for i in range(PLANES * self.plane_size):
            self.planes[moved + i] = self.planes[first + i]
