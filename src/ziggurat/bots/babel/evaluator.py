"""The judgement of Babel: a beam over the sequences of a turn; `features.py` says what a position is worth.

Inside a turn nothing hidden is drawn (rules 10), so a turn is planned to its end; only a halving asks the opponent, and
a line ends there. A sequence is kept as its actions and played again when it is needed, which costs less than keeping
positions. All values are whole numbers. `babel.pxd` holds the C types.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence

from ziggurat.bots.babel.features import BEGINNING, ENDING, SOFT, BabelWorth
from ziggurat.core.position import Codes, Position
from ziggurat.core.rng import Stream
from ziggurat.games.babel.actions import ABILITY, DROP_CARD, END, HALVE, KINDS
from ziggurat.games.babel.fields import BY_POINTS, DROP, MAX_IN_RESERVE
from ziggurat.games.babel.position import BabelPosition
from ziggurat.search.evaluator import Judge
from ziggurat.search.limits import LONGEST
from ziggurat.search.turn_list import Lines

PLAIN = __file__.endswith(".py")
WIDEST = 512  # sequences kept at one depth
DEEPEST = 18  # actions looked ahead; a turn has mostly 2 to 10
WON = 1_000_000


class BabelJudge(Judge):
    """Plans turns of Babel and judges positions."""

    def __init__(self, weights: Mapping[str, Sequence[int]], width: int = 24, later: int = 24, quick: int = 4) -> None:
        """Keep so many sequences at each depth: `width` of a turn to be played now, `later` and `quick` further on."""
        if PLAIN:
            self.allocate()
        self.rivals = True
        self.soft = SOFT
        self.width = width
        self.later = later
        self.quick = quick
        self.worth_of = BabelWorth(weights)
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
        self.now.assign(self.root)
        self.now.deal_hidden(self.seat, stream)

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
            self.search(lines, most, self.width if self.now.turn == self.root.turn else self.later)

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
            slot = lines.admit(self.worth_of.value(self.now, self.now.active, ENDING), self.now.public_hash())
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
        self.base.assign(self.now)
        for i in range(beam.length[slot]):
            self.base.play(beam.codes[LONGEST * slot + i])
            while self.base.phase == DROP:
                self.answer(self.base)
        self.base.fill(self.codes)
        for i in range(self.codes.size):
            if self.codes.items[i] != END:
                self.child.assign(self.base)
                self.child.play(self.codes.items[i])
                while self.child.phase == DROP:
                    self.answer(self.child)
                self.weigh(lines, beam, longer, slot, self.codes.items[i], depth)

    def weigh(self, lines: Lines, beam: Lines, longer: Lines, slot: int, code: int, depth: int) -> None:
        """Remember a position that is good to stop at, or promising enough to go on from."""
        if self.child.over:
            self.note(lines, beam, slot, code, WON - depth, self.child.public_hash())
            return
        value = self.worth_of.value(self.child, self.child.active, ENDING)
        if not longer.takes(value) and not lines.takes(value):
            return  # the mark costs as much as the value
        mark = self.child.public_hash()
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
        if self.now.over:
            lead = self.result()
        else:
            lead = self.worth_of.value(self.now, self.now.active, BEGINNING)
            lead = lead if self.now.active == 0 else -lead
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

    # --- From one move to the next ---------------------------------------------------------------------------------

    def traces(self, position: Position) -> list[int]:
        """Return the marks of the opponent's turn that led to a turn just begun, before any cards were drawn."""
        assert isinstance(position, BabelPosition)
        return [mark for known in range(3) if (mark := self.mark_before(position, known))]

    def mark_before(self, position: BabelPosition, known: int) -> int:
        """Return the mark before two temple cards (so many of them known) and three people were drawn; 0: never."""
        before = position.clone()
        op = 1 - before.active
        if before.reserve_size[op] < 2 or before.hand_size[before.active] < 3 or (before.known and known < 2):
            return 0
        before.people_left += 3
        before.hand_size[before.active] -= 3
        for i in range(2):  # the lower one lies on top; if known, it was drawn first (ruling 16)
            before.reserve_size[op] -= 1
            card = before.reserve[MAX_IN_RESERVE * op + before.reserve_size[op]]
            before.temple_deck[before.temples_left + 1 - i] = card
        before.temples_left += 2
        before.known += known
        before.active = op
        return before.public_hash()

    def place(self, position: Position) -> int:
        """Return the mark of the position in which the turn began; it is noted to find repetitions (5.3)."""
        assert isinstance(position, BabelPosition)
        return self.begun_at(position)

    def begun_at(self, position: BabelPosition) -> int:
        """Do the work of `place`."""
        return position.history[position.history_size - 1] if position.history_size else 0
