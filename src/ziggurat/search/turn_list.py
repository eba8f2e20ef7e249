"""The best candidate turns, sorted by value. `turn_list.pxd` declares the C types."""

from __future__ import annotations

from array import array

from ziggurat.search.limits import MAX_TURN_LENGTH

LOWEST, HIGHEST = -2_147_483_647, 2_147_483_647  # thresholds that every value exceeds, and none


class TurnList:
    """A bounded list of turns with values, sorted from best to worst.

    Two turns with the same hash lead to the same position; only the better one is kept. Values are hundredths of a
    point. A turn is kept only if its value exceeds `threshold`; inner loops compare with it directly.
    """

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.size = 0
        self.codes = array("i", bytes(4 * MAX_TURN_LENGTH * (capacity + 1)))
        self.lengths = array("i", bytes(4 * (capacity + 1)))
        self.values = array("i", bytes(4 * (capacity + 1)))
        self.hashes = array("Q", bytes(8 * (capacity + 1)))
        self.order = array("i", range(capacity + 1))
        self.clear(0)

    def clear(self, limit: int) -> None:
        """Remove all turns, and keep at most `limit` from now on."""
        self.size = 0
        self.limit = min(limit, self.capacity)
        self.threshold = LOWEST if self.limit > 0 else HIGHEST

    def slot_at(self, rank: int) -> int:
        """Return the slot of a rank; its actions start at `codes[MAX_TURN_LENGTH * slot]`."""
        return self.order[rank]

    def rank_of(self, turn_hash: int) -> int:
        """Return the rank of the turn with this hash, -1 if there is none."""
        for i in range(self.size):
            if self.hashes[self.order[i]] == turn_hash:
                return i
        return -1

    def accepts(self, value: int) -> bool:
        """Return whether a new turn of this value would be kept."""
        return value > self.threshold

    def insert(self, value: int, turn_hash: int) -> int:
        """Insert an empty turn after those of equal value; return its slot or -1."""
        if not self.accepts(value):
            return -1
        rank = self.rank_of(turn_hash)
        if rank >= 0:
            if value <= self.values[self.order[rank]]:
                return -1
        elif self.size == self.limit:
            rank = self.size - 1
        else:
            rank = self.size
            self.size += 1
        slot = self.order[rank]
        while rank > 0 and self.values[self.order[rank - 1]] < value:
            self.order[rank] = self.order[rank - 1]
            rank -= 1
        self.order[rank] = slot
        self.values[slot] = value
        self.hashes[slot] = turn_hash
        self.lengths[slot] = 0
        if self.size == self.limit:
            self.threshold = self.values[self.order[self.size - 1]]
        return slot

    def append(self, slot: int, code: int) -> None:
        """Append an action to the turn in a slot; actions beyond `MAX_TURN_LENGTH` are dropped."""
        if self.lengths[slot] < MAX_TURN_LENGTH:
            self.codes[MAX_TURN_LENGTH * slot + self.lengths[slot]] = code
            self.lengths[slot] += 1
