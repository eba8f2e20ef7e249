"""The judgement of each game: what a player would look at, weighed by play against itself.

A game has one if it has an entry point in the group `ziggurat.judgements`, an instance of `Judgement`. Others are
searched by their scores alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ziggurat.bots.training.logistic import Lesson
from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.core.registry import installed
from ziggurat.core.rng import Stream
from ziggurat.search.evaluator import Judge
from ziggurat.search.score_evaluator import GenericJudge
from ziggurat.search.search import Settings

JUDGEMENTS = "ziggurat.judgements"
Weights = dict[str, Any]


@dataclass(frozen=True)
class Study:
    """Learning from the outcomes of games, without challengers.

    `play` plays one game with these weights from a seed, `learn` finds the weights that explain best who won, and
    `tables` lays weights out as the lessons count.
    """

    play: Callable[[Weights, str], list[Lesson]]
    learn: Callable[[Sequence[Lesson], Weights], Weights]
    tables: Callable[[Weights], list[list[int]]]


@dataclass(frozen=True)
class Learning:
    """What a game knows of learning its weights; training (`ziggurat.bots.training.self_play`) does the rest.

    `first` gives the weights to begin with. A challenger comes from a `lesson` of so many quick games with the
    champion's weights and so many seats; without one, from changes by chance. It is tried by a `rehearsal`: what a seat
    makes of a position by quick turns, for games so much one's own affair that nobody else needs to play well;
    without one, by whole games against the champion. With a `study` there are no challengers at all.
    """

    first: Callable[[], Weights]
    lesson: Callable[[Weights, int, Stream, int], Weights] | None = None
    rehearsal: Callable[[Weights, Position, int, Stream], float] | None = None
    study: Study | None = None


@dataclass(frozen=True)
class Judgement:
    """How the levels think about one game.

    `make` returns a judge for these weights, for a level: a strong one looks wider. `settings` tells how a level
    searches with so many seats. `doubt` is by how much, in hundredths of a point, an apprentice and a mason may
    misjudge a turn; by the number of seats where a point is worth more to some tables than to others. `learning` says
    how its weights are learnt.
    """

    make: Callable[[Weights, str], Judge]
    settings: Callable[[str, int], Settings]
    doubt: Mapping[str, int | Mapping[int, int]]
    weights: Callable[[], Weights]
    learning: Learning | None = None

    def doubt_of(self, level: str, seats: int) -> int:
        """Return by how much a level may misjudge a turn at a table of so many seats."""
        doubt = self.doubt[level]
        return doubt if isinstance(doubt, int) else doubt[seats]


def judgement_of(game: Game) -> Judgement:
    """Return the judgement of a game."""
    points = installed(JUDGEMENTS)
    return points[game.id].load() if game.id in points else ANY_GAME


@cache
def shipped(game: str) -> Weights:
    """Return the weights that come with Ziggurat; `ziggurat train` makes such a file."""
    text = files(__package__).joinpath(game, "weights.json").read_text(encoding="utf-8")
    weights: Weights = json.loads(text)["weights"]
    return weights


ANY_GAME = Judgement(
    make=lambda _weights, _level: GenericJudge(),
    settings=lambda _level, seats: Settings(width=24, depth=8, cut=40 * seats),
    doubt={"apprentice": 300, "mason": 0},
    weights=dict,
)
