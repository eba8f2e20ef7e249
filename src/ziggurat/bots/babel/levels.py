"""The four levels in Babel. docs/bots.md gives the reasons for the figures."""

from __future__ import annotations

from functools import partial

from ziggurat.bots.babel.evaluator import BabelEvaluator
from ziggurat.bots.evaluation import Evaluation, Weights, shipped_weights
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.search import Settings

BEAM_WIDTHS = {"apprentice": 16, "mason": 64, "architect": 256, "king": 512}
ANSWER_WIDTHS = {"apprentice": 4, "mason": 4, "architect": 8, "king": 16}
CANDIDATES = {"apprentice": 12, "mason": 12, "architect": 8, "king": 12}


def new_evaluator(weights: Weights, level: str) -> Evaluator:
    """Return the evaluator of a level; levels differ mostly in the beam width."""
    return BabelEvaluator(weights, width=BEAM_WIDTHS[level], quick=ANSWER_WIDTHS[level])


def settings(level: str, seats: int) -> Settings:
    """Return settings with rollouts of two turns, three for a king."""
    return Settings(width=CANDIDATES[level], depth=1, rollout_turns=3 if level == "king" else 2, prior_visits=2000)


EVALUATION = Evaluation(new_evaluator, settings, {"apprentice": 1600, "mason": 500}, partial(shipped_weights, "babel"))
