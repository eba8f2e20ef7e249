"""Ratings from all games at once: Davidson's model of paired comparisons with ties.

Player i beats player j with a probability proportional to exp(r_i), loses with exp(r_j) and ties with
exp(t + (r_i + r_j) / 2). A game of n seats has n (n - 1) / 2 comparisons, which depend on each other; each has the
weight 2 / n. The likelihood is concave, so Newton's method finds its one maximum, whatever the order of the games.
A weak prior keeps ratings finite if a player wins every game. Ratings are printed on the scale of Elo, with mean 0.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

POINTS = 400 / math.log(10)  # points of Elo per unit of the model
PRIOR = 4.0  # standard deviation of a rating before any game: about 700 points
TIES_MEAN, TIES_DEVIATION = -2.0, 4.0  # the same for the parameter of ties
STEPS = 200
PRECISE = 1e-10  # length of a step that ends the search

Rating = tuple[float, float]
"""A player's strength in points of Elo above the mean of all players, and its standard error."""

Matrix = list[list[float]]
Outcome = tuple[int, int, int, int]
"""Two players, the better one first; 1 for a tie, otherwise 0; and the number of seats."""


@dataclass(frozen=True)
class Model:
    """Weighted counts of outcomes between players, whose last parameter is that of ties."""

    players: int
    counts: Counter[Outcome]

    def gradient(self, at: Sequence[float], *, prior: bool = True) -> list[float]:
        """Return the gradient of the log-likelihood, with or without the prior."""
        gradient = [0.0] * (self.players + 1)
        for (first, second, tied, seats), count in sorted(self.counts.items()):
            weight = 2 / seats * count
            win, tie, _ = shares(at[first], at[second], at[-1])
            expected = win + tie / 2
            gradient[first] += weight * ((0.5 if tied else 1.0) - expected)
            gradient[second] -= weight * ((0.5 if tied else 1.0) - expected)
            gradient[-1] += weight * (tied - tie)
        if prior:
            for player in range(self.players):
                gradient[player] -= at[player] / PRIOR**2
            gradient[-1] -= (at[-1] - TIES_MEAN) / TIES_DEVIATION**2
        return gradient

    def information(self, at: Sequence[float]) -> Matrix:
        """Return the negative second derivatives of the log-likelihood with the prior."""
        size = self.players + 1
        found = [[0.0] * size for _ in range(size)]
        for (first, second, _, seats), count in sorted(self.counts.items()):
            weight = 2 / seats * count
            win, tie, loss = shares(at[first], at[second], at[-1])
            score = win + loss - (win - loss) ** 2  # four times the variance of the score
            mixed = -tie * (win - loss) / 2
            for one, other, sign in ((first, second, 1), (second, first, -1)):
                found[one][one] += weight * score / 4
                found[one][other] -= weight * score / 4
                found[one][-1] += sign * weight * mixed
                found[-1][one] += sign * weight * mixed
            found[-1][-1] += weight * tie * (1 - tie)
        for player in range(self.players):
            found[player][player] += 1 / PRIOR**2
        found[-1][-1] += 1 / TIES_DEVIATION**2
        return found

    def likelihood(self, at: Sequence[float]) -> float:
        """Return the logarithm of the likelihood with the prior."""
        total = -sum(one**2 for one in at[:-1]) / (2 * PRIOR**2) - (at[-1] - TIES_MEAN) ** 2 / (2 * TIES_DEVIATION**2)
        for (first, second, tied, seats), count in sorted(self.counts.items()):
            win, tie, _ = shares(at[first], at[second], at[-1])
            total += 2 / seats * count * math.log(max(tie if tied else win, 1e-300))
        return total

    def fit(self) -> list[float]:
        """Return the parameters of the highest likelihood, by Newton's method with halved steps."""
        at = [0.0] * self.players + [TIES_MEAN]
        reached = self.likelihood(at)
        for _ in range(STEPS):
            step = solved(self.information(at), self.gradient(at))
            tried = [one + change for one, change in zip(at, step, strict=True)]
            while (found := self.likelihood(tried)) < reached and max(map(abs, step)) > PRECISE:
                step = [change / 2 for change in step]
                tried = [one + change for one, change in zip(at, step, strict=True)]
            at, reached = tried, found
            if max(map(abs, step)) <= PRECISE:
                break
        return at


