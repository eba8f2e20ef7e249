"""Playing again: the same setting, everybody one seat further."""

from __future__ import annotations

from ziggurat.table.commands import Command, Create, SeatBot, Sit
from ziggurat.table.state import TableState


def rematch(table: TableState, own_name: str | None) -> list[Command]:
    """Return the commands that make and fill the next table. Whoever sat second sits first there.

    The seat of a person who left the game to a bot stays open: that person may come back, or another.
    """
    setting, made = table.setting, table.made
    commands: list[Command] = [
        Create(
            game=setting.game,
            seats=setting.seats,
            owner=made.owner,
            options=setting.options,
            box=None if made.own_box else made.box.data,
            clock=setting.clock,
            flag=setting.flag,
            stand_in=setting.stand_in,
            private=setting.private,
            rematch_of=own_name,
        )
    ]
    for number, seat in enumerate(table.seats):
        there = (number - 1) % len(table.seats)
        if seat.is_present and seat.account is not None:
            commands.append(Sit(seat.account, seat.name, there))
        elif seat.account is None and seat.level is not None:
            commands.append(SeatBot(None, there, seat.level))
    return commands
