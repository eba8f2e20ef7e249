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
    SettingsView,
    StagedView,
    Summary,
    TableView,
    TurnView,
)
from ziggurat.table.offers import awaited
from ziggurat.table.state import Seat, TableState


def lasting_view(state: TableState) -> LastingView:
    """Return the part of what everybody may know that stays the same for many moves."""
    return {
        "setting": settings_view(state),
        "host": state.seat_of(state.origin.owner),
        "seats": [seat_view(seat) for seat in state.seats],
        "deal": deal_view(state),
        "result": result_view(state),
        "rematch_of": state.origin.rematch_of,
        "rematch": state.successor,
    }


def lasting_sources(state: TableState) -> tuple[Any, ...]:
    """Return everything that `lasting_view` is made of; while these are the same, so is the view."""
    return (state._settings, state.created, state.seats, state.deal, state.status, state.ending, state.successor)


def common_view(state: TableState, lasting: LastingView, last_turn: LastTurnView | None) -> CommonView:
    """Return what everybody may know of the table."""
    return {
        "version": state.version,
        "moved": state.moved,
        "status": state.status,
        "to_move": state.to_move,
        "clock": clock_view(state),
        "offers": offer_views(state) if state.offers else [],
        "steps": len(state._history.steps) if state._history else 0,
        "last_turn": last_turn,
        **lasting,
    }


def table_view(
    state: TableState, viewer: int | None, common: CommonView, turn: TurnView | None, game: dict[str, Any] | None
) -> TableView:
    """Return the table as a viewer may see it; `game` is the game's view for the same viewer."""
    view: TableView = common.copy()  # type: ignore[assignment]  # by far cheaper than to put it together anew
    view["viewer"] = viewer
    view["preferences"] = preferences_view(state, viewer)
    view["may"] = may(state, viewer)
    view["turn"] = own_turn_view(state, turn) if turn is not None and turn["seat"] == viewer else turn
    view["game"] = game
    return view


def check_viewer(state: TableState, viewer: int | None) -> None:
    """Refuse a viewer who has no seat here."""
    if viewer is not None:
        state.seat(viewer)


def settings_view(state: TableState) -> SettingsView:
    """Return how the table is set."""
    settings, box = state.settings, state.origin.box
    return {
        "game": settings.game,
        "rules": settings.rules,
        "seats": settings.seats,
        "options": dict(settings.options),
        "box": {"id": box.id, "hash": box.hash},
        "clock": clock_rule_view(state),
        "flag": settings.flag,
        "stand_in": settings.stand_in,
        "private": settings.private,
    }


def clock_rule_view(state: TableState) -> ClockRuleView:
    """Return how much time there is."""
    rule = state.settings.clock
    return {"kind": rule.kind, "base": rule.base, "increment": rule.increment, "days": rule.days}


def seat_view(seat: Seat) -> SeatView:
    """Return who sits at a seat. Accounts are nobody's business."""
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "out": seat.out}


def deal_view(state: TableState) -> DealView | None:
    """Return the promise of the deal; the secret itself only when the game is over."""
    if state.deal is None:
        return None
    over = state.status == "ended"
    return {
        "promise": state.deal.promise,
        "seed": state.deal.seed if over else None,
        "salt": state.deal.salt if over else None,
    }


def clock_view(state: TableState) -> ClockView | None:
    """Return the clock as it stood when it was last set going or stopped."""
    clock = state.clock
    if not clock.ticks:
        return None
    return {"left": list(clock.left), "running": clock.running, "since": clock.since, "due": clock.due()}


def preferences_view(state: TableState, viewer: int | None) -> PreferencesView | None:
    """Return what the viewer prefers."""
    if viewer is None or not state.seats[viewer].is_present:
        return None
    seat = state.seats[viewer]
    return {"auto_confirm": seat.auto_confirm, "auto_forced": seat.auto_forced}


def offer_views(state: TableState) -> list[OfferView]:
    """Return what was asked, and who still has to answer."""
    return [
        {
            "topic": offer.topic,
            "seat": offer.seat,
            "version": offer.seq,
            "agreed": list(offer.agreed),
            "awaited": awaited(state, offer),
            "keep": offer.keep,
        }
        for offer in state.offers.values()
    ]


def turn_views(state: TableState) -> tuple[TurnView | None, LastTurnView | None]:
    """Return the turn being built as everybody may see it, and the turn before."""
    if state._history is None:
        return None, None
    history, seat = state._history, state.to_move
    steps = history.steps
    first = history.turn_start(len(steps)) if steps and steps[-1].seat == seat else len(steps)
    turn: TurnView | None = None
    if seat is not None:
        staged: StagedView | None = {"word": None} if state.staged else None
        words = [step.word for step in steps[first:]]
        turn = {"seat": seat, "first": first, "words": words, "staged": staged, "undo": None, "restart": None}
    if first == 0:
        return turn, None
    start = history.turn_start(first)
    return turn, {"seat": steps[start].seat, "first": start, "words": [step.word for step in steps[start:first]]}


def own_turn_view(state: TableState, turn: TurnView) -> TurnView:
    """Return the turn as its player sees it: what waits for confirmation, and the ways back, are the player's alone."""
    back = ways_back(state) if state.seats[turn["seat"]].is_person else []
    return {
        **turn,
        "staged": {"word": state.staged.word} if state.staged else None,
        "undo": back[-1] if back else None,
        "restart": back[0] if back else None,
    }


def ways_back(state: TableState) -> list[int]:
    """Return to how many actions the seat to move may go back alone, in order; restart is the first, undo the last."""
    history = state.history
    awaited_accounts = [history.count] if state.staged and not state.staged.auto else []
    return history.chosen(history.undo_limit) + awaited_accounts


def result_view(state: TableState) -> ResultView | None:
    """Return how the game ended."""
    ending = state.ending
    if ending is None:
        return None
    return {
        "reason": ending.reason,
        "winners": ending.winners,
        "seat": ending.seat,
        "totals": ending.totals,
        "sheets": ending.sheets,
    }


def summary(state: TableState, lasting: LastingView) -> Summary:
    """Return what a lobby needs to know."""
    settings = lasting["setting"]
    return {
        "game": settings["game"],
        "status": state.status,
        "version": state.version,
        "at": state.at,
        "owner": state.origin.owner,
        "private": settings["private"],
        "seats": lasting["seats"],
        "accounts": [seat.account for seat in state.seats],
        "waiting": awaited_accounts(state),
        "due": state.clock.due(),
        "clock": settings["clock"],
        "winners": winning_accounts(state),
    }


def winning_accounts(state: TableState) -> list[str | None] | None:
    """Return the accounts of the winners, None for a bot; none at all after a draw, None before the end."""
    if state.ending is None:
        return None
    return [] if state.ending.reason == "draw" else [state.seats[seat].account for seat in state.ending.winners]


def awaited_accounts(state: TableState) -> list[str]:
    """Return the accounts whose move or answer is awaited."""
    seat = state.to_move if state.status == "playing" else None
    moving = [seat] if seat is not None and state.seats[seat].is_person else []
    if not state.offers:
        return [account for seat in moving if (account := state.seats[seat].account) is not None]
    seats = {*moving, *(seat for offer in state.offers.values() for seat in awaited(state, offer))}
    return [account for number in sorted(seats) if (account := state.seats[number].account) is not None]
