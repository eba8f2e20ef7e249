"""The course of a game of Babel: wins, draws, repetition, turn limit (rules 4, 5).

`turns.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from ziggurat.games.babel.fields import (
    ACT,
    BY_DECK,
    BY_POINTS,
    BY_REPETITION,
    BY_TURN_LIMIT,
    GOAL,
    MAX_HISTORY,
    MAX_IN_COLUMN,
    MAX_IN_RESERVE,
    OVER,
    PEOPLE_DRAW,
    RIVAL_LIMIT,
    SURE_GOAL,
)
from ziggurat.games.babel.layout import BabelLayout

FNV_BASIS = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3
MASK64 = 0xFFFFFFFFFFFFFFFF


class BabelTurns(BabelLayout):
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
        self.reserve[MAX_IN_RESERVE * me + self.reserve_size[me]] = high
        self.reserve_size[me] += 1
        if low:
            self.reserve[MAX_IN_RESERVE * me + self.reserve_size[me]] = low
            self.reserve_size[me] += 1

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
        """5.3 A 64-bit hash (FNV-1a) of the public position. Nothing hidden goes into it."""
        digest = self.mix(FNV_BASIS, self.active)
        for place in range(10):
            digest = self.mix(digest, self.column_size[place])
            for i in range(self.column_size[place]):
                digest = self.mix(digest, self.column[MAX_IN_COLUMN * place + i])
            digest = self.mix(digest, self.temple_size[place])
            for i in range(self.temple_size[place]):
                digest = self.mix(digest, self.temple[6 * place + i])
        for p in range(2):
            digest = self.mix(digest, self.pawn[p])
            digest = self.mix(digest, self.starter[p])
            digest = self.mix(digest, self.hand_size[p])
            digest = self.mix(digest, self.reserve_size[p])
            for i in range(self.reserve_size[p]):
                digest = self.mix(digest, self.reserve[MAX_IN_RESERVE * p + i])
        for card in range(5):
            digest = self.mix(digest, self.discard[card])
        digest = self.mix(digest, self.people_left)
        digest = self.mix(digest, self.temples_left)
        for i in range(self.known):
            digest = self.mix(digest, self.temple_deck[self.temples_left - 1 - i])
        return self.mix(digest, 1 if self.final else 0)

    def mix(self, digest: int, value: int) -> int:
        """Mix one byte into a hash (FNV-1a)."""
        return ((digest ^ value) * FNV_PRIME) & MASK64
