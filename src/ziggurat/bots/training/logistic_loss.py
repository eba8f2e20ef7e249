"""How badly weights explain outcomes, and how that changes with each of them (logistic regression).

Every round of learning asks this of every lesson, so it is a hot module: `regression.pxd` holds the C types; this file
runs without them too, and gives the same numbers.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence

Vector = list[float]
STEEPEST = 700.0  # beyond that `exp` would not fit; the outcome is certain long before


class Regression:
    """Rows of features with their outcomes, the weights to start from, and how strongly each is held there."""

    def __init__(self, rows: array[float], won: array[float], start: Sequence[float], held: Sequence[float]) -> None:
        """`rows` holds one row after the other, each as long as `start`; `won` is from 0 to 1."""
        self.width = len(start)
        self.count = len(won)
        self.rows = rows
        self.won = won
        self.start = array("d", start)
        self.held = array("d", held)
        self.weights = array("d", start)
        self.slope = array("d", start)

    def loss(self, weights: Sequence[float]) -> tuple[float, Vector]:
        """Return how badly weights explain the outcomes, and how that changes with each of them."""
        total = 0.0
        for i in range(self.width):
            self.weights[i] = weights[i]
            away = self.weights[i] - self.start[i]
            self.slope[i] = self.held[i] * away
            total += self.slope[i] * away / 2
        for row in range(self.count):
            odds = self.odds(row)
            outcome = self.won[row]
            total += math.log1p(math.exp(-abs(odds))) + max(odds, 0.0) - outcome * odds
            wrong = 1 / (1 + math.exp(-odds)) - outcome if odds > -STEEPEST else -outcome
            self.learn(row, wrong)
        return total, [self.slope[i] for i in range(self.width)]

    def odds(self, row: int) -> float:
        """Return the logarithm of the odds that the weights give to a row."""
        sum_ = 0.0
        first = row * self.width
        for i in range(self.width):
            sum_ += self.weights[i] * self.rows[first + i]
        return sum_

    def learn(self, row: int, wrong: float) -> None:
        """Add what a row says about the slope, being wrong by so much."""
        first = row * self.width
        for i in range(self.width):
            self.slope[i] += wrong * self.rows[first + i]
