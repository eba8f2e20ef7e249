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
    COLUMN_HASH,
    ENDINGS,
    GOAL,
    MAX_IN_COLUMN,
    MAX_IN_RESERVE,
    MIGRATION_SIZE,
    MIN_RUN,
    PHASES,
    RESERVE_HASH,
    RIVAL_LIMIT,
    SURE_GOAL,
    TEMPLE_DRAW,
    TEMPLE_HASH,
)
from ziggurat.games.babel.layout import BabelLayout

LETTERS = list(PEOPLES)
PLACES = [*PEOPLES, "quarry"]
ROWS = [[people * count for count in range(CARDS_OF_A_PEOPLE + 1)] for people in PEOPLES]  # "", "A", "AA" ...
CACHE_SIZE = 8192  # hashes of the histories of 500 games; about 240 bytes each


@lru_cache(CACHE_SIZE)
def hexadecimal(digest: int) -> str:
    """Return a hash of the history as text, cached because every view has all hashes."""
    return f"{digest:016x}"


def fixed_view(position: BabelLayout) -> dict[str, Any]:
    """Return the public fields that are the same during a whole game."""
    return {"options": copied(position.options), "constants": constants()}


def public_view(position: BabelLayout, before: BabelLayout, shown: dict[str, Any]) -> dict[str, Any]:
    """Return the public fields that change.

    Parts that are the same as in `before` are those of its view, `shown`, which may be empty.
    """
    column, runs_of, temple, sheets, reserves = [], [], [], [], []
    same_columns = same_temples = any_shown = bool(shown)
    for p in range(2):
        same = any_shown and same_stacks(position, before, COLUMN_HASH + 5 * p, 5)
        column.append(shown["column"][p] if same else columns(position, p))
        runs_of.append(shown["runs"][p] if same else runs(position, p))
        same_columns = same_columns and same
        same = any_shown and same_stacks(position, before, TEMPLE_HASH + 5 * p, 5)
        temple.append(shown["temple"][p] if same else temples(position, p))
        sheets.append(shown["sheets"][p] if same else sheet(position, p))
        same_temples = same_temples and same
        same = any_shown and same_stacks(position, before, RESERVE_HASH + p, 1)
        reserves.append(shown["reserve"][p] if same else reserve(position, p))
        same_temples = same_temples and same
    same_columns = same_columns and same_discard(position, before)
    same_temples = same_temples and same_deck(position, before)
    return {
        "hand": None,
        "hand_size": [position.hand_size[0], position.hand_size[1]],
        "pinned": None,
        "unseen": shown["unseen"] if same_columns else unseen(position, -1),
        "people_deck_size": position.people_left,
        "discard": shown["discard"] if same_columns else "".join([ROWS[q][position.discard[q]] for q in range(5)]),
        "temple_deck_size": position.temples_left,
        "known_top": shown["known_top"] if same_temples else known_top(position),
        "temple_rest": shown["temple_rest"] if same_temples else temple_rest(position),
        "last_draw": position.temples_left <= TEMPLE_DRAW,
        "pawn": [PLACES[position.pawn[0]], PLACES[position.pawn[1]]],
        "column": column,
        "runs": runs_of,
        "temple": temple,
        "reserve": reserves,
        "starter": [position.starter[0] != 0, position.starter[1] != 0],
        "active": position.active,
        "phase": PHASES[position.phase],
        "owed": position.owed,
        "migrated": bool(position.migrated),
        "turn": position.turn,
        "final": bool(position.final),
        "ending": ENDINGS[position.ending],
        "scores": [position.score(0), position.score(1)],
        "sheets": sheets,
        "history": shown["history"] if any_shown and same_history(position, before) else history(position),
    }


def same_stacks(position: BabelLayout, before: BabelLayout, first: int, count: int) -> bool:
    """Return whether some stacks are the same in two positions, by their hashes."""
    for stack in range(first, first + count):  # noqa: SIM110 (a compiled loop needs no generator)
        if position.hashes[stack] != before.hashes[stack]:
            return False
    return True


def same_discard(position: BabelLayout, before: BabelLayout) -> bool:
    for q in range(5):  # noqa: SIM110 (a compiled loop needs no generator)
        if position.discard[q] != before.discard[q]:
            return False
    return True


def same_deck(position: BabelLayout, before: BabelLayout) -> bool:
    """Return whether the unbuilt starters and what is known of the temple deck are the same."""
    if position.temples_left != before.temples_left or position.known != before.known:
        return False
    for p in range(2):
        if position.starter[p] != before.starter[p]:
            return False
    for i in range(position.temples_left - position.known, position.temples_left):
        if position.temple_deck[i] != before.temple_deck[i]:
            return False
    return True


def same_history(position: BabelLayout, before: BabelLayout) -> bool:
    if position.history_size != before.history_size:
        return False
    for i in range(position.history_size):  # noqa: SIM110 (a compiled loop needs no generator)
        if position.history[i] != before.history[i]:
            return False
    return True


def known_top(position: BabelLayout) -> list[int]:
    """Return the known cards of the temple deck, the top first."""
    return [position.temple_deck[position.temples_left - 1 - i] for i in range(position.known)]


def history(position: BabelLayout) -> list[str]:
    return [hexadecimal(position.history[i]) for i in range(position.history_size)]


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
