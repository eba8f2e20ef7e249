"""Views of a table. A viewer is a seat, or None for a spectator.

Every field is listed by name. Of the game itself only `game.view` for that viewer is shown.
"""

from __future__ import annotations

from typing import Any

from ziggurat.table import hints
from ziggurat.table.allowed import allowed_commands
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

# --- What all viewers may know -----------------------------------------------------------------------------


def lasting_view(state: TableState) -> LastingView:
    """Return the public part that stays the same for many moves."""
    return {
        "setting": settings_view(state),
        "host": state.seat_of(state.origin.owner),
        "seats": [seat_view(seat) for seat in state.seats],
        "deal": deal_view(state),
        "result": result_view(state),
        "rematch_of": state.origin.rematch_of,
        "rematch": state.successor,
        "hints": hints.counts(state),
    }


def lasting_key(state: TableState) -> tuple[Any, ...]:
    """Return the cache key of `lasting_view`."""
    return (
        state.settings,
        state.origin,
        state.seats,
        state.deal,
        state.status,
        state.ending,
        state.successor,
        state.notes,
    )


def common_view(state: TableState, lasting: LastingView, last_turn: LastTurnView | None) -> CommonView:
    """Return the public part of the view."""
    return {
        "version": state.version,
        "moved": state.moved,
        "status": state.status,
        "to_move": state.to_move,
        "clock": clock_view(state),
        "offers": offer_views(state) if state.offers else [],
        "steps": state.history.count if state.has_begun else 0,
        "last_turn": last_turn,
        **lasting,
    }


def settings_view(state: TableState) -> SettingsView:
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
    rule = state.settings.clock
    return {"kind": rule.kind, "base": rule.base, "increment": rule.increment, "days": rule.days}


def seat_view(seat: Seat) -> SeatView:
    """Return a seat without its account, which is secret."""
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "out": seat.out}


def deal_view(state: TableState) -> DealView | None:
    """Return the commitment to the seed; seed and salt only after the end."""
    if state.deal is None:
        return None
    over = state.status == "ended"
    return {
        "promise": state.deal.promise,
        "seed": state.deal.seed if over else None,
        "salt": state.deal.salt if over else None,
    }


def clock_view(state: TableState) -> ClockView | None:
    """Return the clock as it was last started or stopped."""
    clock = state.clock
    if not clock.left:
        return None
    return {"left": list(clock.left), "running": clock.running, "since": clock.since, "due": clock.due()}


def offer_views(state: TableState) -> list[OfferView]:
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


def result_view(state: TableState) -> ResultView | None:
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


def turn_views(state: TableState) -> tuple[TurnView | None, LastTurnView | None]:
    """Return the public views of the turn being built and of the turn before it."""
    if not state.has_begun:
        return None, None
    history, seat = state.history, state.to_move
    steps, count = history.shared_steps, history.count
    first = history.turn_start(count) if count and steps[count - 1].seat == seat else count
    turn: TurnView | None = None
    if seat is not None:
        staged: StagedView | None = {"word": None} if state.staged else None
        words = [step.word for step in steps[first:count]]
        turn = {"seat": seat, "first": first, "words": words, "staged": staged, "undo": None, "restart": None}
    if first == 0:
        return turn, None
    start = history.turn_start(first)
    return turn, {"seat": steps[start].seat, "first": start, "words": [step.word for step in steps[start:first]]}


# --- What one viewer may know ------------------------------------------------------------------------------


def table_view(
    state: TableState, viewer: int | None, common: CommonView, turn: TurnView | None, game: dict[str, Any] | None
) -> TableView:
    """Return the whole view of one viewer; `game` is the viewer's view of the game."""
    view: TableView = common.copy()  # type: ignore[assignment]  # cheaper than building it; the rest follows here
    view["viewer"] = viewer
    view["preferences"] = preferences_view(state, viewer)
    view["may"] = allowed_commands(state, viewer)
    view["turn"] = own_turn_view(state, turn) if turn is not None and turn["seat"] == viewer else turn
    view["game"] = game
    return view


def check_viewer(state: TableState, viewer: int | None) -> None:
    """Refuse a viewer that is not a seat of the table or None."""
    if viewer is not None:
        state.seat(viewer)


def preferences_view(state: TableState, viewer: int | None) -> PreferencesView | None:
    seat = None if viewer is None else state.seats[viewer]
    return seat.preferences if seat is not None and seat.is_present else None


def own_turn_view(state: TableState, turn: TurnView) -> TurnView:
    """Return the turn for its player, with the staged action and undo targets."""
    targets = undo_targets(state) if state.seats[turn["seat"]].is_person else []
    return {
        **turn,
        "staged": {"word": state.staged.word} if state.staged else None,
        "undo": targets[-1] if targets else None,
        "restart": targets[0] if targets else None,
    }


def undo_targets(state: TableState) -> list[int]:
    """Return the numbers of actions that undo can return to; the first is restart's."""
    history = state.history
    staged = [history.count] if state.staged and not state.staged.auto else []
    return history.chosen(history.undo_limit) + staged


# --- For the server only: these name accounts --------------------------------------------------------------


def summary(state: TableState, lasting: LastingView) -> Summary:
    """Return what a lobby needs to know."""
    setting = lasting["setting"]
    return {
        "game": setting["game"],
        "status": state.status,
        "version": state.version,
        "at": state.at,
        "owner": state.origin.owner,
        "private": setting["private"],
        "seats": lasting["seats"],
        "accounts": [seat.account for seat in state.seats],
        "waiting": awaited_accounts(state),
        "due": state.clock.due(),
        "clock": setting["clock"],
        "winners": winning_accounts(state),
        "totals": state.ending.totals if state.ending is not None else None,
    }


def winning_accounts(state: TableState) -> list[str | None] | None:
    """Return the winners' accounts (None for bots), empty after a draw; None before the end."""
    if state.ending is None:
        return None
    return [] if state.ending.reason == "draw" else [state.seats[seat].account for seat in state.ending.winners]


def awaited_accounts(state: TableState) -> list[str]:
    """Return the accounts whose move or answer is awaited."""
    seat = state.to_move if state.status == "playing" else None
    seats = {seat} if seat is not None and state.seats[seat].is_person else set()
    for offer in state.offers.values():
        seats.update(awaited(state, offer))
    return [account for number in sorted(seats) if (account := state.seats[number].account) is not None]
