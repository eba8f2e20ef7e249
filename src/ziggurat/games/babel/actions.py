"""The actions of Babel: codes inside the engine, words outside, one to one (rules 8).

go:A  lay:H  build:first  move:M>S  raze@1  steal@1  drive@1:P  turn@1  leap@1:own  halve@1  drop:A  end

Every ability is numbered `ABILITY + KINDS * (place of the run's first card, counted from 0) + kind`.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ziggurat.core.errors import BadNotation
from ziggurat.core.options import shown
from ziggurat.games.babel.box import PEOPLES

END = 0
TRAVEL = 1  # + people
SETTLE = 6  # + people
BUILD_FIRST = 11
BUILD_OWN = 12
BUILD_FOE = 13
MIGRATE = 14  # + 5 * origin + goal
DROP_CARD = 39  # + people
ABILITY = 44

RAZE = 0
STEAL = 1
CHANGE_SIDES = 2
LEAP_OWN = 3
LEAP_FOE = 4
HALVE = 5
DESERT = 6  # + people
KINDS = 11

BUILDS = ("first", "own", "foe")
ABILITIES = {"raze": RAZE, "steal": STEAL, "turn": CHANGE_SIDES, "halve": HALVE}
LEAPS = {"own": LEAP_OWN, "foe": LEAP_FOE}
MAX_DIGITS = 6  # of a place; a column has at most 60 cards, so longer numbers are no places
MAX_PLACE = 999_999
CACHE_SIZE = 2048  # words; a game uses a few hundred

CARD = re.compile(r"(go|lay|drop):([AHMPS])")
MIGRATION = re.compile(r"move:([AHMPS])>([AHMPS])")
POWER = re.compile(r"([a-z]+)@([1-9][0-9]*)(?::([A-Za-z]+))?")


def code_of(word: str) -> int:
    """Return the code of a word, or raise `BadNotation`."""
    code = known_code(word) if isinstance(word, str) else None
    if code is None:
        shown = repr(word[:40]) if isinstance(word, str) else type(word).__name__
        raise BadNotation(
            f"{shown} is not an action of Babel; actions are go:L lay:L build:first build:own build:foe move:L>L "
            "raze@N steal@N drive@N:L turn@N leap@N:own leap@N:foe halve@N drop:L end, "
            "with L one of A H M P S and N counted from 1"
        )
    return code


@lru_cache(CACHE_SIZE)
def known_code(word: str) -> int | None:
    """Return the code of a word, or None if it is no action."""
    code = plain_code(word)
    return power_code(word) if code is None else code


def plain_code(word: str) -> int | None:
    """Return the code of an action that is not an ability."""
    if word == "end":
        return END
    for place, whose in enumerate(BUILDS):
        if word == f"build:{whose}":
            return BUILD_FIRST + place
    if found := CARD.fullmatch(word):
        return {"go": TRAVEL, "lay": SETTLE, "drop": DROP_CARD}[found[1]] + PEOPLES.index(found[2])
    if found := MIGRATION.fullmatch(word):
        return MIGRATE + 5 * PEOPLES.index(found[1]) + PEOPLES.index(found[2])
    return None


def power_code(word: str) -> int | None:
    """Return the code of an ability."""
    found = POWER.fullmatch(word)
    if not found or len(found[2]) > MAX_DIGITS:
        return None
    name, what = found[1], found[3]
    kind = None
    if what is None:
        kind = ABILITIES.get(name)
    elif name == "leap":
        kind = LEAPS.get(what)
    elif name == "drive" and len(what) == 1 and what in PEOPLES:
        kind = DESERT + PEOPLES.index(what)
    return None if kind is None else ABILITY + KINDS * (int(found[2]) - 1) + kind


def migrations_from(columns: int) -> int:
    """Return the migrations from these columns, given as bits, to all others: bit 5 * origin + goal."""
    ways = [(origin, goal) for origin in range(5) for goal in range(5) if origin != goal]
    return sum(1 << (5 * origin + goal) for origin, goal in ways if (columns >> origin) & 1)


def is_action(code: int) -> bool:
    """Return whether a number is the code of an action."""
    return 0 <= code < ABILITY + KINDS * MAX_PLACE


@lru_cache(CACHE_SIZE)
def word_of(code: int) -> str:
    """Return the word of a code, or raise `BadNotation`."""
    if not is_action(code):
        raise BadNotation(f"{shown(code)} is not the code of an action of Babel")
    if code >= ABILITY:
        return power_word((code - ABILITY) // KINDS + 1, (code - ABILITY) % KINDS)
    if code >= DROP_CARD:
        return f"drop:{PEOPLES[code - DROP_CARD]}"
    if code >= MIGRATE:
        return f"move:{PEOPLES[(code - MIGRATE) // 5]}>{PEOPLES[(code - MIGRATE) % 5]}"
    if code >= BUILD_FIRST:
        return f"build:{BUILDS[code - BUILD_FIRST]}"
    if code >= SETTLE:
        return f"lay:{PEOPLES[code - SETTLE]}"
    if code >= TRAVEL:
        return f"go:{PEOPLES[code - TRAVEL]}"
    return "end"


def power_word(place: int, kind: int) -> str:
    """Return the word of an ability; `place` of the run counts from 1."""
    if kind >= DESERT:
        return f"drive@{place}:{PEOPLES[kind - DESERT]}"
    for whose, leap in LEAPS.items():
        if kind == leap:
            return f"leap@{place}:{whose}"
    names = {kind: name for name, kind in ABILITIES.items()}
    return f"{names[kind]}@{place}"
