"""What a seat may do now: the same checks a command goes through, asked beforehand, so that a page offers only that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ziggurat.table.consent import check_answer, check_ask, check_resume, check_withdraw, undo_target
from ziggurat.table.leaving import check_resign
from ziggurat.table.refused import Refused
from ziggurat.table.seating import check_host, check_leave, check_start
from ziggurat.table.state import TableState
from ziggurat.table.turn import check_turn

Check = tuple[str, Callable[[], object]]


def may(table: TableState, seat: int | None) -> list[str]:
    """Return the names of the commands that would not be refused to the person at this seat."""
    if seat is None or not table.seats[seat].is_present or table.status == "closed":
        return []
    if table.status == "open":
        return passing(before_game(table, seat))
    checks = after_game(table, seat) if table.status == "ended" else in_game(table, seat)
    return own_turn(table, seat) + passing(checks + answers(table, seat))


def passing(checks: list[Check]) -> list[str]:
    """Return the names of the checks that refuse nothing."""
    return [name for name, check in checks if passes(check)]


def passes(check: Callable[[], object]) -> bool:
    """Tell whether a check lets a command through."""
    try:
        check()
    except Refused:
        return False
    return True


def before_game(table: TableState, seat: int) -> list[Check]:
    """Return what could be done before the game."""
    account = table.seats[seat].account or ""
    return [
        ("leave", partial(check_leave, table, account)),
        ("configure", partial(check_host, table, account)),
        ("close", partial(check_host, table, account)),
        ("start", partial(check_start, table, account)),
    ]


def own_turn(table: TableState, seat: int) -> list[str]:
    """Return what a seat may do with its turn, if it has it."""
    if seat != table.to_move or not passes(partial(check_turn, table, seat, table.at)):
        return []
    names = ["act"]
    if table.staged:
        names.append("confirm")
    if (table.staged and not table.staged.auto) or table.line.chosen(table.line.floor):
        names += ["undo", "restart"]
    return names


def in_game(table: TableState, seat: int) -> list[Check]:
    """Return what could be done during the game, whoever is to move."""

    def ask_undo() -> None:
        check_ask(table, seat, "undo")
        undo_target(table, seat, None)

    return [
        ("ask_undo", ask_undo),
        ("ask_draw", partial(check_ask, table, seat, "draw")),
        # Of pausing and resuming one is always refused; a refusal is too dear to be asked for in every view.
        ("resume", partial(check_resume, table, seat))
        if table.status == "paused"
        else ("ask_pause", partial(check_ask, table, seat, "pause")),
        ("resign", partial(check_resign, table, seat)),
    ]


def after_game(table: TableState, seat: int) -> list[Check]:
    """Return what could be done when the game is over."""
    return [("ask_rematch", partial(check_ask, table, seat, "rematch"))]


def answers(table: TableState, seat: int) -> list[Check]:
    """Return what could be said to what was asked."""
    checks: list[Check] = [(f"answer_{topic}", partial(check_answer, table, seat, topic)) for topic in table.offers]
    return checks + [(f"withdraw_{topic}", partial(check_withdraw, table, seat, topic)) for topic in table.offers]
