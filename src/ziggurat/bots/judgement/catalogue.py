"""The judgements of the three games, level by level. docs/bots.md tells how the figures were found."""

from __future__ import annotations

from functools import partial

from ziggurat.bots.judgement import Judgement, Study, Weights, babel_lessons, shipped
from ziggurat.bots.judgement.babel import BabelJudge
from ziggurat.bots.judgement.babel_worth import first_weights
from ziggurat.bots.judgement.babylon import BabylonJudge
from ziggurat.bots.judgement.hanging_gardens import HangingGardensJudge
from ziggurat.games.hanging_gardens.fields import slots_of
from ziggurat.search.judge import Judge
from ziggurat.search.thinking import Settings

WIDTHS = {"apprentice": 64, "mason": 12, "architect": 12, "king": 18}  # an apprentice does not see what to leave out

BABEL_BEAMS = {"apprentice": 16, "mason": 64, "architect": 256, "king": 512}
BABEL_ANSWERS = {"apprentice": 4, "mason": 4, "architect": 8, "king": 16}
BABEL_CANDIDATES = {"apprentice": 12, "mason": 12, "architect": 8, "king": 16}


def babel_judge(weights: Weights, level: str) -> Judge:
    """Return a judge of Babel. How many sequences of a turn are kept tells levels apart more than anything else."""
    return BabelJudge(weights, width=BABEL_BEAMS[level], quick=BABEL_ANSWERS[level])


def babel_settings(level: str, seats: int) -> Settings:
    """Look at the own turn and the opponent's answer; more only blurs the picture."""
    return Settings(width=BABEL_CANDIDATES[level], depth=1, cut=2, trust=2000)


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
    return HangingGardensJudge(weights, width=12 if level == "apprentice" else 64, quick=16)


def gardens_settings(level: str, seats: int) -> Settings:
    """Play on for some rounds of cards."""
    return Settings(width=WIDTHS[level], depth=1, cut=2 * slots_of(seats))


BABEL = Judgement(
    babel_judge,
    babel_settings,
    {"apprentice": 600, "mason": 60},
    partial(shipped, "babel"),
    Study(babel_lessons.lessons, babel_lessons.learnt, babel_lessons.tables, first_weights),
)
BABYLON = Judgement(babylon_judge, babylon_settings, {"apprentice": 1500, "mason": 20}, partial(shipped, "babylon"))
HANGING_GARDENS = Judgement(
    gardens_judge, gardens_settings, {"apprentice": 200, "mason": 40}, partial(shipped, "hanging_gardens")
)
