"""Determinised Monte Carlo tree search over whole turns.

Each simulation deals everything again that the searching seat cannot know, descends a tree of whole turns by UCB, plays
a rollout and evaluates the position for every seat. Each seat maximises its own value. A node stands for the turns
played, whatever was dealt; its UCB bonus counts only the visits of its parent in which the turn was available.

The n-th visit of every candidate at the root uses the same deal (common random numbers), which reduces the variance of
their differences. The tree is stored in arrays of fixed size. All values are integers, in millionths of a win, so that
the plain and the compiled search (`tree.pxd` declares the types) agree. `run` may be called repeatedly.
"""

from __future__ import annotations

from array import array

from ziggurat.core.rng import Stream
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.limits import MAX_TURN_LENGTH
from ziggurat.search.runner import Runner
from ziggurat.search.turn_list import TurnList

PLAIN = __file__.endswith(".py")
WIN_VALUE = 1_000_000  # the value of a certain win
MAX_DEPTH = 32  # nodes on a path
MAX_NODES = 30_000  # nodes below the candidates
MAX_CANDIDATES = 64  # candidates at one node
NO_NODE = -1
MAX_DEFICIT = 100_000  # prior deficits are clipped here, so that products fit 64 bits
BLOCKS_PER_DEAL = 65536  # of random numbers reserved for each deal
SURE_WIN = WIN_VALUE - WIN_VALUE // 500  # the mean value from which a candidate counts as a sure win
MIN_VISITS, MIN_BEST_VISITS = 8, 100  # of a candidate and of the best one, before one can be ruled out
CLEAR_GAP = 12  # squared standard errors by which a candidate must be behind to be ruled out
PRIOR_VISITS = 2  # visits that the prior counts for in UCB

NodeStats = tuple[list[int], int, list[int], int]  # actions, visits, sums of values by seat, sum of points


