"""The actions of The Hanging Gardens: codes inside the engine, words outside (section 9).

card:2@-1,3r1  burn:2  keep:0,0  temple:0,2  temple:0,2<5,1  pass  tile:1a

A point of the grid is one number of 15 bits; coordinates reach from -90 to 90, far beyond what the turns of a
game can build (11.2). The card kind holds slot and turn above its point; a moved temple holds two points.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ziggurat.core.errors import BadNotation
from ziggurat.games.hanging_gardens.fields import SPACES, Square

REACH = 90
SPAN = 2 * REACH + 1
POINT_BITS = 15  # 181 * 181 points fit
POINTS = (1 << POINT_BITS) - 1

PASS = 0
TILE = 1  # + space
BURN = 7  # + slot
KEEP = 1 << POINT_BITS  # + point
TEMPLE = 2 << POINT_BITS  # + point
CARD = 8 << POINT_BITS  # + (4 * slot + turn) << 15 + point
MOVE = 1 << 30  # + point of the goal << 15 + point of the origin
BEYOND = 1 << 31  # above all codes of 31 bits: words with coordinates out of reach

INT = r"(0|-?[1-9][0-9]*)"
PATTERNS = {
    "card": re.compile(rf"card:([1-4])@{INT},{INT}r([0-3])"),
    "burn": re.compile(r"burn:([1-4])"),
    "keep": re.compile(rf"keep:{INT},{INT}"),
    "temple": re.compile(rf"temple:{INT},{INT}(?:<{INT},{INT})?"),
    "tile": re.compile(r"tile:([1-3][ab])"),
    "pass": re.compile(r"pass"),
}
MAX_DIGITS = 3  # of a coordinate within reach, the sign included


def code_of(word: str) -> int:
    """Return the code of a word, or raise `BadNotation`."""
    name = word.partition(":")[0] if isinstance(word, str) else ""
    found = PATTERNS[name].fullmatch(word) if name in PATTERNS else None
    if not found:
        shown = repr(word[:40]) if isinstance(word, str) else type(word).__name__
        raise BadNotation(
            f"{shown} is not an action of The Hanging Gardens; actions are card:SLOT@X,YrTURN burn:SLOT keep:X,Y "
            "temple:X,Y temple:X,Y<X,Y pass tile:SPACE, with SLOT 1 to 4, TURN 0 to 3, SPACE 1a to 3b "
            "and whole numbers X and Y without sign + or leading zeros"
        )
    parts = [part for part in found.groups() if part is not None]
    if not within_reach(name, parts):
        # The bytes of the word become a number too large for a legal action; `why.py` turns it back into the word.
        return BEYOND + int.from_bytes(word.encode("ascii"), "big")
    return parts_code(name, parts)


def within_reach(name: str, parts: list[str]) -> bool:
    """Return whether all coordinates in a word are in the range of the codes."""
    numbers = {"card": parts[1:3], "keep": parts, "temple": parts}.get(name, [])
    return all(len(part) <= MAX_DIGITS and abs(int(part)) <= REACH for part in numbers)


def parts_code(name: str, parts: list[str]) -> int:
    """Return the code of an action from the parts of its word."""
    if name == "pass":
        return PASS
    if name == "tile":
        return TILE + SPACES.index(parts[0])
    if name == "burn":
        return BURN + int(parts[0]) - 1
    if name == "card":
        return CARD + ((4 * (int(parts[0]) - 1) + int(parts[3])) << POINT_BITS) + point_of(parts[1:3])
    if name == "keep":
        return KEEP + point_of(parts)
    if len(parts) == 2:
        return TEMPLE + point_of(parts)
    return MOVE + (point_of(parts[:2]) << POINT_BITS) + point_of(parts[2:])


def point_of(parts: list[str]) -> int:
    """Return the number of a point within reach."""
    return (int(parts[1]) + REACH) * SPAN + int(parts[0]) + REACH


def square_of(code: int) -> Square:
    """Return the square of the last point of a code."""
    return (code & POINTS) % SPAN - REACH, (code & POINTS) // SPAN - REACH


def goal_of(code: int) -> Square:
    """Return the square on which a temple action puts the temple."""
    return square_of(code >> POINT_BITS) if code >= MOVE else square_of(code)


def slot_and_turn(code: int) -> tuple[int, int]:
    """Return slot, counted from 0, and turn of a card action."""
    return divmod((code - CARD) >> POINT_BITS, 4)


@lru_cache(1 << 14)
def word_of(code: int) -> str:
    """Return the word of a code. Cached, because every view lists many words."""
    if code >= BEYOND:
        number = code - BEYOND
        return number.to_bytes((number.bit_length() + 7) // 8, "big").decode("ascii")
    x, y = square_of(code)
    if code >= MOVE:
        goal = square_of(code >> POINT_BITS)
        return f"temple:{goal[0]},{goal[1]}<{x},{y}"
    if code >= CARD:
        slot, turn = slot_and_turn(code)
        return f"card:{slot + 1}@{x},{y}r{turn}"
    if code >= TEMPLE:
        return f"temple:{x},{y}"
    if code >= KEEP:
        return f"keep:{x},{y}"
    if code >= BURN:
        return f"burn:{code - BURN + 1}"
    if code >= TILE:
        return f"tile:{SPACES[code - TILE]}"
    return "pass"
