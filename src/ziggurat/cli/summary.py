"""A game in one line: what was played and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.core.match import Match
from ziggurat.words import Words


def summary(match: Match, players: Sequence[str], words: Words) -> str:
    """Return game, seats, number of actions and outcome in one line."""
    ended = outcome(match, players, words)
    return words.say("game-summary", game=match.game.id, seats=match.seats, actions=len(match.words), outcome=ended)


def outcome(match: Match, players: Sequence[str], words: Words) -> str:
    """Return the winners and all totals, or that the game is unfinished."""
    winners = match.position.winners()
    if winners is None:
        return words.say("game-unfinished")
    names = ", ".join(f"P{seat + 1} ({players[seat]})" for seat in winners)
    totals = ":".join(map(str, match.position.scores()))
    return words.say("game-outcome", count=len(winners), names=names, totals=totals)
