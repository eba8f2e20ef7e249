"""Score pads: what each line of a game's sheet is worth, as data that the page evaluates without a server.

The entry of a line is a number; `value` says what it is worth: `each` point for every one, or for every one of the
entry of another line (`of`); a `row` of values for 1, 2, 3 ..., the last one for a complete set; `low`, or `high` with
`set` of another line. `ties` break equal totals: by complete `sets`, by all entries of some `lines`, or by a number
that is asked for (`ask`), of which the smaller wins if `low`.
"""

from __future__ import annotations

from typing import Any

from ziggurat.core.game import Game
from ziggurat.games.babel.box import LEVELS, PEOPLES
from ziggurat.games.babylon.fields import BELVEDERE_POINTS, CELLS, FLOOR_POINTS, LINES, SET_POINTS
from ziggurat.games.hanging_gardens.box import AWARDS
from ziggurat.games.hanging_gardens.scoring import values_of

MAX_VALUE = 99
MAX_CARDS = 60
BABYLON_UNITS = {
    "fountains": 3,
    "bridges": 3,
    "variety": SET_POINTS,
    "flowers": SET_POINTS,
    "belvederes": BELVEDERE_POINTS,
    "highest": FLOOR_POINTS,
}
BABEL_RULE = "people"
GARDEN_RULES = {AWARDS: "award", "guard": "guard"}


def pad_of(found: Game) -> dict[str, Any] | None:
    """Return the score pad of a game, None if it has none."""
    pads = {"babel": babel_pad, "babylon": babylon_pad, "hanging_gardens": gardens_pad}
    make = pads.get(found.id)
    return None if make is None else {"seats": list(found.seats), **make(found)}


def line(key: str, rule: str, value: dict[str, Any], most: int = MAX_VALUE) -> dict[str, Any]:
    """Return a line of a pad; `most` is its largest entry, `rule` the anchor of its rule."""
    return {"key": key, "rule": rule, "value": value, "most": most}


def babel_pad(found: Game) -> dict[str, Any]:
    """2.1 Each temple is worth its level; 5.2 equal points go to the larger hand."""
    lines = [line(people, BABEL_RULE, {"each": 1}, LEVELS) for people in PEOPLES]
    return {"lines": lines, "ties": [{"ask": "hand", "most": MAX_CARDS}], "view": {}}


def babylon_pad(found: Game) -> dict[str, Any]:
    """5 The lines of the sheet; R63 equal points go to the fewest bare squares."""
    lines = [line(key, f"points-{key}", {"each": BABYLON_UNITS.get(key, 1)}) for key in LINES]
    return {"lines": lines, "ties": [{"ask": "bare", "most": CELLS, "low": True}], "view": {}}


def gardens_pad(found: Game) -> dict[str, Any]:
    """6.2 Series, persons and awards; 6.3 equal points go to more sets, then to more tiles."""
    values = values_of(found.box)
    numbers = {one["id"]: one["tiles"] for half in ("series", "persons") for one in found.box.data[half]}
    lines = [line(key, "series", {"row": row}, numbers[key]) for key, row in values["series"].items()]
    for key, person in values["persons"].items():
        lines.append(line(key, GARDEN_RULES.get(key, "characters"), person_value(person, values), numbers[key]))
    tiles = [one["key"] for one in lines]
    lines.append(line(AWARDS, GARDEN_RULES[AWARDS], {"each": values["award"]}))
    return {"lines": lines, "ties": [{"sets": True}, {"lines": tiles}], "view": {"values": values}}


def person_value(person: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
    """6.2 Return what a person is worth."""
    if "per_tile" in person:
        return {"each": person["per_tile"], "of": person["series"]}
    complete = len(values["series"][person["series"]])
    return {"low": person["low"], "high": person["high"], "of": person["series"], "set": complete}
