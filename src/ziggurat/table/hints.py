"""Hints: asked for by the player to move, counted, and only if no other person objects.

Against bots alone a hint needs no consent. Other persons are asked once per game, by an offer of the topic `hints`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.core.errors import IllegalAction
from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.table.apply import Trial
from ziggurat.table.commands import Hint
from ziggurat.table.errors import Refused
from ziggurat.table.events import Hinted, HintsAgreed
from ziggurat.table.json_types import HintGain
from ziggurat.table.state import TableState
from ziggurat.table.turns import check_person, check_turn

SAMPLES = 8  # few enough to be quick; a tile drawn face down is rarely worth the same in all of them


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


def check_first_move(state: TableState, seat: int, now: int) -> None:
    """Refuse the coach's first move unless the seat has made none, and may have hints."""
    check_hint(state, seat, now)
    if any(step.seat == seat for step in state.history.steps):
        raise Refused("first_move_made")


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


def gain(state: TableState, seat: int, turns: Sequence[Sequence[str]]) -> HintGain | None:
    """Return the line of the score sheet that the first of some turns raises most, or None.

    The turns are carried out on positions sampled from what the seat may know. Only points that are the same in all
    samples count: a hint says nothing that the player cannot know.
    """
    origin, position = state.origin, state.history.position
    game, before = origin.game, position.sheet(seat)
    view, stream = game.view(position, seat), Stream(bytes(32))
    samples = [game.sample(view, stream, origin.box) for _ in range(SAMPLES)]

    def gains_of(turn: Sequence[str]) -> dict[str, int]:
        first, *others = (sheet_after(game, sample.clone(), seat, turn) for sample in samples)
        known = [line for line in first if all(sheet.get(line, 0) == first[line] for sheet in others)]
        return {line: first[line] - before.get(line, 0) for line in known}

    gains, *others = map(gains_of, turns)
    best = max(sorted(gains), key=lambda line: gains[line], default=None)
    if best is None or gains[best] <= 0:
        return None
    total = sum(gains.values())
    less = any(sum(other.values()) > total for other in others)
    return {"line": best, "points": gains[best], "total": total, "less": less}


def sheet_after(game: Game, position: Position, seat: int, actions: Sequence[str]) -> dict[str, int]:
    """Return a seat's score sheet after some actions, up to one that is not possible in this sample."""
    for word in actions:
        try:
            game.apply(position, word)
        except IllegalAction:
            break
    return position.sheet(seat)
