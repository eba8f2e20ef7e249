"""What one viewer may know of a table: a seat, or None, a spectator. Everything here is listed by name.

Of the game itself nothing is shown but `game.view` for that viewer.
"""

from __future__ import annotations

from typing import Any

from ziggurat.table.allowed import may
from ziggurat.table.json_types import (
    ClockRuleView,
    ClockView,
    CommonView,
    DealView,
    LastingView,
    LastTurnView,
    OfferView,
    PreferencesView,
    ResultView,
    SeatView,
    SettingView,
    StagedView,
    Summary,
    TableView,
    TurnView,
)
from ziggurat.table.offers import awaited
from ziggurat.table.seats import Seat
from ziggurat.table.state import TableState


def lasting_view(table: TableState) -> LastingView:
    """Return the part of what everybody may know that stays the same for many moves."""
    return {
        "setting": setting_view(table),
        "host": table.seat_of(table.made.owner),
        "seats": [seat_view(seat) for seat in table.seats],
        "deal": deal_view(table),
        "result": result_view(table),
        "rematch_of": table.made.rematch_of,
        "rematch": table.successor,
    }


def lasting_sources(table: TableState) -> tuple[Any, ...]:
    """Return everything that `lasting_view` is made of; while these are the same, so is the view."""
    return (table.setting_, table.created, table.seats, table.deal, table.status, table.ending, table.successor)


def common_view(table: TableState, lasting: LastingView, last_turn: LastTurnView | None) -> CommonView:
    """Return what everybody may know of the table."""
    return {
        "version": table.version,
        "moved": table.moved,
        "status": table.status,
        "to_move": table.to_move,
        "clock": clock_view(table),
        "offers": offer_views(table) if table.offers else [],
        "steps": len(table.line_.steps) if table.line_ else 0,
        "last_turn": last_turn,
        **lasting,
    }


def table_view(
    table: TableState, viewer: int | None, common: CommonView, turn: TurnView | None, game: dict[str, Any] | None
) -> TableView:
    """Return the table as a viewer may see it; `game` is the game's view for the same viewer."""
    view: TableView = common.copy()  # type: ignore[assignment]  # by far cheaper than to put it together anew
    view["viewer"] = viewer
    view["preferences"] = preferences_view(table, viewer)
    view["may"] = may(table, viewer)
    view["turn"] = own_turn_view(table, turn) if turn is not None and turn["seat"] == viewer else turn
    view["game"] = game
    return view


def check_viewer(table: TableState, viewer: int | None) -> None:
    """Refuse a viewer who has no seat here."""
    if viewer is not None:
        table.seat(viewer)


def setting_view(table: TableState) -> SettingView:
    """Return how the table is set."""
    setting, box = table.setting, table.made.box
    return {
        "game": setting.game,
        "rules": setting.rules,
        "seats": setting.seats,
        "options": dict(setting.options),
        "box": {"id": box.id, "hash": box.hash},
        "clock": clock_rule_view(table),
        "flag": setting.flag,
        "stand_in": setting.stand_in,
        "private": setting.private,
    }


def clock_rule_view(table: TableState) -> ClockRuleView:
    """Return how much time there is."""
    rule = table.setting.clock
    return {"kind": rule.kind, "base": rule.base, "increment": rule.increment, "days": rule.days}


def seat_view(seat: Seat) -> SeatView:
    """Return who sits at a seat. Accounts are nobody's business."""
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "out": seat.out}


def deal_view(table: TableState) -> DealView | None:
    """Return the promise of the deal; the secret itself only when the game is over."""
    if table.deal is None:
        return None
    over = table.status == "ended"
    return {
        "promise": table.deal.promise,
        "seed": table.deal.seed if over else None,
        "salt": table.deal.salt if over else None,
    }


def clock_view(table: TableState) -> ClockView | None:
    """Return the clock as it stood when it was last set going or stopped."""
    clock = table.clock
    if not clock.ticks:
        return None
    return {"left": list(clock.left), "running": clock.running, "since": clock.since, "due": clock.due()}


