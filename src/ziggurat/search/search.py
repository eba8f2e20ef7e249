"""`search`: runs a tree up to a limit and ranks its candidate turns."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.tree import WIN, NodeStats, Tree

CLOCK_INTERVAL = 0.01  # seconds between two readings of the clock, about
FIXED_BATCH = 32  # simulations between two checks without a clock; constant, so that results repeat
SURE_WIN, MIN_VISITS = 0.998, 8  # a candidate with this value after these visits always wins
MAX_SIMULATIONS = 60_000  # more would change nothing

Clock = Callable[[], float]
Turn = tuple[int, ...]


@dataclass(frozen=True)
class Settings:
    """Parameters of a search.

    `width` is the number of candidates at the root, `depth` the depth of the tree in turns, and `rollout_turns` the
    number of turns from the root to the end of a rollout (0: to the end of the game). `exploration` scales the UCB
    bonus, in hundredths. `prior_visits` are virtual visits given to the evaluator's prior when candidates are ranked;
    with 0 the most visited candidate is the best.
    """

    width: int
    depth: int
    rollout_turns: int
    exploration: int = 100
    prior_visits: int = 0


@dataclass(frozen=True)
class Candidate:
    """A whole turn, as action codes, with its mean value and expected score."""

    codes: Turn
    visits: int
    value: float
    points: float
    prior: int
    """The evaluator's value before any simulation, in hundredths of a point."""
    line: tuple[Turn, ...]
    """The principal variation: the most visited turns, starting with this one."""


@dataclass(frozen=True)
class SearchResult:
    """The candidates of a search, the best one first."""

    candidates: tuple[Candidate, ...]
    simulations: int
    seconds: float
    follow_ups: dict[int, list[NodeStats]] = field(default_factory=dict, compare=False, repr=False)
    """Statistics of the seat's turns after the best candidate, by the hash of the turn in between (0: none)."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


def search(
    evaluator: Evaluator,
    position: Position,
    seat: int,
    stream: Stream,
    settings: Settings,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    early: bool = False,
    stats: Sequence[NodeStats] = (),
    clock: Clock = time.perf_counter,
) -> SearchResult:
    """Search a sampled position until the time or the simulations are used up.

    With `simulations` the same stream gives the same result on every machine, plain or compiled. With `early` the
    search ends as soon as more simulations could hardly change the best candidate. `stats` are follow-ups of an
    earlier search.
    """
    started = clock()
    evaluator.set_root(position, seat)
    tree = new_tree(evaluator, stream, settings, simulations)
    tree.reuse(list(stats))
    run_until(tree, clock, started, seconds, simulations, early)
    found = ranked(tree, settings.prior_visits, evaluator.lead_scale)
    return SearchResult(found, tree.simulations, clock() - started, tree.follow_ups(list(found[0].codes)))


def new_tree(evaluator: Evaluator, stream: Stream, settings: Settings, simulations: int | None) -> Tree:
    """Return a tree with capacity for the simulations to come."""
    return Tree(
        evaluator,
        stream,
        width=settings.width,
        depth=settings.depth,
        rollout_turns=settings.rollout_turns,
        exploration=settings.exploration,
        max_simulations=MAX_SIMULATIONS if simulations is None else simulations,
    )


def run_until(
    tree: Tree, clock: Clock, started: float, seconds: float | None, simulations: int | None, early: bool
) -> None:
    """Run simulations until a limit is reached or, if `early`, the best candidate is decided."""
    limit = simulations if simulations is not None else MAX_SIMULATIONS
    batch = 1 if seconds is not None else FIXED_BATCH
    while tree.simulations < limit:
        now = clock()
        if seconds is not None and now - started >= seconds:
            return
        if early and tree.is_decided(remaining_simulations(tree, limit, now - started, seconds)):
            return
        tree.run(min(batch, limit - tree.simulations))
        if seconds is not None:
            left = started + seconds - clock()
            pace = (clock() - now) / batch
            batch = max(1, min(2 * batch, int(min(CLOCK_INTERVAL, left) / max(pace, 1e-7))))


def remaining_simulations(tree: Tree, limit: int, spent: float, seconds: float | None) -> int:
    """Estimate the number of simulations still to come."""
    left = limit - tree.simulations
    if seconds is None or spent <= 0 or tree.simulations == 0:
        return left
    return min(left, int(tree.simulations * (seconds - spent) / spent) + 1)


def ranked(tree: Tree, prior_visits: int = 0, lead_scale: int = 1) -> tuple[Candidate, ...]:
    """Return the candidates of a tree: sure wins first, then by visits or value."""
    found = candidates_of(tree)
    if prior_visits and any(one.visits for one in found):
        top = max(one.prior for one in found)
        found.sort(key=lambda one: -ranking_value(one, prior_visits, (top - one.prior) / (4 * lead_scale)))
        return tuple(sorted(found, key=lambda one: not is_sure_win(one)))
    return tuple(sorted(found, key=lambda one: (not is_sure_win(one), -one.visits, -one.value, -one.prior)))


def candidates_of(tree: Tree) -> list[Candidate]:
    """Return the candidates of a tree; those with the same actions are merged."""
    sums: dict[Turn, list[int]] = {}
    lines: dict[Turn, tuple[int, tuple[Turn, ...]]] = {}
    for visits, value, points, prior, codes, line in tree.candidates():
        total = sums.setdefault(tuple(codes), [0, 0, 0])
        for i, part in enumerate((visits, value, points)):
            total[i] += part
        lines.setdefault(tuple(codes), (prior, tuple(map(tuple, line))))
    return [to_candidate(codes, total, *lines[codes]) for codes, total in sums.items()]


def to_candidate(codes: Turn, sums: list[int], prior: int, line: tuple[Turn, ...]) -> Candidate:
    """Return a candidate with means computed from sums."""
    visits, value, points = sums
    count = max(visits, 1)
    return Candidate(codes, visits, value / count / WIN, points / count / 100, prior, line)


def ranking_value(one: Candidate, prior_visits: int, deficit: float) -> float:
    """Return a candidate's value less its prior deficit, which counts like `prior_visits` visits."""
    return one.value - prior_visits * deficit / (one.visits + prior_visits) - (0 if one.visits else 1)


def is_sure_win(one: Candidate) -> bool:
    """Return whether a candidate has won practically every simulation."""
    return one.visits >= MIN_VISITS and one.value > SURE_WIN
