"""Fitting weights to the outcomes of games by logistic regression, with SciPy (extra `train`).

Weights are integers, in thousandths of the logarithm of the odds.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit

from ziggurat.bots.training.self_play import Sample

PENALTY = 1500.0  # L2 penalty on changes of a weight: the positions of one game are far from independent
TOLERANCE = 1e-9  # relative reduction of the loss at which the fit ends
UNIT = 1000

Vector = NDArray[np.float64]


def fit(samples: Sequence[Sample], before: Sequence[int]) -> list[int]:
    """Return the weights that make the outcomes likeliest, with a penalty on changes from `before`.

    The weight of a feature that never occurs stays the same.
    """
    rows = np.array([sample.counts for sample in samples], dtype=np.float64)
    won = np.array([sample.won for sample in samples], dtype=np.float64)
    start = np.array(before, dtype=np.float64) / UNIT
    scales = np.sqrt((rows**2).sum(axis=0) / 5 + PENALTY)  # preconditioning: similar curvature in all directions
    rows /= scales
    found = minimize(
        loss,
        start * scales,
        args=(rows, won, start * scales, PENALTY / scales**2),
        method="L-BFGS-B",
        jac=True,
        options={"ftol": TOLERANCE},
    )
    return [round(weight) for weight in (UNIT * found.x / scales).tolist()]


def loss(weights: Vector, rows: Vector, won: Vector, start: Vector, penalty: Vector) -> tuple[float, Vector]:
    """Return the negative log-likelihood of the outcomes plus the penalty, and its gradient."""
    away = weights - start
    odds = rows @ weights
    total = np.logaddexp(0.0, odds).sum() - won @ odds + penalty @ away**2 / 2
    return float(total), rows.T @ (expit(odds) - won) + penalty * away
