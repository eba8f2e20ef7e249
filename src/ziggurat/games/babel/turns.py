"""The course of a game of Babel: starter duty, wins, draws, repetition, turn limit (rules 4, 5).

`turns.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.core.position import Codes
from ziggurat.games.babel.actions import ABILITY, BUILD_FIRST, KINDS, MIGRATE, SETTLE, STEAL, TRAVEL
from ziggurat.games.babel.encoding import BabelEncoding
from ziggurat.games.babel.fields import (
    ACT,
    BY_DECK,
    BY_POINTS,
    BY_REPETITION,
    BY_TURN_LIMIT,
    FNV_BASIS,
    FNV_PRIME,
    GOAL,
    HASHES,
    MASK64,
    MAX_HISTORY,
    MIGRATION_SIZE,
    OVER,
    PEOPLE_DRAW,
    RIVAL_LIMIT,
    SURE_GOAL,
)


class BabelTurns(BabelEncoding):
    """A position that ends turns and games, and begins turns."""

    def check_win(self) -> None:
        """5.1 Win by points, tested after every change of a temple."""
        mine = self.score(self.active)
        theirs = self.score(1 - self.active)
        if mine >= GOAL and (theirs < RIVAL_LIMIT or mine >= SURE_GOAL):
            self.finish(BY_POINTS)
        elif mine >= GOAL:
            self.final = True
        elif self.sudden_death and self.final and theirs < RIVAL_LIMIT:
            self.finish(BY_POINTS)

    def finish(self, ending: int) -> None:
        """End the game at once."""
        self.ending = ending
        self.phase = OVER
        self.over = True
        self.to_move = -1

    def winner_bits(self) -> int:
        """5.1, 5.2 Return the winners of a finished game as bits; `winners_of` has the same rule."""
        if self.ending == BY_POINTS:
            return 1 << self.active
        lead = self.score(0) - self.score(1)
        if lead == 0:
            lead = self.hand_size[0] - self.hand_size[1]
        if lead == 0:
            return 3
        return 1 if lead > 0 else 2

    # --- Between turns: temple, guards, draw -------------------------------------------------------------

    def end_turn(self) -> None:
        """4.3 Temple cards are drawn; then the next player's turn begins, or the game ends."""
        self.draw_temples()
        self.revealed += 1
        if self.temples_left == 0:
            self.finish(BY_DECK)  # 5.2
        elif 0 < self.turn_limit <= self.turn:
            self.finish(BY_TURN_LIMIT)  # 5.3
        else:
            self.active = 1 - self.active
            self.turn += 1
            self.begin_turn()

    def draw_temples(self) -> None:
        """4.3 Draw up to two temple cards; the higher one goes down first (rulings 21, 30)."""
        high = self.draw_temple()
        low = self.draw_temple() if self.temples_left else 0
        if low > high:
            high, low = low, high
        me = self.active
        self.push_reserve(me, high)
        if low:
            self.push_reserve(me, low)

    def draw_temple(self) -> int:
        """Take the top card of the temple deck."""
        self.temples_left -= 1
        if self.known:
            self.known -= 1
        return self.temple_deck[self.temples_left]

    def begin_turn(self) -> None:
        """5.3 Repetition is tested before drawing; then 4.1 three people cards."""
        self.to_move = self.active
        self.migrated = False
        if self.repetition and self.note_position() >= self.repetition:
            self.finish(BY_REPETITION)
            return
        for _ in range(PEOPLE_DRAW):
            self.draw_person()
        self.phase = ACT

    def draw_person(self) -> None:
        """4.1 Draw one people card; an empty deck is first refilled from the discard pile."""
        if self.people_left == 0:
            self.reshuffle()
        if self.people_left == 0:
            return  # ruling 19: draw what there is
        self.people_left -= 1
        card = self.people_deck[self.people_left]
        self.hand[5 * self.active + card] += 1
        self.held |= 1 << (5 * self.active + card)
        self.hand_size[self.active] += 1
        self.revealed += 1
        if self.people_left == 0:  # 2.3: now each player can work out the other's hand
            for i in range(10):
                self.pinned[i] = self.hand[i]

    def reshuffle(self) -> None:
        """4.1 The discard pile becomes the people deck."""
        for card in range(5):
            while self.discard[card]:
                self.discard[card] -= 1
                self.people_deck[self.people_left] = card
                self.people_left += 1
        self.rng.shuffle(self.people_deck, self.people_left)

    def note_position(self) -> int:
        """5.3 Add the public position to the history; return how often it has occurred."""
        digest = self.public_hash()
        if self.history_size == MAX_HISTORY:
            for i in range(MAX_HISTORY - 1):
                self.history[i] = self.history[i + 1]
            self.history_size -= 1
        self.history[self.history_size] = digest
        self.history_size += 1
        times = 0
        for i in range(self.history_size):
            if self.history[i] == digest:
                times += 1
        return times

    def public_hash(self) -> int:
        """5.3 A 64-bit hash of the public position. Nothing hidden goes into it."""
        counts = self.active
        for p in range(2):
            counts = (counts << 10) | (self.starter[p] << 9) | (self.pawn[p] << 6) | self.hand_size[p]
        for card in range(5):
            counts = (counts << 4) | self.discard[card]  # at most twelve cards of each people
        counts = (counts << 13) | (self.people_left << 7) | (self.temples_left << 1) | (1 if self.final else 0)
        digest = self.mix(FNV_BASIS, counts)
        for stack in range(HASHES):
            digest = self.mix(digest, self.hashes[stack])
        for i in range(self.known):
            digest = self.mix(digest, self.temple_deck[self.temples_left - 1 - i])
        return digest

    def mix(self, digest: int, value: int) -> int:
        """Mix one number of up to 64 bits into a hash."""
        return ((digest ^ value) * FNV_PRIME) & MASK64

    # --- Starter duty ------------------------------------------------------------------------------------

    def drop_undutiful(self, codes: Codes) -> None:
        """4.4 Remove the actions after which the starter could not be built any more in this turn."""
        kept = 0
        for i in range(codes.size):
            codes.items[kept] = codes.items[i]
            kept += self.keeps_duty(codes.items[i])
        codes.size = kept

    def keeps_duty(self, code: int) -> bool:
        """4.4 Return whether the starter can still be built after an action."""
        me = self.active
        site = self.pawn[me]
        if code >= ABILITY:
            return (code - ABILITY) % KINDS != STEAL or self.can_start(me, site, -1, -1, -1, site)
        if code >= MIGRATE:
            return self.can_start(me, site, -1, (code - MIGRATE) % 5, (code - MIGRATE) // 5, -1)
        if code >= BUILD_FIRST:
            return True
        if code >= SETTLE:
            return self.can_start(me, site, code - SETTLE, site, -1, -1)
        return self.can_start(me, code - TRAVEL, code - TRAVEL, -1, -1, -1)

    def must_start(self) -> bool:
        """4.4 Starter duty: in force until the starter is built, while that is possible."""
        me = self.active
        return self.duty and self.starter[me] != 0 and self.can_start(me, self.pawn[me], -1, -1, -1, -1)

    def can_start(self, p: int, pawn: int, spent: int, grown: int, shrunk: int, raised: int) -> bool:
        """4.4 Return whether the starter can still be built after an action; -1 means no change.

        The pawn stands at `pawn`; card `spent` has left the hand; the column at `grown` has got cards, the one
        at `shrunk` lost three; the site `raised` has got a temple. Paying an ability leaves at least two cards
        of its run, so it never empties a column.
        """
        cards = self.hand_size[p] - (1 if spent >= 0 else 0)
        for site in range(5):
            if self.level(p, site) != 0 or site == raised:
                continue
            people = self.column_size[5 * p + site]
            if site == grown:
                people += 1
            if site == shrunk:
                people -= MIGRATION_SIZE
            if pawn == site:
                if people > 0 or cards > 0:
                    return True
            elif self.hand[5 * p + site] > (1 if spent == site else 0) and (people > 0 or cards >= 2):
                return True
        return False
