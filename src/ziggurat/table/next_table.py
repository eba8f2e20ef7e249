"""Commands for a following table: a rematch, the same game again, or playing on from a past position."""

from __future__ import annotations

from ziggurat.table.commands import Act, Command, Create, SeatBot, Sit, Start
from ziggurat.table.errors import Refused
from ziggurat.table.state import TableState


def rematch(state: TableState, name: str | None) -> list[Command]:
    """Return the commands for the table of a rematch; `name` is this table's name.

    Every player moves up one seat, so the second player begins. The seat of a person whom a bot replaced stays open.
    """
    settings, origin = state.settings, state.origin
    commands: list[Command] = [
        Create(
            game=settings.game,
            seats=settings.seats,
            owner=origin.owner,
            options=settings.options,
            box=origin.box_data,
            clock=settings.clock,
            flag=settings.flag,
            stand_in=settings.stand_in,
            private=settings.private,
            rematch_of=name,
        )
    ]
    for number, seat in enumerate(state.seats):
        next_seat = (number - 1) % len(state.seats)
        if seat.is_present and seat.account is not None:
            commands.append(Sit(seat.account, seat.name, next_seat))
        elif seat.account is None and seat.level is not None:
            commands.append(SeatBot(None, next_seat, seat.level))
    return commands


def again(state: TableState, account: str, name: str) -> list[Command]:
    """Return the commands for a private copy of this table; other persons' seats stay open."""
    settings, origin = state.settings, state.origin
    seat = state.seat_of(account)
    if seat is None:
        raise Refused("not_seated")
    same = (settings.game, settings.seats, account, settings.options, origin.box_data, settings.clock)
    commands: list[Command] = [
        Create(*same, flag=settings.flag, stand_in=settings.stand_in, private=True),
        Sit(account, name, seat),
    ]
    bots = [(number, other.level) for number, other in enumerate(state.seats) if other.account is None]
    commands += [SeatBot(account, number, level) for number, level in bots if level is not None]
    return commands


def play_on(state: TableState, number: int, account: str, name: str, seat: int | None, level: str) -> list[Command]:
    """Return the commands for a table that continues a finished game after `number` actions.

    The account takes `seat`; without it, its seat in the old game or else the seat to move. Bots take all other seats:
    the old ones theirs, bots of `level` those of persons. No other person may join, because the deal is known by now.
    """
    deal = state.deal
    if deal is None or state.status != "ended":
        raise Refused("not_ended")
    seat = seat_to_play_on(state, number, account, seat)
    settings, origin = state.settings, state.origin
    box, stand_in = origin.box_data, settings.stand_in
    commands: list[Command] = [
        Create(settings.game, settings.seats, account, settings.options, box, stand_in=stand_in, private=True),
        Sit(account, name, seat),
    ]
    for other, old in enumerate(state.seats):
        if other != seat:
            bot = old.level if old.account is None and old.level is not None else level
            commands.append(SeatBot(account, other, bot))
    commands.append(Start(account, deal.seed, deal.salt, deal.position))
    commands += [Act(step.seat, step.word, confirm=True) for step in state.history.steps[:number]]
    return commands


def seat_to_play_on(state: TableState, number: int, account: str, seat: int | None) -> int:
    """Return the seat that the account takes, or refuse a position without a next move."""
    count = state.history.count
    if not 0 <= number <= count or (position := state.history.position_after(number)).over:
        raise Refused("no_such_step", {"steps": count})
    if seat is not None:
        state.seat(seat)  # refuses a seat that does not exist
        return seat
    old_seat = state.seat_of(account)
    return position.to_move if old_seat is None else old_seat
