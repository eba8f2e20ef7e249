"""The four levels in Babylon. docs/bots.md gives the reasons for the figures."""

from __future__ import annotations

from functools import partial

from ziggurat.bots.babylon.evaluator import BabylonEvaluator
from ziggurat.bots.evaluation import Evaluation, Weights, shipped_weights
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.search import Settings

# An apprentice gets many candidates: its noise then makes it choose weak ones.
CANDIDATES = {"apprentice": 64, "mason": 12, "architect": 12, "king": 64}


def new_evaluator(weights: Weights, level: str) -> Evaluator:
    """Return the evaluator of a level; an apprentice never places a second tile."""
    if level == "apprentice":
        return BabylonEvaluator(weights, columns=2, width=0)
    return BabylonEvaluator(weights, columns=16, width=64)


def settings(level: str, seats: int) -> Settings:
    """Return settings with rollouts of four rounds; those of a king reach the end."""
    return Settings(width=CANDIDATES[level], depth=1, rollout_turns=0 if level == "king" else 4 * seats)


EVALUATION = Evaluation(new_evaluator, settings, {"apprentice": 1500, "mason": 20}, partial(shipped_weights, "babylon"))
