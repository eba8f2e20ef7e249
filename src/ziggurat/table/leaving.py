"""Leaving a running game: by resigning or by the clock. Neither ever leaves a game that cannot go on.

With two players the other one wins. With more the game goes on, and a bot plays the seat as it stands, half-built turn
included, unless only one seat or no person is left.
"""

from __future__ import annotations

from ziggurat.table.apply import Trial
from ziggurat.table.commands import CheckClock, Excuse, ReplaceBot, Resign
from ziggurat.table.errors import Refused
from ziggurat.table.events import Ended, Excused, Flagged, Replaced, Resigned
from ziggurat.table.seating import check_level
from ziggurat.table.state import TableState
from ziggurat.table.turns import check_person, check_running


def resign(trial: Trial, command: Resign) -> None:
    """Let a person give up, also in a pause or when another is to move."""
    check_resign(trial.state, command.seat)
    trial.add(Resigned(command.seat))
    go_on_without(trial, command.seat, "resigned", stays=False)


def check_resign(state: TableState, seat: int) -> None:
    """Refuse to give up a game one is not in."""
    check_running(state)
    check_person(state, seat)


def check_clock(trial: Trial, command: CheckClock) -> None:
    """Let the running seat's time be up, if it is."""
    seat = trial.state.clock.running
    if seat is not None and trial.state.clock.is_out(trial.now):
        trial.add(Flagged(seat))
        go_on_without(trial, seat, "flagged", stays=trial.state.settings.flag == "stand_in")


def go_on_without(trial: Trial, seat: int, reason: str, *, stays: bool) -> None:
    """Give the seat to a bot, or end the game: if no person is left, or one seat only and the setting ends it there."""
    state = trial.state
    others = [number for number in range(len(state.seats)) if number != seat]
    staying = [number for number in others if state.seats[number].out is None]
    if not state.persons() or (len(staying) == 1 and not stays):
        trial.add(Ended(reason, staying or others, seat))
    else:
        trial.add(Replaced(seat, state.settings.stand_in))


def replace_bot(trial: Trial, command: ReplaceBot) -> None:
    """Put another bot in the place of one that failed."""
    check_running(trial.state)
    check_level(command.level)
    if not trial.state.seat(command.seat).is_bot:
        raise Refused("not_a_bot", {"seat": command.seat})
    trial.add(Replaced(command.seat, command.level))


def excuse(trial: Trial, command: Excuse) -> None:
    """Give the running seat time back."""
    if trial.state.clock.running is not None and command.milliseconds > 0:
        trial.add(Excused(command.milliseconds))
