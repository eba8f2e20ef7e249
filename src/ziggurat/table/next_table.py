"""Playing again: the same setting, everybody one seat further."""

from __future__ import annotations

from ziggurat.table.commands import Command, Create, SeatBot, Sit
from ziggurat.table.state import TableState


def rematch(state: TableState, own_name: str | None) -> list[Command]:
    """Return the commands that make and fill the next table. Whoever sat second sits first there.

    The seat of a person who left the game to a bot stays open: that person may come back, or another.
    """
    settings, origin = state.settings, state.origin
    commands: list[Command] = [
        Create(
            game=settings.game,
            seats=settings.seats,
            owner=origin.owner,
            options=settings.options,
            box=None if origin.own_box else origin.box.data,
            clock=settings.clock,
            flag=settings.flag,
            stand_in=settings.stand_in,
            private=settings.private,
            rematch_of=own_name,
        )
    ]
    for number, seat in enumerate(state.seats):
        there = (number - 1) % len(state.seats)
        if seat.is_present and seat.account is not None:
            commands.append(Sit(seat.account, seat.name, there))
        elif seat.account is None and seat.level is not None:
            commands.append(SeatBot(None, there, seat.level))
    return commands
