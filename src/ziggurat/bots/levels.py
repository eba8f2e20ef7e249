"""The levels apprentice, mason, architect and king. docs/bots.md describes them.

An apprentice and a mason choose among whole turns by the evaluator's value plus noise; an architect and a king search.
A turn is chosen as a whole: its later actions are played from `Plans` as long as the position is the expected one.
"""

from __future__ import annotations

import time
from itertools import pairwise

from ziggurat.bots.bot import Bot
from ziggurat.bots.evaluation import evaluation_of
from ziggurat.bots.plans import PlannedAction, Plans, plan_key
from ziggurat.core.box import Box
from ziggurat.core.game import Game, View
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.search.search import SearchResult, search
from ziggurat.search.tree import NodeStats

MARGIN = 0.04  # share of the time limit reserved for sampling and for the last simulations


class Level(Bot):
    """A bot that chooses whole turns."""

    name = "mason"
    seconds: float | None = None
    """Time per turn; None for a level that does not search."""
    simulations: int | None = None
    """A fixed number of simulations instead of a time, so that results repeat exactly."""

    def __init__(self, game: Game, stream: Stream, box: Box | None = None) -> None:
        super().__init__(game, stream, box)
        self.evaluation = evaluation_of(game)
        self.evaluator = self.evaluation.new_evaluator(self.evaluation.weights(), self.name)
        self.plans = Plans()
        self.rest: list[PlannedAction] = []
        """The later actions of the turn that was chosen last."""

    def choose(self, view: View, seconds: float | None = None) -> str:
        """Return the planned action, or the first action of a newly chosen turn."""
        actions: list[str] = view["actions"]
        self.rest = []
        planned = self.plans.actions.pop(plan_key(self.game.id, self.name, view), None)
        if len(actions) == 1:
            return actions[0]
        if planned in actions:
            return str(planned)
        position = self.game.sample(view, self.stream, self.box)
        words = [self.game.word(code) for code in self.turn(position, view["seat"], seconds)]
        self.plan(position, view["seat"], words)
        return words[0]

    def turn(self, position: Position, seat: int, seconds: float | None) -> tuple[int, ...]:
        """Return the actions of the turn to play."""
        if self.seconds is None:
            noise = self.evaluation.noise_of(self.name, position.seats)
            return self.with_noise(self.search(position, seat, None, 0), noise)
        limit = self.seconds if seconds is None else min(seconds, self.seconds)
        if self.simulations is not None:
            return self.search(position, seat, None, self.simulations).best.codes
        return self.search(position, seat, limit * (1 - MARGIN), None).best.codes

    def search(self, position: Position, seat: int, seconds: float | None, simulations: int | None) -> SearchResult:
        """Search a sampled position, and keep statistics of later turns."""
        result = search(
            self.evaluator,
            position,
            seat,
            self.stream.fork(),
            self.evaluation.settings(self.name, position.seats),
            seconds=seconds,
            simulations=simulations,
            early=True,
            stats=self.earlier_stats(position, seat),
            clock=time.process_time,  # a busy machine makes a level slower, not weaker
        )
        for turn_hash, stats in result.follow_ups.items():
            key = self.follow_up_key(seat, turn_hash or self.evaluator.turn_hash(position))
            self.plans.add_follow_ups(key, stats)
        return result

    def earlier_stats(self, position: Position, seat: int) -> list[NodeStats]:
        """Return what an earlier search found about this turn."""
        for turn_hash in (self.evaluator.turn_hash(position), *self.evaluator.predecessor_hashes(position)):
            found = self.plans.follow_ups.get(self.follow_up_key(seat, turn_hash)) if turn_hash else None
            if found:
                return found
        return []

    def follow_up_key(self, seat: int, turn_hash: int) -> str:
        return f"{self.game.id} {self.name} {seat} {turn_hash}"

    def with_noise(self, result: SearchResult, noise: int) -> tuple[int, ...]:
        """Return the turn with the highest prior after adding noise to each."""
        values = [one.prior + self.stream.draw(noise + 1) for one in result.candidates]
        return result.candidates[values.index(max(values))].codes

    def plan(self, position: Position, seat: int, words: list[str]) -> None:
        """Keep each later action of a turn with the key of the view in which it is due."""
        expected = position.clone()
        for word, following in pairwise(words):
            self.game.apply(expected, word)
            if expected.over or expected.to_move != seat:
                return
            action = PlannedAction(plan_key(self.game.id, self.name, self.game.view(expected, seat)), following)
            self.rest.append(action)
            self.plans.add(action)


class Apprentice(Level):
    """Evaluates few turns, with much noise."""

    name = "apprentice"


class Mason(Level):
    """Evaluates many turns, with little noise."""

    name = "mason"


class Architect(Level):
    """Searches for up to a second per turn."""

    name = "architect"
    seconds = 1.0


class King(Level):
    """Searches for up to five seconds per turn."""

    name = "king"
    seconds = 5.0
