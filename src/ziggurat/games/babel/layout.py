"""The storage of a position of Babel: copying, redealing, conversion to plain lists.

State is flat: per player `p` and site `q` everything lies at index `5 * p + q`. The rules that move the cards are
in `position.py`. `layout.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.games.babel.fields import (
    COLUMN_HASH,
    DROP,
    FNV_BASIS,
    FNV_PRIME,
    MASK64,
    MAX_HISTORY,
    MAX_IN_COLUMN,
    MAX_IN_RESERVE,
    MIGRATION_SIZE,
    MIN_RUN,
    OVER,
    RESERVE_HASH,
    TEMPLE_HASH,
    Fields,
)


class BabelLayout(Position):
    """The cards of a position of Babel, without the rules that move them."""

    options: dict[str, Any]
    rng: Stream
    people_left: int
    temples_left: int
    known: int
    active: int
    phase: int
    owed: int
    migrated: bool
    turn: int
    final: bool
    ending: int
    duty: bool
    all_defect: bool
    sudden_death: bool
    repetition: int
    turn_limit: int
    history_size: int
    held: int  # bit 5 * p + card: player p has that card
    crowded: int  # bit 5 * p + q: the column of player p at site q has three or more cards
    with_run: int  # the same bit: it has a run

    def allocate(self) -> None:
        """Create the lists of cards; a compiled position has C arrays instead."""
        self.hand = bytearray(10)
        self.hand_size = bytearray(2)
        self.pinned = bytearray(10)
        self.discard = bytearray(5)
        self.people_deck = bytearray(60)
        self.temple_deck = bytearray(45)
        self.pawn = bytearray(2)
        self.column = bytearray(10 * MAX_IN_COLUMN)
        self.column_size = bytearray(10)
        self.temple = bytearray(60)
        self.temple_size = bytearray(10)
        self.levels = bytearray(10)
        self.reserve = bytearray(2 * MAX_IN_RESERVE)
        self.reserve_size = bytearray(2)
        self.tops = bytearray(2)
        self.starter = bytearray(2)
        self.history = [0] * 256
        self.hashes = [0] * 22
        self.held = self.crowded = self.with_run = 0

    def copy_from(self, other: BabelLayout) -> None:
        """Copy another position, without new memory."""
        self.options = other.options
        self.assign(other)

    def assign(self, other: BabelLayout) -> None:
        """Copy another position of the same game, for compiled loops: everything but the options."""
        self.seats = other.seats
        self.to_move = other.to_move
        self.over = other.over
        self.revealed = other.revealed
        self.rng.assign(other.rng)
        self.hand[:] = other.hand
        self.hand_size[:] = other.hand_size
        self.pinned[:] = other.pinned
        self.discard[:] = other.discard
        self.people_deck[:] = other.people_deck
        self.people_left = other.people_left
        self.temple_deck[:] = other.temple_deck
        self.temples_left = other.temples_left
        self.known = other.known
        self.pawn[:] = other.pawn
        self.column[:] = other.column
        self.column_size[:] = other.column_size
        self.temple[:] = other.temple
        self.temple_size[:] = other.temple_size
        self.levels[:] = other.levels
        self.reserve[:] = other.reserve
        self.reserve_size[:] = other.reserve_size
        self.tops[:] = other.tops
        self.starter[:] = other.starter
        self.active = other.active
        self.phase = other.phase
        self.owed = other.owed
        self.migrated = other.migrated
        self.turn = other.turn
        self.final = other.final
        self.ending = other.ending
        self.duty = other.duty
        self.all_defect = other.all_defect
        self.sudden_death = other.sudden_death
        self.repetition = other.repetition
        self.turn_limit = other.turn_limit
        self.held = other.held
        self.crowded = other.crowded
        self.with_run = other.with_run
        self.hashes[:] = other.hashes
        self.history_size = other.history_size
        for i in range(other.history_size):
            self.history[i] = other.history[i]

    # --- Reading the table --------------------------------------------------------------------------------

    def level(self, p: int, site: int) -> int:
        """2.1 The top card of a temple, 0 without one."""
        return self.levels[5 * p + site]

    def top_of_reserve(self, p: int) -> int:
        """Return the card of a reserve that can be taken, 0 if there is none."""
        return self.tops[p]

    def score(self, p: int) -> int:
        """2.1 The sum of a player's five levels."""
        total = 0
        for site in range(5):
            total += self.level(p, site)
        return total

    # --- Kept as cards move: hashes (FNV-1a) of the stacks, and what the listing of actions reads -------------

    def push_column(self, place: int, card: int) -> None:
        """Lay a card at the end of a column."""
        end = MAX_IN_COLUMN * place + self.column_size[place]
        self.column[end] = card
        self.column_size[place] += 1
        self.add_to_hash(COLUMN_HASH + place, card)
        size = self.column_size[place]
        self.crowded |= (size >= MIGRATION_SIZE) << place
        if size >= MIN_RUN:
            self.with_run |= ((self.column[end - 1] == card) & (self.column[end - 2] == card)) << place

    def push_reserve(self, p: int, level: int) -> None:
        """Put a temple card onto a reserve."""
        self.reserve[MAX_IN_RESERVE * p + self.reserve_size[p]] = level
        self.reserve_size[p] += 1
        self.tops[p] = level
        self.add_to_hash(RESERVE_HASH + p, level)

    def add_to_hash(self, stack: int, card: int) -> None:
        """Update the hash of a stack that has got a card."""
        self.hashes[stack] = ((self.hashes[stack] ^ (card + 1)) * FNV_PRIME) & MASK64

    def note_column(self, place: int) -> None:
        """Compute what is kept of a column that has lost cards."""
        here = MAX_IN_COLUMN * place
        size = self.column_size[place]
        self.hashes[COLUMN_HASH + place] = FNV_BASIS
        runs = 0
        for i in range(here, here + size):
            self.add_to_hash(COLUMN_HASH + place, self.column[i])
        for i in range(here + MIN_RUN - 1, here + size):
            runs |= (self.column[i] == self.column[i - 1]) & (self.column[i] == self.column[i - 2])
        self.crowded = (self.crowded & ~(1 << place)) | ((size >= MIGRATION_SIZE) << place)
        self.with_run = (self.with_run & ~(1 << place)) | (runs << place)

    def note_temple(self, place: int) -> None:
        """Compute hash and level of a temple that has lost cards."""
        self.hashes[TEMPLE_HASH + place] = FNV_BASIS
        self.levels[place] = 0
        for i in range(self.temple_size[place]):
            self.levels[place] = self.temple[6 * place + i]
            self.add_to_hash(TEMPLE_HASH + place, self.temple[6 * place + i])

    def note_reserve(self, p: int) -> None:
        """Compute hash and top of a reserve that has lost cards."""
        here = MAX_IN_RESERVE * p
        size = self.reserve_size[p]
        self.hashes[RESERVE_HASH + p] = FNV_BASIS
        for i in range(here, here + size):
            self.add_to_hash(RESERVE_HASH + p, self.reserve[i])
        self.tops[p] = self.reserve[here + size - 1] if size else 0

    def note_hand(self, p: int) -> None:
        """Note which cards a player has."""
        for place in range(5 * p, 5 * p + 5):
            self.held = (self.held & ~(1 << place)) | ((self.hand[place] != 0) << place)

    # --- What a seat cannot know ---------------------------------------------------------------------------

    def redeal(self, seat: int, stream: Stream) -> None:
        """2.3 Redeal what `seat` (-1: the public) cannot know."""
        self.deal_hidden(seat, stream)

    def deal_hidden(self, seat: int, stream: Stream) -> None:
        """Do the work of `redeal`, for compiled loops."""
        self.rng.reseed(stream)
        for p in range(2):
            if p != seat:
                if seat < 0:  # only the players can work out hands, each from the other's
                    for card in range(5):
                        self.pinned[5 * p + card] = 0
                self.return_unknown(p)
        self.sort_deck()
        stream.shuffle(self.people_deck, self.people_left)
        for p in range(2):
            if p != seat:
                self.deal_unknown(p)
        self.sort_temples()
        stream.shuffle(self.temple_deck, self.temples_left - self.known)

    def return_unknown(self, p: int) -> None:
        """Put the cards of a hand that are not pinned into the people deck."""
        for card in range(5):
            while self.hand[5 * p + card] > self.pinned[5 * p + card]:
                self.hand[5 * p + card] -= 1
                self.people_deck[self.people_left] = card
                self.people_left += 1

    def deal_unknown(self, p: int) -> None:
        """Fill a hand up to its public size from the people deck."""
        held = 0
        for card in range(5):
            held += self.hand[5 * p + card]
        while held < self.hand_size[p]:
            self.people_left -= 1
            self.hand[5 * p + self.people_deck[self.people_left]] += 1
            held += 1
        self.note_hand(p)

    def sort_deck(self) -> None:
        """Sort the people deck, so that a deal does not depend on its true order."""
        place = 0
        for people in range(5):
            for i in range(place, self.people_left):
                if self.people_deck[i] == people:
                    self.people_deck[i] = self.people_deck[place]
                    self.people_deck[place] = people
                    place += 1

    def sort_temples(self) -> None:
        """Sort the temple deck below its known top."""
        place = 0
        for level in range(1, 7):
            for i in range(place, self.temples_left - self.known):
                if self.temple_deck[i] == level:
                    self.temple_deck[i] = self.temple_deck[place]
                    self.temple_deck[place] = level
                    place += 1

    # --- Plain lists ---------------------------------------------------------------------------------------

    def fields(self) -> Fields:
        """Return the position in plain lists."""
        return Fields(
            people_deck=[self.people_deck[i] for i in range(self.people_left)],
            temple_deck=[self.temple_deck[i] for i in range(self.temples_left)],
            known=self.known,
            discard=[self.discard[i] for i in range(5)],
            hand=[[self.hand[5 * p + i] for i in range(5)] for p in range(2)],
            pinned=[[self.pinned[5 * p + i] for i in range(5)] for p in range(2)],
            pawn=[self.pawn[p] for p in range(2)],
            column=[[self.column_at(5 * p + q) for q in range(5)] for p in range(2)],
            temple=[[self.temple_at(5 * p + q) for q in range(5)] for p in range(2)],
            reserve=[[self.reserve[MAX_IN_RESERVE * p + i] for i in range(self.reserve_size[p])] for p in range(2)],
            starter=[self.starter[p] != 0 for p in range(2)],
            active=self.active,
            phase=self.phase,
            owed=self.owed,
            migrated=bool(self.migrated),
            turn=self.turn,
            final=bool(self.final),
            ending=self.ending,
            history=[self.history[i] for i in range(self.history_size)],
            revealed=self.revealed,
        )

    def column_at(self, place: int) -> list[int]:
        """Return a column, first card first."""
        return [self.column[MAX_IN_COLUMN * place + i] for i in range(self.column_size[place])]

    def temple_at(self, place: int) -> list[int]:
        """Return a temple, lowest card first."""
        return [self.temple[6 * place + i] for i in range(self.temple_size[place])]

    def set_options(self, options: Mapping[str, Any]) -> None:
        """Fix the options of the game (6)."""
        self.options = dict(options)
        self.duty = options["starter"] == "first-turn"
        self.all_defect = options["sumerians"] == "all"
        self.sudden_death = options["sudden_death"]
        self.repetition = options["repetition"]
        self.turn_limit = options["turn_limit"]

    def set_fields(self, fields: Fields) -> None:
        """Put every card in its place."""
        self.seats = 2
        self.people_left = self.temples_left = 0
        for card in fields.people_deck:
            self.people_deck[self.people_left] = card
            self.people_left += 1
        for card in fields.temple_deck:
            self.temple_deck[self.temples_left] = card
            self.temples_left += 1
        self.known = fields.known
        for card in range(5):
            self.discard[card] = fields.discard[card]
        for p in range(2):
            self.set_player(p, fields)
        self.active = fields.active
        self.phase = fields.phase
        self.owed = fields.owed
        self.migrated = fields.migrated
        self.turn = fields.turn
        self.final = fields.final
        self.ending = fields.ending
        self.revealed = fields.revealed
        self.history_size = 0
        for digest in fields.history[-MAX_HISTORY:]:
            self.history[self.history_size] = digest
            self.history_size += 1
        self.over = fields.phase == OVER
        self.to_move = -1 if self.over else 1 - self.active if self.phase == DROP else self.active

    def set_player(self, p: int, fields: Fields) -> None:
        """Put the cards of one player in their places."""
        self.pawn[p] = fields.pawn[p]
        self.starter[p] = 1 if fields.starter[p] else 0
        self.hand_size[p] = sum(fields.hand[p])
        for card in range(5):
            self.hand[5 * p + card] = fields.hand[p][card]
            self.pinned[5 * p + card] = fields.pinned[p][card]
        self.note_hand(p)
        for q in range(5):
            self.column_size[5 * p + q] = 0
            self.note_column(5 * p + q)
            for card in fields.column[p][q]:
                self.push_column(5 * p + q, card)
            self.temple_size[5 * p + q] = len(fields.temple[p][q])
            for i in range(len(fields.temple[p][q])):
                self.temple[6 * (5 * p + q) + i] = fields.temple[p][q][i]
            self.note_temple(5 * p + q)
        self.reserve_size[p] = len(fields.reserve[p])
        for i in range(len(fields.reserve[p])):
            self.reserve[MAX_IN_RESERVE * p + i] = fields.reserve[p][i]
        self.note_reserve(p)
