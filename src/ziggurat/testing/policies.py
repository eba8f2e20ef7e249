"""Fast policies that reach many positions, for tests and soak runs.

Uniformly random play seldom reaches late parts of a game: in Babel nearly every such game ends by the temple deck. The
policy `eager` prefers the kinds of action listed here and steps that make them possible. It still draws at random,
so that every rule is used. Policies use the whole position, hidden parts included.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream

Policy = Callable[[Position, Stream], int]
KIND = re.compile(r"[a-z]+")
DEFAULT_WEIGHT = 10
STEP_DIVISOR = 8  # the weight of an action, divided by this, is the weight of a step that makes it possible
LOOKAHEAD_ACTIONS = 10  # mean number of actions that are examined one step ahead

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
    """The weight of each action, computed at first use from its notation."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds = EAGER.get(game.id, {})

    def __missing__(self, code: int) -> int:
        kind = KIND.match(self.game.word(code))
        self[code] = self.kinds.get(kind[0], DEFAULT_WEIGHT) if kind else DEFAULT_WEIGHT
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
        """Increase the weight of actions that make heavy ones possible and reveal nothing."""
        mover, revealed = position.to_move, position.revealed
        for place, code in enumerate(codes):
            if stream.draw(len(codes)) < LOOKAHEAD_ACTIONS:
                after = position.clone()
                after.apply(code)
                if after.to_move == mover and after.revealed == revealed:
                    reachable = max(map(self.weight.__getitem__, after.legal())) // STEP_DIVISOR
                    weights[place] = max(weights[place], reachable)


def policy(name: str, game: Game) -> Policy:
    """Return a policy by its name."""
    return uniform if name == "random" else Eager(game)


POLICIES = ("random", "eager")
