"""Training the weights of an evaluation by self-play, in steps.

Each game declares its `Training` by an entry point in the group `ziggurat.training`. Either a challenger plays the
champion on the same deals, in every seat, and takes over if its lead exceeds the standard error; or weights are fitted
to the outcomes of games (`OutcomeTraining`). All random numbers come from the seed and the number of the step, so
training can be interrupted and resumed, in one process or many.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from operator import mul
from typing import Any

from ziggurat.bots.evaluation import Weights, evaluation_of
from ziggurat.bots.levels import Mason
from ziggurat.bots.play_out import play_out
from ziggurat.core.errors import UnknownGame
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.plugins import TRAINING
from ziggurat.core.position import Position
from ziggurat.core.registry import find, installed
from ziggurat.core.registry import game as find_game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import reproducible_salt, seed_bytes, stream

ONE_OF = 4  # one weight of four is changed ...
CHANGE = 30  # ... by up to 30 % ...
MIN_CHANGE = 6  # ... but at least by up to 6, so that a weight of 0 can change too
QUICK_GAMES = 100  # quick games to fit a challenger, per game of the trial after it
MIN_LEAD = 1.0  # standard errors by which a challenger must lead
WIN_BONUS = 10  # points that a win adds to the lead

Run = Callable[[Callable[[Any], Any], list[Any]], Iterable[Any]]
"""Calls a function with each item of a list, in any process, and returns the results in order."""


@dataclass(frozen=True)
class Sample:
    """Features of a position, their table of weights, and the outcome (1, 0.5 or 0)."""

    table: int
    counts: Sequence[int]
    won: float


@dataclass(frozen=True)
class OutcomeTraining:
    """Fitting weights to the outcomes of games.

    `play` plays one game with these weights from a seed, `fit` returns the weights that explain the outcomes best, and
    `tables` returns weights in the order of the samples' features.
    """

    play: Callable[[Weights, str], list[Sample]]
    fit: Callable[[Sequence[Sample], Weights], Weights]
    tables: Callable[[Weights], list[list[int]]]


@dataclass(frozen=True)
class Training:
    """How the weights of a game are trained.

    With `outcomes` weights are fitted to outcomes and there are no challengers. Else `challenger` fits a challenger's
    weights to quick games: champion's weights, seats, random numbers, number of games. Without it some weights are
    changed at random. `quick_match` returns what a seat scores from a position by quick turns, for games in which
    players hardly interact. Without it challenger and champion play whole games.
    """

    initial_weights: Callable[[], Weights]
    challenger: Callable[[Weights, int, Stream, int], Weights] | None = None
    quick_match: Callable[[Weights, Position, int, Stream], float] | None = None
    outcomes: OutcomeTraining | None = None


def training_of(name: str) -> Training:
    """Return the training of a game, by default from its current weights."""
    if name in installed(TRAINING):
        found: Training = find(TRAINING, name, "training", UnknownGame)
        return found
    return Training(evaluation_of(find_game(name)).weights)


@dataclass(frozen=True)
class Trial:
    """One game between two sets of weights: the deal, and the seat of the challenger."""

    game: str
    seats: int
    champion: Weights
    challenger: Weights
    seed: str
    seat: int


def play(trial: Trial) -> float:
    """Play one game and return the challenger's gain, 0 on average between equals."""
    game = find_game(trial.game)
    key = seed_bytes(trial.seed)
    match = Match(game, trial.seats, seed=key, salt=reproducible_salt(key))
    quick_match = training_of(trial.game).quick_match
    if quick_match is not None:  # both play the same deals
        own, other = (
            quick_match(weights, match.position, trial.seat, stream(key, f"rehearsal {trial.seat}"))
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
    """Return a seat's lead over the mean of the others, with a bonus for winning.

    The gains of all seats add up to 0.
    """
    others = len(scores) - 1
    lead = scores[seat] - (sum(scores) - scores[seat]) / others
    won = 1 / len(winners) if seat in winners else 0.0
    return lead + WIN_BONUS * (len(scores) * won - 1) / others


@dataclass(frozen=True)
class SampleGame:
    """A game to be played for its samples."""

    game: str
    weights: Weights
    seed: str


def play_sample(sample_game: SampleGame) -> list[Sample]:
    """Play one game and return its samples."""
    outcomes = training_of(sample_game.game).outcomes
    assert outcomes is not None
    return outcomes.play(sample_game.weights, sample_game.seed)


def accuracy(samples: Sequence[Sample], tables: Sequence[Sequence[int]]) -> float:
    """Return the share of decided samples whose outcome the weights of their table predict."""
    decided = [one for one in samples if one.won != 0.5]
    values = (sum(map(mul, tables[one.table], one.counts)) for one in decided)
    right = [(value > 0) == (one.won > 0.5) for value, one in zip(values, decided, strict=True)]
    return right.count(True) / max(len(right), 1)


def mason(game: Game, weights: Weights, rng: Stream) -> Mason:
    """Return a mason with these weights and without noise."""
    player = Mason(game, rng)
    player.evaluation = replace(player.evaluation, weights=lambda: weights, noise={"mason": 0})
    player.evaluator = player.evaluation.new_evaluator(weights, player.name)
    return player


def changed(weights: Weights, rng: Stream) -> Weights:
    """Return weights of which some are changed at random."""

    def vary(value: int) -> int:
        if rng.draw(ONE_OF):
            return value
        reach = max(abs(value) * CHANGE // 100, MIN_CHANGE)
        return value + rng.draw(2 * reach + 1) - reach

    return {
        name: vary(value) if isinstance(value, int) else [vary(one) for one in value] for name, value in weights.items()
    }


@dataclass(frozen=True)
class Progress:
    """The state of a training: the champion after `step` steps, of which challengers won `taken`.

    With several numbers of seats the steps use them in turn.
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
        """Return a training before its first step."""
        return Progress(game, seed, seats, games, 0, 0, training_of(game).initial_weights())

    def task(self) -> tuple[str, str, tuple[int, ...], int]:
        """Return what identifies a training, whatever its step."""
        return self.game, self.seed, self.seats, self.games

    def seats_now(self) -> int:
        """Return the number of seats in the next step."""
        return self.seats[self.step % len(self.seats)]

    def fit_outcomes(self, run: Run) -> tuple[Progress, int, float]:
        """Fit weights to new games; return the new state, number of samples and accuracy."""
        outcomes = training_of(self.game).outcomes
        assert outcomes is not None
        rng = stream(seed_bytes(self.seed), f"training step {self.step}")
        games = [SampleGame(self.game, self.champion, seed_from(rng)) for _ in range(self.games)]
        samples = [sample for found in run(play_sample, games) for sample in found]
        champion = outcomes.fit(samples, self.champion)
        right = accuracy(samples, outcomes.tables(champion))
        return replace(self, step=self.step + 1, taken=self.taken + 1, champion=champion), len(samples), right

    def next(self, run: Run) -> tuple[Progress, float, float]:
        """Try a challenger; return the new state, the challenger's lead and its standard error."""
        rng = stream(seed_bytes(self.seed), f"training step {self.step}")
        challenger = self.challenger(rng)
        leads = list(run(play, list(self.trials(challenger, rng))))
        mean = sum(leads) / len(leads)
        error = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / len(leads) / max(len(leads) - 1, 1))
        better = mean > MIN_LEAD * error
        champion = challenger if better else self.champion
        return replace(self, step=self.step + 1, taken=self.taken + better, champion=champion), mean, error

    def challenger(self, rng: Stream) -> Weights:
        """Return the weights to try next."""
        challenger = training_of(self.game).challenger
        if challenger is None:
            return changed(self.champion, rng)
        return challenger(self.champion, self.seats_now(), rng, QUICK_GAMES * self.games)

    def trials(self, challenger: Weights, rng: Stream) -> Iterable[Trial]:
        """Return the games of one step: each deal once with the challenger in each seat."""
        seats = self.seats_now()
        for _ in range(max(self.games // seats, 1)):
            seed = seed_from(rng)
            for seat in range(seats):
                yield Trial(self.game, seats, self.champion, challenger, seed, seat)


def seed_from(rng: Stream) -> str:
    """Return a random seed for a game."""
    return bytes(rng.draw(256) for _ in range(32)).hex()
