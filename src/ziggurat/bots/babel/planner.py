"""The turn planner of the bot `greedy` in Babel: a narrow beam search.

No card is drawn within a turn (rules 10), so a turn is planned on one sampled position. Only a halving needs a decision
of the opponent. Values are integers, in hundredths of a point of lead, so that the plain and the compiled planner
(`planner.pxd` declares the C types) choose the same actions.
"""

from __future__ import annotations

from array import array

from ziggurat.core.position import Codes
from ziggurat.games.babel.actions import DROP_CARD, END
from ziggurat.games.babel.box import ASSYRIANS, HITTITES, LEVELS, PERSIANS
from ziggurat.games.babel.fields import DROP, MAX_IN_COLUMN, MIN_RUN, RIVAL_LIMIT
from ziggurat.games.babel.position import BabelPosition

WIDTH = 24  # positions kept at each depth
DEPTH = 16  # actions of a sequence; most turns have 2 to 10
WON = 1_000_000
NOTHING = -WON

# Values in hundredths of a point of lead, found by self-play; small changes make no difference.
POINT = 100
CLOSING = 10  # more for each point while the opponent is below 10: then 15 win (rules 5.1)
PERSON = 12  # each of the first six people at a site; no level needs more
READY = 25  # a site with people for its next level
READY_TWICE = 10  # ... and for the level after that
KIND = 3  # each different people in hand: a site that the pawn can travel to
RUN = 30  # a run of any people, which can halve the hand
RUN_FOR_TEMPLES = 40  # Assyrians and Persians
RAZES = 30  # for each level that an Assyrian run could destroy
STEALS = 30  # for each level that a Hittite run could take away, and again for each it would add
SWAYS = 6  # for each card of the opponent's column that Medes or Sumerians could reach
PAIR_AT_END, PAIR_INSIDE = 60, 40  # in hundredths of a run: one card at the end completes it
NEAR_PAWN = 150  # in hundredths: factor of a site where the pawn stands
THEIRS = 65  # in hundredths: factor of the opponent's prospects, which may be destroyed first


