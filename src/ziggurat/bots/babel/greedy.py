"""The bot `greedy` in Babel: it plays the first action of a planned turn.

It prefers the largest lead it can reach this turn, then people where they can build, runs, and a varied hand. In a
forced discard it drops the card whose loss costs its next turn least.
"""

from __future__ import annotations

from ziggurat.bots.babel.planner import TurnPlanner
from ziggurat.core.box import Box
from ziggurat.core.game import Game, View
from ziggurat.core.rng import Stream
from ziggurat.games.babel.box import PEOPLES
from ziggurat.games.babel.fields import ACT
from ziggurat.games.babel.position import BabelPosition


def choose(game: Game, view: View, stream: Stream, box: Box) -> str:
    """Return an action, chosen from what the seat may know."""
    actions: list[str] = view["actions"]
    if len(actions) == 1:
        return actions[0]
    position = game.sample(view, stream, box)
    assert isinstance(position, BabelPosition)
    if view["phase"] == "drop":
        return least_missed(position, view["seat"], actions, stream)
    return game.word(TurnPlanner(position).plan())


def least_missed(position: BabelPosition, seat: int, actions: list[str], stream: Stream) -> str:
    """Return the discard that leaves the highest value of the next turn."""
    return max(actions, key=lambda word: value_without(position, seat, PEOPLES.index(word[-1]), stream))


def value_without(position: BabelPosition, seat: int, card: int, stream: Stream) -> int:
    """Return the value of the best turn of the seat without a card."""
    fields = position.fields()
    fields.hand[seat][card] -= 1
    fields.pinned[seat][card] = min(fields.pinned[seat][card], fields.hand[seat][card])
    fields.discard[card] += 1
    fields.active, fields.phase, fields.owed, fields.migrated = seat, ACT, 0, False
    planner = TurnPlanner(BabelPosition.from_fields(fields, position.options, stream))
    planner.plan()
    return planner.best_value
