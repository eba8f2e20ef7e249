"""The result of an arena as rows of text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ziggurat.arena.statistics import Figures, Interval
from ziggurat.words import Words

Pairs = Mapping[tuple[str, str], tuple[float, Interval]]
HEADS = ("player", "games", "wins", "ahead", "score", "lead", "spread", "rating", "turn", "longest", "failures")


def player_rows(players: Sequence[Figures], words: Words) -> list[list[str]]:
    """Return the heads, then one row per player, best first."""
    return [heads(words), *(row(one) for one in best_first(players))]


def part_rows(players: Sequence[Figures], words: Words) -> list[list[str]]:
    """Return the heads, then each player's means of the score sheet, best player first."""
    ordered = best_first(players)
    parts = list(dict.fromkeys(part for one in ordered for part in one.parts))
    rows = [[one.label, *(mean(one.parts.get(part, [])) for part in parts)] for one in ordered]
    return [[words.say("arena-column-player"), *parts], *rows]


def pair_rows(players: Sequence[Figures], pairs: Pairs, words: Words) -> list[list[str]]:
    """Return the heads, then how often each player finished ahead of each other one."""
    ordered = [one.label for one in best_first(players)]
    rows = [[one, *(share_with_interval(pairs.get((one, other))) for other in ordered)] for one in ordered]
    return [[words.say("arena-column-player"), *ordered], *rows]


def best_first(players: Sequence[Figures]) -> list[Figures]:
    """Return the players sorted by their share of wins."""
    return sorted(players, key=lambda one: -one.win_rate()[0])


def heads(words: Words) -> list[str]:
    """Return the heads of the columns of `row`."""
    return [words.say(f"arena-column-{head}") for head in HEADS]


def row(one: Figures) -> list[str]:
    """Return the row of a player."""
    low, middle, high = one.quantiles() if one.totals else (0, 0, 0)
    return [
        one.label,
        str(one.games),
        share_with_interval(one.win_rate()),
        share_with_interval(one.ahead()),
        with_interval(one.score(), lambda mean: f"{mean:.1f}") if one.totals else "-",
        with_interval(one.lead(), lambda mean: f"{mean:+.1f}") if one.totals else "-",
        f"{low} {middle} {high}" if one.totals else "-",
        with_interval(one.rating_interval(), lambda points: f"{points:+.0f}"),
        f"{one.seconds_a_turn():.3f} s",
        f"{one.longest:.2f} s",
        str(one.failures),
    ]


def share_with_interval(share: tuple[float, Interval] | None) -> str:
    """Return a share in per cent with its interval."""
    return "-" if share is None else with_interval(share, lambda part: f"{100 * part:.1f}") + " %"


def with_interval(value: tuple[float, Interval], write: Callable[[float], str]) -> str:
    """Return a figure with its interval, if known, such as `63.5 (56.7…69.8)`."""
    middle, (low, high) = value
    if low == -float("inf"):
        return write(middle)
    return f"{write(middle)} ({write(low)}…{write(high)})"


def mean(values: Sequence[int]) -> str:
    """Return the mean with one decimal; `-` without values."""
    return f"{sum(values) / len(values):.1f}" if values else "-"
