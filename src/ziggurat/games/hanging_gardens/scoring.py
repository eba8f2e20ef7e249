"""The score sheet, winners and places of The Hanging Gardens (section 6).

Tiles are counted by name. What they pay is plain data, the part `values` of every view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.box import Box
from ziggurat.games.hanging_gardens.box import AWARDS

PAYS = ("series", "low", "high", "per_tile")
Tiles = Mapping[str, int]
Values = Mapping[str, Any]


def values_of(box: Box) -> dict[str, Any]:
    """1.3 Return what the tiles of a box pay."""
    return {
        "series": {one["id"]: list(one["values"]) for one in box.data["series"]},
        "persons": {one["id"]: {name: one[name] for name in PAYS if name in one} for one in box.data["persons"]},
        "award": box.data["award_without_tile"],
    }


def pay_of(values: Values, tiles: Tiles, tile: str) -> int:
    """6.2 Return what the tiles of one kind pay to the owner of all these tiles."""
    if tile in values["series"]:
        row: list[int] = values["series"][tile]
        sets, rest = divmod(tiles.get(tile, 0), len(row))
        return sets * row[-1] + (row[rest - 1] if rest else 0)
    person = values["persons"][tile]
    series = tiles.get(person["series"], 0)
    if "per_tile" in person:
        return int(tiles.get(tile, 0) * person["per_tile"] * series)
    complete = series >= len(values["series"][person["series"]])
    return int(tiles.get(tile, 0) * person["high" if complete else "low"])


def total_of(values: Values, tiles: Tiles) -> int:
    """6.2 Return what all of some tiles pay, without awards."""
    return sum(pay_of(values, tiles, tile) for tile in (*values["series"], *values["persons"]))


def ladder_of(values: Values, tiles: Tiles, tile: str) -> dict[str, Any]:
    """6.2 Return what the held tiles of one kind pay, and the points around them.

    `rungs` are points and `rung` is the index of those that count now. A series pays `sets` complete sets before them.
    The rungs of a person are the low and the high value, or its points now and with one more tile of its series.
    """
    ladder = {"tile": tile, "count": tiles[tile], "points": pay_of(values, tiles, tile)}
    if tile in values["series"]:
        row = values["series"][tile]
        sets, rung = divmod(tiles[tile] - 1, len(row))
        return {**ladder, "sets": sets, "rungs": list(row), "rung": rung}
    person = values["persons"][tile]
    series = tiles.get(person["series"], 0)
    if "per_tile" in person:
        rungs = [person["per_tile"] * series, person["per_tile"] * (series + 1)]
        return {**ladder, "sets": 0, "rungs": rungs, "rung": 0}
    complete = series >= len(values["series"][person["series"]])
    return {**ladder, "sets": 0, "rungs": [person["low"], person["high"]], "rung": int(complete)}


def ladders_of(values: Values, tiles: Tiles) -> list[dict[str, Any]]:
    """6.2 Return the ladders of the held kinds, in the order of the sheet."""
    return [ladder_of(values, tiles, tile) for tile in (*values["series"], *values["persons"]) if tiles.get(tile)]


def gain_of(values: Values, tiles: Tiles, tile: str) -> dict[str, Any]:
    """6.2 Return the points that one more tile brings, and the ladders that it changes."""
    more = {**tiles, tile: tiles.get(tile, 0) + 1}
    persons = [one for one, person in values["persons"].items() if person["series"] == tile and more.get(one)]
    points = sum(pay_of(values, more, one) - pay_of(values, tiles, one) for one in (tile, *persons))
    return {"points": points, "ladders": [ladder_of(values, more, one) for one in (tile, *persons)]}


def sheet_of(values: Values, tiles: Tiles, awards: int) -> dict[str, int]:
    """6.2 Return the sheet of a player: by series and person, and the five-point awards."""
    sheet = {tile: pay_of(values, tiles, tile) for tile in (*values["series"], *values["persons"])}
    sheet[AWARDS] = values["award"] * awards
    return sheet


def sets_of(values: Values, tiles: Tiles) -> int:
    """6.3 Count the complete sets."""
    return sum(tiles.get(series, 0) // len(row) for series, row in values["series"].items())


def places_of(values: Values, totals: list[int], tiles: list[dict[str, int]], tie_break: str) -> list[int]:
    """6.3 Return the place of every player: highest total, then complete sets, then tiles (ruling A32)."""
    ranks = [(total, sets_of(values, held), sum(held.values())) for total, held in zip(totals, tiles, strict=True)]
    if tie_break == "shared":
        ranks = [(total, 0, 0) for total in totals]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def winners_of(places: list[int]) -> list[int]:
    """6.3 Return the seats in first place; several share the victory."""
    return [seat for seat, place in enumerate(places) if place == 1]
