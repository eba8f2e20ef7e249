"""Resignation, flag fall and stand-in bots.

With two players the other one wins. With more the game goes on: a bot takes over the seat as it is, half-built turn
included, unless only one seat or no person is left.
"""

from __future__ import annotations

from ziggurat.table.apply import Trial
from ziggurat.table.commands import CheckClock, Excuse, ReplaceBot, Resign
from ziggurat.table.errors import Refused
from ziggurat.table.events import Ended, Excused, Flagged, Replaced, Resigned
from ziggurat.table.seating import check_level
from ziggurat.table.turns import check_person, check_running


def resign(trial: Trial, command: Resign) -> None:
    """Take a person out of the game, also in a pause or another player's turn."""
    check_running(trial.state)
    check_person(trial.state, command.seat)
    trial.add(Resigned(command.seat))
    continue_without(trial, command.seat, "resigned", bot_plays_on=False)


def check_clock(trial: Trial, command: CheckClock) -> None:
    """Take the running seat out of the game if its time is up."""
    seat = trial.state.clock.running
    if seat is not None and trial.state.clock.is_out(trial.now):
        trial.add(Flagged(seat))
        continue_without(trial, seat, "flagged", bot_plays_on=trial.state.settings.flag == "stand_in")


def continue_without(trial: Trial, seat: int, reason: str, *, bot_plays_on: bool) -> None:
    """Give the seat to a bot, or end the game.

    The game ends if no person is left, or if one seat is left and no bot plays on against it.
    """
    state = trial.state
    others = [number for number in range(len(state.seats)) if number != seat]
    remaining = [number for number in others if state.seats[number].out is None]
    if not state.persons() or (len(remaining) == 1 and not bot_plays_on):
        trial.add(Ended(reason, remaining or others, seat))
    else:
        trial.add(Replaced(seat, state.settings.stand_in))


def replace_bot(trial: Trial, command: ReplaceBot) -> None:
    """Replace a bot that failed."""
    check_running(trial.state)
    check_level(command.level)
    if not trial.state.seat(command.seat).is_bot:
        raise Refused("not_a_bot", {"seat": command.seat})
    trial.add(Replaced(command.seat, command.level))


def excuse(trial: Trial, command: Excuse) -> None:
    """Give time back to the running seat."""
    if trial.state.clock.running is not None and command.milliseconds > 0:
        trial.add(Excused(command.milliseconds))
