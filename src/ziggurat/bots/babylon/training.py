"""Training for Babylon: challengers play quick matches, in which opponents only dig."""

from __future__ import annotations

from ziggurat.bots.babylon.evaluator import BabylonEvaluator
from ziggurat.bots.babylon.features import FIRST
from ziggurat.bots.evaluation import Weights
from ziggurat.bots.training.self_play import Training
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream

QUICK_GAMES = 20


def quick_match(weights: Weights, position: Position, seat: int, rng: Stream) -> float:
    """Return the mean score of a seat over quick games from a position."""
    evaluator = BabylonEvaluator(weights)
    evaluator.set_root(position, seat)
    return evaluator.play_quick_games(rng, QUICK_GAMES) / QUICK_GAMES


TRAINING = Training(lambda: dict(FIRST), quick_match=quick_match)
