"""The score sheet and the winners of Babel (rules 2.1 and 5)."""

from __future__ import annotations

from ziggurat.games.babel.box import PEOPLES
from ziggurat.games.babel.fields import BY_POINTS, RUNNING


def sheet_of(levels: list[int]) -> dict[str, int]:
    """Return the score sheet of a player: the level of the temple at each site."""
    return dict(zip(PEOPLES, levels, strict=True))


def winners_of(ending: int, active: int, scores: list[int], hands: list[int]) -> list[int] | None:
    """Return the winner, both players for a draw, None while the game runs.

    Only the player whose turn it is can win by points (5.1). Otherwise the higher score wins, then the
    larger hand; otherwise it is a draw (5.2, ruling 22).
    """
    if ending == RUNNING:
        return None
    if ending == BY_POINTS:
        return [active]
    results = list(zip(scores, hands, strict=True))
    return [seat for seat in range(2) if results[seat] == max(results)]
