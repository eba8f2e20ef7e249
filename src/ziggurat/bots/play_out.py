"""Playing a match to its end with bots: for records, arenas and training."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ziggurat.bots.bot import Bot, BotFailed, ask
from ziggurat.core.match import Match
from ziggurat.core.record import MAX_ACTIONS


class Endless(BotFailed):
    """A match with more actions than a record may hold."""

    code = "endless"


class TurnTimes:
    """Turns and thinking time by seat; a turn lasts until another seat is to move."""

    def __init__(self, seats: int) -> None:
        self.turns = [0] * seats
        self.total = [0.0] * seats
        self.longest = [0.0] * seats
        self.seat = -1
        self.turn = 0.0

    def add(self, seat: int, seconds: float) -> None:
        """Add the time of one choice."""
        if seat != self.seat:
            self.seat, self.turn = seat, 0.0
            self.turns[seat] += 1
        self.turn += seconds
        self.total[seat] += seconds
        self.longest[seat] = max(self.longest[seat], self.turn)


def play_out(
    match: Match,
    bots: Sequence[Bot],
    *,
    seconds: Sequence[float | None] | None = None,
    times: TurnTimes | None = None,
) -> None:
    """Play a match to its end, one bot per seat, or raise `BotFailed`.

    `seconds` limits the time of each seat's choices; `times` collects the time used. If a bot fails, the match stands
    at its last action and that bot's seat is to move.
    """
    while not match.position.over:
        if len(match.words) == MAX_ACTIONS:
            raise Endless(f"the game is not over after {MAX_ACTIONS} actions, the most a record can hold")
        seat = match.position.to_move
        view = match.game.view(match.position, seat)
        started = time.perf_counter()
        action = ask(bots[seat], view, seconds[seat] if seconds else None)
        if times:
            times.add(seat, time.perf_counter() - started)
        match.apply(action)