class Tree(Runner):
    """A search tree over one evaluator; `search` in search.py runs it."""

    def __init__(
        self,
        evaluator: Evaluator,
        stream: Stream,
        *,
        width: int,
        depth: int,
        rollout_turns: int,
        exploration: int = 100,
        max_simulations: int = MAX_NODES,
    ) -> None:
        """Create the root and its candidates; see `Settings` for the parameters.

        `exploration` is in hundredths of the standard deviation of the values. Each simulation adds at most one node,
        so `max_simulations` bounds the size of the arrays.
        """
        self.evaluator = evaluator
        self.stream = stream
        self.deals = stream.fork()
        self.width = min(width, MAX_CANDIDATES)
        self.depth = min(depth, MAX_DEPTH - 1)
        self.rollout_turns = rollout_turns
        self.exploration = exploration
        self.turns = TurnList(MAX_CANDIDATES)
        self.capacity = 1 + self.width + (min(max_simulations, MAX_NODES) if self.depth > 1 else 0)
        self.allocate(self.capacity)
        self.simulations = 0
        self.nodes = 0
        self.expand_root()

    def allocate(self, capacity: int) -> None:
        """Create the arrays of the tree."""
        self.first_child = array("i", bytes(4 * capacity))
        self.next_sibling = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.available = array("i", bytes(4 * capacity))
        self.deficit = array("q", bytes(8 * capacity))
        self.prior = array("i", bytes(4 * capacity))
        self.totals = array("q", bytes(8 * 4 * capacity))
        self.points = array("q", bytes(8 * capacity))
        self.hashes = array("Q", bytes(8 * capacity))
        self.codes = array("i", bytes(4 * MAX_TURN_LENGTH * capacity))
        self.length = array("i", bytes(4 * capacity))
        self.path = array("i", bytes(4 * MAX_DEPTH))
        self.leaf_value = array("q", bytes(8 * 4))
        self.children = array("i", bytes(4 * MAX_CANDIDATES))
        self.movers = array("i", bytes(4 * capacity))
        self.reused = array("i", bytes(4 * (MAX_CANDIDATES + 1)))  # the candidates are the first nodes

    def expand_root(self) -> None:
        """Create the root and its candidates."""
        self.new_node(0, 0)
        self.deviation = WIN_VALUE // 20  # an initial guess
        self.sum_of_squares = 0
        self.sum_of_values = 0
        self.evaluator.determinise(self.stream)
        self.root_turn = self.evaluator.turn()
        self.evaluator.propose_turns(self.turns, self.width)
        for i in range(self.turns.size):
            self.add_child(0, self.turns.slot_at(i))

    def run(self, count: int) -> None:
        """Run `count` simulations, without the GIL where compiled."""
        if PLAIN:
            self.run_on(count)
        else:  # `unlocked` is C code in search/__init__.pxd: Python has no syntax to release the GIL
            unlocked(self, count)  # type: ignore[name-defined]  # noqa: F821

    def run_on(self, count: int) -> None:
        """Run `count` simulations."""
        for _ in range(count):
            self.simulate()

    # --- One simulation -----------------------------------------------------------------------------------------------

    def simulate(self) -> None:
        """Run one simulation: select, expand, roll out, evaluate, back up."""
        self.simulations += 1
        node = self.select_candidate()
        # The n-th visit of each candidate uses the same deal; reused visits belong to an earlier search.
        self.deals.counter = (self.visits[node] - self.reused[node]) * BLOCKS_PER_DEAL
        self.deals.used = 32
        self.evaluator.determinise(self.deals)
        self.path[0] = 0
        self.play_node(1, node)
        length = self.descend(node)
        while not self.rollout_ended():
            self.evaluator.rollout_turn(self.deals)
        self.evaluate_leaf()
        self.back_up(length)

    def rollout_ended(self) -> bool:
        """Return whether the game is over or the rollout has reached its length."""
        if self.evaluator.mover() < 0:
            return True
        return self.rollout_turns > 0 and self.evaluator.turn() >= self.root_turn + self.rollout_turns

    def play_node(self, length: int, node: int) -> None:
        """Play the turn of a node and add it to the path."""
        self.path[length] = node
        self.evaluator.play(self.codes, MAX_TURN_LENGTH * node, self.length[node])

    def descend(self, node: int) -> int:
        """Descend to a new leaf or the depth limit; return the path's length."""
        length = 2
        while length <= self.depth and self.visits[node] > 0 and not self.rollout_ended():
            if self.evaluator.mover() != self.evaluator.seat and not self.evaluator.branch_on_opponents:
                self.evaluator.rollout_turn(self.deals)
                continue
            self.evaluator.propose_turns(self.turns, self.child_limit(node))
            node = self.select_child(node, self.evaluator.mover())
            if node == NO_NODE:
                break
            self.play_node(length, node)
            length += 1
        return length

    def child_limit(self, node: int) -> int:
        """Return the number of children considered, which grows with the visits (progressive widening)."""
        return min(2 + self.integer_sqrt(self.visits[node]) // 2, self.width)

    # --- Selection ----------------------------------------------------------------------------------------------------

    def select_candidate(self) -> int:
        """Return the next candidate: each once, then the one with the highest UCB score."""
        best = NO_NODE
        highest = 0
        log = self.log_hundredths(self.visits[0] + 1)
        node = self.first_child[0]
        while node != NO_NODE:
            if self.visits[node] == 0:
                return node
            value = self.ucb(node, self.evaluator.seat, log)
            if best == NO_NODE or value > highest:
                best = node
                highest = value
            node = self.next_sibling[node]
        return best

    def select_child(self, parent: int, seat: int) -> int:
        """Return the child to visit among the proposed turns; a new turn comes first."""
        for i in range(self.turns.size):
            self.children[i] = self.find_child(parent, self.turns.hashes[self.turns.slot_at(i)])
            if self.children[i] != NO_NODE:
                self.available[self.children[i]] += 1
        best = NO_NODE
        highest = 0
        for i in range(self.turns.size):
            if self.children[i] == NO_NODE:
                return self.add_child(parent, self.turns.slot_at(i))
            value = self.ucb(self.children[i], seat, self.log_hundredths(self.available[self.children[i]]))
            if best == NO_NODE or value > highest:
                best = self.children[i]
                highest = value
        return best

    def ucb(self, node: int, seat: int, log: int) -> int:
        """Return the UCB score of a node for a seat, less the prior deficit."""
        visits = self.visits[node]
        if visits == 0:
            return 2 * WIN_VALUE
        bonus = self.exploration * self.deviation * self.integer_sqrt(log * 100 // visits) // 10_000
        deficit = PRIOR_VISITS * self.deficit[node] // (visits + PRIOR_VISITS)
        return self.totals[4 * node + seat] // visits + bonus - deficit

    def find_child(self, parent: int, turn_hash: int) -> int:
        """Return the child of a node with this hash, NO_NODE if there is none."""
        node = self.first_child[parent]
        while node != NO_NODE:
            if self.hashes[node] == turn_hash:
                return node
            node = self.next_sibling[node]
        return NO_NODE

    # --- Expansion ----------------------------------------------------------------------------------------------------

    def new_node(self, turn_hash: int, deficit: int) -> int:
        """Add a node without children and return it."""
        node = self.nodes
        self.nodes += 1
        self.first_child[node] = self.next_sibling[node] = NO_NODE
        self.visits[node] = 0
        self.available[node] = 1
        self.deficit[node] = deficit
        self.hashes[node] = turn_hash
        self.points[node] = 0
        self.length[node] = 0
        for seat in range(4):
            self.totals[4 * node + seat] = 0
        return node

    def add_child(self, parent: int, slot: int) -> int:
        """Add a proposed turn as last child; return NO_NODE if the arrays are full."""
        if self.nodes == self.capacity:
            return NO_NODE
        deficit = min(self.turns.values[self.turns.slot_at(0)] - self.turns.values[slot], MAX_DEFICIT)
        node = self.new_node(self.turns.hashes[slot], WIN_VALUE // 4 * deficit // self.evaluator.lead_scale)
        for i in range(self.turns.lengths[slot]):
            self.codes[MAX_TURN_LENGTH * node + i] = self.turns.codes[MAX_TURN_LENGTH * slot + i]
        self.length[node] = self.turns.lengths[slot]
        self.prior[node] = self.turns.values[slot]
        self.movers[node] = self.evaluator.mover()
        last = self.first_child[parent]
        if last == NO_NODE:
            self.first_child[parent] = node
            return node
        while self.next_sibling[last] != NO_NODE:
            last = self.next_sibling[last]
        self.next_sibling[last] = node
        return node

    # --- Evaluation and backup ----------------------------------------------------------------------------------------

    def evaluate_leaf(self) -> None:
        """Compute the leaf's value for every seat: its lead, mapped to 0 .. WIN_VALUE."""
        self.evaluator.evaluate()
        for seat in range(self.evaluator.seats):
            lead = self.lead(seat)
            size = lead if lead >= 0 else -lead
            share = (WIN_VALUE // 2) * size // (size + self.evaluator.lead_scale)
            self.leaf_value[seat] = WIN_VALUE // 2 + (share if lead >= 0 else -share)

    def lead(self, seat: int) -> int:
        """Return a seat's lead over the best of the others."""
        other = -1_000_000_000
        for i in range(self.evaluator.seats):
            if i != seat:
                other = max(other, self.evaluator.values[i])
        return self.evaluator.values[seat] - other

    def back_up(self, length: int) -> None:
        """Add the leaf's value to every node of the path."""
        for i in range(length):
            node = self.path[i]
            self.visits[node] += 1
            self.points[node] += self.evaluator.points[self.evaluator.seat]
            for seat in range(self.evaluator.seats):
                self.totals[4 * node + seat] += self.leaf_value[seat]
        self.update_deviation(self.leaf_value[self.evaluator.seat])

    def update_deviation(self, value: int) -> None:
        """Update the standard deviation of the searching seat's values."""
        value = value // 100
        self.sum_of_values += value
        self.sum_of_squares += value * value
        if self.simulations >= 16:
            mean = self.sum_of_values // self.simulations
            variance = max(self.sum_of_squares // self.simulations - mean * mean, 0)
            self.deviation = 100 * self.integer_sqrt(variance) + 100

    # --- Integer arithmetic -------------------------------------------------------------------------------------------

    def integer_sqrt(self, number: int) -> int:
        """Return the square root, rounded down."""
        if number < 2:
            return number
        guess = number
        better = (guess + 1) // 2
        while better < guess:
            guess = better
            better = (guess + number // guess) // 2
        return guess

    def log_hundredths(self, number: int) -> int:
        """Return the natural logarithm in hundredths, approximately."""
        log = 0
        while number > 15:
            number >>= 1
            log += 69
        return log + LOGS[number]

    # --- For Python ---------------------------------------------------------------------------------------------------

    def candidates(self) -> list[tuple[int, int, int, int, list[int], list[list[int]]]]:
        """Return visits, sums of values and points, prior, actions and principal variation of every candidate."""
        found = []
        node = self.first_child[0]
        while node != NO_NODE:
            total = self.totals[4 * node + self.evaluator.seat]
            turns = (self.codes_of(node), self.principal_variation(node))
            visits, points, prior = self.visits[node], self.points[node], self.prior[node]
            found.append((visits, total, points, prior, turns[0], turns[1]))
            node = self.next_sibling[node]
        return found

    def is_decided(self, more: int) -> bool:
        """Return whether `more` simulations would hardly change the best candidate.

        That is so if one is a sure win, or if each other candidate is out: it cannot reach the best one's visits, or
        its value is clearly lower.
        """
        best = self.first_child[0]
        node = best
        while node != NO_NODE:
            if self.visits[node] > self.visits[best]:
                best = node
            total = self.totals[4 * node + self.evaluator.seat]
            if self.visits[node] >= MIN_VISITS and total >= SURE_WIN * self.visits[node]:
                return True
            node = self.next_sibling[node]
        node = self.first_child[0]
        while node != NO_NODE:
            if node != best and not self.is_out(node, best, more):
                return False
            node = self.next_sibling[node]
        return True

    def is_out(self, node: int, best: int, more: int) -> bool:
        """Return whether a candidate can no longer become the best, by visits or by value."""
        if self.visits[node] + more < self.visits[best]:
            return True
        if self.visits[node] < MIN_VISITS or self.visits[best] < MIN_BEST_VISITS:
            return False
        seat = self.evaluator.seat
        gap = self.totals[4 * best + seat] // self.visits[best] - self.totals[4 * node + seat] // self.visits[node]
        variance = self.deviation * self.deviation
        error = variance // self.visits[node] + variance // self.visits[best]
        return gap > 0 and gap * gap > CLEAR_GAP * error

    # --- Reuse in the next search -------------------------------------------------------------------------------------

    def follow_ups(self, codes: list[int]) -> dict[int, list[NodeStats]]:
        """Return statistics of the seat's next turns, by the hash of the turn in between."""
        found: dict[int, list[NodeStats]] = {}
        node = self.find_candidate(codes)
        child = NO_NODE if node == NO_NODE else self.first_child[node]
        while child != NO_NODE:
            if self.movers[child] == self.evaluator.seat:
                found.setdefault(0, []).append(self.stats_of(child))
            elif self.first_child[child] != NO_NODE:
                found[self.hashes[child]] = self.own_follow_ups(child)
            child = self.next_sibling[child]
        return found

    def find_candidate(self, codes: list[int]) -> int:
        """Return the candidate with these actions, NO_NODE if there is none."""
        node = self.first_child[0]
        while node != NO_NODE and self.codes_of(node) != codes:
            node = self.next_sibling[node]
        return node

    def own_follow_ups(self, node: int) -> list[NodeStats]:
        """Return statistics of the seat's turns right after a node."""
        found = []
        child = self.first_child[node]
        while child != NO_NODE:
            if self.movers[child] == self.evaluator.seat:
                found.append(self.stats_of(child))
            child = self.next_sibling[child]
        return found

    def stats_of(self, node: int) -> NodeStats:
        """Return the statistics of a node."""
        totals = [self.totals[4 * node + seat] for seat in range(4)]
        return self.codes_of(node), self.visits[node], totals, self.points[node]

    def reuse(self, stats: list[NodeStats]) -> int:
        """Add statistics of an earlier search to the same candidates; return the visits reused."""
        visits_reused = 0
        for codes, visits, totals, points in stats:
            node = self.find_candidate(codes)
            if node != NO_NODE and self.visits[node] == 0:
                visits_reused += visits
                self.reused[node] = visits
                for place in (0, node):
                    self.visits[place] += visits
                    self.points[place] += points
                    for seat in range(4):
                        self.totals[4 * place + seat] += totals[seat]
        return visits_reused

    def codes_of(self, node: int) -> list[int]:
        """Return the actions of a node's turn."""
        return [self.codes[MAX_TURN_LENGTH * node + i] for i in range(self.length[node])]

    def principal_variation(self, node: int) -> list[list[int]]:
        """Return the most visited turns from a node on."""
        line = []
        while node != NO_NODE:
            line.append(self.codes_of(node))
            child = self.first_child[node]
            best = NO_NODE
            while child != NO_NODE:
                if best == NO_NODE or self.visits[child] > self.visits[best]:
                    best = child
                child = self.next_sibling[child]
            node = best
        return line


WIN = 1_000_000  # `WIN_VALUE` for Python, which cannot see the C constant
LOGS = array("i", [0, 0, 69, 110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271])
