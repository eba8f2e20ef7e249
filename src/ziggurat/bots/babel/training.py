"""Training for Babel: weights fitted to the outcomes of games between masons with noise."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from ziggurat.bots.babel.evaluator import BabelEvaluator
from ziggurat.bots.babel.features import BEGINNING, ENDING, FEATURES, BabelFeatures, first_weights
from ziggurat.bots.training.logistic import fit
from ziggurat.bots.training.self_play import OutcomeTraining, Sample, Training
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes, stream
from ziggurat.games.babel.actions import END
from ziggurat.games.babel.position import BabelPosition
from ziggurat.search.search import Settings, search

NOISE = 250  # largest error added to the value of a turn, for a variety of positions
SETTINGS = Settings(width=8, depth=1, rollout_turns=1)
BEAM = 12


def play_game(weights: dict[str, Any], seed: str) -> list[Sample]:
    """Play one game and return samples from the beginning and end of every turn."""
    key = seed_bytes(seed)
    position = game("babel").new(2, key)
    assert isinstance(position, BabelPosition)
    rng, evaluator, features = stream(key, "lessons"), BabelEvaluator(weights, width=BEAM), BabelFeatures(weights)
    entries: list[tuple[int, int, array[int]]] = []
    while not position.over:
        for code in turn(evaluator, position, rng):
            if code == END:
                entries.append((ENDING, position.active, feature_counts(features, position)))
            position.apply(code)
            if code == END and not position.over:
                entries.append((BEGINNING, position.active, feature_counts(features, position)))
    winners = position.winners() or []
    return [Sample(table, counts, 1 / len(winners) if seat in winners else 0.0) for table, seat, counts in entries]


def feature_counts(features: BabelFeatures, position: BabelPosition) -> array[int]:
    """Return the features of a position as an array, which needs little memory."""
    return array("h", features.vector(position, position.active))


def turn(evaluator: BabelEvaluator, position: BabelPosition, rng: Stream) -> tuple[int, ...]:
    """Return the turn with the highest value after adding noise."""
    result = search(evaluator, position, position.to_move, rng.fork(), SETTINGS, simulations=0)
    values = [one.prior + rng.draw(NOISE + 1) for one in result.candidates]
    return result.candidates[values.index(max(values))].codes


def fit_weights(found: Sequence[Sample], before: dict[str, Any]) -> dict[str, Any]:
    """Return the weights fitted to the outcomes."""
    count = len(FEATURES)
    fitted = [
        fit([one for one in found if one.table == table], weights) for table, weights in enumerate(tables(before))
    ]
    return {name: [table[side * count + i] for table in fitted for side in (0, 1)] for i, name in enumerate(FEATURES)}


def tables(weights: dict[str, Any]) -> list[list[int]]:
    """Return weights in the order of the samples: the player's features, then the opponent's."""
    return [[weights[name][2 * table + side] for side in (0, 1) for name in FEATURES] for table in (ENDING, BEGINNING)]


TRAINING = Training(first_weights, outcomes=OutcomeTraining(play_game, fit_weights, tables))
