"""Training for The Hanging Gardens: weights fitted to the gains in many quick games.

All seats play the best turns by the current weights, and sometimes another good one. After every turn the player's
features are stored, and at the end of the game the points gained since then. The weights that explain
these gains best (least squares, separately at each knot of turns left) form the challenger. `training.pxd` declares
the C types.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from ziggurat.bots.hanging_gardens.evaluator import HangingGardensEvaluator
from ziggurat.bots.hanging_gardens.features import (
    COUNT,
    FEATURES,
    KNOTS,
    MAX_LEFT,
    TABLES,
    TURN,
    initial_weights,
    knots_of,
)
from ziggurat.bots.training.self_play import Training
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.games.hanging_gardens.position import HangingGardensPosition
from ziggurat.search.limits import MAX_TURN_LENGTH
from ziggurat.search.turn_list import TurnList

WIDTH = 24  # placements of a turn evaluated in full
CHOICES = 6  # a random one of the best six turns is played ...
ONE_OF = 5  # ... in one turn of five, otherwise the best
MAX_TURNS = 64  # of a game
SHARE = 120  # the weight of a sample, divided between two knots
PRIOR_WEIGHT = 100 * SHARE  # the weight of the current weights in the fit

Weights = Mapping[str, Sequence[int]]


class GardensTraining(HangingGardensEvaluator):
    """Plays games for all seats and sums up samples of features and gains."""

    def reset(self) -> None:
        """Clear all sums."""
        self.good = TurnList(CHOICES)
        self.sample_count = 0
        self.features = array("i", [0] * (COUNT * MAX_TURNS))
        self.sample_seat = array("i", [0] * MAX_TURNS)
        self.sample_turns_left = array("i", [0] * MAX_TURNS)
        self.sample_points = array("i", [0] * MAX_TURNS)
        self.products = array("q", [0] * (len(KNOTS) * COUNT * COUNT))
        self.gained = array("q", [0] * (len(KNOTS) * COUNT))
        self.knots = array("i", KNOTS)
        self.samples = array("q", [0] * (MAX_LEFT + 1))
        self.sums = array("q", [0] * ((MAX_LEFT + 1) * COUNT))
        self.gains_by_turn = array("q", [0] * (MAX_LEFT + 1))

    def play_game(self, position: HangingGardensPosition, stream: Stream) -> None:
        """Play a newly dealt game to its end and add its samples."""
        self.set_root(position, 0)
        self.sample_count = 0
        while not self.now.over:
            self.play_turn(stream)
        for i in range(self.sample_count):
            self.add_to_knots(i, 1000 * (self.points_of(self.sample_seat[i]) - self.sample_points[i]))

    def play_turn(self, stream: Stream) -> None:
        """Play the best turn, or sometimes another good one, and add a sample."""
        me = self.now.to_move
        self.plan(self.good, CHOICES, WIDTH)
        choice = stream.below(self.good.size) if stream.below(ONE_OF) == 0 else 0
        slot = self.good.slot_at(choice)
        left = self.left
        self.play(self.good.codes, MAX_TURN_LENGTH * slot, self.good.lengths[slot])
        if left:
            self.add_sample(me, left)

    def add_sample(self, p: int, left: int) -> None:
        """Add the features of a player as a sample."""
        self.sample_points[self.sample_count] = self.points_of(p)
        self.compute_garden_features(self.now, p)
        self.f[TURN] = 1
        for i in range(COUNT):
            self.features[COUNT * self.sample_count + i] = self.f[i]
        self.sample_seat[self.sample_count] = p
        self.sample_turns_left[self.sample_count] = left
        self.sample_count += 1

    def points_of(self, p: int) -> int:
        """Return what a player's tiles and awards pay, and compute the features of the tiles."""
        self.count_rest(self.now)
        self.read_tiles(self.now, p)
        return self.compute_tile_features() + self.award * self.now.awards[p]

    def add_to_knots(self, sample: int, gain: int) -> None:
        """Divide a sample between the two knots around its number of turns left, by distance."""
        left = self.sample_turns_left[sample]
        self.samples[left] += 1
        self.gains_by_turn[left] += gain
        for i in range(COUNT):
            self.sums[COUNT * left + i] += self.features[COUNT * sample + i]
        knot = len(self.knots) - 1
        while knot > 0 and self.knots[knot] > left:
            knot -= 1
        if knot == len(self.knots) - 1:
            self.add_to(knot, sample, gain, SHARE)
            return
        part = SHARE * (left - self.knots[knot]) // (self.knots[knot + 1] - self.knots[knot])
        self.add_to(knot, sample, gain, SHARE - part)
        if part:
            self.add_to(knot + 1, sample, gain, part)

    def add_to(self, knot: int, sample: int, gain: int, share: int) -> None:
        """Add a sample to one knot: products of its features, and of features and gain."""
        for i in range(COUNT):
            value = share * self.features[COUNT * sample + i]
            if value:
                self.gained[COUNT * knot + i] += value * gain
                for j in range(COUNT):
                    self.products[(COUNT * knot + i) * COUNT + j] += value * self.features[COUNT * sample + j]

    # --- For Python --------------------------------------------------------------------------------------------------

    def fit(self, weights: Weights, seats: int) -> dict[str, list[int]]:
        """Return the weights for a number of players, fitted to the games played.

        Larger numbers of players use the same weights until they have been trained; smaller ones keep theirs.
        """
        found = {name: list(weights[name]) for name in FEATURES}
        taught = [table for table in range(seats - 2, TABLES) if same_table(weights, seats, table + 2)]
        for knot, left in enumerate(KNOTS):
            before = [knots_of(weights, name, seats)[knot] for name in FEATURES[:TURN]]
            values = self.solved(knot, before)
            if self.samples[left]:
                values.append(self.mean_gain(left, values))
            for name, value in zip(FEATURES, values, strict=False):
                for table in taught:
                    found[name][len(KNOTS) * table + knot] = round(value)
        return found

    def solved(self, knot: int, before: list[int]) -> list[float]:
        """Return the weights at a knot fitted by least squares, with a penalty on changes.

        Features and gains are centred by the number of turns left. Otherwise every feature that grows during a game
        would be correlated with the gains, which also depend on the turns left.
        """
        rows = []
        for i in range(TURN):
            first = (COUNT * knot + i) * COUNT
            row = [float(self.products[first + j]) for j in range(TURN)]
            row.append(float(self.gained[COUNT * knot + i]))
            for left, share in shares_of(knot):
                if self.samples[left]:
                    mean = share * self.sums[COUNT * left + i] / self.samples[left]
                    for j in range(TURN):
                        row[j] -= mean * self.sums[COUNT * left + j]
                    row[TURN] -= mean * self.gains_by_turn[left]
            row[i] += PRIOR_WEIGHT
            row[TURN] += PRIOR_WEIGHT * before[i]
            rows.append(row)
        return solve(rows)

    def mean_gain(self, left: int, values: list[float]) -> float:
        """Return the mean gain of the turns left that the other features do not explain."""
        total = float(self.gains_by_turn[left])
        for i in range(TURN):
            total -= values[i] * self.sums[COUNT * left + i]
        return total / self.samples[left]


