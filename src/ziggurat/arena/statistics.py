"""Figures of the players: win rates, scores and leads with 95 % confidence intervals.

Games of one seed share the deal and so are not independent: intervals of scores and leads are computed over whole
seeds (blocks), not over single games. Shares of games and opponents have Wilson intervals.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import permutations
from statistics import fmean, stdev
from typing import Any

from ziggurat.arena.ratings import place, ratings

Z95 = 1.959964
Interval = tuple[float, float]

# Student's t for 95 % by degrees of freedom. Between two entries the one with fewer degrees counts, so that no interval
# is too narrow.
STUDENT = ((1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (6, 2.447), (8, 2.306), (10, 2.228))
STUDENT_MORE = ((15, 2.131), (20, 2.086), (30, 2.042), (60, 2.0), (120, 1.98))


@dataclass
class Figures:
    """The results of one label in an arena."""

    label: str
    games: int = 0
    wins: float = 0.0
    failures: int = 0
    totals: list[int] = field(default_factory=list)
    parts: dict[str, list[int]] = field(default_factory=dict)
    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    totals_by_block: dict[int, list[int]] = field(default_factory=dict)
    leads_by_block: dict[int, list[int]] = field(default_factory=dict)
    rating: Interval = (0.0, 0.0)
    duels: dict[int, list[float]] = field(default_factory=dict)
    """By game, against every opponent with another label: 1 for being ahead, 0.5 for a tie, 0 otherwise."""

    def win_rate(self) -> tuple[float, Interval]:
        """Return the share of games won; a shared win counts for its share."""
        return self.wins / self.games, wilson(self.wins, self.games)

    def ahead(self) -> tuple[float, Interval] | None:
        """Return the share of opponents finished ahead of; None without opponents with another label.

        Opponents in one game are not independent of each other, so the interval counts every game once.
        """
        games = len(self.duels)
        if games == 0:
            return None
        share = fmean(result for results in self.duels.values() for result in results)
        return share, wilson(share * games, games)

    def score(self) -> tuple[float, Interval]:
        """Return the mean score."""
        return over_blocks(self.totals_by_block)

    def lead(self) -> tuple[float, Interval]:
        """Return the mean lead over the best opponent."""
        return over_blocks(self.leads_by_block)

    def quantiles(self) -> tuple[int, int, int]:
        """Return the 10 %, 50 % and 90 % quantiles of the scores."""
        ordered = sorted(self.totals)
        return quantile(ordered, 0.1), quantile(ordered, 0.5), quantile(ordered, 0.9)

    def seconds_a_turn(self) -> float:
        """Return the mean time of a turn."""
        return self.seconds / self.turns if self.turns else 0.0

    def rating_interval(self) -> tuple[float, Interval]:
        """Return the rating in points of Elo above the mean of all players."""
        middle, error = self.rating
        return middle, (middle - Z95 * error, middle + Z95 * error)

    def to_json(self) -> dict[str, Any]:
        """Return the figures as JSON-able data."""
        share, (low, high) = self.win_rate()
        data: dict[str, Any] = {"player": self.label, "games": self.games}
        data |= {"wins": share, "wins_low": low, "wins_high": high}
        if duels := self.ahead():
            data |= {"ahead": duels[0], "ahead_low": duels[1][0], "ahead_high": duels[1][1]}
        if self.totals:
            data |= {"score": self.score()[0], "lead": self.lead()[0], "spread": list(self.quantiles())}
            data["parts"] = {part: fmean(values) for part, values in self.parts.items()}
        rating = {"rating": self.rating[0], "rating_deviation": self.rating[1]}
        time = {"seconds_a_turn": self.seconds_a_turn(), "longest_turn": self.longest}
        return {**data, **rating, **time, "failures": self.failures}


def rated_figures(labels: Sequence[str], games: Sequence[dict[str, Any]]) -> list[Figures]:
    """Return the figures of all players with their ratings."""
    found, known = figures(labels, games), ratings(labels, games)
    for one in found:
        one.rating = known[one.label]
    return found


def figures(labels: Sequence[str], games: Sequence[dict[str, Any]]) -> list[Figures]:
    """Return the figures of every label, over all players that share it."""
    by_label = {label: Figures(label) for label in labels}
    for played in games:
        for seat, number in enumerate(played["players"]):
            one = by_label[labels[number]]
            count(one, played, seat)
            if found := duels(labels, played, seat):
                one.duels.setdefault(played["number"], []).extend(found)
    return [one for one in by_label.values() if one.games]


def count(figures: Figures, played: dict[str, Any], seat: int) -> None:
    """Add one seat of one game to the figures."""
    failed = played["failed"]
    figures.games += 1
    figures.wins += 1 / len(played["winners"]) if seat in played["winners"] else 0
    figures.turns += played["turns"][seat]
    figures.seconds += played["seconds"][seat]
    figures.longest = max(figures.longest, played["longest"][seat])
    if failed is not None:  # the scores of an unfinished game are not comparable
        figures.failures += failed["seat"] == seat
        return
    total = played["totals"][seat]
    figures.totals.append(total)
    lead = total - max(other for at, other in enumerate(played["totals"]) if at != seat)
    figures.totals_by_block.setdefault(played["block"], []).append(total)
    figures.leads_by_block.setdefault(played["block"], []).append(lead)
    for part, points in played["sheets"][seat].items():
        figures.parts.setdefault(part, []).append(points)


def duels(labels: Sequence[str], played: dict[str, Any], seat: int) -> list[float]:
    """Return 1, 0.5 or 0 against each opponent with another label: ahead, tied or behind.

    In a game that ended with a failure, all others are ahead of the bot that failed and not compared with each other.
    """
    players = played["players"]
    others = [at for at, number in enumerate(players) if labels[number] != labels[players[seat]]]
    return [result(played, seat, at) for at in others if comparable(played, seat, at)]


def pairs(labels: Sequence[str], games: Sequence[dict[str, Any]]) -> dict[tuple[str, str], tuple[float, Interval]]:
    """Return by two labels how often the first finished ahead of the second; a tie counts half.

    The interval counts every game once, also if a label has several seats in it.
    """
    found: dict[tuple[str, str], list[float]] = {}
    for played in games:
        in_game: dict[tuple[str, str], list[float]] = {}
        names = [labels[number] for number in played["players"]]
        for one, two in permutations(range(len(names)), 2):
            if names[one] != names[two] and comparable(played, one, two):
                in_game.setdefault((names[one], names[two]), []).append(result(played, one, two))
        for pair, results in in_game.items():
            found.setdefault(pair, []).append(fmean(results))
    return {pair: (fmean(each), wilson(fmean(each) * len(each), len(each))) for pair, each in found.items()}


def comparable(played: dict[str, Any], one: int, two: int) -> bool:
    """Return whether two seats are compared: after a failure only with the bot that failed."""
    return played["failed"] is None or played["failed"]["seat"] in (one, two)


def result(played: dict[str, Any], one: int, two: int) -> float:
    """Return 1 if a seat finished ahead of another, 0.5 for a tie, otherwise 0."""
    mine, theirs = place(played, one), place(played, two)
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def wilson(wins: float, games: int) -> Interval:
    """Return the Wilson interval of a share of `games`."""
    share, square = wins / games, Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = Z95 / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def over_blocks(blocks: dict[int, list[int]]) -> tuple[float, Interval]:
    """Return the mean over all games, and its interval over the means of the blocks."""
    return fmean(value for block in blocks.values() for value in block), interval(list(map(fmean, blocks.values())))


def interval(values: Sequence[float]) -> Interval:
    """Return the Student interval of a mean."""
    if len(values) < 2:
        return -math.inf, math.inf
    mean = fmean(values)
    spread = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return mean - spread, mean + spread


def student(freedom: int) -> float:
    """Return the two-sided 95 % point of Student's t, rounded up."""
    value = STUDENT[0][1]
    for least, point in (*STUDENT, *STUDENT_MORE):
        if freedom >= least:
            value = point
    return value


def quantile(ordered: Sequence[int], share: float) -> int:
    """Return the quantile of a sorted list."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
