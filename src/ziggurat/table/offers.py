"""What needs everybody's consent: an undo beyond the own turn, a draw, a pause, a rematch.

Persons are asked; bots agree, except to a draw, which they would have to understand. Where nobody else is to be asked,
asking is enough. A question lapses when it loses its meaning: an undo with the next change of the line of play, a
draw when somebody who was asked plays on.
"""

from __future__ import annotations

from ziggurat.table.apply import Trial
from ziggurat.table.commands import Answer, Ask, Resume, Withdraw
from ziggurat.table.errors import Refused
from ziggurat.table.events import Agreed, Asked, Declined, Ended, Paused, Rematched, Resumed, Rewound, Withdrawn
from ziggurat.table.state import Offer, TableState
from ziggurat.table.turns import check_person, check_running, play_forced

TOPICS = ("undo", "draw", "pause", "rematch")


def ask(trial: Trial, command: Ask) -> None:
    """Put a question to everybody."""
    check_ask(trial.state, command.seat, command.topic)
    keep = undo_target(trial.state, command.seat, command.keep) if command.topic == "undo" else None
    trial.add(Asked(command.topic, command.seat, keep))
    complete(trial, command.topic, command.next_table)


def check_ask(state: TableState, seat: int, topic: str) -> None:
    """Refuse a question at the wrong time."""
    if topic not in TOPICS:
        raise Refused("bad_topic")
    if topic == "rematch":
        check_rematch(state, seat)
    else:
        check_running(state)
        check_person(state, seat)
    if topic == "pause" and state.status == "paused":
        raise Refused("paused")
    if topic == "draw" and any(place.is_bot for place in state.seats):
        raise Refused("draw_with_bots")
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
    """Return how many actions remain after an undo, or refuse one that needs nobody's consent or is none."""
    own = state.history.undo_limit if seat == state.to_move else state.history.count
    if keep is None:
        return last_own_step(state, seat, own)
    if isinstance(keep, bool) or not isinstance(keep, int) or not 0 <= keep < state.history.count:
        raise Refused("bad_undo", {"keep": keep if type(keep) is int else -1})
    if keep >= own:
        raise Refused("undo_alone")
    return keep


def last_own_step(state: TableState, seat: int, before: int) -> int:
    """Return the number of the last action that a seat chose itself, or refuse."""
    for number in range(before - 1, -1, -1):
        step = state.history.steps[number]
        if step.seat == seat and not step.auto:
            return number
    raise Refused("nothing_to_undo")


def answer(trial: Trial, command: Answer) -> None:
    """Agree or decline."""
    offer = check_answer(trial.state, command.seat, command.topic)
    if command.version is not None and command.version < offer.seq:
        raise Refused("stale", {"version": trial.state.version})
    if not command.yes:
        trial.add(Declined(command.topic, command.seat))
        return
    trial.add(Agreed(command.topic, command.seat))
    complete(trial, command.topic, command.next_table)


def check_answer(state: TableState, seat: int, topic: str) -> Offer:
    """Return the question a seat may answer."""
    state.seat(seat)
    offer = open_offer(state, topic)
    if seat in offer.agreed:
        raise Refused("already_agreed", {"topic": topic})
    if seat not in awaited(state, offer):
        raise Refused("not_a_person", {"seat": seat})
    return offer


def open_offer(state: TableState, topic: str) -> Offer:
    """Return the open question about something, or refuse."""
    if topic not in TOPICS:
        raise Refused("bad_topic")
    if topic not in state.offers:
        raise Refused("not_asked", {"topic": topic})
    return state.offers[topic]


def awaited(state: TableState, offer: Offer) -> list[int]:
    """Return the seats that still have to answer. After the game also those who resigned or ran out of time."""
    return [
        number
        for number, seat in enumerate(state.seats)
        if number not in offer.agreed and (seat.is_present if offer.topic == "rematch" else seat.is_person)
    ]


def withdraw(trial: Trial, command: Withdraw) -> None:
    """Take a question back."""
    check_withdraw(trial.state, command.seat, command.topic)
    trial.add(Withdrawn(command.topic, command.seat))


def check_withdraw(state: TableState, seat: int, topic: str) -> None:
    """Refuse to take back what another asked."""
    if open_offer(state, topic).seat != seat:
        raise Refused("not_asker", {"topic": topic})


def complete(trial: Trial, topic: str, next_table: str | None) -> None:
    """Let happen what everybody has agreed to."""
    offer = trial.state.offers[topic]
    if awaited(trial.state, offer):
        return
    if topic == "undo":
        trial.add(Rewound(offer.seat, offer.keep or 0))
    elif topic == "draw":
        trial.add(Ended("draw", list(range(len(trial.state.seats)))))
    elif topic == "pause":
        trial.add(Paused(offer.seat))
    elif not next_table:
        raise Refused("no_next_table")
    else:
        trial.add(Rematched(next_table))


def resume(trial: Trial, command: Resume) -> None:
    """End the pause: any person of the table may, so that nobody can hold the others up."""
    check_resume(trial.state, command.seat)
    trial.add(Resumed(command.seat))
    play_forced(trial)


def check_resume(state: TableState, seat: int) -> None:
    """Refuse to end a pause that is none."""
    check_running(state)
    check_person(state, seat)
    if state.status != "paused":
        raise Refused("not_paused")
