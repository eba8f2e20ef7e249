"""The fields of a view of Babel, public or for one seat (rules 2.3).

Every field is listed by name, so nothing else leaves the rules. A table needs views after every step, so this module
is compiled: `view_data.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ziggurat.core.options import copied
from ziggurat.games.babel.box import CARDS_OF_A_PEOPLE, LEVELS, PEOPLES, TEMPLE_COUNTS
from ziggurat.games.babel.fields import (
    ENDINGS,
    GOAL,
    MAX_IN_COLUMN,
    MAX_IN_RESERVE,
    MIGRATION_SIZE,
    MIN_RUN,
    PHASES,
    RIVAL_LIMIT,
    SURE_GOAL,
    TEMPLE_DRAW,
)
from ziggurat.games.babel.layout import BabelLayout

LETTERS = list(PEOPLES)
PLACES = [*PEOPLES, "quarry"]
ROWS = [[people * count for count in range(CARDS_OF_A_PEOPLE + 1)] for people in PEOPLES]  # "", "A", "AA" ...
CACHE_SIZE = 32_768


@lru_cache(CACHE_SIZE)
def hexadecimal(digest: int) -> str:
    """Return a hash of the history as text, cached because every view has all hashes."""
    return f"{digest:016x}"


def fixed_view(position: BabelLayout) -> dict[str, Any]:
    """Return the public fields that are the same during a whole game."""
    return {"options": copied(position.options), "constants": constants()}


def public_view(position: BabelLayout) -> dict[str, Any]:
    """Return the public fields that change."""
    return {
        "hand": None,
        "hand_size": [position.hand_size[0], position.hand_size[1]],
        "pinned": None,
        "unseen": unseen(position, -1),
        "people_deck_size": position.people_left,
        "discard": "".join([ROWS[q][position.discard[q]] for q in range(5)]),
        "temple_deck_size": position.temples_left,
        "known_top": [position.temple_deck[position.temples_left - 1 - i] for i in range(position.known)],
        "temple_rest": temple_rest(position),
        "last_draw": position.temples_left <= TEMPLE_DRAW,
        "pawn": [PLACES[position.pawn[0]], PLACES[position.pawn[1]]],
        "column": [columns(position, 0), columns(position, 1)],
        "runs": [runs(position, 0), runs(position, 1)],
        "temple": [temples(position, 0), temples(position, 1)],
        "reserve": [reserve(position, 0), reserve(position, 1)],
        "starter": [position.starter[0] != 0, position.starter[1] != 0],
        "active": position.active,
        "phase": PHASES[position.phase],
        "owed": position.owed,
        "migrated": bool(position.migrated),
        "turn": position.turn,
        "final": bool(position.final),
        "ending": ENDINGS[position.ending],
        "scores": [position.score(0), position.score(1)],
        "sheets": [sheet(position, 0), sheet(position, 1)],
        "history": [hexadecimal(position.history[i]) for i in range(position.history_size)],
    }


def own_view(position: BabelLayout, seat: int) -> dict[str, Any]:
    """Return the fields of one seat: its hand, the pinned cards, the unseen ones."""
    return {
        "hand": "".join([ROWS[q][position.hand[5 * seat + q]] for q in range(5)]),
        "pinned": ["".join([ROWS[q][position.pinned[5 * p + q]] for q in range(5)]) for p in range(2)],
        "unseen": unseen(position, seat),
    }


def unseen(position: BabelLayout, seat: int) -> str:
    """Return the people cards neither public nor in the hand of `seat` (-1: the public)."""
    counts = [CARDS_OF_A_PEOPLE - position.discard[q] for q in range(5)]
    for place in range(10):
        for i in range(position.column_size[place]):
            counts[position.column[MAX_IN_COLUMN * place + i]] -= 1
    if seat >= 0:
        for q in range(5):
            counts[q] -= position.hand[5 * seat + q]
    return "".join([ROWS[q][counts[q]] for q in range(5)])


def temple_rest(position: BabelLayout) -> list[int]:
    """Return the unseen temple cards: not in temples, reserves, unbuilt starters or `known_top`."""
    counts = [0, *TEMPLE_COUNTS]
    counts[1] -= (position.starter[0] != 0) + (position.starter[1] != 0)
    for place in range(10):
        for i in range(position.temple_size[place]):
            counts[position.temple[6 * place + i]] -= 1
    for p in range(2):
        for i in range(position.reserve_size[p]):
            counts[position.reserve[MAX_IN_RESERVE * p + i]] -= 1
    for i in range(position.known):
        counts[position.temple_deck[position.temples_left - 1 - i]] -= 1
    return [level for level in range(1, 7) for _ in range(counts[level])]


def columns(position: BabelLayout, p: int) -> dict[str, str]:
    """Return a player's columns by site, first card first."""
    return {
        LETTERS[q]: "".join(
            [LETTERS[position.column[MAX_IN_COLUMN * (5 * p + q) + i]] for i in range(position.column_size[5 * p + q])]
        )
        for q in range(5)
    }


def constants() -> dict[str, Any]:
    """Return the numbers of the rules that a board shows, as a new object."""
    return {
        "goals": [RIVAL_LIMIT, GOAL, SURE_GOAL],
        "max_level": LEVELS,
        "starter_level": 1,
        "migration_size": MIGRATION_SIZE,
    }


def runs(position: BabelLayout, p: int) -> dict[str, list[list[int]]]:
    """Return place and length of a player's runs, by site, without sites that have none.

    The place of the first card is counted from 1, as in action words.
    """
    found: dict[str, list[list[int]]] = {}
    for q in range(5):
        here = MAX_IN_COLUMN * (5 * p + q)
        size = position.column_size[5 * p + q]
        first = 0
        while first + MIN_RUN <= size:
            after = first + 1
            while after < size and position.column[here + after] == position.column[here + first]:
                after += 1
            if after - first >= MIN_RUN:
                found.setdefault(LETTERS[q], []).append([first + 1, after - first])
            first = after
    return found


def temples(position: BabelLayout, p: int) -> dict[str, list[int]]:
    """Return a player's temples by site, lowest card first."""
    return {
        LETTERS[q]: [position.temple[6 * (5 * p + q) + i] for i in range(position.temple_size[5 * p + q])]
        for q in range(5)
    }


def reserve(position: BabelLayout, p: int) -> list[int]:
    """Return a player's reserve; the last card can be taken."""
    return [position.reserve[MAX_IN_RESERVE * p + i] for i in range(position.reserve_size[p])]


def sheet(position: BabelLayout, p: int) -> dict[str, int]:
    """Return the level of a player's temple at each site."""
    return {LETTERS[q]: position.level(p, q) for q in range(5)}
