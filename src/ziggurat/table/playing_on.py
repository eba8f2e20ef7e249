"""Playing on from a moment of a finished game: the same deal, the same actions so far, and bots at the other seats."""

from __future__ import annotations

from ziggurat.table.commands import Act, Command, Create, SeatBot, Sit, Start
from ziggurat.table.errors import Refused
from ziggurat.table.state import TableState


def play_on(table: TableState, number: int, account: str, name: str, seat: int | None, level: str) -> list[Command]:
    """Return the commands that make a table as this one stood after so many actions.

    The account takes `seat`, or its own one, or that of whoever is to move there; bots keep their seats, and bots of
    `level` take those of the other persons. Nobody else can sit there: the deal has been told by now.
    """
    deal = table.deal
    if deal is None or table.status != "ended":
        raise Refused("not_ended")
    seat = seat_for(table, number, account, seat)
    setting, made = table.setting, table.made
    box = None if made.own_box else made.box.data
    commands: list[Command] = [
        Create(setting.game, setting.seats, account, setting.options, box, stand_in=setting.stand_in, private=True),
        Sit(account, name, seat),
    ]
    for other, sitter in enumerate(table.seats):
        if other != seat:
            bot = sitter.level if sitter.account is None and sitter.level is not None else level
            commands.append(SeatBot(account, other, bot))
    commands.append(Start(account, deal.seed, deal.salt))
    commands += [Act(step.seat, step.word, confirm=True) for step in table.line.steps[:number]]
    return commands


def seat_for(table: TableState, number: int, account: str, seat: int | None) -> int:
    """Return the seat to play on from, or refuse a moment at which all was over."""
    if not 0 <= number <= table.line.count or (position := table.line.at(number)).over:
        raise Refused("no_such_step", {"steps": table.line.count})
    if seat is not None:
        table.seat(seat)  # refuses one that is not there
        return seat
    own = table.seat_of(account)
    return position.to_move if own is None else own
