"""A position of Babel in plain lists, for set-up, views, sampling and storage.

Peoples and sites are numbers in the order of `PEOPLES`. A hand, the discard pile and other heaps whose order
never matters are five counts. In a list that stands for a stack the last element is the top.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ziggurat.games.babel.box import LEVELS, PEOPLES

QUARRY = 5  # the place of a pawn that has not travelled yet
DRAW, ACT, DROP, TEMPLE, OVER = range(5)  # the phases of rules 2.1
PHASES = ("draw", "act", "drop", "temple", "over")
RUNNING, BY_POINTS, BY_DECK, BY_REPETITION, BY_TURN_LIMIT = range(5)  # how the game ended (rules 5)
ENDINGS = ("running", "points", "deck", "repetition", "turn_limit")
MIN_RUN = 3  # equal neighbours in a column that are a run (rules 2.1)
MIGRATION_SIZE = 3  # cards that migrate (rules 4.2)
PEOPLE_DRAW = 3  # people cards drawn at the beginning of a turn (rules 4.1)
TEMPLE_DRAW = 2  # temple cards drawn at the end of a turn (rules 4.3)
GOAL, SURE_GOAL = 15, 20  # points that win against a low score, and against any (rules 5.1)
RIVAL_LIMIT = 10  # points that keep an opponent with GOAL from winning (rules 5.1)
MAX_IN_COLUMN = 60  # room for cards, in lists of fixed length
MAX_IN_RESERVE = 45
MAX_HISTORY = 256  # turns kept for the repetition guard
COLUMN_HASH, TEMPLE_HASH, RESERVE_HASH = 0, 10, 20  # where the hashes of columns, temples and reserves begin
HASHES = 22
FNV_BASIS = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3
MASK64 = 0xFFFFFFFFFFFFFFFF

ONE = 1  # compiled, it has 64 bits
FIVE_BITS = 31
BITS1, BITS2, BITS4 = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F  # every other bit, pair, nibble
BITS8 = 0x0101010101010101
DE_BRUIJN = 0x03F79D71B4CB0A89  # its 64 runs of six bits all differ, which makes a lone bit an index


def heap() -> list[int]:
    """Return an empty heap of people cards."""
    return [0] * len(PEOPLES)


def sites() -> list[list[int]]:
    """Return an empty column or temple at every site."""
    return [[] for _ in PEOPLES]


@dataclass
class Fields:
    """All fields of rules 2.1 and 2.3; lists have one entry per seat."""

    people_deck: list[int]
    temple_deck: list[int]
    known: int = 0  # number of top cards of the temple deck that are `known_top`
    discard: list[int] = field(default_factory=heap)
    hand: list[list[int]] = field(default_factory=lambda: [heap(), heap()])
    pinned: list[list[int]] = field(default_factory=lambda: [heap(), heap()])
    pawn: list[int] = field(default_factory=lambda: [QUARRY, QUARRY])
    column: list[list[list[int]]] = field(default_factory=lambda: [sites(), sites()])
    temple: list[list[list[int]]] = field(default_factory=lambda: [sites(), sites()])
    reserve: list[list[int]] = field(default_factory=lambda: [[], []])
    starter: list[bool] = field(default_factory=lambda: [True, True])
    active: int = 0
    phase: int = DRAW
    owed: int = 0
    migrated: bool = False
    turn: int = 1
    final: bool = False
    ending: int = RUNNING
    history: list[int] = field(default_factory=list)
    revealed: int = 0

    def open_people(self) -> list[int]:
        """Return the public people cards by people: columns and discard pile."""
        counts = list(self.discard)
        for cards in self.column[0] + self.column[1]:
            for card in cards:
                counts[card] += 1
        return counts

    def open_temples(self) -> list[int]:
        """Return the public temple cards by level: temples, reserves, unbuilt starters, `known_top`."""
        counts = [0] * LEVELS
        for stack in (*self.temple[0], *self.temple[1], *self.reserve, self.known_top()):
            for level in stack:
                counts[level - 1] += 1
        counts[0] += sum(self.starter)
        return counts

    def known_top(self) -> list[int]:
        """Return the known cards of the temple deck, next card first (rules 2.3)."""
        return self.temple_deck[::-1][: self.known]


def spread(counts: list[int]) -> list[int]:
    """Return a heap of counts as a sorted list of cards."""
    return [card for card, count in enumerate(counts) for _ in range(count)]
