"""Plackett-Luce ratings from games of two to four players, by the package openskill."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from ziggurat.core.errors import BadOptions

Rating = tuple[float, float]
"""Mean and standard deviation of a player's strength."""


def ratings(labels: Sequence[str], games: Sequence[dict[str, Any]]) -> dict[str, Rating]:
    """Return the rating of every label; several seats of a label are averaged."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOptions("the arena needs the package openskill: pip install 'ziggurat-table[arena]'") from None
    model = PlackettLuce()
    known = {label: model.rating(name=label) for label in dict.fromkeys(labels)}
    for played in games:
        names = [labels[number] for number in played["players"]]
        if len(set(names)) < 2:  # a game of a player against itself has no effect
            continue
        ranks = [float(place(played, seat)) for seat in range(len(names))]
        rated = model.rate([[known[name]] for name in names], ranks=ranks)
        for name in set(names):
            new = [one for (one,), at in zip(rated, names, strict=True) if at == name]
            known[name] = model.rating(fmean(one.mu for one in new), fmean(one.sigma for one in new), name)
    return {label: (one.mu, one.sigma) for label, one in known.items()}


def place(played: dict[str, Any], seat: int) -> int:
    """Return the rank of a seat: winners, then by score, a failed bot last."""
    totals: list[int] = played["totals"]
    winners, failed = played["winners"], played["failed"]
    if seat in winners:
        return 1
    if failed is not None:
        return len(totals)
    return 1 + sum(at in winners or total > totals[seat] for at, total in enumerate(totals))
