"""The bot `greedy` plays for immediate gain; a game may define it (`ziggurat.greedy`)."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.bots.bot import Bot
from ziggurat.core.box import Box
from ziggurat.core.errors import UnknownBot
from ziggurat.core.game import Game, View
from ziggurat.core.plugins import GREEDY
from ziggurat.core.registry import find, installed
from ziggurat.core.rng import Stream

Chooser = Callable[[Game, View, Stream, Box], str]


class GreedyBot(Bot):
    """Plays the choice of the game's `ziggurat.greedy`, or else the best immediate score."""

    def __init__(self, game: Game, stream: Stream, box: Box | None = None) -> None:
        super().__init__(game, stream, box)
        self.chooser: Chooser = best_score
        if game.id in installed(GREEDY):
            self.chooser = find(GREEDY, game.id, "greedy player", UnknownBot)

    def choose(self, view: View, seconds: float | None = None) -> str:
        return self.chooser(self.game, view, self.stream, self.box)


def best_score(game: Game, view: View, stream: Stream, box: Box) -> str:
    """Return the action after which the seat's lead is largest; ties are broken at random."""
    seat: int = view["seat"]
    leads: dict[str, int] = {}
    position = game.sample(view, stream, box)
    for word in view["actions"]:
        after = position.clone()
        game.apply(after, word)
        scores = after.scores()
        leads[word] = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    best = max(leads.values())
    return stream.choose([word for word, lead in leads.items() if lead == best])
