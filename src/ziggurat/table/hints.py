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

    The actions are carried out on positions sampled from what the seat may know. Only points that are the same in all
    samples count: a hint says nothing that the player cannot know.
    """
    origin, position = state.origin, state.history.position
    game, before = origin.game, position.sheet(seat)
    view, stream = game.view(position, seat), Stream(bytes(32))
    sheets = [sheet_after(game, game.sample(view, stream, origin.box), seat, actions) for _ in range(SAMPLES)]
    gains = {line: sheets[0].get(line, 0) - before.get(line, 0) for line in set().union(*sheets)}
    known = [line for line in gains if all(sheet.get(line, 0) == sheets[0].get(line, 0) for sheet in sheets)]
    best = max(sorted(known), key=lambda line: gains[line], default=None)
    if best is None or gains[best] <= 0:
        return None
    return {"line": best, "points": gains[best], "total": sum(gains[line] for line in known)}


def sheet_after(game: Game, position: Position, seat: int, actions: Sequence[str]) -> dict[str, int]:
    """Return a seat's score sheet after some actions, up to one that is not possible in this sample."""
    for word in actions:
        try:
            game.apply(position, word)
        except IllegalAction:
            break
    return position.sheet(seat)
