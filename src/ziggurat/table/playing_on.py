"""Playing on from a moment of a finished game: the same deal, the same actions so far, and bots at the other seats."""

from __future__ import annotations

from ziggurat.table.commands import Act, Command, Create, SeatBot, Sit, Start
from ziggurat.table.errors import Refused
from ziggurat.table.state import TableState


def play_on(state: TableState, number: int, account: str, name: str, seat: int | None, level: str) -> list[Command]:
    """Return the commands that make a table as this one stood after so many actions.

    The account takes `seat`, or its own one, or that of whoever is to move there; bots keep their seats, and bots of
    `level` take those of the other persons. Nobody else can sit there: the deal has been told by now.
    """
    deal = state.deal
    if deal is None or state.status != "ended":
        raise Refused("not_ended")
    seat = seat_for(state, number, account, seat)
    settings, origin = state.settings, state.origin
    box = None if origin.own_box else origin.box.data
    commands: list[Command] = [
        Create(settings.game, settings.seats, account, settings.options, box, stand_in=settings.stand_in, private=True),
        Sit(account, name, seat),
    ]
    for other, sitter in enumerate(state.seats):
        if other != seat:
            bot = sitter.level if sitter.account is None and sitter.level is not None else level
            commands.append(SeatBot(account, other, bot))
    commands.append(Start(account, deal.seed, deal.salt))
    commands += [Act(step.seat, step.word, confirm=True) for step in state.history.steps[:number]]
    return commands


def seat_for(state: TableState, number: int, account: str, seat: int | None) -> int:
    """Return the seat to play on from, or refuse a moment at which all was over."""
    if not 0 <= number <= state.history.count or (position := state.history.at(number)).over:
        raise Refused("no_such_step", {"steps": state.history.count})
    if seat is not None:
        state.seat(seat)  # refuses one that is not there
        return seat
    own = state.seat_of(account)
    return position.to_move if own is None else own
