"""Reading single values of a state: each refuses what is not of its kind, with the name of the field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ziggurat.core.errors import BadState
from ziggurat.core.options import shown
from ziggurat.games.hanging_gardens.codes import REACH
from ziggurat.games.hanging_gardens.fields import CARDS, TILES, VACANT, Square

COORDINATES = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


def mapping(name: str, value: Any, keys: tuple[str, ...], optional: tuple[str, ...] = ()) -> Mapping[str, Any]:
    """Read an object with exactly these fields."""
    if not isinstance(value, Mapping):
        raise BadState(f"{name} must be an object")
    place = "" if name == "a state" else f"{name}: "
    for key in value:
        if key not in keys + optional:
            raise BadState(f"{place}unknown field {shown(key)}; the fields are {', '.join(keys + optional)}")
    for key in keys:
        if key not in value:
            raise BadState(f"{place}field {key!r} is missing")
    return value


def items(name: str, value: Any, most: int) -> list[Any]:
    """Read a list."""
    if not isinstance(value, list) or len(value) > most:
        raise BadState(f"{name} must be a list of at most {most} entries")
    return value


def number(name: str, value: Any, low: int, high: int) -> int:
    """Read a whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadState(f"{name} is {shown(value)}, but must be a whole number from {low} to {high}")
    return value


def one_of(name: str, value: Any, names: tuple[str, ...]) -> int:
    """Read a name and return its number."""
    if not isinstance(value, str) or value not in names:
        raise BadState(f"{name} is {shown(value)}, but must be one of {' '.join(names)}")
    return names.index(value)


def square(name: str, value: Any) -> Square:
    """Read the coordinates of a square, written "x,y"."""
    found = COORDINATES.fullmatch(value) if isinstance(value, str) else None
    x, y = (int(found[1]), int(found[2])) if found else (REACH + 1, 0)
    if max(abs(x), abs(y)) > REACH:
        raise BadState(f'{name}: {shown(value)} must be coordinates "x,y" from -{REACH} to {REACH}')
    return x, y


def squares(name: str, value: Any, most: int) -> list[Square]:
    """Read a list of different squares."""
    read = [square(name, one) for one in items(name, value, most)]
    if len(set(read)) != len(read):
        raise BadState(f"{name} names a square twice")
    return read


def cards(name: str, value: Any) -> list[int]:
    """Read a list of cards."""
    return [number(f"{name}[{place}]", card, 1, CARDS) for place, card in enumerate(items(name, value, CARDS))]


def slots(name: str, value: Any, count: int) -> list[int]:
    """Read the card display."""
    if not isinstance(value, list) or len(value) != count:
        raise BadState(f"{name} must be a list of {count} slots, each a card or null")
    return [VACANT if card is None else number(f"{name}[{place}]", card, 1, CARDS) for place, card in enumerate(value)]


def tiles(name: str, value: Any, names: tuple[str, ...]) -> list[int]:
    """Read a list of tiles."""
    return [one_of(f"{name}[{place}]", tile, names) for place, tile in enumerate(items(name, value, TILES))]


def heap(name: str, value: Any, names: tuple[str, ...]) -> list[int]:
    """Read tiles whose order does not matter; return their number by kind."""
    read = tiles(name, value, names)
    return [read.count(kind) for kind in range(len(names))]


def written(place: Square) -> str:
    """Write the coordinates of a square."""
    return f"{place[0]},{place[1]}"
