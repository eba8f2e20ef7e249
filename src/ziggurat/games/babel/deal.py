"""Dealing a new game of Babel (rules 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.seed import stream
from ziggurat.games.babel.box import CARDS_OF_A_PEOPLE, PEOPLES, TEMPLE_COUNTS
from ziggurat.games.babel.fields import Fields, heap, spread
from ziggurat.games.babel.position import BabelPosition


def deal(seed: bytes, options: Mapping[str, Any]) -> BabelPosition:
    """Shuffle, deal and begin the first turn."""
    people = stream(seed, "people").shuffled(spread([CARDS_OF_A_PEOPLE] * len(PEOPLES)))
    first = options["start"] - 1 if options["start"] != "random" else stream(seed, "start").draw(2)
    hand = [heap(), heap()]
    for seat, size in zip((first, 1 - first), options["hands"], strict=True):
        for _ in range(size):
            hand[seat][people.pop()] += 1
    fields = Fields(people_deck=people, temple_deck=temple_deck(seed), hand=hand, active=first)
    return BabelPosition.from_fields(fields, options, stream(seed, "reshuffle"))


def temple_deck(seed: bytes) -> list[int]:
    """Shuffle the temple cards; two of level 1 are the starters and lie apart."""
    counts = [TEMPLE_COUNTS[0] - 2, *TEMPLE_COUNTS[1:]]
    return stream(seed, "temples").shuffled([card + 1 for card in spread(counts)])
