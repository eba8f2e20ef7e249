"""Reading the values of a state of The Hanging Gardens; a wrong value raises `BadState`."""

from __future__ import annotations

import re
from typing import Any

from ziggurat.core.errors import BadState
from ziggurat.core.options import shown
from ziggurat.core.reading import items, number, one_of
from ziggurat.games.hanging_gardens.actions import REACH
from ziggurat.games.hanging_gardens.fields import CARDS, TILES, VACANT, Square

COORDINATES = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


def square(name: str, value: Any) -> Square:
    """Read the coordinates of a square, written "x,y"."""
    found = COORDINATES.fullmatch(value) if isinstance(value, str) else None
    x, y = (int(found[1]), int(found[2])) if found else (REACH + 1, 0)
    if max(abs(x), abs(y)) > REACH:
        raise BadState(f'{name} is {shown(value)}, but must be coordinates "x,y" from -{REACH} to {REACH}')
    return x, y


def squares(name: str, value: Any, most: int) -> list[Square]:
    """Read a list of different squares."""
    read = [square(at, entry) for at, entry in items(name, value, most)]
    if len(set(read)) != len(read):
        raise BadState(f"{name} names a square twice")
    return read


def cards(name: str, value: Any) -> list[int]:
    """Read a list of cards."""
    return [number(at, card, 1, CARDS) for at, card in items(name, value, CARDS)]


def slots(name: str, value: Any, count: int) -> list[int]:
    """Read the card display."""
    if not isinstance(value, list) or len(value) != count:
        raise BadState(f"{name} is {shown(value)}, but must be a list of {count} slots, each a card or null")
    return [VACANT if card is None else number(f"{name}[{place}]", card, 1, CARDS) for place, card in enumerate(value)]


def tiles(name: str, value: Any, names: tuple[str, ...]) -> list[int]:
    """Read a list of tiles."""
    return [one_of(at, tile, names) for at, tile in items(name, value, TILES)]


def heap(name: str, value: Any, names: tuple[str, ...]) -> list[int]:
    """Read tiles whose order does not matter; return their number by kind."""
    read = tiles(name, value, names)
    return [read.count(kind) for kind in range(len(names))]


def written(place: Square) -> str:
    """Write the coordinates of a square."""
    return f"{place[0]},{place[1]}"
