"""A turn is built of steps: each is checked, stored and shown as it is made.

A step after which another seat is to move, or that lets something hidden or random come in, is closing: it cannot be
taken back alone, so it waits for confirmation unless the player prefers otherwise. All other steps since the last
closing one may be taken back, one by one or all together.
"""

from __future__ import annotations

from typing import Any

from ziggurat.core.errors import BadNotation, IllegalAction
from ziggurat.core.game import View
from ziggurat.core.record import result_of
from ziggurat.table.apply import Trial
from ziggurat.table.commands import Act, Confirm, Prefer, Restart, Undo
from ziggurat.table.errors import Refused, illegal
from ziggurat.table.events import Ended, Preferred, Restarted, Staged, Stepped, Undone, Unstaged
from ziggurat.table.state import TableState

MOST_SHOWN = 40
MOST_FORCED = 64


def act(trial: Trial, command: Act) -> None:
    """Make a step, or stage it."""
    state, seat, word = trial.state, command.seat, command.action
    check_turn(state, command.seat, trial.now, command.version)
    irreversible = is_irreversible(state, word)
    if irreversible and not (command.confirm or state.seats[seat].auto_confirm or state.seats[seat].is_bot):
        if state.staged and state.staged.word == word:
            raise Refused("already_staged", {"word": word})
        trial.add(Staged(seat, word, auto=False))
        return
    step(trial, seat, word, auto=False)
    play_forced(trial)


def is_irreversible(state: TableState, word: Any) -> bool:
    """Tell whether an action closes something, or refuse it."""
    if not isinstance(word, str):
        raise Refused("bad_notation", {"word": ""})
    shown = word[:MOST_SHOWN]
    try:
        return state.history.is_irreversible(word)
    except BadNotation:
        raise Refused("bad_notation", {"word": shown}) from None
    except IllegalAction as error:
        raise illegal(shown, error) from None


def preview(state: TableState, seat: int, word: str, now: int) -> View:
    """Return the game's view for a seat after an action, or refuse an action that reveals anything.

    The player must not learn from a preview what becomes known only when the action is played.
    """
    check_turn(state, seat, now)
    is_irreversible(state, word)  # refuses an illegal action with the reason of the rules
    before, game = state.history.position, state.origin.game
    after = before.clone()
    game.apply(after, word)
    if after.over or after.revealed != before.revealed:
        raise Refused("preview_reveals")
    return game.view(after, seat)


def confirm(trial: Trial, command: Confirm) -> None:
    """Carry out the staged step."""
    state = trial.state
    check_turn(state, command.seat, trial.now, command.version)
    if state.staged is None:
        raise Refused("nothing_staged")
    step(trial, command.seat, state.staged.word, auto=state.staged.auto)
    play_forced(trial)


def undo(trial: Trial, command: Undo) -> None:
    """Take back the staged step, or the last chosen one with what followed from it by force."""
    state = trial.state
    check_turn(state, command.seat, trial.now, command.version)
    if state.staged and not state.staged.auto:
        trial.add(Unstaged(command.seat))
        return
    trial.add(Undone(command.seat, chosen_steps(state)[-1]))


def restart(trial: Trial, command: Restart) -> None:
    """Take back the staged step and all chosen ones."""
    state = trial.state
    check_turn(state, command.seat, trial.now, command.version)
    steps = state.history.chosen(state.history.undo_limit)
    if state.staged and not state.staged.auto and not steps:
        trial.add(Unstaged(command.seat))
        return
    trial.add(Restarted(command.seat, chosen_steps(state)[0]))


def chosen_steps(state: TableState) -> list[int]:
    """Return the numbers of the steps that the seat to move may take back alone, or refuse."""
    steps = state.history.chosen(state.history.undo_limit)
    if not steps:
        raise Refused("nothing_to_undo")
    return steps


def prefer(trial: Trial, command: Prefer) -> None:
    """Note what a person prefers, before or during the game."""
    state = trial.state
    check_person(state, command.seat)
    if state.status in ("ended", "closed"):
        raise Refused(state.status)
    trial.add(Preferred(command.seat, bool(command.auto_confirm), bool(command.auto_forced)))
    if state.status == "playing":
        play_forced(trial)


def check_turn(state: TableState, seat: int, now: int, version: int | None = None) -> None:
    """Refuse a step at the wrong time, by the wrong seat, or meant for an earlier situation."""
    check_running(state)
    state.seat(seat)
    if version is not None and version < state.moved:
        raise Refused("stale", {"version": state.version})
    if state.status == "paused":
        raise Refused("paused")
    if seat != state.to_move:
        raise Refused("not_your_turn")
    if state.clock.running is not None and state.clock.is_out(now):
        raise Refused("out_of_time")


def check_running(state: TableState) -> None:
    """Refuse what can be done only during the game."""
    if state.status not in ("playing", "paused"):
        raise Refused("not_started" if state.status == "open" else state.status)


def check_person(state: TableState, seat: int) -> None:
    """Refuse what only a person who is in the game can do."""
    if not state.seat(seat).is_person:
        raise Refused("not_a_person", {"seat": seat})


def step(trial: Trial, seat: int, word: str, *, auto: bool) -> None:
    """Carry out an action; if the game is over with it, say so."""
    trial.add(Stepped(seat, word, auto))
    position = trial.state.history.position
    if position.over:
        result = result_of(position)
        trial.add(Ended("played", result["winners"], None, result["totals"], result["sheets"]))


def play_forced(trial: Trial) -> None:
    """Play what is forced, as long as it is."""
    for _ in range(MOST_FORCED):
        seat, word = trial.state.to_move, forced_word(trial.state)
        if seat is None or word is None:
            return
        if must_wait(trial.state, seat, word):
            trial.add(Staged(seat, word, auto=True))
            return
        step(trial, seat, word, auto=True)


def forced_word(state: TableState) -> str | None:
    """Return the only legal action of a person who wants it played, None otherwise."""
    seat = state.to_move if state.status == "playing" else None
    if seat is None or state.staged or not state.seats[seat].auto_forced or not state.seats[seat].is_person:
        return None
    codes = state.history.position.legal()
    return state.origin.game.word(codes[0]) if len(codes) == 1 else None


def must_wait(state: TableState, seat: int, word: str) -> bool:
    """Tell whether a forced action would put an end to the undo of chosen steps, so that its player must confirm it."""
    history = state.history
    return (
        not state.seats[seat].auto_confirm
        and bool(history.chosen(history.undo_limit))
        and history.is_irreversible(word)
    )
