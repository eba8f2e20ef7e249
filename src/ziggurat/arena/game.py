"""One game of an arena. A bot that fails loses the game; the arena continues."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ziggurat.arena.schedule import Pairing, Schedule
from ziggurat.bots.bot import Bot, BotFailed
from ziggurat.bots.play_out import TurnTimes, play_out
from ziggurat.core.match import Match
from ziggurat.core.registry import game
from ziggurat.core.seed import reproducible_salt, stream

Played = dict[str, Any]
"""One game as a line of the journal: number, block, players, and by seat: totals, sheets, turns, seconds."""


def play(schedule: Schedule, pairing: Pairing, *, keep_words: bool = False) -> Played:
    """Play one game and return its journal entry, on request with the actions (`words`)."""
    match = new_match(schedule, pairing)
    bots: list[Bot] = []
    times = TurnTimes(schedule.seats)
    failed: dict[str, Any] | None = None
    try:
        for seat, number in enumerate(pairing.players):
            rng = stream(pairing.seed, f"arena {number} seat {seat}")
            bots.append(schedule.players[number].new_bot(match.game, rng, match.box))
        seconds = [schedule.players[number].seconds for number in pairing.players]
        play_out(match, bots, seconds=seconds, times=times)
    except BotFailed as error:
        failed = {"seat": match.position.to_move if len(bots) == match.seats else len(bots), "why": str(error)[:300]}
    finally:
        for bot in bots:
            with suppress(Exception):  # a bot of a third party may fail even here; the result stands
                bot.close()
    entry = journal_entry(pairing, match, times, failed)
    return {**entry, "words": match.words} if keep_words else entry


def new_match(schedule: Schedule, pairing: Pairing) -> Match:
    """Return a game of an arena before its first action."""
    chosen = game(schedule.game)
    box = None if schedule.box is None else chosen.open_box(schedule.box)
    salt = reproducible_salt(pairing.seed)
    return Match(chosen, schedule.seats, seed=pairing.seed, salt=salt, options=schedule.options, box=box)


def journal_entry(pairing: Pairing, match: Match, times: TurnTimes, failed: dict[str, Any] | None) -> Played:
    """Return the game's journal entry; after a failure the others share the win."""
    position = match.position
    seats = range(match.seats)
    winners = position.winners() if failed is None else [seat for seat in seats if seat != failed["seat"]]
    return {
        "number": pairing.number,
        "block": pairing.block,
        "players": list(pairing.players),
        "winners": list(winners or ()),
        "totals": list(position.scores()),
        "sheets": [dict(position.sheet(seat)) for seat in seats],
        "actions": len(match.words),
        "turns": times.turns,
        "seconds": [round(value, 4) for value in times.total],
        "longest": [round(value, 4) for value in times.longest],
        "failed": failed,
    }
