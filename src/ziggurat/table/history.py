"""The actions played, and the position after any of them.

Actions that were taken back are not part of it. A position is kept every few dozen actions and at the undo limit, so
neither undo nor looking back replays the whole game.
"""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from ziggurat.core.game import Game
from ziggurat.core.position import Position

CHECKPOINT_INTERVAL = 32
IS_AUTO = attrgetter("auto")


class Step(NamedTuple):
    """One action that was played."""

    seat: int
    word: str
    at: int
    seq: int
    auto: bool
    """Whether the table played it as the only legal action."""
    irreversible: bool
    """Whether the player cannot take it back alone."""


class Attempt(NamedTuple):
    """An action tried on a copy of the current position."""

    word: str
    after: Position
    irreversible: bool


class History:
    """The course of a game from its first position."""

    def __init__(self, game: Game, start: Position) -> None:
        self.game = game
        self.count = 0
        """The number of actions played."""
        self.shared_steps: list[Step] = []
        """The actions, and behind them any that a copy of this history has played: copies share the list."""
        self.position = start.clone()
        self.undo_limit = 0
        """Number of actions that the player to move cannot take back alone."""
        self.checkpoints: dict[int, Position] = {0: start}
        """Positions by the number of actions before them. They are never changed."""
        self.last_attempt: Attempt | None = None
        """The last action tried from `position`, so that `play` need not try it again."""

    @staticmethod
    def restore(game: Game, steps: list[Step], checkpoints: dict[int, Position]) -> History:
        """Return the history with these steps; at least one checkpoint must be given."""
        history = History(game, checkpoints[min(checkpoints)])
        history.shared_steps, history.count, history.checkpoints = steps, len(steps), checkpoints
        history.position = history.replay(len(steps))
        history.undo_limit = history.last_irreversible(len(steps))
        for number in {*range(0, len(steps) + 1, CHECKPOINT_INTERVAL), history.undo_limit} - set(checkpoints):
            history.checkpoints[number] = history.replay(number)
        return history

    def copy(self) -> History:
        """Return an independent copy. It shares positions, which are never changed, and the list of actions."""
        other = History.__new__(History)
        other.game, other.undo_limit = self.game, self.undo_limit
        other.shared_steps, other.count, other.checkpoints = self.shared_steps, self.count, self.checkpoints.copy()
        other.position, other.last_attempt = self.position, self.last_attempt
        return other

    @property
    def steps(self) -> list[Step]:
        """Return the actions played."""
        return self.shared_steps[: self.count]

    @property
    def to_move(self) -> int | None:
        """Return the seat to move, None when the game is over."""
        return None if self.position.over else self.position.to_move

    def is_irreversible(self, word: str) -> bool:
        """Return whether an action could not be taken back alone, or raise the game's error."""
        return self.attempt(word).irreversible

    def attempt(self, word: str) -> Attempt:
        """Try an action on a copy, or raise the game's error for it."""
        if self.last_attempt is None or self.last_attempt.word != word:
            after = self.position.clone()
            self.game.apply(after, word)
            self.last_attempt = Attempt(word, after, is_irreversible(self.position, after))
        return self.last_attempt

    def play(self, seat: int, word: str, at: int, seq: int, auto: bool) -> None:
        """Play an action."""
        _, after, irreversible = self.attempt(word)
        self.position, self.last_attempt = after, None
        if len(self.shared_steps) > self.count:  # a copy has played another action
            self.shared_steps = self.steps
        self.shared_steps.append(Step(seat, word, at, seq, auto, irreversible))
        self.count += 1
        if irreversible:
            self.move_undo_limit(self.count)
        elif self.count % CHECKPOINT_INTERVAL == 0:
            self.checkpoints[self.count] = after.clone()

    def rewind(self, keep: int) -> None:
        """Take back all but the first `keep` actions."""
        self.position, self.last_attempt = self.position_after(keep), None
        self.shared_steps, self.count = self.shared_steps[:keep], keep
        self.checkpoints = {number: position for number, position in self.checkpoints.items() if number <= keep}
        self.move_undo_limit(self.last_irreversible(keep))

    def move_undo_limit(self, limit: int) -> None:
        """Set the undo limit and move its checkpoint."""
        position = self.position_after(limit)
        if self.undo_limit % CHECKPOINT_INTERVAL:
            self.checkpoints.pop(self.undo_limit, None)
        self.undo_limit = limit
        self.checkpoints[limit] = position

    def last_irreversible(self, count: int) -> int:
        """Return the undo limit after `count` actions."""
        return next((number for number in range(count, 0, -1) if self.shared_steps[number - 1].irreversible), 0)

    def position_after(self, count: int) -> Position:
        """Return the position after `count` actions, as a copy."""
        return self.position.clone() if count == self.count else self.replay(count)

    def replay(self, count: int) -> Position:
        """Return the position after `count` actions, played from the nearest checkpoint."""
        nearest = max(number for number in self.checkpoints if number <= count)
        position = self.checkpoints[nearest].clone()
        for step in self.shared_steps[nearest:count]:
            self.game.apply(position, step.word)
        return position

    def chosen(self, first: int) -> list[int]:
        """Return the numbers of the actions from `first` on that a player chose."""
        return [number for number in range(first, self.count) if not self.shared_steps[number].auto]

    def can_undo(self) -> bool:
        """Return whether the player to move may take back a chosen action alone."""
        return not all(map(IS_AUTO, self.shared_steps[self.undo_limit : self.count]))

    def turn_start(self, end: int) -> int:
        """Return the first of the consecutive actions of one seat that end before `end`."""
        start, steps = end, self.shared_steps
        while start > 0 and steps[start - 1].seat == steps[end - 1].seat:
            start -= 1
        return start


def is_irreversible(before: Position, after: Position) -> bool:
    """Return whether an action ended the turn or game, or revealed hidden information."""
    return bool(after.over or after.to_move != before.to_move or after.revealed != before.revealed)
