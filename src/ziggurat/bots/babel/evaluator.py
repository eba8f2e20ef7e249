"""The evaluator of Babel: a beam search over the actions of a turn.

No card is drawn within a turn (rules 10), so a turn is planned to its end. Only a halving needs a decision of the
opponent, so a turn in the tree ends there. A sequence is stored as its actions and replayed when needed, which costs
less than storing positions. All values are integers. `evaluator.pxd` declares the C types.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence

from ziggurat.bots.babel.features import BEGINNING, ENDING, LEAD_SCALE, BabelFeatures
from ziggurat.core.position import Codes, Position
from ziggurat.core.rng import Stream
from ziggurat.games.babel.actions import ABILITY, DROP_CARD, END, HALVE, KINDS
from ziggurat.games.babel.fields import BY_POINTS, DROP, MAX_IN_RESERVE, PEOPLE_DRAW, TEMPLE_DRAW
from ziggurat.games.babel.position import BabelPosition
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.limits import MAX_TURN_LENGTH
from ziggurat.search.turn_list import TurnList

PLAIN = __file__.endswith(".py")
MAX_WIDTH = 512  # sequences kept at one depth
MAX_DEPTH = 18  # actions of a sequence; most turns have 2 to 10
WON = 1_000_000


class BabelEvaluator(Evaluator):
    """Finds turns of Babel and evaluates positions."""

    def __init__(self, weights: Mapping[str, Sequence[int]], width: int = 24, later: int = 24, quick: int = 4) -> None:
        """Set the width of the beam: at the root, `later` below it, `quick` in rollouts."""
        if PLAIN:
            self.allocate()
        self.branch_on_opponents = True
        self.lead_scale = LEAD_SCALE
        self.width = width
        self.later = later
        self.quick = quick
        self.features = BabelFeatures(weights)
        self.even = TurnList(MAX_WIDTH)
        self.odd = TurnList(MAX_WIDTH)
        self.best = TurnList(1)

    def set_root(self, position: Position, seat: int) -> None:
        assert isinstance(position, BabelPosition)
        self.root = position.clone()
        self.now = position.clone()
        self.base = position.clone()
        self.child = position.clone()
        self.codes = Codes(position.room())
        self.seat = seat
        self.seats = 2

    def determinise(self, stream: Stream) -> None:
        self.now.assign(self.root)
        self.now.deal_hidden(self.seat, stream)

    def mover(self) -> int:
        return self.now.to_move

    def turn(self) -> int:
        return self.now.turn

    # --- Turns ---------------------------------------------------------------------------------------------------

    def propose_turns(self, turns: TurnList, limit: int) -> None:
        """Propose the best turns, or the discards in phase drop."""
        if self.now.phase == DROP:
            self.propose_drops(turns, limit)
        else:
            self.beam_search(turns, limit, self.width if self.now.turn == self.root.turn else self.later)

    def propose_drops(self, turns: TurnList, limit: int) -> None:
        """Propose the cards that may be discarded, the most frequent first."""
        turns.clear(limit)
        for card in range(5):
            held = self.now.hand[5 * (1 - self.now.active) + card]
            if held:
                slot = turns.insert(100 * held, DROP_CARD + card)
                if slot >= 0:
                    turns.append(slot, DROP_CARD + card)

    def play(self, codes: MutableSequence[int], first: int, length: int) -> None:
        """Play a turn, with the opponent's discards after a halving."""
        for i in range(length):
            self.now.play(codes[first + i])
        while self.now.phase == DROP:
            self.discard_for_opponent(self.now)

    def rollout_turn(self, stream: Stream) -> None:
        """Play the best turn that a narrow beam finds."""
        if self.now.phase == DROP:
            self.discard_for_opponent(self.now)
            return
        self.beam_search(self.best, 1, self.quick)
        self.play(self.best.codes, MAX_TURN_LENGTH * self.best.slot_at(0), self.best.lengths[self.best.slot_at(0)])

    def discard_for_opponent(self, position: BabelPosition) -> None:
        """Discard the card that the opponent's sampled hand holds most often."""
        op = 1 - position.active
        most = 0
        for card in range(1, 5):
            if position.hand[5 * op + card] > position.hand[5 * op + most]:
                most = card
        position.play(DROP_CARD + most)

    def beam_search(self, turns: TurnList, limit: int, width: int) -> None:
        """Fill `turns` with the best sequences to the end of the turn."""
        turns.clear(limit)
        if not self.now.must_start():
            slot = turns.insert(self.features.value(self.now, self.now.active, ENDING), self.now.public_hash())
            turns.append(slot, END)
        self.even.clear(width)
        self.even.insert(0, 0)
        for depth in range(0, MAX_DEPTH, 2):
            self.extend_beam(turns, self.even, self.odd, depth)
            self.extend_beam(turns, self.odd, self.even, depth + 1)

    def extend_beam(self, turns: TurnList, beam: TurnList, longer: TurnList, depth: int) -> None:
        """Extend all sequences of a beam by one action and keep the best."""
        longer.clear(beam.limit)
        for i in range(beam.size):
            self.expand(turns, beam, longer, beam.slot_at(i), depth)

    def expand(self, turns: TurnList, beam: TurnList, longer: TurnList, slot: int, depth: int) -> None:
        """Try every action after one sequence of the beam."""
        self.base.assign(self.now)
        for i in range(beam.lengths[slot]):
            self.base.play(beam.codes[MAX_TURN_LENGTH * slot + i])
            while self.base.phase == DROP:
                self.discard_for_opponent(self.base)
        self.base.fill(self.codes)
        for i in range(self.codes.size):
            if self.codes.items[i] != END:
                self.child.assign(self.base)
                self.child.play(self.codes.items[i])
                while self.child.phase == DROP:
                    self.discard_for_opponent(self.child)
                self.consider(turns, beam, longer, slot, self.codes.items[i], depth)

    def consider(self, turns: TurnList, beam: TurnList, longer: TurnList, slot: int, code: int, depth: int) -> None:
        """Add the child position, if it is good enough, to the turns and the beam."""
        if self.child.over:
            self.add_turn(turns, beam, slot, code, WON - depth, self.child.public_hash())
            return
        value = self.features.value(self.child, self.child.active, ENDING)
        if not longer.accepts(value) and not turns.accepts(value):
            return  # checked first, because the hash costs as much as the value
        turn_hash = self.child.public_hash()
        if not self.child.must_start():
            self.add_turn(turns, beam, slot, code, value, turn_hash)
        kept = longer.insert(value, turn_hash)
        if kept >= 0:
            for i in range(beam.lengths[slot]):
                longer.append(kept, beam.codes[MAX_TURN_LENGTH * slot + i])
            longer.append(kept, code)

    def add_turn(self, turns: TurnList, beam: TurnList, slot: int, code: int, value: int, turn_hash: int) -> None:
        """Add a whole turn; it ends with a win, a halving or END."""
        halving = 0
        while halving < beam.lengths[slot] and not self.is_halving(beam.codes[MAX_TURN_LENGTH * slot + halving]):
            halving += 1
        halved = halving < beam.lengths[slot]
        if halved:  # what follows depends on the opponent's discards
            turn_hash = self.prefix_hash(beam, slot, halving)
        found = turns.insert(value, turn_hash)
        if found < 0:
            return
        for i in range(halving + 1 if halved else beam.lengths[slot]):
            turns.append(found, beam.codes[MAX_TURN_LENGTH * slot + i])
        if not halved:
            turns.append(found, code)
            if value < WON - MAX_DEPTH and not self.is_halving(code):
                turns.append(found, END)

    def is_halving(self, code: int) -> bool:
        """Return whether an action halves the opponent's hand."""
        return code >= ABILITY and (code - ABILITY) % KINDS == HALVE

    def prefix_hash(self, beam: TurnList, slot: int, last: int) -> int:
        """Return a hash of a sequence up to the action `last`."""
        turn_hash = 1
        for i in range(last + 1):
            turn_hash = turn_hash * 1000 + beam.codes[MAX_TURN_LENGTH * slot + i]
            turn_hash = turn_hash % 1_000_000_007
        return turn_hash

    # --- Evaluation ----------------------------------------------------------------------------------------------

    def evaluate(self) -> None:
        """Evaluate the position for both seats; a finished game counts as won or lost."""
        if self.now.over:
            lead = self.result()
        else:
            lead = self.features.value(self.now, self.now.active, BEGINNING)
            lead = lead if self.now.active == 0 else -lead
        self.values[0] = lead
        self.values[1] = 0
        for p in range(2):
            self.points[p] = 100 * self.now.score(p)

    def result(self) -> int:
        """Return the result for seat 0 as a lead, by points or score (5.1, 5.2)."""
        mine = 100 * self.now.score(0) + self.now.hand_size[0]
        theirs = 100 * self.now.score(1) + self.now.hand_size[1]
        if self.now.ending == BY_POINTS:
            return WON if self.now.active == 0 else -WON
        return WON if mine > theirs else -WON if theirs > mine else 0

    # --- Reuse in the next search ----------------------------------------------------------------------------------

    def predecessor_hashes(self, position: Position) -> list[int]:
        """Return the hashes of the position before the cards of this turn were drawn."""
        assert isinstance(position, BabelPosition)
        return [turn_hash for known in range(TEMPLE_DRAW + 1) if (turn_hash := self.hash_before(position, known))]

    def hash_before(self, position: BabelPosition, known: int) -> int:
        """Return the hash before this turn's cards were drawn, or 0.

        `known` of the temple cards drawn were public on the deck.
        """
        before = position.clone()
        op = 1 - before.active
        if before.reserve_size[op] < TEMPLE_DRAW or before.hand_size[before.active] < PEOPLE_DRAW:
            return 0
        if before.known and known < TEMPLE_DRAW:
            return 0
        before.people_left += PEOPLE_DRAW
        before.hand_size[before.active] -= PEOPLE_DRAW
        for i in range(TEMPLE_DRAW):  # the lower one lies on top; if known, it was drawn first (ruling 16)
            before.reserve_size[op] -= 1
            card = before.reserve[MAX_IN_RESERVE * op + before.reserve_size[op]]
            before.temple_deck[before.temples_left + 1 - i] = card
        before.note_reserve(op)
        before.temples_left += TEMPLE_DRAW
        before.known += known
        before.active = op
        return before.public_hash()

    def turn_hash(self, position: Position) -> int:
        """Return the hash of the position in which the turn began (5.3)."""
        assert isinstance(position, BabelPosition)
        return self.start_hash(position)

    def start_hash(self, position: BabelPosition) -> int:
        """Return the last hash in the history of a position."""
        return position.history[position.history_size - 1] if position.history_size else 0
