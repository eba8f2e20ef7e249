"""The four levels in The Hanging Gardens. docs/bots.md gives the reasons for the figures."""

from __future__ import annotations

from functools import partial

from ziggurat.bots.evaluation import Evaluation, Weights, shipped_weights
from ziggurat.bots.hanging_gardens.evaluator import HangingGardensEvaluator
from ziggurat.games.hanging_gardens.fields import slots_of
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.search import Settings

# An apprentice gets many candidates: its noise then makes it choose weak ones.
CANDIDATES = {"apprentice": 64, "mason": 12, "architect": 12, "king": 18}
APPRENTICE_NOISE = {2: 600, 3: 850, 4: 900}  # by seats; more players make luck more important


def new_evaluator(weights: Weights, level: str) -> Evaluator:
    """Return an evaluator; a king's rollouts evaluate twice as many placements."""
    quick = 32 if level == "king" else 16
    return HangingGardensEvaluator(weights, width=12 if level == "apprentice" else 64, quick=quick, others=quick // 2)


def settings(level: str, seats: int) -> Settings:
    """Return settings with rollouts of two rounds, which include the player's next turn."""
    return Settings(width=CANDIDATES[level], depth=1, rollout_turns=2 * slots_of(seats))


EVALUATION = Evaluation(
    new_evaluator,
    settings,
    {"apprentice": APPRENTICE_NOISE, "mason": 250},
    partial(shipped_weights, "hanging_gardens"),
)
