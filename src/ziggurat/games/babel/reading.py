"""Reading the values of a state of Babel; a wrong value raises `BadState`."""

from __future__ import annotations

from typing import Any

from ziggurat.core.errors import BadState
from ziggurat.core.options import shown
from ziggurat.core.reading import items, keys, number
from ziggurat.games.babel.box import LEVELS, PEOPLE_CARDS, PEOPLES, TEMPLE_CARDS


def people(name: str, value: Any) -> list[int]:
    """Return the people cards that a text of letters names."""
    if not isinstance(value, str) or set(value) - set(PEOPLES) or len(value) > PEOPLE_CARDS:
        letters = " ".join(PEOPLES)
        raise BadState(f"{name} is {shown(value)}, but must be a text of at most {PEOPLE_CARDS} letters {letters}")
    return [PEOPLES.index(letter) for letter in value]


def heap_of(name: str, value: Any) -> list[int]:
    """Return the number of cards of each people that a text of letters names."""
    cards = people(name, value)
    return [cards.count(card) for card in range(5)]


def levels(name: str, value: Any) -> list[int]:
    """Return a stack of temple cards."""
    return [number(at, level, 1, LEVELS) for at, level in items(name, value, TEMPLE_CARDS)]


def pair(name: str, value: Any) -> list[tuple[int, Any]]:
    """Return the entries of a list with one entry per seat, each with its seat."""
    if not isinstance(value, list) or len(value) != 2:
        raise BadState(f"{name} is {shown(value)}, but must be a list with one entry for each of the 2 seats")
    return list(enumerate(value))


def at_sites(name: str, value: Any) -> list[tuple[str, Any]]:
    """Return the entries of an object with one field per site, each with its site."""
    sites = keys(name, value, tuple(PEOPLES))
    return [(site, sites[site]) for site in PEOPLES]


def hashes(value: Any) -> list[int]:
    """Return the repetition history: hashes of earlier positions, written in hexadecimal."""
    if not isinstance(value, list):
        raise BadState(f"history is {shown(value)}, but must be a list")
    for place, digest in enumerate(value):
        if not isinstance(digest, str) or len(digest) != 16 or set(digest) - set("0123456789abcdef"):
            raise BadState(f"history[{place}] is {shown(digest)}, but must be 16 hexadecimal digits in lower case")
    return [int(digest, 16) for digest in value]
