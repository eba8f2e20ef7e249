"""The showcase: a game of bots to watch while no public game of persons runs.

There is at most one for all processes; its id is kept in the store. Like every game of bots alone it goes on only while
a connection watches it, and slowly.
"""

from __future__ import annotations

import secrets

from ziggurat.bots.bot import bots
from ziggurat.core.registry import game, games
from ziggurat.core.seed import fresh_salt, fresh_seed
from ziggurat.server.ids import new_id, now_ms
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.store import Store, Summary
from ziggurat.table.commands import Command, Create, SeatBot, Start

OWNER = "showcase"  # no account has this id
VALUE = "showcase"
LEVELS = ("mason", "apprentice", "greedy", "random")  # bots that do not search, the best first
CREATION_MS = 10_000  # how long another process may take to create the table that it has announced
SEATS = 2


class Showcase:
    """Finds the table of the showcase, or creates the next one."""

    def __init__(self, pipeline: CommitPipeline) -> None:
        self.pipeline = pipeline
        self.store: Store = pipeline.registry.store
        self.table_id: str | None = None
        """The table that this process last saw."""

    async def table(self) -> Summary | None:
        """Return a running showcase; None while another process creates it, or without bots."""
        stored = await self.store.value(VALUE)
        known, _, announced = (stored or "").partition(" ")
        summary = await self.store.table(known) if known else None
        if summary is not None and summary.status == "playing":
            self.table_id = summary.table_id
            return summary
        if known and summary is None and now_ms() - int(announced) < CREATION_MS:
            return None
        return await self.create(stored)

    async def create(self, stored: str | None) -> Summary | None:
        """Create the next table, unless another process does so at the same time."""
        name = new_id()
        announcement = f"{name} {now_ms()}"
        if stored is None:
            won = await self.store.create_value(VALUE, announcement) == announcement
        else:
            won = await self.store.replace_value(VALUE, stored, announcement)
        commands = first_commands() if won else None
        if commands is None:
            return None
        await self.pipeline.create(name, commands)
        self.table_id = name
        return await self.store.table(name)


def first_commands() -> list[Command] | None:
    """Return the commands for a game of two bots that do not search; None if none is installed."""
    levels = [level for level in LEVELS if level in bots()][:SEATS]
    names = [name for name in games() if SEATS in game(name).seats]
    if not levels or not names:
        return None
    seated = [SeatBot(None, seat, levels[seat % len(levels)]) for seat in range(SEATS)]
    start = Start(None, fresh_seed().hex(), fresh_salt().hex())
    return [Create(secrets.choice(names), SEATS, OWNER), *seated, start]
