"""The figures of a game as a table for people."""

from __future__ import annotations

from typing import Any

from ziggurat.words import Words

RATES = ("games", "actions", "legal")
TIMES = ("clone", "redeal", "sample")
ROWS = (*RATES, *TIMES, "memory")
PREFIXES = {1e9: "G", 1e6: "M", 1e3: "k", 1: "", 1e-3: "m", 1e-6: "µ", 1e-9: "n"}


def table(figures: dict[str, Any], words: Words) -> str:
    """Return the table of one game: a row a figure, plain, compiled and the ratio."""
    title = words.say("bench-title", game=figures["game"], seats=figures["seats"])
    rows = [[title, *(words.say(f"bench-{column}") for column in ("plain", "compiled", "ratio"))]]
    for name in ROWS:
        values = [figures[engine] and figures[engine][name] for engine in ("plain", "compiled")]
        shown = ["-" if value is None else written(name, value) for value in values]
        rows.append([words.say(f"bench-{name}"), *shown, ratio(name, *values)])
    return aligned(rows)


def aligned(rows: list[list[str]]) -> str:
    """Line the columns up, the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    lines.insert(1, "-" * (sum(widths) + 2 * (len(widths) - 1)))
    return "\n".join(lines)


def written(name: str, value: float) -> str:
    """Write a figure with its unit."""
    if name == "memory":
        return f"{value:.0f} B"
    return scaled(value, "/s" if name in RATES else "s")


def scaled(value: float, unit: str) -> str:
    """Write a number with three digits and the prefix that suits it."""
    size, prefix = next(((size, prefix) for size, prefix in PREFIXES.items() if value >= size), (1e-9, "n"))
    number = value / size
    digits = 0 if number >= 100 else 1 if number >= 10 else 2
    return f"{number:.{digits}f} {prefix}{unit}"


def ratio(name: str, plain: float | None, compiled: float | None) -> str:
    """Say how many times better the compiled engine is."""
    if not plain or not compiled:
        return "-"
    better = compiled / plain if name in RATES else plain / compiled
    return f"{better:.1f}" if better < 10 else f"{better:.0f}"
