"""Planning turns of The Hanging Gardens: card, temple and tile as one move.

Every placement gets an estimate from the neighbours it joins and the buildings it covers. The best placements are
played on a copy and evaluated in full, with every tile that can be taken. `turns.pxd` declares the C types.
"""

from __future__ import annotations

from array import array

from ziggurat.bots.hanging_gardens.features import FAR
from ziggurat.bots.hanging_gardens.garden_value import GardenValues
from ziggurat.core.position import Codes
from ziggurat.games.hanging_gardens.actions import CARD, MOVE, PASS, POINT_BITS, POINTS, REACH, SPAN, TILE
from ziggurat.games.hanging_gardens.fields import (
    BLIND_SIZE,
    IN_CARD,
    IN_KEEP,
    IN_TEMPLE,
    IN_TILE,
    PLANES,
    SPACES,
    TEMPLES,
    WORD,
)
from ziggurat.games.hanging_gardens.position import HangingGardensPosition
from ziggurat.search.limits import MAX_TURN_LENGTH
from ziggurat.search.turn_list import TurnList

MAX_DRAFTS = 64
BORDER = 3  # squares around the map of a garden: a card reaches two beyond it, and has neighbours
NO_TEMPLE = -1
NO_TILE = len(SPACES)  # after the spaces: the award for a temple without a tile (5.8)
PLAIN_CODE = -1  # no card is placed, because this turn has placed its card
DENIAL = 25  # per cent of an opponent's gain that are added to the value of taking the tile away
JOINS, COVERS, TOGETHER = (
    50,
    30,
    45,
)  # in estimates: equal neighbour joined, building covered, equal neighbour on the card


