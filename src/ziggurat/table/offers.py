"""What needs everybody's consent: an undo beyond the own turn, a draw, a pause, a rematch.

Persons are asked; bots agree, except to a draw, which they would have to understand. Where nobody else is to be asked,
asking is enough. A question lapses when it loses its meaning: an undo with the next change of the line of play, a
draw when somebody who was asked plays on.
"""

from __future__ import annotations

from ziggurat.table.commands import Answer, Ask, Resume, Withdraw
from ziggurat.table.draft import Draft
from ziggurat.table.errors import Refused
from ziggurat.table.facts import Agreed, Asked, Declined, Ended, Paused, Rematched, Resumed, Rewound, Withdrawn
from ziggurat.table.forced import play_forced
from ziggurat.table.state import Offer, TableState
from ziggurat.table.turns import check_person, check_running

TOPICS = ("undo", "draw", "pause", "rematch")


def ask(draft: Draft, command: Ask) -> None:
    """Put a question to everybody."""
    check_ask(draft.table, command.seat, command.topic)
    keep = undo_target(draft.table, command.seat, command.keep) if command.topic == "undo" else None
    draft.add(Asked(command.topic, command.seat, keep))
    complete(draft, command.topic, command.next_table)


def check_ask(table: TableState, seat: int, topic: str) -> None:
    """Refuse a question at the wrong time."""
    if topic not in TOPICS:
        raise Refused("bad_topic")
    if topic == "rematch":
        check_rematch(table, seat)
    else:
        check_running(table)
        check_person(table, seat)
    if topic == "pause" and table.status == "paused":
        raise Refused("paused")
    if topic == "draw" and any(place.is_bot for place in table.seats):
        raise Refused("draw_with_bots")
    if topic in table.offers:
        raise Refused("already_asked", {"topic": topic})


def check_rematch(table: TableState, seat: int) -> None:
    """Refuse a rematch before the end, and a second one."""
    if table.status != "ended":
        raise Refused("not_started" if table.status == "open" else "not_ended")
    if not table.seat(seat).is_present:
        raise Refused("not_a_person", {"seat": seat})
    if table.successor is not None:
        raise Refused("rematch_made")


def undo_target(table: TableState, seat: int, keep: int | None) -> int:
    """Return how many actions remain after an undo, or refuse one that needs nobody's consent or is none."""
    own = table.line.floor if seat == table.to_move else table.line.count
    if keep is None:
        return last_own_step(table, seat, own)
    if isinstance(keep, bool) or not isinstance(keep, int) or not 0 <= keep < table.line.count:
        raise Refused("bad_undo", {"keep": keep if type(keep) is int else -1})
    if keep >= own:
        raise Refused("undo_alone")
    return keep


def last_own_step(table: TableState, seat: int, before: int) -> int:
    """Return the number of the last action that a seat chose itself, or refuse."""
    for number in range(before - 1, -1, -1):
        step = table.line.steps[number]
        if step.seat == seat and not step.auto:
            return number
    raise Refused("nothing_to_undo")


def answer(draft: Draft, command: Answer) -> None:
    """Agree or decline."""
    offer = check_answer(draft.table, command.seat, command.topic)
    if command.version is not None and command.version < offer.seq:
        raise Refused("stale", {"version": draft.table.version})
    if not command.yes:
        draft.add(Declined(command.topic, command.seat))
        return
    draft.add(Agreed(command.topic, command.seat))
    complete(draft, command.topic, command.next_table)


def check_answer(table: TableState, seat: int, topic: str) -> Offer:
    """Return the question a seat may answer."""
    table.seat(seat)
    offer = open_offer(table, topic)
    if seat in offer.agreed:
        raise Refused("already_agreed", {"topic": topic})
    if seat not in awaited(table, offer):
        raise Refused("not_a_person", {"seat": seat})
    return offer


def open_offer(table: TableState, topic: str) -> Offer:
    """Return the open question about something, or refuse."""
    if topic not in TOPICS:
        raise Refused("bad_topic")
    if topic not in table.offers:
        raise Refused("not_asked", {"topic": topic})
    return table.offers[topic]


def awaited(table: TableState, offer: Offer) -> list[int]:
    """Return the seats that still have to answer. After the game also those who resigned or ran out of time."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if number not in offer.agreed and (seat.is_present if offer.topic == "rematch" else seat.is_person)
    ]


def withdraw(draft: Draft, command: Withdraw) -> None:
    """Take a question back."""
    check_withdraw(draft.table, command.seat, command.topic)
    draft.add(Withdrawn(command.topic, command.seat))


def check_withdraw(table: TableState, seat: int, topic: str) -> None:
    """Refuse to take back what another asked."""
    if open_offer(table, topic).seat != seat:
        raise Refused("not_asker", {"topic": topic})


def complete(draft: Draft, topic: str, next_table: str | None) -> None:
    """Let happen what everybody has agreed to."""
    offer = draft.table.offers[topic]
    if awaited(draft.table, offer):
        return
    if topic == "undo":
        draft.add(Rewound(offer.seat, offer.keep or 0))
    elif topic == "draw":
        draft.add(Ended("draw", list(range(len(draft.table.seats)))))
    elif topic == "pause":
        draft.add(Paused(offer.seat))
    elif not next_table:
        raise Refused("no_next_table")
    else:
        draft.add(Rematched(next_table))


def resume(draft: Draft, command: Resume) -> None:
    """End the pause: any person of the table may, so that nobody can hold the others up."""
    check_resume(draft.table, command.seat)
    draft.add(Resumed(command.seat))
    play_forced(draft)


def check_resume(table: TableState, seat: int) -> None:
    """Refuse to end a pause that is none."""
    check_running(table)
    check_person(table, seat)
    if table.status != "paused":
        raise Refused("not_paused")
