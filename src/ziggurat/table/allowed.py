"""Which commands a seat may send now: exactly those that would not be refused.

Every view has this list, so it is computed without raising refusals. tests/table/test_allowed.py compares it with the
commands.
"""

from __future__ import annotations

from operator import attrgetter

from ziggurat.table.hints import are_allowed
from ziggurat.table.offers import awaited, consent_limit, last_chosen_by
from ziggurat.table.state import TableState

IS_BOT = attrgetter("is_bot")
IS_OPEN = attrgetter("is_open")


def allowed_commands(state: TableState, seat: int | None) -> list[str]:
    """Return the names of the commands that the person at a seat may send."""
    if seat is None or not state.seats[seat].is_present or state.status == "closed":
        return []
    if state.status == "open":
        return before_game(state, seat)
    if state.status == "ended":
        names = after_game(state)
    else:
        with_hints = are_allowed(state, seat)
        names = in_turn(state, seat, with_hints) + in_game(state, seat, with_hints)
    return names + answers(state, seat) if state.offers else names


def before_game(state: TableState, seat: int) -> list[str]:
    if state.seats[seat].account != state.origin.owner:
        return ["leave"]
    start = [] if any(map(IS_OPEN, state.seats)) else ["start"]
    return ["leave", "configure", "close", *start]


def in_turn(state: TableState, seat: int, with_hints: bool) -> list[str]:
    """Return the commands of the seat to move."""
    if seat != state.to_move or state.status == "paused":
        return []
    if state.clock.running is not None and state.clock.is_out(state.at):
        return []
    names = ["act"]
    if with_hints and state.seats[seat].is_person:
        names.append("hint")
    if state.staged:
        names.append("confirm")
    if (state.staged and not state.staged.auto) or state.history.can_undo():
        names += ["undo", "restart"]
    return names


def in_game(state: TableState, seat: int, with_hints: bool) -> list[str]:
    """Return the commands of any person during the game."""
    if not state.seats[seat].is_person:
        return []
    names = []
    if "undo" not in state.offers and last_chosen_by(state, seat, consent_limit(state, seat)) is not None:
        names.append("ask_undo")
    if "draw" not in state.offers and not any(map(IS_BOT, state.seats)):
        names.append("ask_draw")
    if not with_hints and "hints" not in state.offers:
        names.append("ask_hints")
    if state.status == "paused":
        names.append("resume")
    elif "pause" not in state.offers:
        names.append("ask_pause")
    return [*names, "resign"]


def after_game(state: TableState) -> list[str]:
    return [] if state.successor is not None or "rematch" in state.offers else ["ask_rematch"]


def answers(state: TableState, seat: int) -> list[str]:
    """Return the answers and withdrawals open to a seat."""
    offers = state.offers.values()
    answering = [f"answer_{offer.topic}" for offer in offers if seat in awaited(state, offer)]
    return answering + [f"withdraw_{offer.topic}" for offer in offers if offer.seat == seat]
