"""What a seat of Babel may know, as bytes for learning programs.

Everything is counted from the observing seat: its own things come first, then the opponent's. A column is described
by its cards of each people, its last card and its longest runs; `parts` names every stretch of bytes. `encoding.pxd`
holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.core.position import ByteBuffer, Position
from ziggurat.core.rng import Stream
from ziggurat.games.babel.fields import ACT, DROP, MAX_IN_COLUMN, MAX_IN_RESERVE
from ziggurat.games.babel.layout import BabelLayout

ONE = 1  # typed as a word in encoding.pxd
COLUMN = 15  # five counts, the last card, five longest runs
SIDE = 1 + 6 + 5 * COLUMN + 5 * 6 + 6 + 6 + 1
SHARED = 5 + 5 + 1 + 1 + 6 + 5
OBSERVATION = 5 + 2 * SIDE + SHARED


def parts() -> dict[str, tuple[int, ...]]:
    """Return the parts of an observation by name, with their shapes, in order."""
    side: dict[str, tuple[int, ...]] = {
        "hand_size": (1,),
        "pawn": (6,),  # one of five sites and the quarry
        "columns": (5, 3, 5),  # by site: cards, last card, longest run; each by people
        "temples": (5, 6),  # by site: the levels in the temple
        "reserve": (6,),  # cards by level
        "reserve_top": (6,),
        "starter": (1,),  # not built yet
    }
    found: dict[str, tuple[int, ...]] = {"hand": (5,)}
    for whose in ("own", "foe"):
        found |= {f"{whose}_{name}": shape for name, shape in side.items()}
    return found | {
        "foe_known_hand": (5,),  # cards of the opponent that the seat knows (2.3)
        "discard": (5,),
        "people_left": (1,),
        "temples_left": (1,),
        "next_temple": (6,),  # the level of the next temple card, if it is known
        "acting": (1,),  # the seat is to move
        "dropping": (1,),
        "owed": (1,),
        "migrated": (1,),
        "final": (1,),
    }


class BabelEncoding(BabelLayout):
    """A position that writes observations."""

    def observation_size(self) -> int:
        """Return the bytes of an observation."""
        return OBSERVATION

    def write_observation(self, out: ByteBuffer, start: int, seat: int) -> None:
        """Write what a seat may know (2.3)."""
        out.clear(start, OBSERVATION)
        foe = 1 - seat
        for people in range(5):
            out.items[start + people] = self.hand[5 * seat + people]
        self.write_side(out, start + 5, seat)
        self.write_side(out, start + 5 + SIDE, foe)
        self.write_shared(out, start + 5 + 2 * SIDE, seat)

    def write_side(self, out: ByteBuffer, at: int, p: int) -> None:
        """Write what is public of one player."""
        out.items[at] = self.hand_size[p]
        out.items[at + 1 + self.pawn[p]] = 1
        at += 7
        for place in range(5 * p, 5 * p + 5):
            self.write_column(out, at, place)
            at += COLUMN
        for place in range(5 * p, 5 * p + 5):
            for i in range(self.temple_size[place]):
                out.items[at + self.temple[6 * place + i] - 1] = 1
            at += 6
        counts = 0  # a byte for each level
        for i in range(MAX_IN_RESERVE * p, MAX_IN_RESERVE * p + self.reserve_size[p]):
            counts += ONE << (8 * self.reserve[i] - 8)
        self.write_counts(out, at, counts, 6)
        if self.reserve_size[p]:
            out.items[at + 6 + self.top_of_reserve(p) - 1] = 1
        out.items[at + 12] = self.starter[p]

    def write_column(self, out: ByteBuffer, at: int, place: int) -> None:
        """Write a column: cards by people, the last card, the longest run of each people."""
        size = self.column_size[place]
        if size == 0:
            return
        first = MAX_IN_COLUMN * place
        counts = 0  # a byte for each people
        longest = 0
        run = 0
        last = -1
        for i in range(first, first + size):
            people = self.column[i]
            run = run * (people == last) + 1
            counts += ONE << (8 * people)
            # A run becomes the longest one card at a time.
            longest += ONE * (run > ((longest >> (8 * people)) & 255)) << (8 * people)
            last = people
        self.write_counts(out, at, counts, 5)
        out.items[at + 5 + last] = 1
        self.write_counts(out, at + 10, longest, 5)

    def write_counts(self, out: ByteBuffer, at: int, counts: int, size: int) -> None:
        """Write the lowest bytes of a word."""
        for i in range(size):
            out.items[at + i] = counts & 255
            counts = counts >> 8

    def write_shared(self, out: ByteBuffer, at: int, seat: int) -> None:
        """Write the decks, what is known of them, and the state of the turn."""
        for people in range(5):
            out.items[at + people] = self.pinned[5 * (1 - seat) + people]
            out.items[at + 5 + people] = self.discard[people]
        out.items[at + 10] = self.people_left
        out.items[at + 11] = self.temples_left
        if self.known:
            out.items[at + 12 + self.temple_deck[self.temples_left - 1] - 1] = 1
        out.items[at + 18] = self.to_move == seat
        out.items[at + 19] = self.phase == DROP
        out.items[at + 20] = self.owed if self.phase == DROP else 0
        out.items[at + 21] = self.migrated and self.phase == ACT
        out.items[at + 22] = self.final

    def deal_first(self, stream: Stream) -> None:
        """3 Deal both hands and both decks again; the first player stays the same."""
        self.deal_hidden(-1, stream)

    def copy_state(self, other: Position) -> None:
        """Copy another position of the same game and settings, for compiled loops."""
        self.assign(other)  # type: ignore[arg-type]  # compiled, the type is checked here
