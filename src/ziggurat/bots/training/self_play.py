"""Learning the weights of a judgement by play against itself, in steps.

A challenger gets the champion's weights, some of them changed a little, or those that quick games of the champion
teach. Both play the same deals as masons, in every seat, without doubt, or rehearse them by quick turns. The challenger
becomes the champion if it leads by more than chance would explain. A judgement with a study learns from the outcomes of
games instead (`logistic.py`). What a game offers of this is its `Learning`. Everything random comes from
the seed and the number of the step, so that training can be interrupted and resumed, on one process or many.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ziggurat.bots.evaluation import Judgement, Learning, judgement_of
from ziggurat.bots.levels import Mason
from ziggurat.bots.play_out import play_out
from ziggurat.bots.training.logistic import Lesson, foretold
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.registry import game as find_game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import reproducible_salt, seed_bytes, stream

OFTEN = 4  # one weight of so many changes
CHANGE = 30  # by up to so many hundredths of itself ...
LEAST = 6  # ... and by so much at least, so that a weight of nothing can grow
LESSONS = 100  # quick games of a lesson for each game of the trial after it
SURE = 1.0  # standard errors by which a challenger must lead
VICTORY = 10  # points that a victory counts beyond its lead: a game is played to be won

Weights = dict[str, Any]
Run = Callable[[Callable[[Any], Any], list[Any]], Iterable[Any]]
"""Calls a function with each of a list, somewhere, and returns the results in their order."""


@dataclass(frozen=True)
class Trial:
    """One game to be played: both sets of weights, the deal, and the seat of the challenger."""

    game: str
    seats: int
    champion: Weights
    challenger: Weights
    seed: str
    seat: int


def play(trial: Trial) -> float:
    """Play one game and return how much better than the others the challenger did; nothing, if they are equals."""
    game = find_game(trial.game)
    key = seed_bytes(trial.seed)
    match = Match(game, trial.seats, seed=key, salt=reproducible_salt(key))
    rehearse = learning_of(trial.game).rehearsal
    if rehearse is not None:  # both see the same deals
        own, other = (
            rehearse(weights, match.position, trial.seat, stream(key, f"rehearsal {trial.seat}"))
            for weights in (trial.challenger, trial.champion)
        )
        return own - other
    players = [
        mason(game, trial.challenger if seat == trial.seat else trial.champion, stream(key, f"bot {seat}"))
        for seat in range(trial.seats)
    ]
    play_out(match, players)
    return gain(match.position.scores(), match.position.winners() or [], trial.seat)


def gain(scores: Sequence[int], winners: Sequence[int], seat: int) -> float:
    """Return the lead of a seat over the mean of the others, and more for a victory; the mean of all seats is 0."""
    others = len(scores) - 1
    lead = scores[seat] - (sum(scores) - scores[seat]) / others
    won = 1 / len(winners) if seat in winners else 0.0
    return lead + VICTORY * (len(scores) * won - 1) / others


@dataclass(frozen=True)
class Attendance:
    """One game to learn from."""

    game: str
    weights: Weights
    seed: str


def attend(attendance: Attendance) -> list[Lesson]:
    """Play one game to learn from."""
    study = learning_of(attendance.game).study
    assert study is not None
    return study.play(attendance.weights, attendance.seed)


def learning_of(name: str) -> Learning:
    """Return what a game knows of learning; a game that says nothing begins with the weights it has."""
    judgement = judgement_of(find_game(name))
    return judgement.learning or Learning(judgement.weights)


def mason(game: Game, weights: Weights, chance: Stream) -> Mason:
    """Return a mason with these weights, and without doubt."""
    player = Mason(game, chance)
    sure: Judgement = replace(player.judgement, weights=lambda: weights, doubt={"mason": 0})
    player.judgement = sure
    player.judge = sure.make(weights, player.name)
    return player


def changed(weights: Weights, chance: Stream) -> Weights:
    """Return weights that differ a little from these."""

    def vary(value: int) -> int:
        if chance.draw(OFTEN):
            return value
        reach = max(abs(value) * CHANGE // 100, LEAST)
        return value + chance.draw(2 * reach + 1) - reach

    return {
        name: vary(value) if isinstance(value, int) else [vary(one) for one in value] for name, value in weights.items()
    }


@dataclass(frozen=True)
class Progress:
    """How far training is: the champion after so many steps, of which so many were victories of a challenger.

    With several numbers of seats the steps take turns with them.
    """

    game: str
    seed: str
    seats: tuple[int, ...]
    games: int
    step: int
    taken: int
    champion: Weights

    @staticmethod
    def start(game: str, seed: str, seats: tuple[int, ...], games: int) -> Progress:
        """Begin with the weights that the game's learning begins with."""
        return Progress(game, seed, seats, games, 0, 0, learning_of(game).first())

    def task(self) -> tuple[str, str, tuple[int, ...], int]:
        """Return what tells one training from another, however far both are."""
        return self.game, self.seed, self.seats, self.games

    def seats_now(self) -> int:
        """Return how many players sit at the table in the next step."""
        return self.seats[self.step % len(self.seats)]

    def attended(self, run: Run) -> tuple[Progress, int, float]:
        """Learn from some games; return where training is then, the number of lessons and the share foretold right."""
        study = learning_of(self.game).study
        assert study is not None
        chance = stream(seed_bytes(self.seed), f"training step {self.step}")
        games = [Attendance(self.game, self.champion, seed_from(chance)) for _ in range(self.games)]
        lessons = [lesson for found in run(attend, games) for lesson in found]
        champion = study.learn(lessons, self.champion)
        right = foretold(lessons, study.tables(champion))
        return replace(self, step=self.step + 1, taken=self.taken + 1, champion=champion), len(lessons), right

    def next(self, run: Run) -> tuple[Progress, float, float]:
        """Let a challenger try; return where training is then, and the challenger's lead with its standard error."""
        chance = stream(seed_bytes(self.seed), f"training step {self.step}")
        challenger = self.challenger(chance)
        leads = list(run(play, list(self.trials(challenger, chance))))
        mean = sum(leads) / len(leads)
        error = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / len(leads) / max(len(leads) - 1, 1))
        better = mean > SURE * error
        champion = challenger if better else self.champion
        return replace(self, step=self.step + 1, taken=self.taken + better, champion=champion), mean, error

    def challenger(self, chance: Stream) -> Weights:
        """Return the weights to try next."""
        lesson = learning_of(self.game).lesson
        if lesson is None:
            return changed(self.champion, chance)
        return lesson(self.champion, self.seats_now(), chance, LESSONS * self.games)

    def trials(self, challenger: Weights, chance: Stream) -> Iterable[Trial]:
        """Return the games of one step: the same deal once with the challenger in each seat."""
        seats = self.seats_now()
        for _ in range(max(self.games // seats, 1)):
            seed = seed_from(chance)
            for seat in range(seats):
                yield Trial(self.game, seats, self.champion, challenger, seed, seat)


def seed_from(chance: Stream) -> str:
    """Draw the seed of a game."""
    return bytes(chance.draw(256) for _ in range(32)).hex()
