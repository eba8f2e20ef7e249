"""The score sheet of Babylon and who wins (rules 5)."""

from __future__ import annotations

from ziggurat.games.babylon.fields import LINES


def sheet_of(lines: list[int]) -> dict[str, int]:
    """Return the eight lines of a sheet by name."""
    return dict(zip(LINES, lines, strict=True))


def winners_of(totals: list[int], bare: list[int]) -> list[int]:
    """Return the winners: highest total, then fewest cells without a tile (R63), then shared."""
    results = [(total, -cells) for total, cells in zip(totals, bare, strict=True)]
    return [seat for seat, result in enumerate(results) if result == max(results)]
