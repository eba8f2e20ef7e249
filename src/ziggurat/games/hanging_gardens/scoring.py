"""The score sheet of The Hanging Gardens, who wins, and all places (section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.hanging_gardens.box import AWARDS

if TYPE_CHECKING:
    from ziggurat.games.hanging_gardens.tables import Tables


def sheet_of(tables: Tables, tiles: list[int], awards: int) -> dict[str, int]:
    """6.2 Return the sheet of a player: one line per series and person, and one for the five-point awards."""
    sheet = {tile: tables.worth(tiles, kind) for kind, tile in enumerate(tables.tiles)}
    sheet[AWARDS] = tables.award * awards
    return sheet


def places_of(tables: Tables, totals: list[int], tiles: list[list[int]], tie_break: str) -> list[int]:
    """6.3 Return the place of every player: highest total, then complete sets, then tiles (ruling A32)."""
    ranks = [(total, tables.sets(held), sum(held)) for total, held in zip(totals, tiles, strict=True)]
    if tie_break == "shared":
        ranks = [(total, 0, 0) for total in totals]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def winners_of(places: list[int]) -> list[int]:
    """6.3 Return who is first; several share the victory."""
    return [seat for seat, place in enumerate(places) if place == 1]
