"""Building one turn of Babylon: the player's tiles and pillars, laying tiles, building ornaments.

Shared by the search's turns (`turns.py`) and the planner of `greedy` (`planner.py`). `turn_builder.pxd` declares the C
types.
"""

from __future__ import annotations

from ziggurat.core.position import Codes
from ziggurat.games.babylon.actions import (
    CELL_BIT,
    DOUBLE,
    END,
    END_KEEP,
    END_TOSS,
    KIND_BIT,
    PLACE,
    SINGLE,
    SOURCE_BIT,
)
from ziggurat.games.babylon.fields import NOTHING, P_BELVEDERE, P_DOUBLE
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.search.evaluator import Evaluator

MAX_HERE = 4096  # legal actions in one garden, as in `BabylonPosition.room`


class TurnBuilder(Evaluator):
    """The turn of the player to move in the position `now`, whose garden is `base`.

    `column` is the column that the turn digs, -1 if the tile `dug` is in hand already. `kept` is the tile in the slot,
    `purse` the singles before the dig, `singles` and `doubles` the pillars to build with.
    """

    now: BabylonPosition

    def make_gardens(self) -> None:
        """Create the scratch gardens and buffers."""
        self.base = Garden()
        self.ready = Garden()
        self.middle = Garden()
        self.trial = Garden()
        self.ornaments = Codes(MAX_HERE)

    def read_player(self) -> None:
        """Read what the player to move has."""
        me = self.now.active
        self.fetch(self.base, me)
        self.roofs = self.now.stock[P_BELVEDERE] > 0
        self.spare = self.now.stock[P_DOUBLE]
        self.pieces = self.now.pieces()
        self.doubles = self.now.doubles[me]
        self.purse = self.now.singles[me]
        self.token = NOTHING if self.now.spent[me] else self.now.in_force
        self.kept = self.now.slot[me]

    def fetch(self, garden: Garden, seat: int) -> None:
        """Copy the garden of a seat."""
        if seat == 0:
            garden.assign(self.now.garden0)
        elif seat == 1:
            garden.assign(self.now.garden1)
        elif seat == 2:
            garden.assign(self.now.garden2)
        else:
            garden.assign(self.now.garden3)

    def choose_column(self, column: int) -> None:
        """Assume that this column has been dug; -1 for the tile in hand."""
        self.column = column
        if column < 0:
            self.dug = NOTHING if self.now.dug_placed else self.now.dug
            self.singles = self.purse
        else:
            self.dug = self.now.top_tile(column)
            self.singles = self.purse + self.now.gain(column)

    # --- Placements ------------------------------------------------------------------------------------------------

    def fill(self, garden: Garden, codes: Codes, tile: int, source: int, singles: int, doubles: int) -> None:
        """Add the placements of a tile, if there is one."""
        if tile != NOTHING:
            base = PLACE | (source << SOURCE_BIT)
            garden.fill_places(codes, base, self.now.faces[tile], singles, doubles, self.spare, self.roofs)

    def lay(self, garden: Garden, code: int) -> None:
        """Lay the dug or the kept tile."""
        tile = self.kept if (code >> SOURCE_BIT) & 1 else self.dug
        garden.place(code, tile, self.now.faces[tile], self.now.flowers[tile], self.now.round)

    def cost(self, code: int, doubles: int) -> int:
        """Return the singles that a placement costs; each missing double costs two (R43)."""
        twos = self.base.pillars(code, DOUBLE)
        return self.base.pillars(code, SINGLE) + (2 * (twos - doubles) if twos > doubles else 0)

    def doubles_after(self, code: int) -> int:
        """Return the doubles left in hand after a placement."""
        twos = self.base.pillars(code, DOUBLE)
        return self.doubles - twos if twos < self.doubles else 0

    # --- Ornaments -------------------------------------------------------------------------------------------------

    def best_ornament(self, garden: Garden, token: int) -> int:
        """Return the legal ornament with the most points, preferably without the token; -1 for none."""
        self.ornaments.size = 0
        garden.fill_ornaments(self.ornaments, token, self.pieces)
        best = -1
        most = -1
        for i in range(self.ornaments.size):
            rank = self.rank(garden, self.ornaments.items[i])
            if rank > most:
                most = rank
                best = self.ornaments.items[i]
        return best

    def rank(self, garden: Garden, code: int) -> int:
        """Rank an ornament: twice its points, less one if it spends the token."""
        kind = (code >> KIND_BIT) & 3
        floor = garden.height((code >> CELL_BIT) & 63)
        star = 1 if code & 3 else 0
        return 2 * garden.ornament_points(kind, floor) - star

    # --- The end of the turn ---------------------------------------------------------------------------------------

    def slot_icons(self, first: int, second: int) -> int:
        """Count the icons of the tile in the slot after a turn with these placements."""
        kept = self.icons_on(self.kept_after(first, second))
        dug = self.icons_on(self.dug_after(first, second))
        return dug if dug > kept else kept

    def kept_after(self, first: int, second: int) -> int:
        """Return the tile in the slot after these placements."""
        laid = (first and (first >> SOURCE_BIT) & 1) or (second and (second >> SOURCE_BIT) & 1)
        return NOTHING if laid else self.kept

    def dug_after(self, first: int, second: int) -> int:
        """Return the dug tile, if these placements leave it in hand."""
        laid = (first and not (first >> SOURCE_BIT) & 1) or (second and not (second >> SOURCE_BIT) & 1)
        return NOTHING if laid else self.dug

    def icons_on(self, tile: int) -> int:
        """Count the icons of a tile."""
        if tile == NOTHING:
            return 0
        face = self.now.faces[tile]
        icons = 0
        for corner in range(4):
            if (face >> (3 * corner)) & 7:
                icons += 1
        return icons

    def ending(self, first: int, second: int) -> int:
        """Return the end of the turn, which keeps the tile with more icons."""
        dug = self.dug_after(first, second)
        kept = self.kept_after(first, second)
        if dug == NOTHING:
            return END
        return END_KEEP if kept == NOTHING or self.icons_on(dug) > self.icons_on(kept) else END_TOSS
