"""The bot `greedy` in Babylon: it plays the turn that leaves the best garden.

The value is the score, plus a little for what later turns can use: stored pillars, open icons, the tile in the slot
and sets begun. The weights are in hundredths of a point, tuned by hand; small changes make no difference.
"""

from __future__ import annotations

from ziggurat.bots.babylon.planner import Planner
from ziggurat.core.box import Box
from ziggurat.core.game import Game, View
from ziggurat.core.rng import Stream
from ziggurat.games.babylon.position import BabylonPosition

FORESIGHT = {"single": 60, "icon": 30, "slot": 60, "flower": 80, "kind": 50}
WIDTH = 8


def choose(game: Game, view: View, stream: Stream, box: Box) -> str:
    """Return the next action of the best turn."""
    return first_of(Planner(**FORESIGHT, width=WIDTH), game, view, stream, box)


def first_of(planner: Planner, game: Game, view: View, stream: Stream, box: Box) -> str:
    """Return the first action of a planned turn; before the game, a random clay tile."""
    actions: list[str] = view["actions"]
    if view["phase"] == "remove" or len(actions) == 1:
        return stream.choose(actions)
    position = game.sample(view, stream, box)
    assert isinstance(position, BabylonPosition)
    return game.word(planner.plan(position, stream)[0])
