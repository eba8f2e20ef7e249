"""A turn is built of steps: each is checked, stored and shown as it is made.

A step after which another seat is to move, or that lets something hidden or random come in, is closing: it cannot be
taken back alone, so it waits for confirmation unless the player prefers otherwise. All other steps since the last
closing one may be taken back, one by one or all together.
"""

from __future__ import annotations

from typing import Any

from ziggurat.core.errors import BadNotation, IllegalAction
from ziggurat.table.commands import Act, Confirm, Prefer, Restart, Undo
from ziggurat.table.draft import Draft
from ziggurat.table.errors import Refused, illegal
from ziggurat.table.facts import Preferred, Restarted, Staged, Undone, Unstaged
from ziggurat.table.forced import play_forced, step
from ziggurat.table.state import TableState

MOST_SHOWN = 40


def act(draft: Draft, command: Act) -> None:
    """Make a step, or stage it."""
    table, seat, word = draft.table, command.seat, command.action
    check_turn(table, command.seat, draft.now, command.version)
    closing = closes(table, word)
    if closing and not (command.confirm or table.seats[seat].auto_confirm or table.seats[seat].is_bot):
        if table.staged and table.staged.word == word:
            raise Refused("already_staged", {"word": word})
        draft.add(Staged(seat, word, auto=False))
        return
    step(draft, seat, word, auto=False)
    play_forced(draft)


def closes(table: TableState, word: Any) -> bool:
    """Tell whether an action closes something, or refuse it."""
    if not isinstance(word, str):
        raise Refused("bad_notation", {"word": ""})
    shown = word[:MOST_SHOWN]
    try:
        return table.line.closes(word)
    except BadNotation:
        raise Refused("bad_notation", {"word": shown}) from None
    except IllegalAction as error:
        raise illegal(shown, error) from None


def confirm(draft: Draft, command: Confirm) -> None:
    """Carry out the staged step."""
    table = draft.table
    check_turn(table, command.seat, draft.now, command.version)
    if table.staged is None:
        raise Refused("nothing_staged")
    step(draft, command.seat, table.staged.word, auto=table.staged.auto)
    play_forced(draft)


def undo(draft: Draft, command: Undo) -> None:
    """Take back the staged step, or the last chosen one with what followed from it by force."""
    table = draft.table
    check_turn(table, command.seat, draft.now, command.version)
    if table.staged and not table.staged.auto:
        draft.add(Unstaged(command.seat))
        return
    draft.add(Undone(command.seat, chosen_steps(table)[-1]))


def restart(draft: Draft, command: Restart) -> None:
    """Take back the staged step and all chosen ones."""
    table = draft.table
    check_turn(table, command.seat, draft.now, command.version)
    steps = table.line.chosen(table.line.floor)
    if table.staged and not table.staged.auto and not steps:
        draft.add(Unstaged(command.seat))
        return
    draft.add(Restarted(command.seat, chosen_steps(table)[0]))


def chosen_steps(table: TableState) -> list[int]:
    """Return the numbers of the steps that the seat to move may take back alone, or refuse."""
    steps = table.line.chosen(table.line.floor)
    if not steps:
        raise Refused("nothing_to_undo")
    return steps


def prefer(draft: Draft, command: Prefer) -> None:
    """Note what a person prefers, before or during the game."""
    table = draft.table
    check_person(table, command.seat)
    if table.status in ("ended", "closed"):
        raise Refused(table.status)
    draft.add(Preferred(command.seat, bool(command.auto_confirm), bool(command.auto_forced)))
    if table.status == "playing":
        play_forced(draft)


def check_turn(table: TableState, seat: int, now: int, version: int | None = None) -> None:
    """Refuse a step at the wrong time, by the wrong seat, or meant for an earlier situation."""
    check_running(table)
    table.seat(seat)
    if version is not None and version < table.moved:
        raise Refused("stale", {"version": table.version})
    if table.status == "paused":
        raise Refused("paused")
    if seat != table.to_move:
        raise Refused("not_your_turn")
    if table.clock.running is not None and table.clock.is_out(now):
        raise Refused("out_of_time")


def check_running(table: TableState) -> None:
    """Refuse what can be done only during the game."""
    if table.status not in ("playing", "paused"):
        raise Refused("not_started" if table.status == "open" else table.status)


def check_person(table: TableState, seat: int) -> None:
    """Refuse what only a person who is in the game can do."""
    if not table.seat(seat).is_person:
        raise Refused("not_a_person", {"seat": seat})
