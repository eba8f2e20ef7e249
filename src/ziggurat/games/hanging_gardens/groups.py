"""Groups of buildings (5.3), computed from the visible squares.

`flood` leaves the squares of one group in a mask of the garden's shape; `holds` and the counts read it. `groups.pxd`
holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.core import arrays
from ziggurat.games.hanging_gardens.fields import LEAD, MASK64, MIN_GROUP, ONE, TEMPLES, WORD
from ziggurat.games.hanging_gardens.layout import ONE_WORD
from ziggurat.games.hanging_gardens.placement import HangingGardensPlacement


class HangingGardensGroups(HangingGardensPlacement):
    """A position that can find the groups in its gardens."""

    def group(self) -> int:
        """Return the index in `planes` of row 0 of the group's mask.

        An empty row lies above the mask and one below it.
        """
        return self.extent + LEAD + self.words

    def clear_group(self, p: int) -> None:
        """Empty the group's mask, and the bare row below it."""
        group = self.group()
        for i in range((self.height[p] + 1) * self.words):
            self.planes[group + i] = 0

    def flood(self, p: int, x: int, y: int) -> int:
        """5.3 Find the group of the building at (x, y), over edges; return its size."""
        group = self.group()
        self.clear_group(p)
        column = x - self.left[p]
        row = y - self.top[p]
        plane = self.plane(p, self.square(p, x, y))
        self.planes[group + row * self.words + (column >> 6)] = ONE << (column & 63)
        high = low = row
        growing = True
        while growing:
            growing = False
            for place in range(max(high - 1, 0) * self.words, min(low + 2, self.height[p]) * self.words):
                now = self.planes[group + place]
                then = self.spread(group + place) & self.planes[plane + place]
                if then != now:
                    self.planes[group + place] = then
                    growing = True
                    high = min(high, place // self.words)
                    low = max(low, place // self.words)
        return self.count(group + high * self.words, group + (low + 1) * self.words)

    def spread(self, place: int) -> int:
        """Return a word of the group's mask together with all neighbours of its squares."""
        mask = self.planes[place]
        sideways = ((mask << 1) & MASK64) | (mask >> 1)
        across = (self.planes[place - 1] >> (WORD - 1)) | ((self.planes[place + 1] << (WORD - 1)) & MASK64)
        return mask | sideways | across | self.planes[place - self.words] | self.planes[place + self.words]

    def count(self, first: int, after: int) -> int:
        """Count the squares in some words of a mask."""
        squares = 0
        for place in range(first, after):
            mask = self.planes[place]
            while mask:
                mask = mask & (mask - 1)
                squares += 1
        return squares

    def holds(self, p: int, x: int, y: int) -> bool:
        """Return whether a square is in the group just found."""
        column = x - self.left[p]
        return (self.planes[self.group() + (y - self.top[p]) * self.words + (column >> 6)] >> (column & 63)) & 1 != 0

    def grown_in_group(self, p: int) -> int:
        """Return which of the new squares are in the group just found, as bits."""
        found = 0
        for i in range(self.grown_count):
            found |= self.holds(p, self.grown_x[i], self.grown_y[i]) << i
        return found

    def temples_in_group(self, p: int, owner: int) -> int:
        """Count the owner's temples in the group just found in garden `p`."""
        temples = 0
        for i in range(TEMPLES * owner, TEMPLES * owner + self.temple_count[owner]):
            if self.holds(p, self.temple_x[i], self.temple_y[i]):
                temples += 1
        return temples

    def first_square(self, p: int) -> int:
        """5.4 Return the place in reading order of the first square of the group just found."""
        place = 0
        while not self.planes[self.group() + place]:
            place += 1
        mask = self.planes[self.group() + place]
        column = 0
        while not (mask >> column) & 1:
            column += 1
        return place * WORD + column

    # --- What the card just laid has made ----------------------------------------------------------------------------

    def find_merged(self, p: int, owner: int) -> bool:
        """5.4 Find the first group with two or more temples, among those with new squares."""
        best = -1
        found = -1
        if self.temple_count[owner] < 2:
            return False
        for i in range(self.grown_count):
            self.flood(p, self.grown_x[i], self.grown_y[i])
            if self.temples_in_group(p, owner) >= 2 and (found < 0 or self.first_square(p) < best):
                best = self.first_square(p)
                found = i
        if found >= 0:
            self.flood(p, self.grown_x[found], self.grown_y[found])
        return found >= 0

    def qualifies(self, p: int, i: int) -> bool:
        """5.5 Find the group of new square `i`; return whether it may get a temple."""
        return self.flood(p, self.grown_x[i], self.grown_y[i]) >= MIN_GROUP and self.temples_in_group(p, p) == 0

    def some_group_qualifies(self, p: int) -> bool:
        """5.6 Return whether any group qualifies for a temple."""
        for i in range(self.grown_count):  # noqa: SIM110 (a compiled loop needs no generator)
            if self.qualifies(p, i):
                return True
        return False

    def smallest_templed(self, p: int) -> int:
        """5.7 Return the size of the smallest templed group at this moment (ruling A17)."""
        smallest = 0
        for i in range(TEMPLES * p, TEMPLES * p + self.temple_count[p]):
            size = self.flood(p, self.temple_x[i], self.temple_y[i])
            if smallest == 0 or size < smallest:
                smallest = size
        return smallest

    # --- For Python ------------------------------------------------------------------------------------------------

    def squares(self, p: int) -> int:
        """Return the number of squares of a garden."""
        total = 0
        for place in range(self.plane(p, 0), self.plane(p, 0) + self.height[p] * self.words):
            mask = self.planes[place]
            while mask:
                mask = mask & (mask - 1)
                total += 1
        return total

    def group_squares(self, p: int) -> list[tuple[int, int]]:
        """Return the squares of the group just found, in reading order."""
        squares = []
        for row in range(self.height[p]):
            for column in range(self.width[p]):
                x, y = self.left[p] + column, self.top[p] + row
                if self.holds(p, x, y):
                    squares.append((x, y))
        return squares

    def merged_squares(self, p: int) -> list[tuple[int, int]]:
        """Return the squares of the merged group awaiting a decision, or an empty list."""
        return self.group_squares(p) if self.find_merged(p, p) else []

    def qualifying(self, p: int) -> list[int]:
        """5.5 Return the sizes of the qualifying groups."""
        sizes = []
        done = 0
        for i in range(self.grown_count):
            if not (done >> i) & 1:
                if self.qualifies(p, i):
                    sizes.append(self.count(self.group(), self.group() + self.height[p] * self.words))
                done |= self.grown_in_group(p)
        return sizes

    def grown_groups(self, p: int) -> list[tuple[int, list[tuple[int, int]], int]]:
        """5.5 Return kind, squares and number of temples of the groups with a new square."""
        found = []
        done = 0
        for i in range(self.grown_count):
            if not (done >> i) & 1:
                x, y = self.grown_x[i], self.grown_y[i]
                self.flood(p, x, y)
                done |= self.grown_in_group(p)
                found.append((self.square(p, x, y), self.group_squares(p), self.temples_in_group(p, p)))
        return found

    def groups(self, p: int) -> list[tuple[int, int, int]]:
        """Return kind, size and number of temples of every group in a garden."""
        found = []
        memory = ONE_WORD * (self.height[p] * self.words)
        done = arrays.words_of(memory)
        for row in range(self.height[p]):
            for column in range(self.width[p]):
                x, y = self.left[p] + column, self.top[p] + row
                kind = self.square(p, x, y)
                if kind > 0 and not (done[row * self.words + (column >> 6)] >> (column & 63)) & 1:
                    size = self.flood(p, x, y)
                    for i in range(self.height[p] * self.words):
                        done[i] |= self.planes[self.group() + i]
                    found.append((kind, size, self.temples_in_group(p, p)))
        return found
