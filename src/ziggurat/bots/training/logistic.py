"""Learning from finished games: which features of a position go with victory (logistic regression).

The weights come out in thousandths of the logarithm of the odds, as whole numbers. Everything is plain arithmetic in a
fixed order, so the same games give the same weights.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from operator import mul, truediv

from ziggurat.bots.training.logistic_loss import Regression, Vector
from ziggurat.bots.training.self_play import Sample

CAUTION = 1500.0  # how strongly weights are held at those before; positions of one game are far from independent
ROUNDS = 60  # of improvement
MEMORY = 8  # improvements that the next one takes into account
UNIT = 1000


def fit(samples: Sequence[Sample], before: Sequence[int]) -> list[int]:
    """Return the weights under which the outcomes of the samples are likeliest, not far from those before.

    A feature that hardly ever occurs keeps its weight: there is nothing to learn about it.
    """
    squares = [sum(one.counts[i] ** 2 for one in samples) for i in range(len(before))]
    scales = [math.sqrt(square / 5 + CAUTION) for square in squares]  # so that all slopes bend alike
    rows = array("d")
    for one in samples:
        rows.extend(map(truediv, one.counts, scales))
    start = [weight * scale / UNIT for weight, scale in zip(before, scales, strict=True)]
    held = [CAUTION / scale**2 for scale in scales]
    weights = improved(Regression(rows, array("d", (one.won for one in samples)), start, held), start)
    return [round(UNIT * weight / scale) for weight, scale in zip(weights, scales, strict=True)]


def improved(task: Regression, start: Vector) -> Vector:
    """Improve weights again and again, remembering how the slope bent on the way (L-BFGS)."""
    weights = start
    bent: list[tuple[Vector, Vector, float]] = []
    total, slope = task.loss(weights)
    for _ in range(ROUNDS):
        way = downhill(slope, bent)
        step = 1.0 if bent else 1.0 / max(1.0, math.sqrt(dot(slope, slope)))
        while True:
            there = [weight - step * one for weight, one in zip(weights, way, strict=True)]
            lower, flatter = task.loss(there)
            if lower < total or step < 1e-9:
                break
            step /= 4
        if total - lower < 1e-6 * total:
            break
        moved = [new - old for new, old in zip(there, weights, strict=True)]
        change = [new - old for new, old in zip(flatter, slope, strict=True)]
        bent = [*bent, (moved, change, dot(moved, change))][-MEMORY:]
        weights, total, slope = there, lower, flatter
    return weights


def downhill(slope: Vector, bent: Sequence[tuple[Vector, Vector, float]]) -> Vector:
    """Return the way down from a slope, corrected by how it bent before."""
    way = list(slope)
    shares = []
    for moved, change, both in reversed(bent):
        share = dot(moved, way) / both
        shares.append(share)
        way = [one - share * bend for one, bend in zip(way, change, strict=True)]
    if bent:
        _, change, both = bent[-1]
        way = [both / dot(change, change) * one for one in way]
    for (moved, change, both), share in zip(bent, reversed(shares), strict=True):
        back = dot(change, way) / both
        way = [one + (share - back) * step for one, step in zip(way, moved, strict=True)]
    return way


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    """Return the scalar product."""
    return float(sum(map(mul, a, b)))
