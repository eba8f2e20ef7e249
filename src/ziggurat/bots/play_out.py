"""Playing a match to its end with bots: for records, arenas and training."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ziggurat.bots.bot import Bot, BotFailed, ask, new_bot
from ziggurat.core.errors import BadOptions
from ziggurat.core.match import Match
from ziggurat.core.record import MAX_ACTIONS
from ziggurat.core.seed import stream


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
    bots: Sequence[Bot[Any] | str],
    *,
    seconds: Sequence[float | None] | None = None,
    times: TurnTimes | None = None,
) -> Match:
    """Play a match to its end, one bot per seat, and return it, or raise `BotFailed`.

    Bots given by name draw random numbers from the seed of the match, as in `ziggurat record`. `seconds` limits the
    time of each seat's choices; `times` collects the time used. If a bot fails, the match stands at its last action
    and that bot's seat is to move.

    >>> play_out(Match("babel", seed=7), ["random", "greedy"]).winners
    [1]
    """
    if len(bots) != match.seats:
        raise BadOptions(f"{len(bots)} bots were given, but there are {match.seats} seats")
    players = [seated(match, seat, bot) for seat, bot in enumerate(bots)]
    while not match.position.over:
        if len(match.words) == MAX_ACTIONS:
            raise Endless(f"the game is not over after {MAX_ACTIONS} actions, the most a record can hold")
        seat = match.position.to_move
        view = match.game.view(match.position, seat)
        started = time.perf_counter()
        action = ask(players[seat], view, seconds[seat] if seconds else None)
        if times:
            times.add(seat, time.perf_counter() - started)
        match.push(action)
    return match


def seated(match: Match, seat: int, bot: Bot[Any] | str) -> Bot[Any]:
    """Return the bot of a seat; one given by name gets its own stream of the match's seed."""
    return new_bot(bot, match.game, stream(match.seed, f"bot {seat}"), match.box) if isinstance(bot, str) else bot
