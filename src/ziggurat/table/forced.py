"""Playing forced actions for seats that prefer it: where only one action is legal, there is nothing to decide.

It is the player's own choice, because an action that comes at once tells the others that there was no other.
"""

from __future__ import annotations

from ziggurat.core.record import result_of
from ziggurat.table.draft import Draft
from ziggurat.table.facts import Ended, Staged, Stepped
from ziggurat.table.state import TableState

MOST_FORCED = 64
"""So many in a row at most: one command must stay small. The next one goes on."""


def step(draft: Draft, seat: int, word: str, *, auto: bool) -> None:
    """Carry out an action; if the game is over with it, say so."""
    draft.add(Stepped(seat, word, auto))
    position = draft.table.line.position
    if position.over:
        result = result_of(position)
        draft.add(Ended("played", result["winners"], None, result["totals"], result["sheets"]))


def play_forced(draft: Draft) -> None:
    """Play what is forced, as long as it is."""
    for _ in range(MOST_FORCED):
        seat, word = draft.table.to_move, forced_word(draft.table)
        if seat is None or word is None:
            return
        if must_wait(draft.table, seat, word):
            draft.add(Staged(seat, word, auto=True))
            return
        step(draft, seat, word, auto=True)


def forced_word(table: TableState) -> str | None:
    """Return the only legal action of a person who wants it played, None otherwise."""
    seat = table.to_move if table.status == "playing" else None
    if seat is None or table.staged or not table.seats[seat].auto_forced or not table.seats[seat].is_person:
        return None
    codes = table.line.position.legal()
    return table.made.game.word(codes[0]) if len(codes) == 1 else None


def must_wait(table: TableState, seat: int, word: str) -> bool:
    """Tell whether a forced action would put an end to the undo of chosen steps, so that its player must confirm it."""
    line = table.line
    return not table.seats[seat].auto_confirm and bool(line.chosen(line.floor)) and line.closes(word)
