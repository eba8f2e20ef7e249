"""Outages: periods in which no server ran, and when a server last ran."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement
from ziggurat.store.rows import Outage

SET_ALIVE = "INSERT INTO health (id, at) VALUES (2, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
ALIVE = "SELECT at FROM health WHERE id = 2"
# Of several servers that start after the same outage, the first one determines its end.
ADD = "INSERT INTO outages (since, until) VALUES (?, ?) ON CONFLICT (since) DO NOTHING"
OUTAGES = "SELECT since, until FROM outages WHERE until > ? ORDER BY since"
FORGET = "DELETE FROM outages WHERE until <= ?"


class Outages(Database):
    """Calls for outages."""

    async def set_alive(self, at: int) -> None:
        """Store that a server runs at this time."""
        await self.write(Statement(SET_ALIVE, (at,)))

    async def last_alive(self) -> int | None:
        """Return the last time given to `set_alive`."""
        found = await self.rows(ALIVE)
        return int(found[0][0]) if found else None

    async def add_outage(self, outage: Outage) -> None:
        """Add an outage, unless one with the same beginning exists."""
        await self.write(Statement(ADD, outage))

    async def outages(self, after: int) -> list[Outage]:
        """Return the outages that ended after a time, the earliest first."""
        return [Outage(*row) for row in await self.rows(OUTAGES, after)]

    async def forget_outages(self, before: int) -> int:
        """Delete the outages that ended up to a time; return their number."""
        [outcome] = await self.write(Statement(FORGET, (before,)))
        return outcome.changed
