"""The turn planner of the bot `greedy`: dig, placements, ornaments and end as one move.

It tries every placement and, after the best of them, every placement of the second tile. `planner.pxd` declares the C
types.
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
    """Finds the turn after which the player's garden has the highest value, in hundredths of a point.

    A point of the score sheet is worth 100. As long as there are turns to come, so much is added as the caller says for
    each stored `single`, each open `icon`, each icon of the tile in the `slot`, each `flower` and `kind` of ornament
    that the next set of four has already. The best `width` first placements are followed up with the second tile.
    """

    def __init__(self, *, single: int, icon: int, slot: int, flower: int, kind: int, width: int) -> None:
        self.make_gardens()
        self.firsts = Codes(MAX_HERE)
        self.seconds = Codes(MAX_HERE)
        self.line = Codes(128)
        if PLAIN:
            self.make_top()
        self.single = single
        self.icon = icon
        self.slot = slot
        self.flower = flower
        self.kind = kind
        self.width = min(width, MAX_WIDTH)

    def make_top(self) -> None:
        """Make room for the placements to follow up (a compiled planner has it from the beginning)."""
        self.top_code = [0] * 32
        self.top_value = [0] * 32
        self.top_adorned = [0] * 32

    def plan(self, position: BabylonPosition, stream: Stream) -> list[int]:
        """Return the actions of the best turn found; among equals the stream decides."""
        self.now = position
        self.stream = stream
        self.best = NEVER
        self.search_turn()
        return [self.line.items[i] for i in range(self.line.size)]

    def search_turn(self) -> None:
        """Search the turn, over all columns if the dig is still to come; then write the best one down."""
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
        self.write_line()

    # --- Searching ----------------------------------------------------------------------------------------

    def search(self) -> None:
        """Try to end the turn at once, then every placement, then the second tile after the best of them."""
        self.found = 0
        self.trial.assign(self.base)
        self.adorn(self.trial, self.token, False)
        self.evaluate_trial(0, 0, 0, 0, self.singles)
        self.survey(0)
        if self.base.fresh:  # a tile has been laid already: what if its ornaments come first?
            self.survey(1)
        if NOTHING not in (self.dug, self.kept):
            for place in range(self.found):
                self.follow(self.top_code[place], self.top_adorned[place], 0)
                self.follow(self.top_code[place], self.top_adorned[place], 1)

    def survey(self, adorned: int) -> None:
        """Evaluate every placement of either tile, after building ornaments first if `adorned`."""
        token = self.get_ready(adorned)
        self.firsts.size = 0
        self.fill(self.ready, self.firsts, self.dug, DUG, self.singles, self.doubles)
        self.fill(self.ready, self.firsts, self.kept, KEPT, self.singles, self.doubles)
        for i in range(self.firsts.size):
            code = self.firsts.items[i]
            self.trial.assign(self.ready)
            self.lay(self.trial, code)
            self.adorn(self.trial, token, False)
            left = self.singles - self.cost(code, self.doubles)
            self.remember(code, adorned, self.evaluate_trial(adorned, code, 0, 0, left))

    def get_ready(self, adorned: int) -> int:
        """Prepare the garden for the first placement; return the token effect still unspent."""
        self.ready.assign(self.base)
        return self.adorn(self.ready, self.token, False) if adorned else self.token

    def follow(self, first: int, adorned: int, between: int) -> None:
        """Evaluate every placement of the other tile after a first one, with ornaments between if `between`."""
        token = self.get_ready(adorned)
        self.middle.assign(self.ready)
        self.lay(self.middle, first)
        if between:
            token = self.adorn(self.middle, token, False)
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
            self.adorn(self.trial, token, False)
            self.evaluate_trial(adorned, first, between, code, singles - self.cost(code, doubles))

    def adorn(self, garden: Garden, token: int, write: bool) -> int:
        """Build the best ornament again and again, as long as there is one; return the effect still unspent."""
        while True:
            best = self.best_ornament(garden, token)
            if best < 0:
                return token
            garden.adorn(best)
            if best & 3:
                token = NOTHING
            if write:
                self.write(best)

    # --- Evaluation ------------------------------------------------------------------------------------------

    def evaluate_trial(self, adorned: int, first: int, between: int, second: int, singles: int) -> int:
        """Return the worth of the trial garden at the end of this turn, and note the turn if it is the best."""
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
                self.best_adorned = adorned
                self.best_first = first
                self.best_between = between
                self.best_second = second
        return value

    def open_icons(self) -> int:
        """Count the icons that a later tile can still use; those of statues are dead after the turn (R26)."""
        icons = self.trial.icons[1] | self.trial.icons[2] | self.trial.icons[3]
        return self.trial.count(icons & ~self.trial.used)

    def remember(self, code: int, adorned: int, value: int) -> None:
        """Keep the best first placements, sorted."""
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
            self.top_adorned[place] = self.top_adorned[place - 1]
            place -= 1
        self.top_value[place] = value
        self.top_code[place] = code
        self.top_adorned[place] = adorned

    # --- Writing the turn down ----------------------------------------------------------------------------

    def write_line(self) -> None:
        """Play the best turn through once more and write its actions down."""
        self.line.size = 0
        self.choose_column(self.best_column)
        if self.column >= 0:
            self.write(DIG + self.column)
        self.ready.assign(self.base)
        token = self.token
        if self.best_adorned:
            token = self.adorn(self.ready, token, True)
        if self.best_first:
            self.lay(self.ready, self.best_first)
            self.write(self.best_first)
        if self.best_between:
            token = self.adorn(self.ready, token, True)
        if self.best_second:
            self.lay(self.ready, self.best_second)
            self.write(self.best_second)
        self.adorn(self.ready, token, True)
        self.write(self.ending(self.best_first, self.best_second))

    def write(self, code: int) -> None:
        """Append an action to the turn."""
        self.line.items[self.line.size] = code
        self.line.size += 1
