"""The turn planner of the bot `greedy` in Babylon, over whole turns.

It tries every placement of the first tile and, after the best of them, every placement of the second.
`planner.pxd` declares the C types.
"""

from __future__ import annotations

from ziggurat.bots.babylon.turn_builder import MAX_HERE, TurnBuilder
from ziggurat.core.position import Codes
from ziggurat.core.rng import Stream
from ziggurat.games.babylon.actions import COLUMNS, DIG, DUG, KEPT, SOURCE_BIT
from ziggurat.games.babylon.fields import DIGGING, FIRST_FLOWER, MAX_STORED, NOTHING
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.position import BabylonPosition

PLAIN = __file__.endswith(".py")
MAX_WIDTH = 32
NEVER = -1_000_000


class Planner(TurnBuilder):
    """Finds the turn with the best garden at its end; values are hundredths of points.

    Except in the last turn, the parameters are the values of each stored `single`, each open `icon`, each icon of the
    tile in the `slot`, and each `flower` and `kind` of ornament that the next set of four already has. The second tile
    is tried after the best `width` first placements.
    """

    def __init__(self, *, single: int, icon: int, slot: int, flower: int, kind: int, width: int) -> None:
        self.make_gardens()
        self.firsts = Codes(MAX_HERE)
        self.seconds = Codes(MAX_HERE)
        self.actions = Codes(128)
        if PLAIN:
            self.make_top()
        self.single = single
        self.icon = icon
        self.slot = slot
        self.flower = flower
        self.kind = kind
        self.width = min(width, MAX_WIDTH)

    def make_top(self) -> None:
        """Create the lists of the best first placements; a compiled planner has C arrays instead."""
        self.top_code = [0] * 32
        self.top_value = [0] * 32
        self.top_ornaments_first = [0] * 32

    def plan(self, position: BabylonPosition, stream: Stream) -> list[int]:
        """Return the actions of the best turn found; ties are broken at random."""
        self.now = position
        self.stream = stream
        self.best = NEVER
        self.search_turn()
        return [self.actions.items[i] for i in range(self.actions.size)]

    def search_turn(self) -> None:
        """Search the turn, with every column before the dig, and write the best one."""
        self.read_player()
        self.last = self.now.pile_size == 0
        if self.now.phase == DIGGING:
            for column in range(COLUMNS):
                if self.now.depth[column]:
                    self.choose_column(column)
                    self.search()
        else:
            self.choose_column(-1)
            self.search()
        self.write_turn()

    # --- Searching ----------------------------------------------------------------------------------------

    def search(self) -> None:
        """Evaluate ending the turn now, every first placement, and promising second ones."""
        self.found = 0
        self.trial.assign(self.base)
        self.build_ornaments(self.trial, self.token, False)
        self.evaluate_trial(0, 0, 0, 0, self.singles)
        self.evaluate_firsts(0)
        if self.base.fresh:  # a tile was laid before: its ornaments may be built first
            self.evaluate_firsts(1)
        if NOTHING not in (self.dug, self.kept):
            for place in range(self.found):
                self.follow(self.top_code[place], self.top_ornaments_first[place], 0)
                self.follow(self.top_code[place], self.top_ornaments_first[place], 1)

    def evaluate_firsts(self, ornaments_first: int) -> None:
        """Evaluate every placement of either tile; `ornaments_first` builds ornaments before it."""
        token = self.prepare_first(ornaments_first)
        self.firsts.size = 0
        self.fill(self.ready, self.firsts, self.dug, DUG, self.singles, self.doubles)
        self.fill(self.ready, self.firsts, self.kept, KEPT, self.singles, self.doubles)
        for i in range(self.firsts.size):
            code = self.firsts.items[i]
            self.trial.assign(self.ready)
            self.lay(self.trial, code)
            self.build_ornaments(self.trial, token, False)
            left = self.singles - self.cost(code, self.doubles)
            self.add_first(code, ornaments_first, self.evaluate_trial(ornaments_first, code, 0, 0, left))

    def prepare_first(self, ornaments_first: int) -> int:
        """Set `ready` to the garden before the first placement; return the unspent token effect."""
        self.ready.assign(self.base)
        return self.build_ornaments(self.ready, self.token, False) if ornaments_first else self.token

    def follow(self, first: int, ornaments_first: int, between: int) -> None:
        """Evaluate every second placement after a first one; `between` builds ornaments between them."""
        token = self.prepare_first(ornaments_first)
        self.middle.assign(self.ready)
        self.lay(self.middle, first)
        if between:
            token = self.build_ornaments(self.middle, token, False)
        singles = self.singles - self.cost(first, self.doubles)
        doubles = self.doubles_after(first)
        self.seconds.size = 0
        if (first >> SOURCE_BIT) & 1:
            self.fill(self.middle, self.seconds, self.dug, DUG, singles, doubles)
        else:
            self.fill(self.middle, self.seconds, self.kept, KEPT, singles, doubles)
        for i in range(self.seconds.size):
            code = self.seconds.items[i]
            self.trial.assign(self.middle)
            self.lay(self.trial, code)
            self.build_ornaments(self.trial, token, False)
            self.evaluate_trial(ornaments_first, first, between, code, singles - self.cost(code, doubles))

    def build_ornaments(self, garden: Garden, token: int, write: bool) -> int:
        """Build the best ornament until none is legal; return the unspent token effect."""
        while True:
            best = self.best_ornament(garden, token)
            if best < 0:
                return token
            garden.build_ornament(best)
            if best & 3:
                token = NOTHING
            if write:
                self.write(best)

    # --- Evaluation ------------------------------------------------------------------------------------------

    def evaluate_trial(self, ornaments_first: int, first: int, between: int, second: int, singles: int) -> int:
        """Return the value of the trial garden; keep the turn if it is the best."""
        value = 100 * self.trial.score()
        if not self.last:
            singles = min(singles, MAX_STORED)
            value += self.single * singles + self.icon * self.open_icons() + self.slot * self.slot_icons(first, second)
            value += self.flower * self.trial.begun(FIRST_FLOWER) + self.kind * self.trial.begun(0)
        if value > self.best:
            self.ties = 0
        if value >= self.best:
            self.ties += 1
            if self.stream.below(self.ties) == 0:
                self.best = value
                self.best_column = self.column
                self.best_ornaments_first = ornaments_first
                self.best_first = first
                self.best_between = between
                self.best_second = second
        return value

    def open_icons(self) -> int:
        """Count the icons that a later tile can use; statues need the current turn (R26)."""
        icons = self.trial.icons[1] | self.trial.icons[2] | self.trial.icons[3]
        return self.trial.count(icons & ~self.trial.used)

    def add_first(self, code: int, ornaments_first: int, value: int) -> None:
        """Insert a first placement into the sorted list of the best ones."""
        place = self.found
        if place == self.width:
            if place == 0 or value <= self.top_value[place - 1]:
                return
            place -= 1
        else:
            self.found += 1
        while place > 0 and self.top_value[place - 1] < value:
            self.top_value[place] = self.top_value[place - 1]
            self.top_code[place] = self.top_code[place - 1]
            self.top_ornaments_first[place] = self.top_ornaments_first[place - 1]
            place -= 1
        self.top_value[place] = value
        self.top_code[place] = code
        self.top_ornaments_first[place] = ornaments_first

    # --- Writing the turn ---------------------------------------------------------------------------------

    def write_turn(self) -> None:
        """Replay the best turn and write its actions."""
        self.actions.size = 0
        self.choose_column(self.best_column)
        if self.column >= 0:
            self.write(DIG + self.column)
        self.ready.assign(self.base)
        token = self.token
        if self.best_ornaments_first:
            token = self.build_ornaments(self.ready, token, True)
        if self.best_first:
            self.lay(self.ready, self.best_first)
            self.write(self.best_first)
        if self.best_between:
            token = self.build_ornaments(self.ready, token, True)
        if self.best_second:
            self.lay(self.ready, self.best_second)
            self.write(self.best_second)
        self.build_ornaments(self.ready, token, True)
        self.write(self.ending(self.best_first, self.best_second))

    def write(self, code: int) -> None:
        """Append an action to the turn."""
        self.actions.items[self.actions.size] = code
        self.actions.size += 1
