"""What a seat may do now, so that a page offers only that: exactly the commands that would not be refused.

Every view has this list, so it is made of plain questions; a refusal that is raised only to be caught would cost more
than all of them. tests/table holds it against the commands themselves.
"""

from __future__ import annotations

from operator import attrgetter

from ziggurat.table.offers import awaited
from ziggurat.table.state import TableState

IS_BOT = attrgetter("is_bot")


def may(state: TableState, seat: int | None) -> list[str]:
    """Return the names of the commands that would not be refused to the person at this seat."""
    if seat is None or not state.seats[seat].is_present or state.status == "closed":
        return []
    if state.status == "open":
        return before_game(state, seat)
    asking = after_game(state) if state.status == "ended" else own_turn(state, seat) + in_game(state, seat)
    return asking + answers(state, seat) if state.offers else asking


def before_game(state: TableState, seat: int) -> list[str]:
    """Return what can be done before the game."""
    if state.seats[seat].account != state.origin.owner:
        return ["leave"]
    start = [] if any(place.open for place in state.seats) else ["start"]
    return ["leave", "configure", "close", *start]


def own_turn(state: TableState, seat: int) -> list[str]:
    """Return what a seat may do with its turn, if it has it."""
    if seat != state.to_move or state.status == "paused":
        return []
    if state.clock.running is not None and state.clock.is_out(state.at):
        return []
    names = ["act"]
    if state.staged:
        names.append("confirm")
    if (state.staged and not state.staged.auto) or state.history.may_go_back():
        names += ["undo", "restart"]
    return names


def in_game(state: TableState, seat: int) -> list[str]:
    """Return what can be done during the game, whoever is to move."""
    if not state.seats[seat].is_person:
        return []
    names = []
    if "undo" not in state.offers and has_own_step(state, seat):
        names.append("ask_undo")
    if "draw" not in state.offers and not bots_play(state):
        names.append("ask_draw")
    if state.status == "paused":
        names.append("resume")
    elif "pause" not in state.offers:
        names.append("ask_pause")
    return [*names, "resign"]


def bots_play(state: TableState) -> bool:
    """Tell whether a bot plays at the table."""
    return any(map(IS_BOT, state.seats))


def has_own_step(state: TableState, seat: int) -> bool:
    """Tell whether there is an action of the seat that it cannot take back alone."""
    history = state.history
    steps = history.steps
    own = history.undo_limit if seat == state.to_move else len(steps)
    for number in range(own - 1, -1, -1):
        step = steps[number]
        if step.seat == seat and not step.auto:
            return True
    return False


def after_game(state: TableState) -> list[str]:
    """Return what can be done when the game is over."""
    return [] if state.successor is not None or "rematch" in state.offers else ["ask_rematch"]


def answers(state: TableState, seat: int) -> list[str]:
    """Return what can be said to what was asked."""
    offers = state.offers.values()
    answering = [f"answer_{offer.topic}" for offer in offers if seat in awaited(state, offer)]
    return answering + [f"withdraw_{offer.topic}" for offer in offers if offer.seat == seat]
