"""Undo, draw, pause, hints and rematch by consent.

Persons are asked; bots agree to everything but a draw, which would need an evaluation of the game. If there is no other
person, asking is enough. Offers lapse when they lose their meaning: an undo when an action is played or taken
back, a draw when a player who was asked plays on.
"""

from __future__ import annotations

from ziggurat.table.apply import Trial
from ziggurat.table.commands import Answer, Ask, Resume, Withdraw
from ziggurat.table.errors import Refused
from ziggurat.table.events import (
    Agreed,
    Asked,
    Declined,
    Ended,
    HintsAgreed,
    Paused,
    Rematched,
    Resumed,
    Rewound,
    Withdrawn,
)
from ziggurat.table.hints import are_allowed
from ziggurat.table.state import Offer, TableState
from ziggurat.table.turns import check_person, check_running, play_forced

TOPICS = ("undo", "draw", "pause", "hints", "rematch")


def ask(trial: Trial, command: Ask) -> None:
    """Make an offer to all other persons."""
    check_ask(trial.state, command.seat, command.topic)
    keep = undo_target(trial.state, command.seat, command.keep) if command.topic == "undo" else None
    trial.add(Asked(command.topic, command.seat, keep))
    carry_out_if_agreed(trial, command.topic, command.next_table)


def check_ask(state: TableState, seat: int, topic: str) -> None:
    """Refuse an offer at the wrong time."""
    if topic not in TOPICS:
        raise Refused("bad_topic")
    if topic == "rematch":
        check_rematch(state, seat)
    else:
        check_running(state)
        check_person(state, seat)
    if topic == "pause" and state.status == "paused":
        raise Refused("paused")
    if topic == "draw" and any(other.is_bot for other in state.seats):
        raise Refused("draw_with_bots")
    if topic == "hints" and are_allowed(state, seat):
        raise Refused("hints_allowed")
    if topic in state.offers:
        raise Refused("already_asked", {"topic": topic})


def check_rematch(state: TableState, seat: int) -> None:
    """Refuse a rematch before the end, and a second one."""
    if state.status != "ended":
        raise Refused("not_started" if state.status == "open" else "not_ended")
    if not state.seat(seat).is_present:
        raise Refused("not_a_person", {"seat": seat})
    if state.successor is not None:
        raise Refused("rematch_made")


def undo_target(state: TableState, seat: int, keep: int | None) -> int:
    """Return how many actions remain after an undo by consent, or refuse it."""
    limit = consent_limit(state, seat)
    if keep is None:
        number = last_chosen_by(state, seat, limit)
        if number is None:
            raise Refused("nothing_to_undo")
        return number
    if isinstance(keep, bool) or not isinstance(keep, int) or not 0 <= keep < state.history.count:
        raise Refused("bad_undo", {"keep": keep if type(keep) is int else -1})
    if keep >= limit:
        raise Refused("undo_alone")
    return keep


def consent_limit(state: TableState, seat: int) -> int:
    """Return the number of actions that a seat can take back only by consent."""
    return state.history.undo_limit if seat == state.to_move else state.history.count


def last_chosen_by(state: TableState, seat: int, before: int) -> int | None:
    """Return the number of the last action before `before` that a seat chose."""
    steps = state.history.shared_steps
    for number in range(before - 1, -1, -1):
        if steps[number].seat == seat and not steps[number].auto:
            return number
    return None


def answer(trial: Trial, command: Answer) -> None:
    """Agree to an offer, or decline it."""
    offer = check_answer(trial.state, command.seat, command.topic)
    if command.version is not None and command.version < offer.seq:
        raise Refused("stale", {"version": trial.state.version})
    if not command.yes:
        trial.add(Declined(command.topic, command.seat))
        return
    trial.add(Agreed(command.topic, command.seat))
    carry_out_if_agreed(trial, command.topic, command.next_table)


def check_answer(state: TableState, seat: int, topic: str) -> Offer:
    """Return the offer that a seat may answer, or refuse."""
    state.seat(seat)
    offer = open_offer(state, topic)
    if seat in offer.agreed:
        raise Refused("already_agreed", {"topic": topic})
    if seat not in awaited(state, offer):
        raise Refused("not_a_person", {"seat": seat})
    return offer


def open_offer(state: TableState, topic: str) -> Offer:
    """Return the open offer about a topic, or refuse."""
    if topic not in TOPICS:
        raise Refused("bad_topic")
    if topic not in state.offers:
        raise Refused("not_asked", {"topic": topic})
    return state.offers[topic]


def awaited(state: TableState, offer: Offer) -> list[int]:
    """Return the seats that still have to answer.

    For a rematch, players who resigned or ran out of time are asked too.
    """
    return [
        number
        for number, seat in enumerate(state.seats)
        if number not in offer.agreed and (seat.is_present if offer.topic == "rematch" else seat.is_person)
    ]


def withdraw(trial: Trial, command: Withdraw) -> None:
    """Withdraw an offer; only the seat that made it may."""
    if open_offer(trial.state, command.topic).seat != command.seat:
        raise Refused("not_asker", {"topic": command.topic})
    trial.add(Withdrawn(command.topic, command.seat))


def carry_out_if_agreed(trial: Trial, topic: str, next_table: str | None) -> None:
    """Carry out an offer to which all have agreed."""
    offer = trial.state.offers[topic]
    if awaited(trial.state, offer):
        return
    if topic == "undo":
        trial.add(Rewound(offer.seat, offer.keep or 0))
    elif topic == "draw":
        trial.add(Ended("draw", list(range(len(trial.state.seats)))))
    elif topic == "pause":
        trial.add(Paused(offer.seat))
    elif topic == "hints":
        trial.add(HintsAgreed(offer.seat))
    elif not next_table:
        raise Refused("no_next_table")
    else:
        trial.add(Rematched(next_table))


def resume(trial: Trial, command: Resume) -> None:
    """End the pause. Any person may, so that no player can block the others."""
    state = trial.state
    check_running(state)
    check_person(state, command.seat)
    if state.status != "paused":
        raise Refused("not_paused")
    trial.add(Resumed(command.seat))
    play_forced(trial)
