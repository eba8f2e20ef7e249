"""Cheap players for tests and soak runs. They see the whole position, because they only serve to reach many positions.

Uniformly random play seldom sees the late parts of a game: in Babel nearly every such game ends by the temple deck. The
policy `eager` prefers the kinds of action that a game names here, and steps that make them possible; still at random,
so that every rule gets its turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream

Policy = Callable[[Position, Stream], int]
KIND = re.compile(r"[a-z]+")
OTHERWISE = 10
STEP = 8  # a step towards an action weighs so many times less than the action
AHEAD = 10  # so many actions, about, are looked at one step further

EAGER: dict[str, dict[str, int]] = {
    "babel": {
        "end": 1,
        "go": 4,
        "lay": 10,
        "move": 4,
        "build": 1000,
        "leap": 1000,
        "steal": 1000,
        "raze": 100,
        "turn": 50,
        "drive": 20,
        "halve": 10,
    },
    "babylon": {
        "place": 10,
        "statue": 4000,
        "fountain": 12000,
        "bridge": 12000,
        "stairs": 12000,
    },
    "hanging_gardens": {
        "card": 10,
        "keep": 2_000_000,
        "temple": 100_000,
        "pass": 10_000,
    },
}
"""How strongly each kind of action (the first word of its notation) is preferred; kinds not named weigh 10."""


def uniform(position: Position, stream: Stream) -> int:
    """Choose any action."""
    return stream.choose(position.legal())


class Weights(dict[int, int]):
    """The weight of every action met so far; a new one is weighed by the first word of its notation."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds = EAGER.get(game.id, {})

    def __missing__(self, code: int) -> int:
        kind = KIND.match(self.game.word(code))
        self[code] = self.kinds.get(kind[0], OTHERWISE) if kind else OTHERWISE
        return self[code]


class Eager:
    """Chooses at random by weights, which make rare actions common."""

    def __init__(self, game: Game) -> None:
        self.weight = Weights(game)

    def __call__(self, position: Position, stream: Stream) -> int:
        """Choose an action."""
        codes = position.legal()
        if len(codes) == 1:
            return codes[0]
        weights = [self.weight[code] for code in codes]
        if stream.draw(3) == 0:
            self.look_ahead(position, codes, weights, stream)
        pick = (stream.draw(65536) << 16 | stream.draw(65536)) % sum(weights)
        for code, weight in zip(codes, weights, strict=True):
            pick -= weight
            if pick < 0:
                return code
        raise AssertionError("the weights of the actions do not add up")

    def look_ahead(self, position: Position, codes: list[int], weights: list[int], stream: Stream) -> None:
        """Make actions heavier that lead to heavy ones of the same player without anything revealed."""
        mover, revealed = position.to_move, position.revealed
        for place, code in enumerate(codes):
            if stream.draw(len(codes)) < AHEAD:
                after = position.clone()
                after.apply(code)
                if after.to_move == mover and after.revealed == revealed:
                    promise = max(map(self.weight.__getitem__, after.legal())) // STEP
                    weights[place] = max(weights[place], promise)


def policy(name: str, game: Game) -> Policy:
    """Return a policy by its name."""
    return uniform if name == "random" else Eager(game)


POLICIES = ("random", "eager")
