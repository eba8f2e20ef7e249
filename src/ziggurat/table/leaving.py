"""Leaving a running game: by resigning or by the clock. Neither ever leaves a game that cannot go on.

With two players the other one wins. With more the game goes on, and a bot plays the seat as it stands, half-built turn
included, unless only one seat or no person is left.
"""

from __future__ import annotations

from ziggurat.table.commands import CheckClock, Excuse, ReplaceBot, Resign
from ziggurat.table.draft import Draft
from ziggurat.table.errors import Refused
from ziggurat.table.facts import Ended, Excused, Flagged, Replaced, Resigned
from ziggurat.table.seats import check_level
from ziggurat.table.state import TableState
from ziggurat.table.turns import check_person, check_running


def resign(draft: Draft, command: Resign) -> None:
    """Let a person give up, also in a pause or when another is to move."""
    check_resign(draft.table, command.seat)
    draft.add(Resigned(command.seat))
    go_on_without(draft, command.seat, "resigned", stays=False)


def check_resign(table: TableState, seat: int) -> None:
    """Refuse to give up a game one is not in."""
    check_running(table)
    check_person(table, seat)


def check_clock(draft: Draft, command: CheckClock) -> None:
    """Let the running seat's time be up, if it is."""
    seat = draft.table.clock.running
    if seat is not None and draft.table.clock.is_out(draft.now):
        draft.add(Flagged(seat))
        go_on_without(draft, seat, "flagged", stays=draft.table.setting.flag == "stand_in")


def go_on_without(draft: Draft, seat: int, reason: str, *, stays: bool) -> None:
    """Give the seat to a bot, or end the game: if no person is left, or one seat only and the setting ends it there."""
    table = draft.table
    others = [number for number in range(len(table.seats)) if number != seat]
    staying = [number for number in others if table.seats[number].out is None]
    if not table.persons() or (len(staying) == 1 and not stays):
        draft.add(Ended(reason, staying or others, seat))
    else:
        draft.add(Replaced(seat, table.setting.stand_in))


def replace_bot(draft: Draft, command: ReplaceBot) -> None:
    """Put another bot in the place of one that failed."""
    check_running(draft.table)
    check_level(command.level)
    if not draft.table.seat(command.seat).is_bot:
        raise Refused("not_a_bot", {"seat": command.seat})
    draft.add(Replaced(command.seat, command.level))


def excuse(draft: Draft, command: Excuse) -> None:
    """Give the running seat time back."""
    if draft.table.clock.running is not None and command.milliseconds > 0:
        draft.add(Excused(command.milliseconds))