class TurnPlanner:
    """Finds the best way to play the rest of a turn."""

    def __init__(self, position: BabelPosition) -> None:
        self.root = position
        self.me = position.active
        self.codes = Codes(position.room())
        self.scratch = position.clone()
        self.now = [position.clone() for _ in range(WIDTH)]
        self.then = [position.clone() for _ in range(WIDTH)]
        self.now_begun = [END] * WIDTH
        self.then_begun = [END] * WIDTH
        self.values = array("i", bytes(4 * WIDTH))  # of `then`, as are the hashes
        self.hashes = array("Q", bytes(8 * WIDTH))
        self.kept = 0
        self.best_value = NOTHING
        self.best_action = END

    def plan(self) -> int:
        """Return the first action of the best way to finish the turn, possibly END."""
        if not self.root.must_start():
            self.best_value = self.evaluate(self.root)
        self.now[0].copy_from(self.root)
        width = 1
        for depth in range(DEPTH):
            self.kept = 0
            for i in range(width):
                self.expand(self.now[i], self.now_begun[i], depth)
            self.now, self.then = self.then, self.now
            self.now_begun, self.then_begun = self.then_begun, self.now_begun
            width = self.kept
        return self.best_action

    def expand(self, parent: BabelPosition, begun: int, depth: int) -> None:
        """Try every action after one of the kept positions."""
        child = self.scratch
        parent.fill(self.codes)
        for i in range(self.codes.size):
            code = self.codes.items[i]
            if code == END:
                continue
            child.copy_from(parent)
            child.play(code)
            while child.phase == DROP:
                self.discard_for_opponent(child)
            self.consider(child, code if depth == 0 else begun, depth)

    def consider(self, child: BabelPosition, begun: int, depth: int) -> None:
        """Keep the child position as the best end so far, or for the next depth."""
        value = WON - depth if child.over else self.evaluate(child)
        if value > self.best_value and (child.over or not child.must_start()):
            self.best_value = value
            self.best_action = begun
        if not child.over:
            self.keep(child, value, begun)

    def discard_for_opponent(self, position: BabelPosition) -> None:
        """Discard the card that the opponent's sampled hand holds most often."""
        op = 1 - self.me
        most = 0
        for card in range(1, 5):
            if position.hand[5 * op + card] > position.hand[5 * op + most]:
                most = card
        position.play(DROP_CARD + most)

    def keep(self, child: BabelPosition, value: int, begun: int) -> None:
        """Keep a position for the next depth if it is among the best."""
        place = self.kept if self.kept < WIDTH else self.lowest()
        if place < self.kept and value <= self.values[place]:
            return
        digest = child.public_hash()
        for i in range(self.kept):
            if self.hashes[i] == digest:  # the same position, reached by other actions
                return
        if place == self.kept:
            self.kept += 1
        self.then[place].copy_from(child)
        self.then_begun[place] = begun
        self.values[place] = value
        self.hashes[place] = digest

    def lowest(self) -> int:
        """Return the place of the kept position with the lowest value."""
        place = 0
        for i in range(1, self.kept):
            if self.values[i] < self.values[place]:
                place = i
        return place

    # --- Evaluation ----------------------------------------------------------------------------------------

    def evaluate(self, position: BabelPosition) -> int:
        """Return the value of a position at the end of the turn."""
        mine = position.score(self.me)
        theirs = position.score(1 - self.me)
        value = POINT * (mine - theirs)
        if theirs < RIVAL_LIMIT:
            value += CLOSING * mine
        for card in range(5):
            if position.hand[5 * self.me + card]:
                value += KIND
        return value + self.prospects(position, self.me) - THEIRS * self.prospects(position, 1 - self.me) // 100

    def prospects(self, position: BabelPosition, p: int) -> int:
        """Return the value of hand, people and runs for later turns.

        Of a hand only its size counts, because the opponent's cards are hidden.
        """
        value = self.hand_value(position.hand_size[p])
        for site in range(5):
            people = position.column_size[5 * p + site]
            level = position.level(p, site)
            value += PERSON * people if people < LEVELS else PERSON * LEVELS
            if people > level and level < LEVELS:
                value += READY
            if people > level + 1 and level + 1 < LEVELS:
                value += READY_TWICE
            value += self.runs_value(position, p, site)
        return value

    def hand_value(self, cards: int) -> int:
        """Return the value of a hand by its size, with decreasing increments up to eight."""
        few = cards if cards < 8 else 8
        return 3 * (8 * few - few * (few - 1) // 2)

    def runs_value(self, position: BabelPosition, p: int, site: int) -> int:
        """Return the value of the runs and pairs in one column."""
        here = MAX_IN_COLUMN * (5 * p + site)
        size = position.column_size[5 * p + site]
        value = 0
        first = 0
        while first < size:
            people = position.column[here + first]
            after = first + 1
            while after < size and position.column[here + after] == people:
                after += 1
            if after - first >= MIN_RUN:
                value += self.run_value(position, p, site, people)
            elif after - first == MIN_RUN - 1:
                share = PAIR_AT_END if after == size else PAIR_INSIDE
                value += self.run_value(position, p, site, people) * share // 100
            first = after
        return value * NEAR_PAWN // 100 if position.pawn[p] == site else value

    def run_value(self, position: BabelPosition, p: int, site: int, people: int) -> int:
        """Return the value of a run by the effect of its ability at its site."""
        theirs = position.level(1 - p, site)
        if people == ASSYRIANS:
            return RUN_FOR_TEMPLES + RAZES * theirs
        if people == PERSIANS:
            return RUN_FOR_TEMPLES
        if people == HITTITES:
            level = position.level(p, site)
            return RUN + STEALS * (2 * theirs - level) // 2 if theirs > level else RUN
        return RUN + SWAYS * position.column_size[5 * (1 - p) + site]
