"""The named levels: apprentice, mason, architect and king. docs/bots.md tells how they were made.

An apprentice and a mason judge whole turns and take the best one, with some noise; an architect and a king search. A
turn is thought about once: its later actions are played from memory as long as the position is the one that was
foreseen.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from itertools import pairwise

from ziggurat.bots.bot import Bot
from ziggurat.bots.evaluation import evaluation_of
from ziggurat.core.box import Box
from ziggurat.core.game import Game, View
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.search.search import Thought, think
from ziggurat.search.tree import Kept

MOST_PLANS = 4096
MOST_SEQUELS = 1024
MARGIN = 0.04  # of the time is left for sampling, and for the last simulations


class Plans(OrderedDict[str, str]):
    """The actions to come of turns already thought about, by what a bot will see when it is time for them.

    `sequels` is what was found on the way about turns that come later, by how the game got there.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sequels: OrderedDict[str, list[Kept]] = OrderedDict()

    def note(self, key: str, word: str) -> None:
        """Remember an action, and forget the oldest one if there are too many."""
        self[key] = word
        if len(self) > MOST_PLANS:
            self.popitem(last=False)

    def foresee(self, key: str, found: list[Kept]) -> None:
        """Remember what was found about a later turn, and forget the oldest one if there are too many."""
        self.sequels[key] = found
        if len(self.sequels) > MOST_SEQUELS:
            self.sequels.popitem(last=False)


class Level(Bot):
    """A bot that thinks in whole turns."""

    name = "mason"
    seconds: float | None = None
    """How long it thinks about a turn; None if it only judges."""
    simulations: int | None = None
    """A fixed number of simulations instead of a time, for thoughts that can be repeated exactly."""

    def __init__(self, game: Game, stream: Stream, box: Box | None = None) -> None:
        super().__init__(game, stream, box)
        self.evaluation = evaluation_of(game)
        self.evaluator = self.evaluation.new_evaluator(self.evaluation.weights(), self.name)
        self.plans = Plans()

    def choose(self, view: View, seconds: float | None = None) -> str:
        """Play on as planned, or think about the turn."""
        actions: list[str] = view["actions"]
        planned = self.plans.pop(self.key(view), None)
        if len(actions) == 1:
            return actions[0]
        if planned in actions:
            return str(planned)
        position = self.game.sample(view, self.stream, self.box)
        words = [self.game.word(code) for code in self.turn(position, view["seat"], seconds)]
        self.remember(position, view["seat"], words)
        return words[0]

    def turn(self, position: Position, seat: int, seconds: float | None) -> tuple[int, ...]:
        """Return the actions of the turn to play."""
        if self.seconds is None:
            noise = self.evaluation.noise_of(self.name, position.seats)
            return self.by_judgement(self.thought(position, seat, None, 0), noise)
        limit = self.seconds if seconds is None else min(seconds, self.seconds)
        if self.simulations is not None:
            return self.thought(position, seat, None, self.simulations).best.codes
        return self.thought(position, seat, limit * (1 - MARGIN), None).best.codes

    def thought(self, position: Position, seat: int, seconds: float | None, simulations: int | None) -> Thought:
        """Think about a sampled position."""
        settings = self.evaluation.settings(self.name, position.seats)
        chance, known = self.stream.fork(), self.known(position, seat)
        thought = think(
            self.evaluator,
            position,
            seat,
            chance,
            settings,
            seconds=seconds,
            simulations=simulations,
            early=True,
            known=known,
        )
        for mark, found in thought.sequels.items():
            self.plans.foresee(self.later(seat, mark or self.evaluator.place(position)), found)
        return thought

    def known(self, position: Position, seat: int) -> list[Kept]:
        """Return what was found about this turn when an earlier one was thought about."""
        for mark in (self.evaluator.place(position), *self.evaluator.traces(position)):
            found = self.plans.sequels.get(self.later(seat, mark)) if mark else None
            if found:
                return found
        return []

    def later(self, seat: int, mark: int) -> str:
        """Return what tells a later turn from others: whose it is, and the mark of what led there."""
        return f"{self.game.id} {self.name} {seat} {mark}"

    def by_judgement(self, thought: Thought, noise: int) -> tuple[int, ...]:
        """Return the turn that looks best, each misjudged a little, by up to the noise."""
        values = [one.judged + self.stream.draw(noise + 1) for one in thought.candidates]
        return thought.candidates[values.index(max(values))].codes

    def remember(self, position: Position, seat: int, words: list[str]) -> None:
        """Foresee what the seat will be shown after each action of its turn, and note the next one."""
        foreseen = position.clone()
        for word, following in pairwise(words):
            self.game.apply(foreseen, word)
            if foreseen.over or foreseen.to_move != seat:
                return
            self.plans.note(self.key(self.game.view(foreseen, seat)), following)

    def key(self, view: View) -> str:
        """Return what tells a step of a turn from others: whose it is, when, and what is legal."""
        parts = [self.game.id, self.name, view["seat"], view.get("turn"), view.get("round"), view["actions"]]
        return json.dumps(parts, sort_keys=True)


class Apprentice(Level):
    """Plays sensible turns, but overlooks much."""

    name = "apprentice"


class Mason(Level):
    """Plays good turns for the moment."""

    name = "mason"


class Architect(Level):
    """Thinks about a second ahead of every turn."""

    name = "architect"
    seconds = 1.0


class King(Level):
    """Thinks about five seconds ahead of every turn."""

    name = "king"
    seconds = 5.0