def same_table(weights: Weights, seats: int, others: int) -> bool:
    """Return whether two numbers of players use the same weights."""
    return all(knots_of(weights, name, seats) == knots_of(weights, name, others) for name in FEATURES)


def shares_of(knot: int) -> list[tuple[int, int]]:
    """Return the numbers of turns left that count at a knot, each with its share."""
    shares = []
    for left in range(1, MAX_LEFT + 1):
        near = max(i for i, one in enumerate(KNOTS) if one <= left)
        after = near + 1
        part = SHARE * (left - KNOTS[near]) // (KNOTS[after] - KNOTS[near]) if after < len(KNOTS) else 0
        if near == knot and part < SHARE:
            shares.append((left, SHARE - part))
        elif after == knot and part:
            shares.append((left, part))
    return shares


def solve(rows: list[list[float]]) -> list[float]:
    """Solve linear equations by Gauss-Jordan elimination; each row ends with its right side."""
    size = len(rows)
    for i in range(size):
        best = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [one - factor * other for one, other in zip(rows[j], rows[i], strict=True)]
    return [row[size] for row in rows]


def fit_challenger(weights: Weights, seats: int, rng: Stream, games: int) -> dict[str, list[int]]:
    """Play quick games and return the weights fitted to them."""
    player = GardensTraining(weights)
    player.reset()
    played = game("hanging_gardens")
    for _ in range(games):
        seed = bytes(rng.draw(256) for _ in range(32))
        position = played.new(seats, seed)
        assert isinstance(position, HangingGardensPosition)
        player.play_game(position, rng)
    return player.fit(weights, seats)


TRAINING = Training(initial_weights, challenger=fit_challenger)