class GardensTurns(GardenValues):
    """Plans whole turns of The Hanging Gardens."""

    now: HangingGardensPosition
    child: HangingGardensPosition
    codes: Codes
    codes_after: Codes

    def set_up_turns(self) -> None:
        """Create the lists of turns."""
        self.preselected = TurnList(MAX_DRAFTS)
        self.drafts = TurnList(MAX_DRAFTS)
        self.gains = array("i", [0] * 8)
        self.proposes = False

    def set_up_map(self, position: HangingGardensPosition) -> None:
        """Create the map of squares, large enough for any garden of this game."""
        self.map_width = WORD * position.words + 2 * BORDER
        self.map = bytearray((position.rows + 2 * BORDER) * self.map_width)

    def plan(self, turns: TurnList, limit: int, width: int) -> None:
        """Find the best turns; `width` placements are evaluated in full."""
        me = self.now.to_move
        turns.clear(limit)
        self.drafts.clear(limit)
        self.set_weights(self.turns_after(self.now, me))
        self.count_rest(self.now)
        self.read_tiles(self.now, me)
        self.value_tiles()
        if self.now.phase == IN_CARD:
            self.preselect(width)
            for i in range(self.preselected.size):
                self.evaluate_placement(self.preselected.codes[MAX_TURN_LENGTH * self.preselected.slot_at(i)])
        else:
            self.evaluate_placement(PLAIN_CODE)
        for i in range(self.drafts.size):
            self.write_out(turns, self.drafts.slot_at(i))

    def value_tiles(self) -> None:
        """Evaluate every displayed tile, and one drawn blindly, for the player just read."""
        before = self.tiles_value()
        for space in range(NO_TILE):
            tile = self.now.tile_display[space]
            self.gains[space] = self.tile_gain(tile - 1, before) if tile else 0
        self.gains[NO_TILE] = 100 * self.award
        self.blind = self.blind_gain(before) if self.now.tiles_left else 0
        if self.proposes:
            self.add_denial()

    def add_denial(self) -> None:
        """Add to each displayed tile a part of its largest gain for an opponent."""
        me = self.now.to_move
        for space in range(NO_TILE):
            tile = self.now.tile_display[space]
            most = 0
            for p in range(self.now.seats if tile else 0):
                left = 0 if p == me else self.turns_after(self.now, p)
                if left:  # a player without turns takes no tile
                    self.set_weights(left)
                    self.read_tiles(self.now, p)
                    most = max(most, self.tile_gain(tile - 1, self.tiles_value()))
            self.gains[space] += most * DENIAL // 100
        self.set_weights(self.turns_after(self.now, me))
        self.read_tiles(self.now, me)

    def turns_after(self, position: HangingGardensPosition, p: int) -> int:
        """Count the turns that a player has after the current one."""
        rounds = position.cards_left // position.slots
        if position.last and position.last - position.number < rounds:
            rounds = position.last - position.number
        turns = rounds * (position.slots // position.seats)
        for step in range(position.step + 1, position.slots):
            if position.mover(step) == p:
                turns += 1
        return turns

    # --- An estimate of every placement ---------------------------------------------------------------------------

    def preselect(self, width: int) -> None:
        """Keep the placements with the highest estimates."""
        self.preselected.clear(width)
        self.now.fill(self.codes)
        self.draw_map(self.now.to_move)
        for i in range(self.codes.size):
            code = self.codes.items[i]
            slot = self.preselected.insert(self.quick_value(code), code)
            if slot >= 0:
                self.preselected.append(slot, code)

    def quick_value(self, code: int) -> int:
        """Estimate the value of a placement from equal neighbours joined and buildings covered."""
        if code < CARD:
            return -1_000_000
        me = self.now.to_move
        point = code & POINTS
        x = point % SPAN - REACH
        y = point // SPAN - REACH
        turn = (code >> POINT_BITS) & 3
        shape = 4 * self.now.card_display[self.now.slot_of(code)] + turn
        wide = 2 + (turn & 1)
        value = 0
        for i in range(6):
            kind = self.now.tables.squares[6 * shape + i]
            column = x + i % wide - self.now.left[me]
            row = y + i // wide - self.now.top[me]
            old = self.kind_at(column, row)
            if old > 0:
                if old == kind:
                    value += JOINS
                else:
                    value -= COVERS * (1 + self.alike(old, column, row))
            if kind:
                value += self.joins(shape, i, wide, kind, column, row)
        return value

    def joins(self, shape: int, place: int, wide: int, kind: int, column: int, row: int) -> int:
        """Return the value of equal neighbours of a new building, on and around the card."""
        high = 5 - wide
        value = 0
        if place % wide == 0:
            value += JOINS * self.shows(kind, column - 1, row)
        elif self.now.tables.squares[6 * shape + place - 1] == kind:
            value += TOGETHER
        if place % wide == wide - 1:
            value += JOINS * self.shows(kind, column + 1, row)
        elif self.now.tables.squares[6 * shape + place + 1] == kind:
            value += TOGETHER
        if place // wide == 0:
            value += JOINS * self.shows(kind, column, row - 1)
        elif self.now.tables.squares[6 * shape + place - wide] == kind:
            value += TOGETHER
        if place // wide == high - 1:
            value += JOINS * self.shows(kind, column, row + 1)
        elif self.now.tables.squares[6 * shape + place + wide] == kind:
            value += TOGETHER
        return value

    def alike(self, kind: int, column: int, row: int) -> int:
        """Count the equal neighbours of a building."""
        return (
            self.shows(kind, column - 1, row)
            + self.shows(kind, column + 1, row)
            + self.shows(kind, column, row - 1)
            + self.shows(kind, column, row + 1)
        )

    def draw_map(self, p: int) -> None:
        """Write what every square of a garden shows into the map, with a border of bare squares."""
        for i in range((self.now.height[p] + 2 * BORDER) * self.map_width):
            self.map[i] = 0
        for kind in range(1, PLANES):
            for place in range(self.now.height[p] * self.now.words):
                mask = self.now.planes[self.now.plane(p, kind) + place]
                at = self.map_place(WORD * (place % self.now.words), place // self.now.words)
                while mask:
                    if mask & 1:
                        self.map[at] = kind
                    mask >>= 1
                    at += 1

    def map_place(self, column: int, row: int) -> int:
        """Return the index in the map of a column and row of the garden."""
        return (row + BORDER) * self.map_width + column + BORDER

    def kind_at(self, column: int, row: int) -> int:
        """Return the building at a column and row of the garden; 0 for none."""
        return self.map[self.map_place(column, row)]

    def shows(self, kind: int, column: int, row: int) -> int:
        """Return 1 if a square shows this building, else 0."""
        return 1 if self.kind_at(column, row) == kind else 0

    # --- A full evaluation ------------------------------------------------------------------------------------------

    def evaluate_placement(self, code: int) -> None:
        """Place a card on a copy and draft the turns that begin with it."""
        me = self.now.to_move
        self.child.assign(self.now)
        if code != PLAIN_CODE:
            self.child.play(code)
        while not self.child.over and self.child.to_move == me and self.child.phase == IN_KEEP:
            self.child.fill(self.codes_after)
            self.child.play(self.codes_after.items[0])
        turn_goes_on = self.child.to_move == me and self.child.step == self.now.step and not self.child.over
        if turn_goes_on and self.child.phase == IN_TILE:
            self.draft_tiles(code, 0, 0, self.child.size)
            return
        value = self.garden_value(self.child, me)
        self.draft(code, NO_TEMPLE, value)
        if turn_goes_on and self.child.phase == IN_TEMPLE:
            self.draft_temples(code)

    def draft_temples(self, code: int) -> None:
        """Draft the turns that put a temple on a qualifying group (5.5)."""
        me = self.now.to_move
        for i in range(self.child.grown_count):
            if self.child.qualifies(me, i):
                height = self.child.height[me] * self.child.words
                size = self.child.count(self.child.group(), self.child.group() + height)
                self.draft_tiles(code, i, self.value_with_temple(i), size)

    def value_with_temple(self, grown: int) -> int:
        """Return the value of the garden with a temple on a new square's group.

        The temple is taken from the supply, or else from a smallest group (5.7).
        """
        me = self.now.to_move
        x = self.child.grown_x[grown]
        y = self.child.grown_y[grown]
        if self.child.temple_count[me] < TEMPLES:
            self.child.add_temple(me, x, y)
            value = self.garden_value(self.child, me)
            self.child.lift_temple(me, x, y)
            return value
        place = TEMPLES * me + self.movable()
        old_x = self.child.temple_x[place]
        old_y = self.child.temple_y[place]
        self.child.temple_x[place] = x
        self.child.temple_y[place] = y
        value = self.garden_value(self.child, me)
        self.child.temple_x[place] = old_x
        self.child.temple_y[place] = old_y
        return value

    def movable(self) -> int:
        """Return the number of a temple on a smallest templed group (5.7)."""
        me = self.now.to_move
        found = 0
        smallest = 0
        for i in range(TEMPLES):
            place = TEMPLES * me + i
            size = self.child.flood(me, self.child.temple_x[place], self.child.temple_y[place])
            if smallest == 0 or size < smallest:
                smallest = size
                found = i
        return found

    def draft_tiles(self, code: int, grown: int, value: int, size: int) -> None:
        """Draft a turn for every tile that a group of this size may take (5.8)."""
        found = False
        bonus = self.blind if size >= BLIND_SIZE and self.child.tiles_left and self.child.phase == IN_TEMPLE else 0
        for space in range(NO_TILE):
            if self.child.tile_display[space] and self.child.allows(size, space):
                found = True
                self.draft(code, 8 * grown + space, value + self.gains[space] + bonus)
        if not found:
            self.draft(code, 8 * grown + NO_TILE, value + self.gains[NO_TILE] + bonus)

    def draft(self, code: int, option: int, value: int) -> None:
        """Add a turn if it is among the best."""
        slot = self.drafts.insert(value, self.hash_of(code, option, value))
        if slot >= 0:
            self.drafts.append(slot, code)
            self.drafts.append(slot, option)

    def hash_of(self, code: int, option: int, value: int) -> int:
        """Return a hash of a turn; in proposals, equal card, tile and value share one."""
        high = option + 2
        low = code + 1
        if self.proposes:
            high = 16 * (8 if option == NO_TEMPLE else option % 8)
            high += self.now.slot_of(code) if code >= CARD else 4
            low = value + FAR
        return (high << 32) + low

    # --- Writing a turn -----------------------------------------------------------------------------------------------

    def write_out(self, turns: TurnList, draft: int) -> None:
        """Replay a drafted turn and write its actions."""
        me = self.now.to_move
        code = self.drafts.codes[MAX_TURN_LENGTH * draft]
        option = self.drafts.codes[MAX_TURN_LENGTH * draft + 1]
        slot = turns.insert(self.drafts.values[draft], self.drafts.hashes[draft])
        if slot < 0:
            return
        self.child.assign(self.now)
        if code != PLAIN_CODE:
            self.step(turns, slot, code)
        while self.turn_goes_on(me) and self.child.phase == IN_KEEP:
            self.child.fill(self.codes_after)
            self.step(turns, slot, self.codes_after.items[0])
        if self.turn_goes_on(me) and self.child.phase == IN_TEMPLE:
            self.step(turns, slot, PASS if option == NO_TEMPLE else self.temple_code(option // 8))
        if self.turn_goes_on(me) and self.child.phase == IN_TILE:
            self.step(turns, slot, TILE + option % 8)

    def turn_goes_on(self, me: int) -> bool:
        """Return whether the player still has to act in this turn."""
        return not self.child.over and self.child.to_move == me and self.child.step == self.now.step

    def step(self, turns: TurnList, slot: int, code: int) -> None:
        """Write an action and carry it out."""
        turns.append(slot, code)
        self.child.play(code)

    def temple_code(self, grown: int) -> int:
        """Return the temple action on a new square's group that blocks the fewest placements."""
        me = self.now.to_move
        self.child.fill(self.codes_after)
        best = PASS
        most = -1
        for i in range(self.codes_after.size):
            code = self.codes_after.items[i]
            if code == PASS:
                continue
            point = (code >> POINT_BITS) & POINTS if code >= MOVE else code & POINTS
            x = point % SPAN - REACH
            y = point // SPAN - REACH
            self.child.flood(me, self.child.grown_x[grown], self.child.grown_y[grown])
            if self.child.holds(me, x, y):
                room = self.table_around(me, x, y)
                if room > most:
                    most = room
                    best = code
        return best

    def table_around(self, p: int, x: int, y: int) -> int:
        """Count the bare squares around a square, where a temple blocks no card."""
        bare = 0
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                if self.child.square(p, x + dx, y + dy) < 0:
                    bare += 1
        return bare