def shares(first: float, second: float, ties: float) -> tuple[float, float, float]:
    """Return the probabilities that the first player wins, ties and loses."""
    exponents = (first, ties + (first + second) / 2, second)
    highest = max(exponents)
    win, tie, loss = (math.exp(one - highest) for one in exponents)
    total = win + tie + loss
    return win / total, tie / total, loss / total


def ratings(labels: Sequence[str], games: Sequence[dict[str, Any]]) -> dict[str, Rating]:
    """Return the rating of every label."""
    names = list(dict.fromkeys(labels))
    by_block: dict[int, Counter[Outcome]] = {}
    for played in games:
        by_block.setdefault(played["block"], Counter()).update(outcomes(labels, names, played))
    model = Model(len(names), sum(by_block.values(), Counter()))
    found = model.fit()
    mean = sum(found[:-1]) / len(names)
    errors = standard_errors(model, found, list(by_block.values()))
    return {name: (POINTS * (found[at] - mean), POINTS * errors[at]) for at, name in enumerate(names)}


def outcomes(labels: Sequence[str], names: Sequence[str], played: dict[str, Any]) -> list[Outcome]:
    """Return the comparisons of one game between seats with different labels.

    After a failure, all others are ahead of the bot that failed and not compared with each other.
    """
    found: list[Outcome] = []
    failed, seats = played["failed"], len(played["players"])
    players = [names.index(labels[number]) for number in played["players"]]
    places = [place(played, seat) for seat in range(seats)]
    for first in range(seats):
        for second in range(first + 1, seats):
            if players[first] == players[second]:
                continue
            if failed is not None and failed["seat"] not in (first, second):
                continue
            better, worse = (first, second) if places[first] <= places[second] else (second, first)
            tied = int(places[first] == places[second])
            pair = (players[better], players[worse])
            found.append((*(sorted(pair) if tied else pair), tied, seats))
    return found


def standard_errors(model: Model, at: Sequence[float], blocks: Sequence[Counter[Outcome]]) -> list[float]:
    """Return the standard error of each rating relative to the mean.

    Games of one deal are not independent, so the variance is computed from whole deals. The model's own variance is
    the lower limit: a player that has won every game shows no variation.
    """
    inverse = inverted(model.information(at))
    gradients = [Model(model.players, block).gradient(at, prior=False) for block in blocks]
    wider = len(blocks) / (len(blocks) - 1) if len(blocks) > 1 else 1.0
    errors = []
    for player in range(model.players):
        contrast = [(float(at == player) - 1 / model.players) for at in range(model.players)] + [0.0]
        weights = [sum(one * row for one, row in zip(contrast, column, strict=True)) for column in inverse]
        own = sum(one * weight for one, weight in zip(contrast, weights, strict=True))
        between = math.fsum(sum(w * s for w, s in zip(weights, gradient, strict=True)) ** 2 for gradient in gradients)
        errors.append(math.sqrt(max(own, wider * between, 0.0)))
    return errors


def inverted(matrix: Matrix) -> Matrix:
    """Return the inverse of a symmetric matrix."""
    size = len(matrix)
    return [solved(matrix, [float(row == column) for row in range(size)]) for column in range(size)]


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Return the solution of linear equations, by elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [one - factor * other for one, other in zip(rows[row], rows[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][-1] - known) / rows[row][row]
    return found


def place(played: dict[str, Any], seat: int) -> int:
    """Return the rank of a seat: winners, then by score, a failed bot last."""
    totals: list[int] = played["totals"]
    winners, failed = played["winners"], played["failed"]
    if seat in winners:
        return 1
    if failed is not None:
        return len(totals)
    return 1 + sum(at in winners or total > totals[seat] for at, total in enumerate(totals))
