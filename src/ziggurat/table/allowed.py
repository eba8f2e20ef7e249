"""What a seat may do now, so that a page offers only that: exactly the commands that would not be refused.

Every view has this list, so it is made of plain questions; a refusal that is raised only to be caught would cost more
than all of them. tests/table holds it against the commands themselves.
"""

from __future__ import annotations

from operator import attrgetter

from ziggurat.table.offers import awaited
from ziggurat.table.state import TableState

IS_BOT = attrgetter("is_bot")


def may(table: TableState, seat: int | None) -> list[str]:
    """Return the names of the commands that would not be refused to the person at this seat."""
    if seat is None or not table.seats[seat].is_present or table.status == "closed":
        return []
    if table.status == "open":
        return before_game(table, seat)
    asking = after_game(table) if table.status == "ended" else own_turn(table, seat) + in_game(table, seat)
    return asking + answers(table, seat) if table.offers else asking


def before_game(table: TableState, seat: int) -> list[str]:
    """Return what can be done before the game."""
    if table.seats[seat].account != table.made.owner:
        return ["leave"]
    start = [] if any(place.open for place in table.seats) else ["start"]
    return ["leave", "configure", "close", *start]


def own_turn(table: TableState, seat: int) -> list[str]:
    """Return what a seat may do with its turn, if it has it."""
    if seat != table.to_move or table.status == "paused":
        return []
    if table.clock.running is not None and table.clock.is_out(table.at):
        return []
    names = ["act"]
    if table.staged:
        names.append("confirm")
    if (table.staged and not table.staged.auto) or table.line.may_go_back():
        names += ["undo", "restart"]
    return names


def in_game(table: TableState, seat: int) -> list[str]:
    """Return what can be done during the game, whoever is to move."""
    if not table.seats[seat].is_person:
        return []
    names = []
    if "undo" not in table.offers and has_own_step(table, seat):
        names.append("ask_undo")
    if "draw" not in table.offers and not bots_play(table):
        names.append("ask_draw")
    if table.status == "paused":
        names.append("resume")
    elif "pause" not in table.offers:
        names.append("ask_pause")
    return [*names, "resign"]


def bots_play(table: TableState) -> bool:
    """Tell whether a bot plays at the table."""
    return any(map(IS_BOT, table.seats))


def has_own_step(table: TableState, seat: int) -> bool:
    """Tell whether there is an action of the seat that it cannot take back alone."""
    line = table.line
    steps = line.steps
    own = line.floor if seat == table.to_move else len(steps)
    for number in range(own - 1, -1, -1):
        step = steps[number]
        if step.seat == seat and not step.auto:
            return True
    return False


def after_game(table: TableState) -> list[str]:
    """Return what can be done when the game is over."""
    return [] if table.successor is not None or "rematch" in table.offers else ["ask_rematch"]


def answers(table: TableState, seat: int) -> list[str]:
    """Return what can be said to what was asked."""
    offers = table.offers.values()
    answering = [f"answer_{offer.topic}" for offer in offers if seat in awaited(table, offer)]
    return answering + [f"withdraw_{offer.topic}" for offer in offers if offer.seat == seat]
