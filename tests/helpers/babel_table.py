"""Positions and views of Babel for tests of bots and boards: a table in mid game, any part of it changed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ziggurat.core.game import View
from ziggurat.core.registry import game
from ziggurat.games.babel.box import PEOPLES, TEMPLE_COUNTS
from ziggurat.games.babel.position import BabelPosition

BABEL = game("babel")


def at_sites(empty: Any, **given: Any) -> dict[str, Any]:
    """Return one entry per site, empty where nothing is given."""
    return {site: given.get(site, empty) for site in PEOPLES}


def state(**changes: Any) -> dict[str, Any]:
    """Return a position in which seat 0 acts, its starter built; cards not named lie in the decks, sorted."""
    table: dict[str, Any] = {
        "discard": "",
        "hand": ["", ""],
        "pawn": ["A", "A"],
        "column": [{}, {}],
        "temple": [{}, {}],
        "reserve": [[], []],
        "starter": [False, False],
        "active": 0,
        "phase": "act",
        "owed": 0,
        "migrated": False,
        "turn": 5,
        "final": False,
        "pinned": ["", ""],
        "known_top": [],
        "options": {},
        **changes,
    }
    table["column"] = [at_sites("", **side) for side in table["column"]]
    table["temple"] = [at_sites([], **side) for side in table["temple"]]
    seen = Counter(table["discard"] + "".join(table["hand"]))
    levels = Counter({1: sum(table["starter"])})
    for p in range(2):
        seen.update("".join(table["column"][p].values()))
        levels.update([level for stack in (*table["temple"][p].values(), table["reserve"][p]) for level in stack])
    levels.update(table["known_top"])
    table.setdefault("people_deck", "".join(people * (12 - seen[people]) for people in PEOPLES))
    rest = [level for level, count in enumerate(TEMPLE_COUNTS, 1) for _ in range(count - levels[level])]
    table.setdefault("temple_deck", rest + table["known_top"][::-1])
    return table


def position(**changes: Any) -> BabelPosition:
    """Return the position that `state` describes."""
    made = BABEL.load(state(**changes))
    assert isinstance(made, BabelPosition)
    return made


def view(seat: int | None = 0, **changes: Any) -> View:
    """Return what a seat sees of that position."""
    return BABEL.view(position(**changes), seat)
