"""The figures of a game as rows of text."""

from __future__ import annotations

from typing import Any

from ziggurat.words import Words

RATES = ("games", "actions", "legal")
TIMES = ("clone", "redeal", "sample")
ROWS = (*RATES, *TIMES, "memory")
PREFIXES = {1e9: "G", 1e6: "M", 1e3: "k", 1: "", 1e-3: "m", 1e-6: "µ", 1e-9: "n"}


def rows(figures: dict[str, Any], words: Words) -> list[list[str]]:
    """Return the heads, then one row per figure: plain, compiled and the ratio."""
    title = words.say("bench-title", game=figures["game"], seats=figures["seats"])
    found = [[title, *(words.say(f"bench-{column}") for column in ("plain", "compiled", "ratio"))]]
    for name in ROWS:
        values = [figures[engine] and figures[engine][name] for engine in ("plain", "compiled")]
        shown = ["-" if value is None else with_unit(name, value) for value in values]
        found.append([words.say(f"bench-{name}"), *shown, ratio(name, *values)])
    return found


def with_unit(name: str, value: float) -> str:
    """Return a figure with its unit."""
    if name == "memory":
        return f"{value:.0f} B"
    return scaled(value, "/s" if name in RATES else "s")


def scaled(value: float, unit: str) -> str:
    """Return a number with three digits and an SI prefix."""
    size, prefix = next(((size, prefix) for size, prefix in PREFIXES.items() if value >= size), (1e-9, "n"))
    number = value / size
    digits = 0 if number >= 100 else 1 if number >= 10 else 2
    return f"{number:.{digits}f} {prefix}{unit}"


def ratio(name: str, plain: float | None, compiled: float | None) -> str:
    """Return how many times better the compiled engine is."""
    if not plain or not compiled:
        return "-"
    better = compiled / plain if name in RATES else plain / compiled
    return f"{better:.1f}" if better < 10 else f"{better:.0f}"
