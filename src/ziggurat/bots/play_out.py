"""Playing a match to its end with bots: for records, arenas and training."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ziggurat.bots.bot import Bot, BotFailed, ask, new_bot
from ziggurat.bots.players import Player, player_from
from ziggurat.core.errors import BadOptions
from ziggurat.core.match import Match
from ziggurat.core.options import shown
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


Kind = Bot[Any] | type[Bot[Any]] | Player


def play_out(
    match: Match,
    bots: Sequence[Kind | str] | Kind | str,
    *,
    seconds: Sequence[float | None] | None = None,
    times: TurnTimes | None = None,
) -> Match:
    """Play a match to its end, one bot per seat, and return it, or raise `BotFailed`.

    A bot is a class, an object, or a player written as on the command line: `mason`, `architect:1s`, `mine.py:Class`;
    one class or one text alone plays every seat. Bots made here draw random numbers from the seed of the match, as in
    `ziggurat record`. `seconds` limits the time of each seat's choices; `times` collects the time used. If a bot fails,
    the match stands at its last action and that bot's seat is to move.

    >>> play_out(Match("babel", seed=7), ["random", "greedy"]).winners
    [1]
    """
    if not isinstance(match, Match):
        raise BadOptions(f"match is {shown(match)}, but must be a Match, such as Match('babel')")
    kinds = kinds_of(match, bots)
    limits = seconds_of(match, seconds, kinds)
    players: list[Bot[Any]] = []
    try:
        for seat, kind in enumerate(kinds):
            players.append(seated(match, seat, kind))
        play(match, players, limits, times)
    finally:
        for player, kind in zip(players, kinds, strict=False):
            if player is not kind:  # the caller closes its own
                with suppress(Exception):  # the result stands, whatever a bot does afterwards
                    player.close()
    return match


def kinds_of(match: Match, bots: Sequence[Kind | str] | Kind | str) -> list[Kind]:
    """Return what plays each seat, or raise `BadOptions` or `UnknownBot`."""
    if isinstance(bots, (str, type, Player)):
        bots = [bots] * match.seats
    if not isinstance(bots, Sequence):
        raise BadOptions(f"bots is {shown(bots)}, but must be a list with one bot per seat, or a name for all seats")
    if len(bots) != match.seats:
        raise BadOptions(f"{len(bots)} bots were given, but there are {match.seats} seats")
    return [player_from(bot) if isinstance(bot, str) else bot for bot in bots]


def seconds_of(match: Match, seconds: Sequence[float | None] | None, kinds: Sequence[Kind]) -> Sequence[float | None]:
    """Return the time limit of each seat: as given, or else as written with its player."""
    if seconds is None:
        return [kind.seconds if isinstance(kind, Player) else None for kind in kinds]
    if not isinstance(seconds, Sequence) or len(seconds) != match.seats:
        raise BadOptions(f"seconds is {shown(seconds)}, but must be a list with a limit or None for each seat")
    return seconds


def seated(match: Match, seat: int, kind: Kind) -> Bot[Any]:
    """Return the bot of a seat; one that is made here gets its own stream of the match's seed."""
    if isinstance(kind, Bot):
        return kind
    rng = stream(match.seed, f"bot {seat}")
    return (
        kind.new_bot(match.game, rng, match.box)
        if isinstance(kind, Player)
        else new_bot(kind, match.game, rng, match.box)
    )


def play(
    match: Match, players: Sequence[Bot[Any]], seconds: Sequence[float | None], times: TurnTimes | None = None
) -> None:
    """Let the bots play a match to its end."""
    while not match.position.over:
        if len(match.words) == MAX_ACTIONS:
            raise Endless(f"the game is not over after {MAX_ACTIONS} actions, the most a record can hold")
        seat = match.position.to_move
        view = match.game.view(match.position, seat)
        started = time.perf_counter()
        action = ask(players[seat], view, seconds[seat])
        if times:
            times.add(seat, time.perf_counter() - started)
        match.push(action)
