"""The rules of Babel at speed. Numbers in comments are sections of docs/rules/babel.md.

Here are the legal actions and what each does; `turns.py` has the starter duty, the win, the draws and the guards
between turns, `layout.py` where the cards lie: per player `p` and site `q` at index `5 * p + q`. `me` is the player
whose turn it is, `op` the other one. `position.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ziggurat.core.errors import IllegalAction
from ziggurat.core.position import Codes
from ziggurat.core.rng import Stream
from ziggurat.games.babel.actions import (
    ABILITY,
    BUILD_FIRST,
    BUILD_FOE,
    BUILD_OWN,
    CHANGE_SIDES,
    DESERT,
    DROP_CARD,
    END,
    HALVE,
    KINDS,
    LEAP_FOE,
    LEAP_OWN,
    MIGRATE,
    RAZE,
    SETTLE,
    STEAL,
    TRAVEL,
    migrations_from,
)
from ziggurat.games.babel.box import ASSYRIANS, HITTITES, MEDES, SUMERIANS
from ziggurat.games.babel.fields import (
    ACT,
    BITS1,
    BITS2,
    BITS4,
    BITS8,
    DE_BRUIJN,
    DRAW,
    DROP,
    FIVE_BITS,
    MASK64,
    MAX_IN_COLUMN,
    MAX_IN_RESERVE,
    MIGRATION_SIZE,
    MIN_RUN,
    ONE,
    QUARRY,
    TEMPLE_HASH,
    Fields,
)
from ziggurat.games.babel.scoring import sheet_of, winners_of
from ziggurat.games.babel.turns import BabelTurns
from ziggurat.games.babel.why import refusal

PLAIN = __file__.endswith(".py")

MAX_ACTIONS = 256  # 5 + 5 + 3 + 20 without a run; 20 runs give at most 6 abilities each
MIGRATIONS = [migrations_from(columns) << MIGRATE for columns in range(32)]  # by the columns with enough cards, as bits
LOWEST = sorted(range(64), key=lambda bit: ((DE_BRUIJN << bit) & MASK64) >> 58)  # the bit of a product's top six bits


class BabelPosition(BabelTurns):
    """A position of Babel. Made by `from_fields`; see `ziggurat.games.babel.deal` for a new game."""

    def clone(self) -> BabelPosition:
        """Return an independent copy."""
        other = BabelPosition.__new__(BabelPosition)
        if PLAIN:
            other.allocate()
        other.rng = self.rng.clone()
        other.copy_from(self)
        return other

    # --- What is legal -----------------------------------------------------------------------------------

    def room(self) -> int:
        """Return the maximum number of legal actions."""
        return MAX_ACTIONS

    def fill(self, codes: Codes) -> None:
        """Write the legal actions into `codes`."""
        codes.size = 0
        if self.phase == ACT:
            self.add_all(codes, self.ordinary())
            self.fill_abilities(codes)
            if self.must_start():
                self.drop_undutiful(codes)
            else:
                self.add(codes, END)
        elif self.phase == DROP:
            self.add_all(codes, self.cards_of(1 - self.active) << DROP_CARD)

    def pick(self, stream: Stream, codes: Codes) -> int:
        """Return a random legal action; without abilities and starter duty, only the chosen one is written."""
        me = self.active
        if self.phase != ACT or self.starter[me] or self.has_run(me, self.pawn[me]):
            self.fill(codes)
            return codes.items[stream.below_by_product(codes.size)]
        actions = self.ordinary() | (ONE << ABILITY)  # a bit behind the others stands for `END`, the last action
        for _ in range(stream.below_by_product(self.count(actions))):
            actions &= actions - 1
        code = self.lowest(actions)
        return END if code == ABILITY else code

    def add(self, codes: Codes, code: int) -> None:
        """Write one action into `codes`."""
        codes.items[codes.size] = code
        codes.size += 1

    def add_all(self, codes: Codes, actions: int) -> None:
        """Write actions given as bits into `codes`."""
        size = codes.size
        while actions:
            codes.items[size] = self.lowest(actions)
            actions &= actions - 1
            size += 1
        codes.size = size

    def count(self, actions: int) -> int:
        """Count actions given as bits."""
        actions = actions - ((actions >> 1) & BITS1)
        actions = (actions & BITS2) + ((actions >> 2) & BITS2)
        actions = (actions + (actions >> 4)) & BITS4
        return (actions * BITS8 & MASK64) >> 56

    def lowest(self, actions: int) -> int:
        """Return the first of several actions given as bits."""
        return LOWEST[(((actions & -actions) * DE_BRUIJN) & MASK64) >> 58]

    def ordinary(self) -> int:
        """4.2 Return the legal actions except abilities and the end of the turn, as bits: bit n is action n."""
        me = self.active
        site = self.pawn[me]
        actions = self.travels(me, site) | self.migrations(me)
        if site != QUARRY:
            actions |= (self.cards_of(me) << SETTLE) | self.builds(me, site)  # any people settles at any site
        return actions

    def cards_of(self, p: int) -> int:
        """Return the peoples in a hand as five bits."""
        return (self.held >> (5 * p)) & FIVE_BITS

    def travels(self, me: int, site: int) -> int:
        """4.2 Travel: with card X to site X, anywhere but where the pawn stands (ruling 8)."""
        return (self.cards_of(me) & ~(1 << site)) << TRAVEL

    def builds(self, me: int, site: int) -> int:
        """4.2 Build: the starter first, then the next level from the top of either reserve."""
        people = self.column_size[5 * me + site]
        next_level = self.levels[5 * me + site] + 1
        if self.starter[me]:
            return ((people >= 1) & (next_level == 1)) << BUILD_FIRST
        own = (people >= next_level) & (self.tops[me] == next_level)
        foe = (people >= next_level) & (self.tops[1 - me] == next_level)
        return (own << BUILD_OWN) | (foe << BUILD_FOE)

    def migrations(self, me: int) -> int:
        """4.2 Migrate: once per turn, three cards, wherever the pawn stands (ruling 9)."""
        return 0 if self.migrated else MIGRATIONS[(self.crowded >> (5 * me)) & FIVE_BITS]

    def has_run(self, me: int, site: int) -> bool:
        """2.1 Return whether the column at the pawn's site has a run."""
        return site != QUARRY and (self.with_run >> (5 * me + site)) & 1 != 0

    def fill_abilities(self, codes: Codes) -> None:
        """4.2 Abilities: of every run of three or more in the column at the pawn's site."""
        me = self.active
        site = self.pawn[me]
        if not self.has_run(me, site):
            return
        here = MAX_IN_COLUMN * (5 * me + site)
        size = self.column_size[5 * me + site]
        first = 0
        while first < size:
            people = self.column[here + first]
            after = first + 1
            while after < size and self.column[here + after] == people:
                after += 1
            if after - first >= MIN_RUN:
                self.fill_run(codes, people, ABILITY + KINDS * first)
            first = after

    def fill_run(self, codes: Codes, people: int, base: int) -> None:
        """4.2 The ability of one run; the paid card still counts as a person (ruling 12)."""
        me = self.active
        op = 1 - me
        site = self.pawn[me]
        foe = 5 * op + site
        if people == ASSYRIANS:
            if self.temple_size[foe]:
                self.add(codes, base + RAZE)
        elif people == HITTITES:
            if self.can_steal(me, op, site):
                self.add(codes, base + STEAL)
        elif people == MEDES:
            for card in range(5):
                if self.stands_in(foe, card):
                    self.add(codes, base + DESERT + card)
        elif people == SUMERIANS:
            if self.column_size[foe]:
                self.add(codes, base + CHANGE_SIDES)
        elif not self.starter[me]:
            if self.can_leap(me, site, me):
                self.add(codes, base + LEAP_OWN)
            if self.can_leap(me, site, op):
                self.add(codes, base + LEAP_FOE)
        if self.hand_size[op] >= 2:  # ruling 17: of 0 or 1 card there is no half to discard
            self.add(codes, base + HALVE)

    def can_steal(self, me: int, op: int, site: int) -> bool:
        """4.2 Hittites: the stolen level must be higher than mine (ruling 14) and have its people."""
        card = self.level(op, site)
        return card > self.level(me, site) and self.column_size[5 * me + site] >= card

    def can_leap(self, me: int, site: int, whose: int) -> bool:
        """4.2 Persians: one level is skipped (ruling 13), from the top of a reserve."""
        card = self.tops[whose]
        return card != 0 and card == self.level(me, site) + 2 and self.column_size[5 * me + site] >= card

    def stands_in(self, place: int, people: int) -> bool:
        """Return whether a people occurs in a column."""
        here = MAX_IN_COLUMN * place
        for i in range(self.column_size[place]):  # noqa: SIM110 (a compiled loop needs no generator)
            if self.column[here + i] == people:
                return True
        return False

    # --- What an action does -----------------------------------------------------------------------------

    def play(self, code: int) -> None:
        """Carry out a legal action."""
        if code >= ABILITY:
            self.use_ability((code - ABILITY) // KINDS, (code - ABILITY) % KINDS)
        elif code >= DROP_CARD:
            self.drop(code - DROP_CARD)
        elif code >= MIGRATE:
            self.migrate((code - MIGRATE) // 5, (code - MIGRATE) % 5)
        elif code >= BUILD_OWN:
            self.take_from_reserve(self.active if code == BUILD_OWN else 1 - self.active)
        elif code == BUILD_FIRST:
            self.starter[self.active] = 0
            self.raise_temple(1)
        elif code >= SETTLE:
            self.settle(code - SETTLE)
        elif code >= TRAVEL:
            self.travel(code - TRAVEL)
        else:
            self.end_turn()

    def travel(self, site: int) -> None:
        """4.2 Travel."""
        self.play_card(self.active, site)
        self.discard[site] += 1
        self.pawn[self.active] = site

    def settle(self, card: int) -> None:
        """4.2 Settle."""
        me = self.active
        self.play_card(me, card)
        self.push_column(5 * me + self.pawn[me], card)

    def migrate(self, origin: int, goal: int) -> None:
        """4.2 Migrate: the last three cards, in the same order."""
        start = 5 * self.active + origin
        target = 5 * self.active + goal
        size = self.column_size[start] - MIGRATION_SIZE
        for i in range(MIGRATION_SIZE):
            self.push_column(target, self.column[MAX_IN_COLUMN * start + size + i])
        self.column_size[start] = size
        self.note_column(start)
        self.migrated = True

    def use_ability(self, first: int, kind: int) -> None:
        """4.2 Abilities: pay one card of the run, then its effect."""
        me = self.active
        op = 1 - me
        site = self.pawn[me]
        paid = self.column[MAX_IN_COLUMN * (5 * me + site) + first]
        self.discard[paid] += 1
        self.close_up(5 * me + site, first)
        if kind == RAZE:
            self.raze(op, site)
        elif kind == STEAL:
            self.temple_size[5 * op + site] -= 1
            self.note_temple(5 * op + site)
            self.raise_temple(self.temple[6 * (5 * op + site) + self.temple_size[5 * op + site]])
        elif kind == CHANGE_SIDES:
            self.change_sides(5 * op + site, 5 * me + site)
        elif kind == LEAP_OWN:
            self.take_from_reserve(me)
        elif kind == LEAP_FOE:
            self.take_from_reserve(op)
        elif kind == HALVE:
            self.owed = self.hand_size[op] // 2
            self.phase = DROP
            self.to_move = op
        else:
            self.desert(5 * op + site, kind - DESERT)

    def raze(self, op: int, site: int) -> None:
        """4.2 Assyrians: the cards return to the deck, the lowest on top (ruling 16)."""
        place = 5 * op + site
        for i in range(self.temple_size[place] - 1, -1, -1):
            self.temple_deck[self.temples_left] = self.temple[6 * place + i]
            self.temples_left += 1
        self.known += self.temple_size[place]
        self.temple_size[place] = 0
        self.note_temple(place)
        self.check_win()

    def desert(self, place: int, people: int) -> None:
        """4.2 Medes: every card of the people leaves the column (ruling 3)."""
        here = MAX_IN_COLUMN * place
        kept = 0
        for i in range(self.column_size[place]):
            card = self.column[here + i]
            if card == people:
                self.discard[card] += 1
            else:
                self.column[here + kept] = card
                kept += 1
        self.column_size[place] = kept
        self.note_column(place)

    def change_sides(self, source: int, target: int) -> None:
        """4.2 Sumerians: take over cards equal to the last one, all or trailing (ruling 1)."""
        here = MAX_IN_COLUMN * source
        size = self.column_size[source]
        people = self.column[here + size - 1]
        first = 0
        if not self.all_defect:
            first = size - 1
            while first > 0 and self.column[here + first - 1] == people:
                first -= 1
        kept = first
        for i in range(first, size):
            card = self.column[here + i]
            if card == people:
                self.push_column(target, card)
            else:
                self.column[here + kept] = card
                kept += 1
        self.column_size[source] = kept
        self.note_column(source)

    def drop(self, card: int) -> None:
        """4.2 Phase drop: op discards one of the owed cards; at 0 `me` goes on."""
        op = 1 - self.active
        self.play_card(op, card)
        self.discard[card] += 1
        self.revealed += 1
        self.owed -= 1
        if self.owed == 0:
            self.phase = ACT
            self.to_move = self.active

    def play_card(self, p: int, card: int) -> None:
        """2.3 Take a card out of a hand, a pinned one if there is one."""
        self.hand[5 * p + card] -= 1
        self.hand_size[p] -= 1
        self.held ^= (self.hand[5 * p + card] == 0) << (5 * p + card)
        if self.pinned[5 * p + card]:
            self.pinned[5 * p + card] -= 1

    def close_up(self, place: int, gap: int) -> None:
        """Remove a card from a column; the others become neighbours (ruling 11)."""
        here = MAX_IN_COLUMN * place
        self.column_size[place] -= 1
        for i in range(gap, self.column_size[place]):
            self.column[here + i] = self.column[here + i + 1]
        self.note_column(place)

    def take_from_reserve(self, whose: int) -> None:
        """Move the top card of a reserve onto my temple."""
        self.reserve_size[whose] -= 1
        self.note_reserve(whose)
        self.raise_temple(self.reserve[MAX_IN_RESERVE * whose + self.reserve_size[whose]])

    def raise_temple(self, level: int) -> None:
        """Put a temple card onto my temple at the pawn's site."""
        place = 5 * self.active + self.pawn[self.active]
        self.temple[6 * place + self.temple_size[place]] = level
        self.temple_size[place] += 1
        self.levels[place] = level
        self.add_to_hash(TEMPLE_HASH + place, level)
        self.check_win()

    # --- For Python ----------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return both scores."""
        return [self.score(0), self.score(1)]

    def sheet(self, seat: int) -> dict[str, int]:
        """Return the level of a player's temple at each site."""
        return sheet_of([self.level(seat, site) for site in range(5)])

    def winners(self) -> list[int] | None:
        """Return the winners (5.1, 5.2)."""
        hands = [self.hand_size[0], self.hand_size[1]]
        return winners_of(self.ending, self.active, self.scores(), hands)

    def refusal(self, code: int) -> IllegalAction:
        """Return the error for an illegal action (why.py)."""
        return refusal(self, code)

    def to_bytes(self) -> bytes:
        """Return the whole position as bytes."""
        return repr((self.fields(), sorted(self.options.items()))).encode() + self.rng_bytes()

    def rng_bytes(self) -> bytes:
        """Return the exact state of the random stream."""
        return self.rng.to_bytes()

    def __reduce__(self) -> tuple[Callable[..., BabelPosition], tuple[Fields, dict[str, Any], Stream]]:
        return BabelPosition.from_fields, (self.fields(), self.options, self.rng)

    @staticmethod
    def from_fields(fields: Fields, options: Mapping[str, Any], rng: Stream) -> BabelPosition:
        """Return the position with these fields; in phase draw the cards are drawn at once."""
        position = BabelPosition.__new__(BabelPosition)
        position.set_up(fields, options, rng)
        return position

    def set_up(self, fields: Fields, options: Mapping[str, Any], rng: Stream) -> None:
        """Fill this position from plain lists."""
        if PLAIN:
            self.allocate()
        self.rng = rng.clone()
        self.set_options(options)
        self.set_fields(fields)
        if self.phase == DRAW:
            self.begin_turn()
