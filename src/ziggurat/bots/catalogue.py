"""The judgements of the three games, level by level. docs/bots.md tells how the figures were found."""

from __future__ import annotations

from functools import partial

from ziggurat.bots.babel import training as babel_lessons
from ziggurat.bots.babel.evaluator import BabelJudge
from ziggurat.bots.babel.features import first_weights
from ziggurat.bots.babylon.evaluator import BabylonJudge
from ziggurat.bots.babylon.features import FIRST
from ziggurat.bots.evaluation import Judgement, Learning, Study, Weights, shipped
from ziggurat.bots.hanging_gardens.evaluator import HangingGardensJudge
from ziggurat.bots.hanging_gardens.features import hand_weights
from ziggurat.bots.hanging_gardens.training import lesson
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.games.hanging_gardens.fields import slots_of
from ziggurat.search.evaluator import Judge
from ziggurat.search.search import Settings

WIDTHS = {"apprentice": 64, "mason": 12, "architect": 12, "king": 18}  # an apprentice does not see what to leave out

BABYLON_WIDTHS = {**WIDTHS, "king": 64}
REHEARSED = 20  # games of a rehearsal
GARDENS_APPRENTICE = {2: 600, 3: 850, 4: 900}  # more at large tables, where luck decides more
BABEL_BEAMS = {"apprentice": 16, "mason": 64, "architect": 256, "king": 512}
BABEL_ANSWERS = {"apprentice": 4, "mason": 4, "architect": 8, "king": 16}
BABEL_CANDIDATES = {"apprentice": 12, "mason": 12, "architect": 8, "king": 12}


def babel_judge(weights: Weights, level: str) -> Judge:
    """Return a judge of Babel. How many sequences of a turn are kept tells levels apart more than anything else."""
    return BabelJudge(weights, width=BABEL_BEAMS[level], quick=BABEL_ANSWERS[level])


def babel_settings(level: str, seats: int) -> Settings:
    """Look at the own turn and the opponent's answer; a king also at what it could do next."""
    return Settings(width=BABEL_CANDIDATES[level], depth=1, cut=3 if level == "king" else 2, trust=2000)


def babylon_judge(weights: Weights, level: str) -> Judge:
    """Return a judge of Babylon."""
    if level == "apprentice":
        return BabylonJudge(weights, columns=2, width=0)
    return BabylonJudge(weights, columns=16, width=64)


def babylon_settings(level: str, seats: int) -> Settings:
    """Play on for four rounds; a king looks at many more turns and plays on to the end."""
    return Settings(width=BABYLON_WIDTHS[level], depth=1, cut=0 if level == "king" else 4 * seats)


def babylon_rehearsal(weights: Weights, position: Position, seat: int, chance: Stream) -> float:
    """Return the mean score of a seat that plays quick turns alone, while the others dig."""
    judge = BabylonJudge(weights)
    judge.look(position, seat)
    return judge.rehearse(chance, REHEARSED) / REHEARSED


def gardens_judge(weights: Weights, level: str) -> Judge:
    """Return a judge of The Hanging Gardens. In the thoughts of a king everybody looks at more placements."""
    looks = 32 if level == "king" else 16
    return HangingGardensJudge(weights, width=12 if level == "apprentice" else 64, quick=looks, others=looks // 2)


def gardens_settings(level: str, seats: int) -> Settings:
    """Play on for two rounds of cards: with less than an own turn more nothing is gained, with more very little."""
    return Settings(width=WIDTHS[level], depth=1, cut=2 * slots_of(seats))


BABEL = Judgement(
    babel_judge,
    babel_settings,
    {"apprentice": 1600, "mason": 500},
    partial(shipped, "babel"),
    Learning(first_weights, study=Study(babel_lessons.lessons, babel_lessons.learnt, babel_lessons.tables)),
)
BABYLON = Judgement(
    babylon_judge,
    babylon_settings,
    {"apprentice": 1500, "mason": 20},
    partial(shipped, "babylon"),
    Learning(lambda: dict(FIRST), rehearsal=babylon_rehearsal),
)
HANGING_GARDENS = Judgement(
    gardens_judge,
    gardens_settings,
    {"apprentice": GARDENS_APPRENTICE, "mason": 250},
    partial(shipped, "hanging_gardens"),
    Learning(hand_weights, lesson=lesson),
)