def preferences_view(table: TableState, viewer: int | None) -> PreferencesView | None:
    """Return what the viewer prefers."""
    if viewer is None or not table.seats[viewer].is_present:
        return None
    seat = table.seats[viewer]
    return {"auto_confirm": seat.auto_confirm, "auto_forced": seat.auto_forced}


def offer_views(table: TableState) -> list[OfferView]:
    """Return what was asked, and who still has to answer."""
    return [
        {
            "topic": offer.topic,
            "seat": offer.seat,
            "version": offer.seq,
            "agreed": list(offer.agreed),
            "awaited": awaited(table, offer),
            "keep": offer.keep,
        }
        for offer in table.offers.values()
    ]


def turn_views(table: TableState) -> tuple[TurnView | None, LastTurnView | None]:
    """Return the turn being built as everybody may see it, and the turn before."""
    if table.line_ is None:
        return None, None
    line, seat = table.line_, table.to_move
    steps = line.steps
    first = line.turn_start(len(steps)) if steps and steps[-1].seat == seat else len(steps)
    turn: TurnView | None = None
    if seat is not None:
        staged: StagedView | None = {"word": None} if table.staged else None
        words = [step.word for step in steps[first:]]
        turn = {"seat": seat, "first": first, "words": words, "staged": staged, "undo": None, "restart": None}
    if first == 0:
        return turn, None
    start = line.turn_start(first)
    return turn, {"seat": steps[start].seat, "first": start, "words": [step.word for step in steps[start:first]]}


def own_turn_view(table: TableState, turn: TurnView) -> TurnView:
    """Return the turn as its player sees it: what waits for confirmation, and the ways back, are the player's alone."""
    back = ways_back(table) if table.seats[turn["seat"]].is_person else []
    return {
        **turn,
        "staged": {"word": table.staged.word} if table.staged else None,
        "undo": back[-1] if back else None,
        "restart": back[0] if back else None,
    }


def ways_back(table: TableState) -> list[int]:
    """Return to how many actions the seat to move may go back alone, in order; restart is the first, undo the last."""
    line = table.line
    waiting = [line.count] if table.staged and not table.staged.auto else []
    return line.chosen(line.floor) + waiting


def result_view(table: TableState) -> ResultView | None:
    """Return how the game ended."""
    ending = table.ending
    if ending is None:
        return None
    return {
        "reason": ending.reason,
        "winners": ending.winners,
        "seat": ending.seat,
        "totals": ending.totals,
        "sheets": ending.sheets,
    }


def summary(table: TableState, lasting: LastingView) -> Summary:
    """Return what a lobby needs to know."""
    setting = lasting["setting"]
    return {
        "game": setting["game"],
        "status": table.status,
        "version": table.version,
        "at": table.at,
        "owner": table.made.owner,
        "private": setting["private"],
        "seats": lasting["seats"],
        "accounts": [seat.account for seat in table.seats],
        "waiting": waiting(table),
        "due": table.clock.due(),
        "clock": setting["clock"],
        "winners": winning_accounts(table),
    }


def winning_accounts(table: TableState) -> list[str | None] | None:
    """Return the accounts of the winners, None for a bot; none at all after a draw, None before the end."""
    if table.ending is None:
        return None
    return [] if table.ending.reason == "draw" else [table.seats[seat].account for seat in table.ending.winners]


def waiting(table: TableState) -> list[str]:
    """Return the accounts whose move or answer is awaited."""
    seat = table.to_move if table.status == "playing" else None
    moving = [seat] if seat is not None and table.seats[seat].is_person else []
    if not table.offers:
        return [account for seat in moving if (account := table.seats[seat].account) is not None]
    seats = {*moving, *(seat for offer in table.offers.values() for seat in awaited(table, offer))}
    return [account for number in sorted(seats) if (account := table.seats[number].account) is not None]
