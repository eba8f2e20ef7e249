"""Lines of play: the ways to play a turn that a search considers, best first.

`lines.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from array import array

from ziggurat.search.limits import LONGEST

ANYTHING, NOTHING = -2_147_483_647, 2_147_483_647  # bars that every value clears, and none


class Lines:
    """Room for some lines, each a sequence of actions with a value; always sorted, the best one first.

    Two lines with the same mark lead to the same position; only the better one is kept. Values are hundredths of a
    point. `bar` is what a value must exceed to be kept; loops that try much compare with it instead of asking `takes`.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self.size = 0
        self.codes = array("i", bytes(4 * LONGEST * (room + 1)))
        self.length = array("i", bytes(4 * (room + 1)))
        self.value = array("i", bytes(4 * (room + 1)))
        self.mark = array("Q", bytes(8 * (room + 1)))
        self.order = array("i", range(room + 1))
        self.clear(0)

    def clear(self, most: int) -> None:
        """Forget all lines and keep at most so many from now on."""
        self.size = 0
        self.most = min(most, self.room)
        self.bar = ANYTHING if self.most > 0 else NOTHING

    def at(self, place: int) -> int:
        """Return where the line of this rank begins in `codes`, divided by `LONGEST`."""
        return self.order[place]

    def rank(self, mark: int) -> int:
        """Return the rank of the line with this mark, -1 if there is none."""
        for i in range(self.size):
            if self.mark[self.order[i]] == mark:
                return i
        return -1

    def takes(self, value: int) -> bool:
        """Tell whether a line of this value would be good enough, unless another one leads to the same position."""
        return value > self.bar

    def admit(self, value: int, mark: int) -> int:
        """Make room for a line of this value; return its slot to be written, -1 if it is not good enough."""
        if not self.takes(value):
            return -1
        place = self.rank(mark)
        if place >= 0:
            if value <= self.value[self.order[place]]:
                return -1
        elif self.size == self.most:
            place = self.size - 1
        else:
            place = self.size
            self.size += 1
        slot = self.order[place]
        while place > 0 and self.value[self.order[place - 1]] < value:
            self.order[place] = self.order[place - 1]
            place -= 1
        self.order[place] = slot
        self.value[slot] = value
        self.mark[slot] = mark
        self.length[slot] = 0
        if self.size == self.most:
            self.bar = self.value[self.order[self.size - 1]]
        return slot

    def write(self, slot: int, code: int) -> None:
        """Add an action to the line in a slot."""
        if self.length[slot] < LONGEST:
            self.codes[LONGEST * slot + self.length[slot]] = code
            self.length[slot] += 1
