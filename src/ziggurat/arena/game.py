"""Playing one game of an arena. Whatever a bot does wrong costs it the game, and nothing else."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ziggurat.arena.fixture import Fixture, Meeting
from ziggurat.bots.bot import Bot, BotFailed
from ziggurat.bots.play_out import TurnTimes, play_out
from ziggurat.core.match import Match
from ziggurat.core.registry import game
from ziggurat.core.seed import reproducible_salt, stream

Played = dict[str, Any]
"""One game as a line of the journal: number, block, players and everything by seat: totals, sheets, turns, seconds."""


def play(fixture: Fixture, meeting: Meeting) -> Played:
    """Play one game and return what is to be kept of it."""
    found = game(fixture.game)
    box = None if fixture.box is None else found.open_box(fixture.box)
    salt = reproducible_salt(meeting.seed)
    match = Match(found, fixture.seats, seed=meeting.seed, salt=salt, options=fixture.options, box=box)
    bots: list[Bot] = []
    times = TurnTimes(fixture.seats)
    failed: dict[str, Any] | None = None
    try:
        for seat, number in enumerate(meeting.players):
            chance = stream(meeting.seed, f"arena {number} seat {seat}")
            bots.append(fixture.players[number].new_bot(found, chance, box))
        seconds = [fixture.players[number].seconds for number in meeting.players]
        play_out(match, bots, seconds=seconds, times=times)
    except BotFailed as error:
        failed = {"seat": match.position.to_move if len(bots) == match.seats else len(bots), "why": str(error)[:300]}
    finally:
        for bot in bots:
            with suppress(Exception):
                bot.close()
    return told(meeting, match, times, failed)


def told(meeting: Meeting, match: Match, times: TurnTimes, failed: dict[str, Any] | None) -> Played:
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
        "turns": times.turns,
        "seconds": [round(value, 4) for value in times.total],
        "longest": [round(value, 4) for value in times.longest],
        "failed": failed,
    }
