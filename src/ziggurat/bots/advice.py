"""Explaining a position: the best few turns, with the score and the chance to be expected and a line of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ziggurat.bots.evaluation import evaluation_of
from ziggurat.core.box import Box
from ziggurat.core.game import Game, View
from ziggurat.core.rng import Stream
from ziggurat.search.search import Candidate, think

LEVEL = "architect"
FEW = 3


@dataclass(frozen=True)
class Advice:
    """One turn that may be played: its actions, what to expect of it, and the turns that may follow.

    `points` is the final score to be expected, `win` the chance to win (the mean value of the search, in which a
    lead is soft: what is ahead can be lost again), `simulations` how often the turn was tried. All of it follows from
    what the seat may know.
    """

    actions: tuple[str, ...]
    points: float
    win: float
    simulations: int
    line: tuple[tuple[str, ...], ...]

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
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
    most: int = FEW,
) -> list[Advice]:
    """Return the best few turns for the seat of a view, the best one first; none if it has nothing to decide."""
    if not view["actions"]:
        return []
    evaluation = evaluation_of(game)
    thought = think(
        evaluation.new_evaluator(evaluation.weights(), LEVEL),
        game.sample(view, stream, box),
        view["seat"],
        stream.fork(),
        evaluation.settings(LEVEL, view["seats"]),
        seconds=1.0 if seconds is None and simulations is None else seconds,
        simulations=simulations,
    )
    return [advice(game, candidate) for candidate in thought.candidates[:most]]


def advice(game: Game, candidate: Candidate) -> Advice:
    """Put a candidate into the words of its game."""
    line = tuple(tuple(map(game.word, turn)) for turn in candidate.line)
    actions = tuple(map(game.word, candidate.codes))
    return Advice(actions, candidate.points, candidate.value, candidate.visits, line)
