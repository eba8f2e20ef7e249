"""The judgements of the three games, level by level. docs/bots.md tells how the figures were found."""

from __future__ import annotations

from functools import partial

from ziggurat.bots.judgement import Judgement, School, Weights, shipped
from ziggurat.bots.judgement.babel import BabelJudge
from ziggurat.bots.judgement.babylon import BabylonJudge
from ziggurat.bots.judgement.gardens_features import hand_weights
from ziggurat.bots.judgement.gardens_lessons import lesson
from ziggurat.bots.judgement.hanging_gardens import HangingGardensJudge
from ziggurat.games.hanging_gardens.fields import slots_of
from ziggurat.search.judge import Judge
from ziggurat.search.thinking import Settings

WIDTHS = {"apprentice": 64, "mason": 12, "architect": 12, "king": 18}  # an apprentice does not see what to leave out


def babel_judge(weights: Weights, level: str) -> Judge:
    """Return a judge of Babel."""
    return BabelJudge(weights, width=4 if level == "apprentice" else 24, quick=4)


def babel_settings(level: str, seats: int) -> Settings:
    """Look at the own turn, the opponent's answer and the turn after it; more only blurs the picture."""
    return Settings(width=WIDTHS[level], depth=3, cut=3)


def babylon_judge(weights: Weights, level: str) -> Judge:
    """Return a judge of Babylon."""
    if level == "apprentice":
        return BabylonJudge(weights, columns=2, width=0)
    return BabylonJudge(weights, columns=16, width=64, quick=3, follow=1)


def babylon_settings(level: str, seats: int) -> Settings:
    """Play on for some rounds; what comes later depends on luck more than on this turn."""
    return Settings(width=WIDTHS[level], depth=1, cut=4 * seats)


def gardens_judge(weights: Weights, level: str) -> Judge:
    """Return a judge of The Hanging Gardens."""
    return HangingGardensJudge(weights, width=12 if level == "apprentice" else 64, quick=16, others=8)


def gardens_settings(level: str, seats: int) -> Settings:
    """Play on for some rounds of cards, a king for one more."""
    rounds = 3 if level == "king" else 2
    return Settings(width=WIDTHS[level], depth=1, cut=rounds * slots_of(seats))


BABEL = Judgement(babel_judge, babel_settings, {"apprentice": 400, "mason": 30}, partial(shipped, "babel"))
BABYLON = Judgement(babylon_judge, babylon_settings, {"apprentice": 1500, "mason": 20}, partial(shipped, "babylon"))
HANGING_GARDENS = Judgement(
    gardens_judge,
    gardens_settings,
    {"apprentice": 700, "mason": 250},
    partial(shipped, "hanging_gardens"),
    School(hand_weights, lesson),
)
