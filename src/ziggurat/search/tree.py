"""The tree search: which whole turn is best, when much is hidden and others play too.

Each simulation deals anew what the thinking seat cannot know, walks down a tree of whole turns, plays on quickly for
some turns, and asks the judge what the position is then worth to every seat; each seat prefers what is best for
itself. A node stands for what was played, not for what was dealt, so a turn is compared only as often as it was on
offer.

The n-th visit of every candidate at the root sees the same deal, so that luck touches all of them alike. The whole
tree lives in a few arrays made once. All values are whole numbers (a millionth of a victory), so that the plain
search and the compiled one (`tree.pxd` gives the types) think the same. It is anytime: `run` may be called again and
again.
"""

from __future__ import annotations

from array import array

from ziggurat.core.rng import Stream
from ziggurat.search.evaluator import Judge
from ziggurat.search.limits import LONGEST
from ziggurat.search.runner import Runner
from ziggurat.search.turn_list import Lines

PLAIN = __file__.endswith(".py")
SURE = 1_000_000  # the value of a certain victory
DEEPEST = 32  # nodes on a path
ROOM = 30_000  # nodes below the candidates at most
MOST_LINES = 64  # candidates at one node
NO_NODE = -1
MOST_BEHIND = 100_000
BLOCKS = 65536  # of random numbers, kept apart for every deal
CERTAIN = SURE - SURE // 500  # the mean of a candidate that wins at once
FEW, MANY = 8, 100  # visits before a candidate, and the best one, may be compared for good
CLEARLY = 12  # squares of the standard error by which others must be behind
PRIOR_WEIGHT = 2  # visits that the judgement of a line counts for

Kept = tuple[list[int], int, list[int], int]  # actions, visits, values by seat, points


