"""Hints: asked for by the player to move, counted, and only if no other person objects.

Against bots alone a hint needs no consent. Other persons are asked once per game, by an offer of the topic `hints`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.table.apply import Trial
from ziggurat.table.commands import Hint
from ziggurat.table.errors import Refused
from ziggurat.table.events import Hinted, HintsAgreed
from ziggurat.table.json_types import HintGain
from ziggurat.table.state import TableState
from ziggurat.table.turns import check_person, check_turn


def hint(trial: Trial, command: Hint) -> None:
    """Count a hint for the seat to move."""
    check_hint(trial.state, command.seat, trial.now, command.version)
    trial.add(Hinted(command.seat))


def check_hint(state: TableState, seat: int, now: int, version: int | None = None) -> None:
    """Refuse a hint out of turn, or without the consent of the other persons."""
    check_turn(state, seat, now, version)
    check_person(state, seat)
    if not are_allowed(state, seat):
        raise Refused("hints_not_agreed")


def are_allowed(state: TableState, seat: int) -> bool:
    """Return whether a seat may have hints: there is no other person, or all have agreed."""
    for number, other in enumerate(state.seats):
        if number != seat and other.is_person:
            return has_consent(state)
    return True


def has_consent(state: TableState) -> bool:
    """Return whether all persons have agreed to hints in this game."""
    for note in state.notes:  # noqa: SIM110 (every view asks, and a generator takes longer)
        if note.kind == HintsAgreed.kind:
            return True
    return False


def counts(state: TableState) -> list[int]:
    """Return how many hints each seat has had."""
    asked = [note.params.get("seat") for note in state.notes if note.kind == Hinted.kind]
    return [asked.count(number) for number in range(len(state.seats))]


def gain(state: TableState, seat: int, actions: Sequence[str]) -> HintGain | None:
    """Return the line of the score sheet that some actions raise most, or None.

    Actions that reveal something, and those after them, do not count: the player must not learn from a hint what
    becomes known only by playing.
    """
    game, position = state.origin.game, state.history.position.clone()
    before, revealed = position.sheet(seat), position.revealed
    after = before
    for word in actions:
        game.apply(position, word)
        if position.revealed != revealed:
            break
        after = position.sheet(seat)
    gains = {line: points - before.get(line, 0) for line, points in after.items()}
    best = max(gains, key=lambda line: gains[line], default=None)
    return {"line": best, "points": gains[best]} if best is not None and gains[best] > 0 else None
