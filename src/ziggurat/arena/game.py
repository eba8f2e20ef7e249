"""Playing one game of an arena. Whatever a bot does wrong costs it the game, and nothing else."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from ziggurat.arena.fixture import Fixture, Meeting
from ziggurat.bots.bot import Bot, BotFailed, ask
from ziggurat.core.match import Match
from ziggurat.core.record import MOST_ACTIONS
from ziggurat.core.registry import game
from ziggurat.core.seed import reproducible_salt, stream

Played = dict[str, Any]
"""One game as a line of the journal: number, block, players and everything by seat: totals, sheets, turns, seconds."""


class Clock:
    """Counts the turns of each seat and their time; a turn is what a seat does until another one is to move."""

    def __init__(self, seats: int) -> None:
        self.turns = [0] * seats
        self.total = [0.0] * seats
        self.longest = [0.0] * seats
        self.seat = -1
        self.turn = 0.0

    def add(self, seat: int, seconds: float) -> None:
        """Count the time of one choice."""
        if seat != self.seat:
            self.seat, self.turn = seat, 0.0
            self.turns[seat] += 1
        self.turn += seconds
        self.total[seat] += seconds
        self.longest[seat] = max(self.longest[seat], self.turn)


def play(fixture: Fixture, meeting: Meeting) -> Played:
    """Play one game and return what is to be kept of it."""
    found = game(fixture.game)
    box = None if fixture.box is None else found.open_box(fixture.box)
    salt = reproducible_salt(meeting.seed)
    match = Match(found, fixture.seats, seed=meeting.seed, salt=salt, options=fixture.options, box=box)
    bots: list[Bot] = []
    clock = Clock(fixture.seats)
    failed: dict[str, Any] | None = None
    try:
        for seat, number in enumerate(meeting.players):
            chance = stream(meeting.seed, f"arena {number} seat {seat}")
            bots.append(fixture.players[number].new_bot(found, chance, box))
        to_the_end(fixture, meeting, match, bots, clock)
    except BotFailed as error:
        failed = {"seat": match.position.to_move if bots else 0, "why": str(error)[:300]}
    finally:
        for bot in bots:
            with suppress(Exception):
                getattr(bot, "close", lambda: None)()
    return told(meeting, match, clock, failed)


def to_the_end(fixture: Fixture, meeting: Meeting, match: Match, bots: list[Bot], clock: Clock) -> None:
    """Let the bots play until the game is over."""
    while not match.position.over:
        if len(match.words) == MOST_ACTIONS:
            raise BotFailed(f"the game is not over after {MOST_ACTIONS} actions")
        seat = match.position.to_move
        seconds = fixture.players[meeting.players[seat]].seconds
        view = match.game.view(match.position, seat)
        started = time.perf_counter()
        action = ask(bots[seat], view, seconds)
        clock.add(seat, time.perf_counter() - started)
        match.apply(action)


def told(meeting: Meeting, match: Match, clock: Clock, failed: dict[str, Any] | None) -> Played:
    """Return the line of the journal. Who failed has lost; the others share the win."""
    position = match.position
    seats = range(match.seats)
    winners = position.winners() if failed is None else [seat for seat in seats if seat != failed["seat"]]
    return {
        "number": meeting.number,
        "block": meeting.block,
        "players": list(meeting.players),
        "winners": list(winners or ()),
        "totals": list(position.scores()),
        "sheets": [dict(position.sheet(seat)) for seat in seats],
        "actions": len(match.words),
        "turns": clock.turns,
        "seconds": [round(value, 4) for value in clock.total],
        "longest": [round(value, 4) for value in clock.longest],
        "failed": failed,
    }