class Tree(Runner):
    """A search tree over one judge. `think` in `search.search` drives it."""

    def __init__(
        self, judge: Judge, stream: Stream, *, width: int, depth: int, cut: int, bold: int = 100, most: int = ROOM
    ) -> None:
        """`width` candidates at the root, `depth` nodes in the tree, play-outs cut after `cut` turns (0: never).

        `bold` is how much the unexplored attracts, in hundredths of the usual spread of the values. `most` is the
        number of simulations to come, if it is known: each makes one node at most, and a small tree is made quickly.
        """
        self.judge = judge
        self.stream = stream
        self.deals = stream.fork()
        self.width = min(width, MOST_LINES)
        self.depth = min(depth, DEEPEST - 1)
        self.cut = cut
        self.bold = bold
        self.lines = Lines(MOST_LINES)
        self.room = 1 + self.width + (min(most, ROOM) if self.depth > 1 else 0)
        self.make_room(self.room)
        self.simulations = 0
        self.nodes = 0
        self.begin()

    def make_room(self, room: int) -> None:
        """Make the arrays of the tree."""
        self.first = array("i", bytes(4 * room))
        self.after = array("i", bytes(4 * room))
        self.visits = array("i", bytes(4 * room))
        self.offered = array("i", bytes(4 * room))
        self.behind = array("q", bytes(8 * room))
        self.judged = array("i", bytes(4 * room))
        self.total = array("q", bytes(8 * 4 * room))
        self.points = array("q", bytes(8 * room))
        self.marks = array("Q", bytes(8 * room))
        self.codes = array("i", bytes(4 * LONGEST * room))
        self.length = array("i", bytes(4 * room))
        self.path = array("i", bytes(4 * DEEPEST))
        self.movers = array("i", bytes(4 * DEEPEST))
        self.value = array("q", bytes(8 * 4))
        self.child = array("i", bytes(4 * MOST_LINES))
        self.seats = array("i", bytes(4 * room))
        self.recalled = array("i", bytes(4 * (MOST_LINES + 1)))  # the candidates are the first nodes

    def begin(self) -> None:
        """Make the root and its candidates."""
        self.new_node(0, 0)
        self.spread = SURE // 20  # a guess, until there are values to learn it from
        self.squares = 0
        self.sum = 0
        self.judge.begin(self.stream)
        self.start = self.judge.turn()
        self.judge.propose(self.lines, self.width)
        for i in range(self.lines.size):
            self.link(0, self.lines.at(i))

    def run(self, count: int) -> None:
        """Make so many simulations."""
        if PLAIN:
            self.run_on(count)
        else:  # `unlocked` is C, in `search/__init__.pxd`: there is no Python for letting the lock go
            unlocked(self, count)  # type: ignore[name-defined]  # noqa: F821

    def run_on(self, count: int) -> None:
        """Do the work of `run`, without Python's lock where it is compiled."""
        for _ in range(count):
            self.simulate()

    # --- One simulation ------------------------------------------------------------------------------------------

    def simulate(self) -> None:
        """Walk down, play on, judge, and remember."""
        self.simulations += 1
        node = self.pick_at_root()
        self.deals.counter = (self.visits[node] - self.recalled[node]) * BLOCKS  # the n-th visit sees the same deal
        self.deals.used = 32
        self.judge.begin(self.deals)
        self.path[0] = 0
        self.movers[0] = self.judge.mover()
        self.follow(1, node)
        length = self.descend(node)
        while not self.is_far():
            self.judge.advance(self.deals)
        self.weigh()
        self.remember(length)

    def is_far(self) -> bool:
        """Tell whether the game is over or the play-out has gone far enough."""
        return self.judge.mover() < 0 or (self.cut > 0 and self.judge.turn() >= self.start + self.cut)

    def follow(self, length: int, node: int) -> None:
        """Step to a node, playing its line."""
        self.path[length] = node
        self.judge.play(self.codes, LONGEST * node, self.length[node])

    def descend(self, node: int) -> int:
        """Walk down from a node as far as the tree goes, and one node further; return the length of the path."""
        length = 2
        while length <= self.depth and self.visits[node] > 0 and not self.is_far():
            if self.judge.mover() != self.judge.seat and not self.judge.rivals:
                self.judge.advance(self.deals)
                continue
            self.movers[length - 1] = self.judge.mover()
            self.judge.propose(self.lines, self.reach(node))
            node = self.pick(node, self.judge.mover())
            if node == NO_NODE:
                break
            self.follow(length, node)
            length += 1
        return length

    def reach(self, node: int) -> int:
        """Return how many candidates a node deserves by now: the more visits, the more (progressive widening)."""
        return min(2 + self.root_of(self.visits[node]) // 2, self.width)

    # --- Choosing ---------------------------------------------------------------------------------------------------

    def pick_at_root(self) -> int:
        """Choose the candidate to look at next: each once, then the most promising or least known."""
        best = NO_NODE
        most = 0
        log = self.log_of(self.visits[0] + 1)
        node = self.first[0]
        while node != NO_NODE:
            if self.visits[node] == 0:
                return node
            value = self.promise(node, self.judge.seat, log)
            if best == NO_NODE or value > most:
                best = node
                most = value
            node = self.after[node]
        return best

    def pick(self, parent: int, seat: int) -> int:
        """Choose among the lines just proposed; one not yet in the tree is tried at once."""
        for i in range(self.lines.size):
            self.child[i] = self.find(parent, self.lines.mark[self.lines.at(i)])
            if self.child[i] != NO_NODE:
                self.offered[self.child[i]] += 1
        best = NO_NODE
        most = 0
        for i in range(self.lines.size):
            if self.child[i] == NO_NODE:
                return self.link(parent, self.lines.at(i))
            value = self.promise(self.child[i], seat, self.log_of(self.offered[self.child[i]]))
            if best == NO_NODE or value > most:
                best = self.child[i]
                most = value
        return best

    def promise(self, node: int, seat: int, log: int) -> int:
        """Return the mean of a node for a seat, and how much may still be hoped for (UCB)."""
        visits = self.visits[node]
        if visits == 0:
            return 2 * SURE
        hope = self.bold * self.spread * self.root_of(log * 100 // visits) // 10_000
        return (
            self.total[4 * node + seat] // visits + hope - PRIOR_WEIGHT * self.behind[node] // (visits + PRIOR_WEIGHT)
        )

    def find(self, parent: int, mark: int) -> int:
        """Return the child of a node with this mark."""
        node = self.first[parent]
        while node != NO_NODE:
            if self.marks[node] == mark:
                return node
            node = self.after[node]
        return NO_NODE

    # --- Growing ----------------------------------------------------------------------------------------------------

    def new_node(self, mark: int, behind: int) -> int:
        """Make a node without children."""
        node = self.nodes
        self.nodes += 1
        self.first[node] = self.after[node] = NO_NODE
        self.visits[node] = 0
        self.offered[node] = 1
        self.behind[node] = behind
        self.marks[node] = mark
        self.points[node] = 0
        self.length[node] = 0
        for seat in range(4):
            self.total[4 * node + seat] = 0
        return node

    def link(self, parent: int, slot: int) -> int:
        """Make a child out of a proposed line, behind its elder siblings; NO_NODE if the arrays are full."""
        if self.nodes == self.room:
            return NO_NODE
        behind = self.lines.value[self.lines.at(0)] - self.lines.value[slot]  # what the judge thinks less of it
        node = self.new_node(self.lines.mark[slot], SURE // 4 * min(behind, MOST_BEHIND) // self.judge.soft)
        for i in range(self.lines.length[slot]):
            self.codes[LONGEST * node + i] = self.lines.codes[LONGEST * slot + i]
        self.length[node] = self.lines.length[slot]
        self.judged[node] = self.lines.value[slot]
        self.seats[node] = self.judge.mover()
        last = self.first[parent]
        if last == NO_NODE:
            self.first[parent] = node
            return node
        while self.after[last] != NO_NODE:
            last = self.after[last]
        self.after[last] = node
        return node

    # --- Remembering -------------------------------------------------------------------------------------------------

    def weigh(self) -> None:
        """Turn the judge's word into a value for every seat: its lead over the best of the others, made soft."""
        self.judge.assess()
        for seat in range(self.judge.seats):
            lead = self.lead(seat)
            size = lead if lead >= 0 else -lead
            share = (SURE // 2) * size // (size + self.judge.soft)
            self.value[seat] = SURE // 2 + (share if lead >= 0 else -share)

    def lead(self, seat: int) -> int:
        """Return by how much a seat leads the best of the others."""
        other = -1_000_000_000
        for i in range(self.judge.seats):
            if i != seat:
                other = max(other, self.judge.worth[i])
        return self.judge.worth[seat] - other

    def remember(self, length: int) -> None:
        """Write the result into every node of the path."""
        for i in range(length):
            node = self.path[i]
            self.visits[node] += 1
            self.points[node] += self.judge.points[self.judge.seat]
            for seat in range(self.judge.seats):
                self.total[4 * node + seat] += self.value[seat]
        self.learn_spread(self.value[self.judge.seat])

    def learn_spread(self, value: int) -> None:
        """Learn how far values usually are apart."""
        value = value // 100
        self.sum += value
        self.squares += value * value
        if self.simulations >= 16:
            mean = self.sum // self.simulations
            self.spread = 100 * self.root_of(max(self.squares // self.simulations - mean * mean, 0)) + 100

    # --- Whole numbers ------------------------------------------------------------------------------------------------

    def root_of(self, number: int) -> int:
        """Return the square root, rounded down."""
        if number < 2:
            return number
        guess = number
        better = (guess + 1) // 2
        while better < guess:
            guess = better
            better = (guess + number // guess) // 2
        return guess

    def log_of(self, number: int) -> int:
        """Return about the natural logarithm, in hundredths."""
        log = 0
        while number > 15:
            number >>= 1
            log += 69
        return log + LOGS[number]

    # --- For Python -------------------------------------------------------------------------------------------------

    def width_at_root(self) -> int:
        """Return how many candidates there are."""
        return len(self.candidates())

    def candidates(self) -> list[tuple[int, int, int, int, list[int], list[list[int]]]]:
        """Return of every candidate visits, value, points, judgement, actions and best line."""
        found = []
        node = self.first[0]
        while node != NO_NODE:
            total = self.total[4 * node + self.judge.seat]
            turns = (self.codes_of(node), self.line_from(node))
            visits, points, judged = self.visits[node], self.points[node], self.judged[node]
            found.append((visits, total, points, judged, turns[0], turns[1]))
            node = self.after[node]
        return found

    def certain_after(self, more: int) -> bool:
        """Tell whether so many simulations more would hardly change which candidate is best.

        Either none can be looked at as often as the best one any more, or all are clearly worse, or it wins at once.
        """
        best = self.first[0]
        node = best
        while node != NO_NODE:
            if self.visits[node] > self.visits[best]:
                best = node
            if self.visits[node] >= FEW and self.total[4 * node + self.judge.seat] >= CERTAIN * self.visits[node]:
                return True
            node = self.after[node]
        node = self.first[0]
        while node != NO_NODE:
            if node != best and not self.is_beaten(node, best, more):
                return False
            node = self.after[node]
        return True

    def is_beaten(self, node: int, best: int, more: int) -> bool:
        """Tell whether a candidate can no longer catch up with the best one, by visits or by far in value."""
        if self.visits[node] + more < self.visits[best]:
            return True
        if self.visits[node] < FEW or self.visits[best] < MANY:
            return False
        seat = self.judge.seat
        gap = self.total[4 * best + seat] // self.visits[best] - self.total[4 * node + seat] // self.visits[node]
        error = self.spread * self.spread // self.visits[node] + self.spread * self.spread // self.visits[best]
        return gap > 0 and gap * gap > CLEARLY * error

    # --- From one move to the next ------------------------------------------------------------------------------------

    def sequels(self, codes: list[int]) -> dict[int, list[Kept]]:
        """Return what is known of the own turns after a candidate, by the mark of the turn in between (0: none)."""
        found: dict[int, list[Kept]] = {}
        node = self.candidate(codes)
        child = NO_NODE if node == NO_NODE else self.first[node]
        while child != NO_NODE:
            if self.seats[child] == self.judge.seat:
                found.setdefault(0, []).append(self.kept(child))
            elif self.first[child] != NO_NODE:
                found[self.marks[child]] = self.own_after(child)
            child = self.after[child]
        return found

    def candidate(self, codes: list[int]) -> int:
        """Return the candidate with these actions."""
        node = self.first[0]
        while node != NO_NODE and self.codes_of(node) != codes:
            node = self.after[node]
        return node

    def own_after(self, node: int) -> list[Kept]:
        """Return what is known of the own turns right after a node."""
        found = []
        child = self.first[node]
        while child != NO_NODE:
            if self.seats[child] == self.judge.seat:
                found.append(self.kept(child))
            child = self.after[child]
        return found

    def kept(self, node: int) -> Kept:
        """Return all that is known of a node."""
        totals = [self.total[4 * node + seat] for seat in range(4)]
        return self.codes_of(node), self.visits[node], totals, self.points[node]

    def recall(self, known: list[Kept]) -> int:
        """Begin with what an earlier thought found about the same candidates; return how many visits that spares."""
        spared = 0
        for codes, visits, totals, points in known:
            node = self.candidate(codes)
            if node != NO_NODE and self.visits[node] == 0:
                spared += visits
                self.recalled[node] = visits
                for place in (0, node):
                    self.visits[place] += visits
                    self.points[place] += points
                    for seat in range(4):
                        self.total[4 * place + seat] += totals[seat]
        return spared

    def codes_of(self, node: int) -> list[int]:
        """Return the actions that lead to a node."""
        return [self.codes[LONGEST * node + i] for i in range(self.length[node])]

    def line_from(self, node: int) -> list[list[int]]:
        """Return the turns that were looked at most, from a node on."""
        line = []
        while node != NO_NODE:
            line.append(self.codes_of(node))
            child = self.first[node]
            best = NO_NODE
            while child != NO_NODE:
                if best == NO_NODE or self.visits[child] > self.visits[best]:
                    best = child
                child = self.after[child]
            node = best
        return line


SURE_VALUE = 1_000_000  # `SURE` for Python, which cannot see the C constant
LOGS = array("i", [0, 0, 69, 110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271])
