"""Advice: the best turns of a position, with expected scores and likely continuations; a good action to begin with."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from ziggurat.bots.evaluation import evaluation_of
from ziggurat.core.box import Box
from ziggurat.core.game import Game, View
from ziggurat.core.rng import Stream
from ziggurat.search.search import Candidate, SearchResult, search

LEVEL = "architect"
QUICK_LEVEL = "mason"  # does not search
DEFAULT_COUNT = 3


@dataclass(frozen=True)
class Advice:
    """A turn with its expected final score, its value and a likely continuation.

    `win` is the mean value of the search, from 0 to 1: it grows with the lead and is no probability. Everything is
    computed from what the seat may know.
    """

    actions: tuple[str, ...]
    points: float
    win: float
    simulations: int
    line: tuple[tuple[str, ...], ...]

    def to_data(self) -> dict[str, Any]:
        return {
            "actions": list(self.actions),
            "points": round(self.points, 1),
            "win": round(self.win, 3),
            "simulations": self.simulations,
            "line": [list(turn) for turn in self.line],
        }


def explain(
    game: Game,
    view: View,
    stream: Stream,
    *,
    box: Box | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
    count: int = DEFAULT_COUNT,
) -> list[Advice]:
    """Return the best turns for the seat of a view, the best one first."""
    if not view["actions"]:
        return []
    if seconds is None and simulations is None:
        seconds = 1.0
    result = searched(game, view, stream, LEVEL, box, seconds, simulations)
    return [advice(game, candidate) for candidate in result.candidates[:count]]


def best_start(
    game: Game, view: View, stream: Stream, starts: Collection[str], *, box: Box | None = None
) -> str | None:
    """Return the action among some that begins the best turn, without a search; None if no turn considered does."""
    result = searched(game, view, stream, QUICK_LEVEL, box, None, 0)
    turns = sorted(result.candidates, key=lambda one: -one.prior)
    return next((word for word in (game.word(one.codes[0]) for one in turns) if word in starts), None)


def searched(
    game: Game, view: View, stream: Stream, level: str, box: Box | None, seconds: float | None, simulations: int | None
) -> SearchResult:
    """Search a position sampled from a view, as a level does."""
    evaluation = evaluation_of(game)
    return search(
        evaluation.new_evaluator(evaluation.weights(), level),
        game.sample(view, stream, box),
        view["seat"],
        stream.fork(),
        evaluation.settings(level, view["seats"]),
        seconds=seconds,
        simulations=simulations,
        clock=time.process_time,  # a busy machine makes advice slower, not weaker
    )


def advice(game: Game, candidate: Candidate) -> Advice:
    line = tuple(tuple(map(game.word, turn)) for turn in candidate.line)
    actions = tuple(map(game.word, candidate.codes))
    return Advice(actions, candidate.points, candidate.value, candidate.visits, line)
