"""The actions of Babylon: codes inside the engine, words outside, one to one (rules 9).

remove:B3  dig:B3  place:dug@c4r2/11-2  statue:c4  fountain:c4-c5  bridge:c4*-c6  stairs:c4-c5  end  end:keep  end:toss

A placement is `PLACE | source << 16 | anchor << 10 | rotation << 8 | supports`, with two bits of support for each
corner, NW in the lowest. An ornament is `ORNAMENT | kind << 14 | cell << 8 | other << 2 | star`; a statue has its
cell twice.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ziggurat.core.errors import BadNotation
from ziggurat.core.options import shown
from ziggurat.games.babylon.fields import CELL_NAMES, COLUMN_NAMES, KINDS, SUPPORTS

END = 0
END_KEEP = 1
END_TOSS = 2
REMOVE = 16  # + column
DIG = 32  # + column
COLUMNS = 16
ORNAMENT = 1 << 18
PLACE = 1 << 20
LAST_CODE = (1 << 21) - 1

DUG, KEPT = range(2)  # sources of a placement
SOURCE_BIT, ANCHOR_BIT, ROTATION_BIT = 16, 10, 8
KIND_BIT, CELL_BIT, OTHER_BIT = 14, 8, 2

# Words, about 220 bytes each. Six games at a time miss 1.4 % of them, with twice the size 1.2 %, with half of it 3.4 %.
# A server's memory grows until the cache is full: after 3,500 actions, with twice the size only after 20,000.
CACHE_SIZE = 1 << 14

OPEN, SINGLE, DOUBLE, PILLAR_STATUE = range(4)  # supports of a corner: none, `1`, `2`, `s`
STATUE, FOUNTAIN, BRIDGE, STAIRS = range(4)  # kinds of ornament; the icon of kind k is k + 1 on a face
NO_STAR, STAR_FIRST, STAR_SECOND = range(3)  # 9.1: which end has its icon from the round token

SOURCES = ("dug", "kept")
ENDS = {"end": END, "end:keep": END_KEEP, "end:toss": END_TOSS}
COLUMN = re.compile(r"(remove|dig):([A-D][1-4])")
PLACEMENT = re.compile(r"place:(dug|kept)@([a-h][1-8])r([0-3])/([12s-]{4})")
LONE = re.compile(r"statue:([a-h][1-8])(\*?)")
PAIR = re.compile(r"(fountain|bridge|stairs):([a-h][1-8])(\*?)-([a-h][1-8])(\*?)")


def code_of(word: str) -> int:
    """Return the code of a word, or raise `BadNotation`."""
    code = None
    if isinstance(word, str):
        code = ENDS.get(word)
        for reader in (column_code, place_code, statue_code, pair_code):
            code = reader(word) if code is None else code
    if code is None:
        raise BadNotation(
            f"{shown(word)} is not an action of Babylon; actions are remove:B3 dig:B3 place:dug@c4r2/11-2 "
            "place:kept@c4r0/s111 statue:c4 fountain:c4-c5 bridge:c4-c6 stairs:c4-c5 end end:keep end:toss; "
            "a star follows the cell whose icon the round token grants"
        )
    return code


def column_code(word: str) -> int | None:
    """Read `remove:` and `dig:`."""
    found = COLUMN.fullmatch(word)
    return {"remove": REMOVE, "dig": DIG}[found[1]] + COLUMN_NAMES.index(found[2]) if found else None


def place_code(word: str) -> int | None:
    """Read `place:`."""
    found = PLACEMENT.fullmatch(word)
    if not found:
        return None
    supports = sum(SUPPORTS.index(sign) << (2 * corner) for corner, sign in enumerate(found[4]))
    place = CELL_NAMES.index(found[2]) << ANCHOR_BIT | int(found[3]) << ROTATION_BIT | supports
    return PLACE | SOURCES.index(found[1]) << SOURCE_BIT | place


def statue_code(word: str) -> int | None:
    """Read `statue:`."""
    found = LONE.fullmatch(word)
    if not found:
        return None
    cell = CELL_NAMES.index(found[1])
    return ornament_code(STATUE, cell, cell, STAR_FIRST if found[2] else 0)


def pair_code(word: str) -> int | None:
    """Read `fountain:`, `bridge:` and `stairs:`."""
    found = PAIR.fullmatch(word)
    if not found:
        return None
    kind = KINDS.index(found[1])
    cell, other = CELL_NAMES.index(found[2]), CELL_NAMES.index(found[4])
    return ornament_code(kind, cell, other, STAR_FIRST * bool(found[3]) | STAR_SECOND * bool(found[5]))


def ornament_code(kind: int, cell: int, other: int, star: int) -> int:
    return ORNAMENT | kind << KIND_BIT | cell << CELL_BIT | other << OTHER_BIT | star


def is_action(code: int) -> bool:
    """Return whether a number is the code of an action.

    A statue has its cell twice and at most one star.
    """
    if code >= PLACE:
        return code <= LAST_CODE and not code & UNUSED
    if code >= ORNAMENT + (1 << KIND_BIT):
        return code < ORNAMENT + (4 << KIND_BIT)
    if code >= ORNAMENT:
        return code >> CELL_BIT & 63 == code >> OTHER_BIT & 63 and code & 3 <= STAR_FIRST
    return code in range(REMOVE, DIG + COLUMNS) or code in ENDS.values()


@lru_cache(CACHE_SIZE)
def word_of(code: int) -> str:
    """Return the word of a code, or raise `BadNotation`. Cached, because every view lists hundreds of words."""
    if not is_action(code):
        raise BadNotation(f"{shown(code)} is not the code of an action of Babylon")
    if code >= PLACE:
        return place_word(code)
    if code >= ORNAMENT:
        return ornament_word(code)
    if code >= DIG:
        return f"dig:{COLUMN_NAMES[code - DIG]}"
    if code >= REMOVE:
        return f"remove:{COLUMN_NAMES[code - REMOVE]}"
    return ("end", "end:keep", "end:toss")[code]


def place_word(code: int) -> str:
    """Write a placement."""
    source, anchor, rotation = code >> SOURCE_BIT & 1, code >> ANCHOR_BIT & 63, code >> ROTATION_BIT & 3
    return f"place:{SOURCES[source]}@{CELL_NAMES[anchor]}r{rotation}/{SUPPORT_WORDS[code & 255]}"


def ornament_word(code: int) -> str:
    """Write an ornament."""
    kind, star = code >> KIND_BIT & 3, code & 3
    first = CELL_NAMES[code >> CELL_BIT & 63] + ("*" if star & STAR_FIRST else "")
    if kind == STATUE:
        return f"statue:{first}"
    return f"{KINDS[kind]}:{first}-{CELL_NAMES[code >> OTHER_BIT & 63]}{'*' if star & STAR_SECOND else ''}"


UNUSED = ~(PLACE | 1 << SOURCE_BIT | 63 << ANCHOR_BIT | 3 << ROTATION_BIT | 255)
SUPPORT_WORDS = ["".join(SUPPORTS[code >> 2 * corner & 3] for corner in range(4)) for code in range(256)]
