"""The evaluation of each game: evaluator, weights and settings of the four levels.

A game has one if it has an entry point in the group `ziggurat.evaluations`, an instance of `Evaluation`. Any other game
is searched by its scores alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ziggurat.core.errors import UnknownBot
from ziggurat.core.game import Game
from ziggurat.core.plugins import EVALUATIONS
from ziggurat.core.registry import find, installed
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.score_evaluator import ScoreEvaluator
from ziggurat.search.search import Settings

Weights = dict[str, Any]


@dataclass(frozen=True)
class Evaluation:
    """How the levels evaluate and search the positions of one game.

    `new_evaluator` takes weights and the name of a level, `settings` the name of a level and the number of seats.
    `noise` is the largest error, in hundredths of a point, that an apprentice and a mason add to the value of a turn;
    it may depend on the number of seats.
    """

    new_evaluator: Callable[[Weights, str], Evaluator]
    settings: Callable[[str, int], Settings]
    noise: Mapping[str, int | Mapping[int, int]]
    weights: Callable[[], Weights]

    def noise_of(self, level: str, seats: int) -> int:
        """Return the largest error that a level adds to the value of a turn."""
        noise = self.noise[level]
        return noise if isinstance(noise, int) else noise[seats]


def evaluation_of(game: Game) -> Evaluation:
    """Return the installed evaluation of a game, or one by scores alone."""
    if game.id not in installed(EVALUATIONS):
        return BY_SCORE
    found: Evaluation = find(EVALUATIONS, game.id, "evaluation", UnknownBot)
    return found


@cache
def shipped_weights(game: str) -> Weights:
    """Return the weights in `bots/GAME/weights.json`, a file written by `ziggurat train`."""
    text = files(__package__).joinpath(game, "weights.json").read_text(encoding="utf-8")
    weights: Weights = json.loads(text)["weights"]
    return weights


BY_SCORE = Evaluation(
    new_evaluator=lambda _weights, _level: ScoreEvaluator(),
    settings=lambda _level, seats: Settings(width=24, depth=8, rollout_turns=40 * seats),
    noise={"apprentice": 300, "mason": 0},
    weights=dict,
)
