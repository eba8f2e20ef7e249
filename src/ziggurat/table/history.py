"""The line of play: the actions that count, and the position after any of them.

Taken-back steps are not part of it. A position is kept every few dozen actions and at the point up to which the player
may go back alone, so neither undo nor a look back is ever a replay of the whole game.
"""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from ziggurat.core.game import Game
from ziggurat.core.position import Position

SPACING = 32
AUTO = attrgetter("auto")


class Step(NamedTuple):
    """One action that was carried out."""

    seat: int
    word: str
    at: int
    seq: int
    auto: bool
    """Whether the table played it because there was no other."""
    irreversible: bool
    """Whether it cannot be taken back alone: chance or a hidden thing came in, or another seat is to move."""


class History:
    """The course of a game from its first position."""

    def __init__(self, game: Game, start: Position) -> None:
        self.game = game
        self.steps: list[Step] = []
        self.position = start.clone()
        self.undo_limit = 0
        self.kept: dict[int, Position] = {0: start}
        self.tried: tuple[str, Position, bool] | None = None
        """The last action that was tried from the present position, with where it leads, and whether it closes."""

    @staticmethod
    def restored(game: Game, steps: list[Step], kept: dict[int, Position]) -> History:
        """Return the line with these steps; of the kept positions at least one must be given."""
        history = History(game, kept[min(kept)])
        history.steps, history.kept = steps, kept
        history.position = history.replayed(len(steps))
        history.undo_limit = history.last_irreversible(len(steps))
        history.keep_positions()
        return history

    def fork(self) -> History:
        """Return an independent copy. Kept positions are never changed, so they are shared."""
        other = History.__new__(History)
        other.game, other.undo_limit = self.game, self.undo_limit
        other.steps, other.kept = self.steps.copy(), self.kept.copy()
        other.position, other.tried = self.position, self.tried  # neither is ever changed, only replaced
        return other

    @property
    def count(self) -> int:
        """Return how many actions have been carried out."""
        return len(self.steps)

    @property
    def to_move(self) -> int | None:
        """Return the seat to move, None when the game is over."""
        return None if self.position.over else self.position.to_move

    def is_irreversible(self, word: str) -> bool:
        """Tell whether an action would close something; raise the game's error if it is none or not legal."""
        return self.attempt(word)[2]

    def attempt(self, word: str) -> tuple[str, Position, bool]:
        """Return where an action leads, and whether it closes something; raise the game's error if it is not legal."""
        if self.tried is None or self.tried[0] != word:
            after = self.position.clone()
            self.game.apply(after, word)
            self.tried = (word, after, irreversible(self.position, after))
        return self.tried

    def play(self, seat: int, word: str, at: int, seq: int, auto: bool) -> None:
        """Carry out an action."""
        _, after, is_irreversible = self.attempt(word)
        step = Step(seat, word, at, seq, auto, is_irreversible)
        self.position, self.tried = after, None
        self.steps.append(step)
        if step.irreversible:
            self.move_undo_limit(len(self.steps))
        elif len(self.steps) % SPACING == 0:
            self.kept[len(self.steps)] = after.clone()

    def rewind(self, keep: int) -> None:
        """Take back all but the first `keep` actions."""
        self.position, self.tried = self.at(keep), None
        del self.steps[keep:]
        self.kept = {number: kept for number, kept in self.kept.items() if number <= keep}
        self.move_undo_limit(self.last_irreversible(keep))

    def move_undo_limit(self, undo_limit: int) -> None:
        """Keep the position at the new point of no return, and forget the one at the old."""
        position = self.at(undo_limit)
        if self.undo_limit % SPACING:
            self.kept.pop(self.undo_limit, None)
        self.undo_limit = undo_limit
        self.kept[undo_limit] = position

    def last_irreversible(self, number: int) -> int:
        """Return up to where the player may go back alone when so many actions have been played."""
        return next((n for n in range(number, 0, -1) if self.steps[n - 1].irreversible), 0)

    def keep_positions(self) -> None:
        """Keep every position that is to be kept, where they were not all given."""
        for number in {*range(0, len(self.steps) + 1, SPACING), self.undo_limit} - set(self.kept):
            self.kept[number] = self.replayed(number)

    def at(self, number: int) -> Position:
        """Return the position after so many actions, as a copy."""
        return self.position.clone() if number == len(self.steps) else self.replayed(number)

    def replayed(self, number: int) -> Position:
        """Return the position after so many actions, played from the nearest kept one before it."""
        nearest = max(kept for kept in self.kept if kept <= number)
        position = self.kept[nearest].clone()
        for step in self.steps[nearest:number]:
            self.game.apply(position, step.word)
        return position

    def chosen(self, first: int) -> list[int]:
        """Return the numbers of the actions from `first` on that a player chose."""
        return [number for number in range(first, len(self.steps)) if not self.steps[number].auto]

    def may_go_back(self) -> bool:
        """Tell whether there is a chosen action that its player may take back alone."""
        return not all(map(AUTO, self.steps[self.undo_limit :]))

    def turn_start(self, end: int) -> int:
        """Return where the unbroken row of one seat's actions begins that ends before `end`."""
        start = end
        while start > 0 and self.steps[start - 1].seat == self.steps[end - 1].seat:
            start -= 1
        return start


def irreversible(before: Position, after: Position) -> bool:
    """Tell whether something came to light between two positions, or somebody else is to move."""
    return bool(after.over or after.to_move != before.to_move or after.revealed != before.revealed)
