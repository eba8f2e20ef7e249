"""The judgement of Babel: a beam over the sequences of a turn, and what a position is worth to stop in.

Inside a turn nothing hidden is drawn (rules 10), so a turn is planned to its end; only a halving asks the opponent, and
a line ends there. A sequence is kept as its actions and played again when it is needed, which costs less than keeping
positions. All values are whole numbers, a point of lead counting 100. `babel.pxd` holds the C types.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, MutableSequence

from ziggurat.core.position import Codes, Position
from ziggurat.core.rng import Stream
from ziggurat.games.babel.codes import ABILITY, DROP_CARD, END, HALVE, KINDS
from ziggurat.games.babel.fields import BY_POINTS, DROP, MOST_IN_COLUMN
from ziggurat.games.babel.position import BabelPosition
from ziggurat.search.judge import Judge
from ziggurat.search.lines import Lines
from ziggurat.search.measures import LONGEST

PLAIN = __file__.endswith(".py")
WIDEST = 64  # sequences kept at one depth
DEEPEST = 18  # actions looked ahead; a turn has mostly 2 to 10
WON = 1_000_000
ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS = range(5)

FEATURES = (
    "point",  # a point of lead
    "closing",  # each own point more while the opponent is below 10: then 15 win (rules 5.1)
    "person",  # each of the first six people at a site; more can raise nothing
    "ready",  # a site with people for its next level
    "ready_twice",  # ... and for the level after that
    "kind",  # each different people in the own hand: a journey that can be made
    "card",  # a card in hand; the eighth hardly helps
    "run",  # three in a row, whatever they are: they can always halve
    "run_for_temples",  # three Assyrians or Persians in a row
    "razes",  # each level that an Assyrian run could destroy
    "steals",  # each level that a Hittite run could take away, and again for each it would add
    "sways",  # each card of the opponent's column that Medes or Sumerians could reach
    "pair_at_end",  # two in a row at the end of a column, in hundredths of a run
    "pair_inside",  # two in a row further down, likewise
    "at_hand",  # runs where the pawn stands already, in hundredths
    "theirs",  # the opponent's prospects, in hundredths of the own ones: they may yet be spoilt
    "fits",  # the top of a reserve is the next level somewhere with people for it
)
POINT, CLOSING, PERSON, READY, READY_TWICE, KIND, CARD, RUN, RUN_FOR_TEMPLES = range(9)
RAZES, STEALS, SWAYS, PAIR_AT_END, PAIR_INSIDE, AT_HAND, THEIRS, FITS = range(9, 17)


class BabelJudge(Judge):
    """Plans turns of Babel and judges positions."""

    def __init__(self, weights: Mapping[str, int], width: int = 24, quick: int = 4) -> None:
        """`width` sequences are kept at each depth of a proposal, `quick` in a quick turn."""
        if PLAIN:
            self.allocate()
        self.rivals = True
        self.soft = 600
        self.width = width
        self.quick = quick
        self.w = array("i", [weights[name] for name in FEATURES])
        self.even = Lines(WIDEST)
        self.odd = Lines(WIDEST)
        self.best = Lines(1)

    def look(self, position: Position, seat: int) -> None:
        """Begin to think about a position."""
        assert isinstance(position, BabelPosition)
        self.root = position.clone()
        self.now = position.clone()
        self.base = position.clone()
        self.child = position.clone()
        self.codes = Codes(position.room())
        self.seat = seat
        self.seats = 2

    def begin(self, stream: Stream) -> None:
        """Imagine the position once more."""
        self.now.become(self.root)
        self.now.deal_anew(self.seat, stream)

    def mover(self) -> int:
        """Return the seat to move."""
        return self.now.to_move

    def turn(self) -> int:
        """Return the number of the turn."""
        return self.now.turn

    # --- Turns ---------------------------------------------------------------------------------------------------

    def propose(self, lines: Lines, most: int) -> None:
        """Find good ways to play the rest of this turn, or every discard that is owed."""
        if self.now.phase == DROP:
            self.propose_drops(lines, most)
        else:
            self.search(lines, most, self.width)

    def propose_drops(self, lines: Lines, most: int) -> None:
        """List the cards that may be discarded, the commonest first."""
        lines.clear(most)
        for card in range(5):
            held = self.now.hand[5 * (1 - self.now.active) + card]
            if held:
                slot = lines.admit(100 * held, DROP_CARD + card)
                if slot >= 0:
                    lines.write(slot, DROP_CARD + card)

    def play(self, codes: MutableSequence[int], first: int, length: int) -> None:
        """Carry out a line; the opponent's discards are answered at once."""
        for i in range(length):
            self.now.play(codes[first + i])
        while self.now.phase == DROP:
            self.answer(self.now)

    def advance(self, stream: Stream) -> None:
        """Play the rest of this turn by a narrow search."""
        if self.now.phase == DROP:
            self.answer(self.now)
            return
        self.search(self.best, 1, self.quick)
        self.play(self.best.codes, LONGEST * self.best.at(0), self.best.length[self.best.at(0)])

    def answer(self, position: BabelPosition) -> None:
        """Let the opponent discard a card of the imagined hand: one of those held most often."""
        op = 1 - position.active
        most = 0
        for card in range(1, 5):
            if position.hand[5 * op + card] > position.hand[5 * op + most]:
                most = card
        position.play(DROP_CARD + most)

    def search(self, lines: Lines, most: int, width: int) -> None:
        """Look for the best sequences from here to the end of the turn."""
        lines.clear(most)
        if not self.now.must_start():
            slot = lines.admit(self.judge(self.now, self.now.active), self.now.public_mark())
            lines.write(slot, END)
        self.even.clear(width)
        self.even.admit(0, 0)
        for depth in range(0, DEEPEST, 2):
            self.deepen(lines, self.even, self.odd, depth)
            self.deepen(lines, self.odd, self.even, depth + 1)

    def deepen(self, lines: Lines, beam: Lines, longer: Lines, depth: int) -> None:
        """Make all sequences of a beam longer by one action and keep the best of them."""
        longer.clear(beam.most)
        for i in range(beam.size):
            self.grow(lines, beam, longer, beam.at(i), depth)

    def grow(self, lines: Lines, beam: Lines, longer: Lines, slot: int, depth: int) -> None:
        """Try every action after one of the kept sequences."""
        self.base.become(self.now)
        for i in range(beam.length[slot]):
            self.base.play(beam.codes[LONGEST * slot + i])
            while self.base.phase == DROP:
                self.answer(self.base)
        self.base.fill(self.codes)
        for i in range(self.codes.size):
            if self.codes.items[i] != END:
                self.child.become(self.base)
                self.child.play(self.codes.items[i])
                while self.child.phase == DROP:
                    self.answer(self.child)
                self.weigh(lines, beam, longer, slot, self.codes.items[i], depth)

    def weigh(self, lines: Lines, beam: Lines, longer: Lines, slot: int, code: int, depth: int) -> None:
        """Remember a position that is good to stop at, or promising enough to go on from."""
        mark = self.child.public_mark()
        if self.child.over:
            self.note(lines, beam, slot, code, WON - depth, mark)
            return
        value = self.judge(self.child, self.child.active)
        if not self.child.must_start():
            self.note(lines, beam, slot, code, value, mark)
        kept = longer.admit(value, mark)
        if kept >= 0:
            for i in range(beam.length[slot]):
                longer.write(kept, beam.codes[LONGEST * slot + i])
            longer.write(kept, code)

    def note(self, lines: Lines, beam: Lines, slot: int, code: int, value: int, mark: int) -> None:
        """Note a whole turn: it ends with a victory, a halving or END."""
        halving = 0
        while halving < beam.length[slot] and not self.halves(beam.codes[LONGEST * slot + halving]):
            halving += 1
        cut = halving < beam.length[slot]
        if cut:  # what follows depends on the opponent's discards: the line ends with the halving
            mark = self.prefix_mark(beam, slot, halving)
        found = lines.admit(value, mark)
        if found < 0:
            return
        for i in range(halving + 1 if cut else beam.length[slot]):
            lines.write(found, beam.codes[LONGEST * slot + i])
        if not cut:
            lines.write(found, code)
            if value < WON - DEEPEST and not self.halves(code):
                lines.write(found, END)

    def halves(self, code: int) -> bool:
        """Tell whether an action halves the opponent's hand."""
        return code >= ABILITY and (code - ABILITY) % KINDS == HALVE

    def prefix_mark(self, beam: Lines, slot: int, last: int) -> int:
        """Return a mark of the first actions of a sequence."""
        mark = 1
        for i in range(last + 1):
            mark = mark * 1000 + beam.codes[LONGEST * slot + i]
            mark = mark % 1_000_000_007
        return mark

    # --- Judgement -----------------------------------------------------------------------------------------------

    def assess(self) -> None:
        """Judge the imagined position for both seats; a finished game is decided."""
        lead = self.result() if self.now.over else self.judge(self.now, 0)
        self.worth[0] = lead
        self.worth[1] = 0
        for p in range(2):
            self.points[p] = 100 * self.now.score(p)

    def result(self) -> int:
        """Return the final lead of seat 0: who won, however it ended (5.1, 5.2)."""
        mine = 100 * self.now.score(0) + self.now.hand_size[0]
        theirs = 100 * self.now.score(1) + self.now.hand_size[1]
        if self.now.ending == BY_POINTS:
            return WON if self.now.active == 0 else -WON
        return WON if mine > theirs else -WON if theirs > mine else 0

    def judge(self, position: BabelPosition, me: int) -> int:
        """Value a position as one to end the turn in."""
        mine = position.score(me)
        theirs = position.score(1 - me)
        value = self.w[POINT] * (mine - theirs)
        if theirs < 10:
            value += self.w[CLOSING] * mine
        if mine < 10:
            value -= self.w[CLOSING] * theirs
        for card in range(5):
            if position.hand[5 * me + card]:
                value += self.w[KIND]
        return value + self.prospects(position, me) - self.w[THEIRS] * self.prospects(position, 1 - me) // 100

    def prospects(self, position: BabelPosition, p: int) -> int:
        """Value what a player could do later: hand, people and runs. Hidden cards do not count, only their number."""
        few = min(position.hand_size[p], 8)
        value = self.w[CARD] * (8 * few - few * (few - 1) // 2) // 8
        for site in range(5):
            people = position.column_size[5 * p + site]
            level = position.level(p, site)
            value += self.w[PERSON] * min(people, 6)
            if people > level and level < 6:
                value += self.w[READY]
                if level + 1 in (position.top_of_reserve(0), position.top_of_reserve(1)):
                    value += self.w[FITS]
            if people > level + 1 and level < 5:
                value += self.w[READY_TWICE]
            value += self.runs(position, p, site)
        return value

    def runs(self, position: BabelPosition, p: int, site: int) -> int:
        """Value the runs in one column, and the pairs that may become one."""
        here = MOST_IN_COLUMN * (5 * p + site)
        size = position.column_size[5 * p + site]
        value = 0
        first = 0
        while first < size:
            people = position.column[here + first]
            after = first + 1
            while after < size and position.column[here + after] == people:
                after += 1
            if after - first >= 3:
                value += self.run(position, p, site, people)
            elif after - first == 2:
                share = self.w[PAIR_AT_END] if after == size else self.w[PAIR_INSIDE]
                value += self.run(position, p, site, people) * share // 100
            first = after
        return value * self.w[AT_HAND] // 100 if position.pawn[p] == site else value

    def run(self, position: BabelPosition, p: int, site: int, people: int) -> int:
        """Value one run by what it could do at its site."""
        theirs = position.level(1 - p, site)
        if people == ASSYRIANS:
            return self.w[RUN_FOR_TEMPLES] + self.w[RAZES] * theirs
        if people == PERSIANS:
            return self.w[RUN_FOR_TEMPLES]
        if people == HITTITES:
            level = position.level(p, site)
            gained = self.w[STEALS] * (2 * theirs - level) // 2 if theirs > level else 0
            return self.w[RUN] + gained
        return self.w[RUN] + self.w[SWAYS] * position.column_size[5 * (1 - p) + site]
