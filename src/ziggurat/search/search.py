"""Thinking for a while: driving a tree against the clock or to a fixed number of simulations, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.search.evaluator import Judge
from ziggurat.search.tree import SURE_VALUE, Kept, Tree

LOOK_AT_THE_CLOCK = 0.01  # seconds between two looks, about
FIXED_BATCH = 32  # simulations between two looks when there is no clock, always the same
SURELY, SOME = 0.998, 8  # the value of a candidate that always wins, after some visits
ENOUGH = 60_000  # simulations after which more would change nothing

Clock = Callable[[], float]


@dataclass(frozen=True)
class Settings:
    """How a search thinks: candidates at the root, nodes in depth, turns until a play-out is cut (0: never).

    `trust` is how many visits the judge's first word counts for in the end: a good judgement is not given up for a few
    lucky simulations. With 0 the candidate that was looked at most is the best.
    """

    width: int
    depth: int
    cut: int
    bold: int = 100
    trust: int = 0


@dataclass(frozen=True)
class Candidate:
    """A whole turn that was considered, as codes. `value` is from 0 to 1, `points` the score to be expected."""

    codes: tuple[int, ...]
    visits: int
    value: float
    points: float
    judged: int
    """What the judge thought of it before any simulation, in hundredths of a point."""
    line: tuple[tuple[int, ...], ...]
    """How the game may go on: the turns that the search thinks most of, this one first."""


@dataclass(frozen=True)
class Thought:
    """What came of thinking: the candidates, the best one first."""

    candidates: tuple[Candidate, ...]
    simulations: int
    seconds: float
    sequels: dict[int, list[Kept]] = field(default_factory=dict, compare=False, repr=False)
    """What was found about the own turn after the best candidate, by the mark of the turn in between (0: none)."""

    @property
    def best(self) -> Candidate:
        """Return the best candidate."""
        return self.candidates[0]


def think(
    judge: Judge,
    position: Position,
    seat: int,
    stream: Stream,
    settings: Settings,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    early: bool = False,
    known: Sequence[Kept] = (),
    clock: Clock = time.perf_counter,
) -> Thought:
    """Think about a position sampled from what `seat` may know, until the time or the simulations are used up.

    With `simulations` the same stream gives the same thought, on every machine, plain or compiled. With `early` it ends
    when more could no longer change the best candidate. `known` is what an earlier thought found about these turns.
    """
    began = clock()
    judge.look(position, seat)
    tree = planted(judge, stream, settings, simulations)
    tree.recall(list(known))
    drive(tree, clock, began, seconds, simulations, early)
    found = merged([tree], settings.trust, judge.soft)
    return Thought(found, tree.simulations, clock() - began, tree.sequels(list(found[0].codes)))


def planted(judge: Judge, stream: Stream, settings: Settings, simulations: int | None) -> Tree:
    """Return a new tree with room for the simulations to come."""
    most = ENOUGH if simulations is None else simulations
    width, depth, cut = settings.width, settings.depth, settings.cut
    return Tree(judge, stream, width=width, depth=depth, cut=cut, bold=settings.bold, most=most)


def drive(tree: Tree, clock: Clock, began: float, seconds: float | None, simulations: int | None, early: bool) -> None:
    """Let a tree grow until the time or the simulations are used up, or no more are needed (`early`)."""
    most = simulations if simulations is not None else ENOUGH
    if early and tree.width_at_root() < 2:
        most = min(most, 1)
    batch = 1 if seconds is not None else FIXED_BATCH
    while tree.simulations < most:
        started = clock()
        if seconds is not None and started - began >= seconds:
            return
        if early and tree.certain_after(remaining(tree, most, started - began, seconds)):
            return
        tree.run(min(batch, most - tree.simulations))
        if seconds is not None:
            left = began + seconds - clock()
            pace = (clock() - started) / batch
            batch = max(1, min(2 * batch, int(min(LOOK_AT_THE_CLOCK, left) / max(pace, 1e-7))))


def remaining(tree: Tree, most: int, spent: float, seconds: float | None) -> int:
    """Return about how many simulations are still to come."""
    left = most - tree.simulations
    if seconds is None or spent <= 0 or tree.simulations == 0:
        return left
    return min(left, int(tree.simulations * (seconds - spent) / spent) + 1)


def merged(trees: list[Tree], trust: int = 0, soft: int = 1) -> tuple[Candidate, ...]:
    """Add up what several trees found about the same candidates: sure victories first, then the most visited."""
    sums: dict[tuple[int, ...], list[int]] = {}
    lines: dict[tuple[int, ...], tuple[int, tuple[tuple[int, ...], ...]]] = {}
    for tree in trees:
        for visits, value, points, judged, codes, line in tree.candidates():
            total = sums.setdefault(tuple(codes), [0, 0, 0])
            for i, part in enumerate((visits, value, points)):
                total[i] += part
            lines.setdefault(tuple(codes), (judged, tuple(map(tuple, line))))
    found = [candidate(codes, total, *lines[codes]) for codes, total in sums.items()]
    if trust and any(one.visits for one in found):
        top = max(one.judged for one in found)
        found.sort(key=lambda one: -esteem(one, trust, (top - one.judged) / (4 * soft)))
        return tuple(sorted(found, key=lambda one: not wins_at_once(one)))
    return tuple(sorted(found, key=lambda one: (not wins_at_once(one), -one.visits, -one.value, -one.judged)))


def esteem(one: Candidate, trust: int, behind: float) -> float:
    """Return the value of a candidate, less what the judge held it to be behind while few visits speak."""
    return one.value - trust * behind / (one.visits + trust) - (0 if one.visits else 1)


def wins_at_once(one: Candidate) -> bool:
    """Tell whether a candidate was always a victory."""
    return one.visits >= SOME and one.value > SURELY


def candidate(codes: tuple[int, ...], sums: list[int], judged: int, line: tuple[tuple[int, ...], ...]) -> Candidate:
    """Return a candidate with means instead of sums."""
    visits, value, points = sums
    count = max(visits, 1)
    return Candidate(codes, visits, value / count / SURE_VALUE, points / count / 100, judged, line)
