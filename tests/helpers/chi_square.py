"""The chi-square test of counts against expected probabilities."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from typing import TypeVar

Kind = TypeVar("Kind", bound=Hashable)
ONE_IN_A_MILLION = 4.7534  # quantile of the normal distribution for one in a million


def chi_square(counts: Mapping[Kind, int], chances: Mapping[Kind, float]) -> float:
    """Return the statistic of these counts: the sum of (seen - expected)^2 / expected."""
    unforeseen = set(counts) - set(chances)
    assert not unforeseen, f"impossible outcomes: {sorted(map(str, unforeseen))[:5]}"
    assert math.isclose(sum(chances.values()), 1), "the probabilities do not add up to 1"
    total = sum(counts.values())
    least = total * min(chances.values())
    assert least >= 5, f"only {least:.1f} expected of the rarest kind: take more samples"
    return sum((counts.get(kind, 0) - total * chance) ** 2 / (total * chance) for kind, chance in chances.items())


def too_much(freedom: int) -> float:
    """Return the critical value for one in a million (cube approximation of Wilson and Hilferty)."""
    if freedom == 0:
        return 1e-9
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + ONE_IN_A_MILLION * math.sqrt(spread)) ** 3)
