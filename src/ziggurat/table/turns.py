"""Commands within a turn: act, confirm, undo, restart, preview, forced actions.

A step is irreversible if it ends the turn or the game, or reveals hidden or random information. It waits for
confirmation, unless the player prefers otherwise. All steps since the last irreversible one can be taken back.
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

MAX_WORD_SHOWN = 40
MAX_FORCED = 64
"""Maximum per command; the next command continues."""


def act(trial: Trial, command: Act) -> None:
    """Play an action, or stage it if it is irreversible and not confirmed."""
    state, seat, word = trial.state, command.seat, command.action
    check_turn(state, command.seat, trial.now, command.version)
    irreversible = check_action(state, word)
    if irreversible and not (command.confirm or state.seats[seat].auto_confirm or state.seats[seat].is_bot):
        if state.staged and state.staged.word == word:
            raise Refused("already_staged", {"word": word})
        trial.add(Staged(seat, word, auto=False))
        return
    step(trial, seat, word, auto=False)
    play_forced(trial)


def check_action(state: TableState, word: Any) -> bool:
    """Return whether an action is irreversible, or refuse an illegal one."""
    if not isinstance(word, str):
        raise Refused("bad_notation", {"word": ""})
    try:
        return state.history.is_irreversible(word)
    except (BadNotation, IllegalAction) as error:
        raise refused_action(word, error) from None


def refused_action(word: str, error: BadNotation | IllegalAction) -> Refused:
    """Return the refusal of an action that the game does not accept."""
    shown = word[:MAX_WORD_SHOWN]
    return illegal(shown, error) if isinstance(error, IllegalAction) else Refused("bad_notation", {"word": shown})


def step(trial: Trial, seat: int, word: str, *, auto: bool) -> None:
    """Play an action, and end the game if it is over."""
    trial.add(Stepped(seat, word, auto))
    end_if_over(trial)


def end_if_over(trial: Trial) -> None:
    """End the game if the rules say that it is over."""
    position = trial.state.history.position
    if position.over:
        result = result_of(position)
        trial.add(Ended("played", result["winners"], None, result["totals"], result["sheets"]))


def confirm(trial: Trial, command: Confirm) -> None:
    """Play the staged action."""
    state = trial.state
    check_turn(state, command.seat, trial.now, command.version)
    if state.staged is None:
        raise Refused("nothing_staged")
    step(trial, command.seat, state.staged.word, auto=state.staged.auto)
    play_forced(trial)


def undo(trial: Trial, command: Undo) -> None:
    """Take back the staged action, or the last chosen one and forced ones after it."""
    state = trial.state
    check_turn(state, command.seat, trial.now, command.version)
    if state.staged and not state.staged.auto:
        trial.add(Unstaged(command.seat))
        return
    trial.add(Undone(command.seat, reversible_steps(state)[-1]))


def restart(trial: Trial, command: Restart) -> None:
    """Take back the staged action and all reversible ones."""
    state = trial.state
    check_turn(state, command.seat, trial.now, command.version)
    if state.staged and not state.staged.auto and not state.history.can_undo():
        trial.add(Unstaged(command.seat))
        return
    trial.add(Restarted(command.seat, reversible_steps(state)[0]))


def reversible_steps(state: TableState) -> list[int]:
    """Return the numbers of the chosen actions that may be taken back, or refuse."""
    steps = state.history.chosen(state.history.undo_limit)
    if not steps:
        raise Refused("nothing_to_undo")
    return steps


def prefer(trial: Trial, command: Prefer) -> None:
    """Change a person's preferences, before or during the game."""
    state = trial.state
    check_person(state, command.seat)
    if state.status in ("ended", "closed"):
        raise Refused(state.status)
    trial.add(Preferred(command.seat, bool(command.auto_confirm), bool(command.auto_forced)))
    if state.status == "playing":
        play_forced(trial)


def preview(state: TableState, seat: int, word: str, now: int) -> View:
    """Return a seat's view of the game after an action; refuse revealing actions.

    The player must not learn from a preview what becomes known only when the action is played.
    """
    check_turn(state, seat, now)
    check_action(state, word)
    before, after = state.history.position, state.history.attempt(word).after
    if after.revealed != before.revealed:
        raise Refused("preview_reveals")
    return state.origin.game.view(after, seat)


# --- Forced actions ----------------------------------------------------------------------------------------


def play_forced(trial: Trial) -> None:
    """Play forced actions for seats that prefer it.

    It is the player's choice, because an immediate action shows the others that no other action was legal.
    """
    for _ in range(MAX_FORCED):
        seat, word = trial.state.to_move, forced_action(trial.state)
        if seat is None or word is None:
            return
        if needs_confirmation(trial.state, seat, word):
            trial.add(Staged(seat, word, auto=True))
            return
        step(trial, seat, word, auto=True)


def forced_action(state: TableState) -> str | None:
    """Return the only legal action of a person who prefers automatic play, or None."""
    seat = state.to_move if state.status == "playing" else None
    if seat is None or state.staged or not state.seats[seat].auto_forced or not state.seats[seat].is_person:
        return None
    codes = state.history.position.legal()
    return state.origin.game.word(codes[0]) if len(codes) == 1 else None


def needs_confirmation(state: TableState, seat: int, word: str) -> bool:
    """Return whether a forced action would make chosen steps of this turn irreversible."""
    if state.seats[seat].auto_confirm or not state.history.can_undo():
        return False
    return state.history.is_irreversible(word)


# --- Checks ------------------------------------------------------------------------------------------------


def check_turn(state: TableState, seat: int, now: int, version: int | None = None) -> None:
    """Refuse a step at the wrong time, by another seat, or for an earlier version."""
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
    """Refuse before and after the game."""
    if state.status not in ("playing", "paused"):
        raise Refused("not_started" if state.status == "open" else state.status)


def check_person(state: TableState, seat: int) -> None:
    """Refuse seats without a person who is still in the game."""
    if not state.seat(seat).is_person:
        raise Refused("not_a_person", {"seat": seat})
