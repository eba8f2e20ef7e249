"""Planning turns of Babylon: dig, placements, ornaments and end, by the resulting garden.

Every placement of either tile is tried after each column, then the second tile after the best first placements.
Ornaments are built as soon as they are legal, the best one first. Values are integers, in hundredths of a point.
`turns.pxd` declares the C types.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from ziggurat.bots.babylon.features import (
    FEATURES,
    FLOOR_W,
    FLOWER_W,
    HEIGHT_W,
    ICON_W,
    KIND_W,
    SINGLE_W,
    SLOT_W,
    STATUE_W,
    STEP_W,
)
from ziggurat.bots.babylon.turn_builder import MAX_HERE, TurnBuilder
from ziggurat.core.position import Codes
from ziggurat.games.babylon.actions import COLUMNS, DIG, DUG, KEPT, SOURCE_BIT
from ziggurat.games.babylon.fields import DIGGING, FIRST_FLOWER, MAX_GAIN, MAX_STORED, NOTHING
from ziggurat.games.babylon.garden import Garden
from ziggurat.search.limits import MAX_TURN_LENGTH
from ziggurat.search.turn_list import TurnList

PLAIN = __file__.endswith(".py")
MAX_DRAFTS = 64
MAX_BUILT = 16  # ornaments of one turn; eight new spaces cannot hold more
MAX_LEFT = 14  # turns to come after the first one, with two players


class BabylonTurns(TurnBuilder):
    """Plans whole turns of Babylon."""

    def set_up(self, weights: Mapping[str, Sequence[int]]) -> None:
        """Set the weights, each a pair for the last and the first turn."""
        if PLAIN:
            self.allocate()
        self.late = array("i", [weights[name][0] for name in FEATURES])
        self.early = array("i", [weights[name][1] for name in FEATURES])
        self.w = array("i", [0] * len(FEATURES))
        self.make_gardens()
        self.places = Codes(MAX_HERE)
        self.drafts = TurnList(MAX_DRAFTS)
        self.firsts = TurnList(MAX_DRAFTS)
        self.ranked_columns = TurnList(COLUMNS)
        self.kept_codes = Codes(MAX_HERE)
        self.kept_values = array("i", bytes(4 * MAX_HERE))
        self.built_codes = array("i", bytes(4 * MAX_BUILT))  # ornaments in the order of building

    # --- A whole turn ----------------------------------------------------------------------------------------------

    def plan(self, turns: TurnList, limit: int, columns: int, width: int) -> None:
        """Find the best turns: `columns` columns, a second tile after `width` first placements."""
        self.prepare()
        turns.clear(limit)
        self.drafts.clear(limit)
        self.firsts.clear(width)
        if self.now.phase == DIGGING:
            self.rank_columns(columns)
            self.evaluate_kept(self.purse + MAX_GAIN)
            for i in range(self.ranked_columns.size):
                self.choose_column(self.ranked_columns.codes[MAX_TURN_LENGTH * self.ranked_columns.slot_at(i)])
                self.evaluate_firsts()
        else:
            self.choose_column(-1)
            self.evaluate_kept(self.purse)
            self.evaluate_firsts()
        self.follow_up()
        for i in range(self.drafts.size):
            self.write_out(turns, self.drafts.slot_at(i))

    def prepare(self) -> None:
        """Read what the player has, and set the weights for the turns left."""
        self.read_player()
        self.set_weights(self.now.pile_size)

    def set_weights(self, left: int) -> None:
        """Interpolate the weights by the turns left; after the last turn they are 0."""
        self.left = left
        for i in range(FLOOR_W + 1):
            self.w[i] = (self.late[i] * (MAX_LEFT - left) + self.early[i] * left) // MAX_LEFT if left else 0

    def rank_columns(self, columns: int) -> None:
        """Keep the best `columns` columns, sorted by `column_value`."""
        self.ranked_columns.clear(columns)
        for column in range(COLUMNS):
            if self.now.depth[column]:
                slot = self.ranked_columns.insert(self.column_value(column), column)
                if slot >= 0:
                    self.ranked_columns.append(slot, column)

    def column_value(self, column: int) -> int:
        """Estimate the value of digging a column: pillars, and the icons of its tile."""
        return 60 * self.now.gain(column) + 80 * self.icons_on(self.now.top_tile(column))

    # --- First placements ------------------------------------------------------------------------------------------

    def evaluate_kept(self, singles: int) -> None:
        """Evaluate every placement of the kept tile once for all columns."""
        self.kept_codes.size = 0
        self.fill(self.base, self.kept_codes, self.kept, KEPT, singles, self.doubles)
        for i in range(self.kept_codes.size):
            self.trial.assign(self.base)
            self.lay(self.trial, self.kept_codes.items[i])
            self.build_ornaments(self.trial, self.token)
            self.kept_values[i] = self.garden_value(self.trial)

    def evaluate_firsts(self) -> None:
        """Evaluate ending the turn now, and every placement of either tile."""
        self.trial.assign(self.base)
        self.build_ornaments(self.trial, self.token)
        self.draft(self.garden_value(self.trial), 0, 0, 0, self.singles)
        for i in range(self.kept_codes.size):
            code = self.kept_codes.items[i]
            if self.affords(code, self.singles, self.doubles):
                self.first(code, 0, self.kept_values[i])
        self.places.size = 0
        self.fill(self.base, self.places, self.dug, DUG, self.singles, self.doubles)
        for i in range(self.places.size):
            self.trial.assign(self.base)
            self.lay(self.trial, self.places.items[i])
            self.build_ornaments(self.trial, self.token)
            self.first(self.places.items[i], 0, self.garden_value(self.trial))
        if self.base.fresh & ~self.base.used:  # a tile was laid before: its ornaments may be built first
            self.evaluate_after_ornaments()

    def evaluate_after_ornaments(self) -> None:
        """Evaluate the placements of either tile after building ornaments."""
        self.ready.assign(self.base)
        token = self.build_ornaments(self.ready, self.token)
        self.places.size = 0
        self.fill(self.ready, self.places, self.dug, DUG, self.singles, self.doubles)
        self.fill(self.ready, self.places, self.kept, KEPT, self.singles, self.doubles)
        for i in range(self.places.size):
            self.trial.assign(self.ready)
            self.lay(self.trial, self.places.items[i])
            self.build_ornaments(self.trial, token)
            self.first(self.places.items[i], 1, self.garden_value(self.trial))

    def first(self, code: int, ornaments_first: int, base_value: int) -> None:
        """Add a turn with one placement; keep a good one for `follow_up`."""
        value = self.draft(base_value, ornaments_first, code, 0, self.singles - self.cost(code, self.doubles))
        if NOTHING in (self.dug, self.kept):
            return
        slot = self.firsts.insert(value, self.hash_of(ornaments_first, code, 0))
        if slot >= 0:
            self.firsts.append(slot, self.column)
            self.firsts.append(slot, ornaments_first)
            self.firsts.append(slot, code)

    # --- Second placements -----------------------------------------------------------------------------------------

    def follow_up(self) -> None:
        """Try the second tile after the best first placements, with and without ornaments between."""
        for i in range(self.firsts.size):
            place = MAX_TURN_LENGTH * self.firsts.slot_at(i)
            self.choose_column(self.firsts.codes[place])
            self.follow(self.firsts.codes[place + 2], self.firsts.codes[place + 1], 0)
            self.follow(self.firsts.codes[place + 2], self.firsts.codes[place + 1], 2)

    def follow(self, first: int, ornaments_first: int, between: int) -> None:
        """Evaluate every placement of the other tile after a first one."""
        token = self.token
        self.middle.assign(self.base)
        if ornaments_first:
            token = self.build_ornaments(self.middle, token)
        self.lay(self.middle, first)
        if between:
            used = self.middle.used
            token = self.build_ornaments(self.middle, token)
            if self.middle.used == used:
                return  # no ornament was built, so this is the same as `between` 0
        singles = self.singles - self.cost(first, self.doubles)
        doubles = self.doubles_after(first)
        self.places.size = 0
        if (first >> SOURCE_BIT) & 1:
            self.fill(self.middle, self.places, self.dug, DUG, singles, doubles)
        else:
            self.fill(self.middle, self.places, self.kept, KEPT, singles, doubles)
        for i in range(self.places.size):
            code = self.places.items[i]
            self.trial.assign(self.middle)
            self.lay(self.trial, code)
            self.build_ornaments(self.trial, token)
            self.draft(
                self.garden_value(self.trial),
                ornaments_first | between,
                first,
                code,
                singles - self.cost(code, doubles),
            )

    def affords(self, code: int, singles: int, doubles: int) -> bool:
        """Return whether a placement can be paid."""
        return self.cost(code, doubles) <= singles

    def build_ornaments(self, garden: Garden, token: int) -> int:
        """Build the best ornament until none is legal; return the unspent token effect."""
        self.built = 0
        while True:
            best = self.best_ornament(garden, token)
            if best < 0:
                return token
            garden.build_ornament(best)
            if self.built < MAX_BUILT:
                self.built_codes[self.built] = best
                self.built += 1
            if best & 3:
                token = NOTHING

    # --- Values ----------------------------------------------------------------------------------------------------

    def garden_value(self, garden: Garden) -> int:
        """Return the value of a garden: its score, and features useful for later turns."""
        value = 100 * garden.score()
        if not self.left:
            return value
        icons = (garden.icons[1] | garden.icons[2] | garden.icons[3]) & ~garden.used
        if icons:
            value += self.w[ICON_W] * garden.count(icons)
            for floor in range(2, garden.top + 1):
                value += self.w[HEIGHT_W] * (floor - 1) * garden.count(icons & garden.at[floor])
        value += self.w[FLOWER_W] * garden.begun(FIRST_FLOWER) + self.w[KIND_W] * garden.begun(0)
        value += self.w[STATUE_W] * garden.count(garden.statues)
        if garden.top:
            value += self.w[STEP_W] * garden.count(garden.at[garden.top] & ~(garden.used | garden.decked))
        return value + self.w[FLOOR_W] * garden.top

    def draft(self, base_value: int, order: int, first: int, second: int, singles: int) -> int:
        """Add a turn if it is among the best; return its value."""
        value = (
            base_value + self.w[SINGLE_W] * min(singles, MAX_STORED) + self.w[SLOT_W] * self.slot_icons(first, second)
        )
        slot = self.drafts.insert(value, self.hash_of(order, first, second))
        if slot >= 0:
            self.drafts.append(slot, self.column)
            self.drafts.append(slot, order)
            self.drafts.append(slot, first)
            self.drafts.append(slot, second)
        return value

    def hash_of(self, order: int, first: int, second: int) -> int:
        """Return a hash of a turn; two placements have the same hash in either order."""
        column_bits = self.column + 1
        both = first + second
        order_bits = order
        return (column_bits << 50) ^ (both << 24) ^ (first ^ second) ^ (order_bits << 60)

    # --- Writing a turn ----------------------------------------------------------------------------------------------

    def write_out(self, turns: TurnList, draft: int) -> None:
        """Replay a drafted turn and write its actions."""
        place = MAX_TURN_LENGTH * draft
        order = self.drafts.codes[place + 1]
        first = self.drafts.codes[place + 2]
        second = self.drafts.codes[place + 3]
        self.choose_column(self.drafts.codes[place])
        slot = turns.insert(self.drafts.values[draft], self.drafts.hashes[draft])
        if slot < 0:
            return
        if self.column >= 0:
            turns.append(slot, DIG + self.column)
        self.ready.assign(self.base)
        token = self.token
        if order & 1:
            token = self.write_ornaments(turns, slot, token)
        if first:
            self.lay(self.ready, first)
            turns.append(slot, first)
        if order & 2:
            token = self.write_ornaments(turns, slot, token)
        if second:
            self.lay(self.ready, second)
            turns.append(slot, second)
        self.write_ornaments(turns, slot, token)
        turns.append(slot, self.ending(first, second))

    def write_ornaments(self, turns: TurnList, slot: int, token: int) -> int:
        """Build ornaments and write their actions; return the unspent token effect."""
        token = self.build_ornaments(self.ready, token)
        for i in range(self.built):
            turns.append(slot, self.built_codes[i])
        return token
