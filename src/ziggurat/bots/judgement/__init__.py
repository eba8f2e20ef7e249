"""The judgement of each game: what a player would look at, weighed by play against itself.

A game has one if it has an entry point in the group `ziggurat.judgements`, an instance of `Judgement`. Others are
searched by their scores alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.registry import installed
from ziggurat.core.rng import Stream
from ziggurat.search.generic import GenericJudge
from ziggurat.search.judge import Judge
from ziggurat.search.thinking import Settings

JUDGEMENTS = "ziggurat.judgements"
Weights = dict[str, Any]


@dataclass(frozen=True)
class School:
    """How a judgement is learned from lessons: the weights to begin with, and the weights that games teach.

    `lesson` gets the weights so far, the number of seats, the source of all chance, and how many quick games to play.
    """

    first: Callable[[], Weights]
    lesson: Callable[[Weights, int, Stream, int], Weights]


@dataclass(frozen=True)
class Judgement:
    """How the levels think about one game.

    `make` returns a judge for these weights, for a level: a strong one looks wider. `settings` tells how a level
    searches with so many seats. `doubt` is by how much, in hundredths of a point, an apprentice and a mason may
    misjudge a turn. `school` tells how weights are learned other than by trying changes.
    """

    make: Callable[[Weights, str], Judge]
    settings: Callable[[str, int], Settings]
    doubt: dict[str, int]
    weights: Callable[[], Weights]
    school: School | None = None


def judgement_of(game: Game) -> Judgement:
    """Return the judgement of a game."""
    points = installed(JUDGEMENTS)
    return points[game.id].load() if game.id in points else ANY_GAME


@cache
def shipped(game: str) -> Weights:
    """Return the weights that come with Ziggurat; `ziggurat train` makes such a file."""
    text = files(__package__).joinpath("weights", f"{game}.json").read_text(encoding="utf-8")
    weights: Weights = json.loads(text)["weights"]
    return weights


ANY_GAME = Judgement(
    make=lambda _weights, _level: GenericJudge(),
    settings=lambda _level, seats: Settings(width=24, depth=8, cut=40 * seats),
    doubt={"apprentice": 300, "mason": 0},
    weights=dict,
)
