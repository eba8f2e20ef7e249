"""Tables of rematches.

The agreement and the next table are two commits. Before the first one, the id of the next table is noted in the store;
if the server dies between the two, the table is created when a client asks for it.
"""

from __future__ import annotations

import asyncio

from ziggurat.core.seed import fresh_salt, fresh_seed
from ziggurat.server.errors import ApiError
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.server.tables.live_table import LiveTable, Request
from ziggurat.store import Conflict
from ziggurat.table.commands import Answer, Ask, Start


def value_name(table_id: str) -> str:
    """Return the name of the stored value that has the id of the finished table."""
    return f"rematch:{table_id}"


class Rematches:
    """Commits offers of rematches and creates the next tables."""

    def __init__(self, pipeline: CommitPipeline) -> None:
        self.pipeline = pipeline
        self.registry = pipeline.registry
        self.store = pipeline.registry.store
        self.registry.restore = self.restore
        self.starts: dict[str, bool] = {}
        """By next table, whether all players were online when the last one agreed: then they leave for that table."""

    async def perform(self, live: LiveTable, command: Ask | Answer, request: Request) -> None:
        """Commit an offer or an answer that may complete the agreement.

        A caller that is cancelled meanwhile, because the client is gone, does not stop it.
        """
        if command.next_table is None:
            raise ApiError(422, "malformed", field="topic", problem="unknown")
        await asyncio.shield(self.registry.spawn(self.commit(live, command, command.next_table, request)))

    async def commit(self, live: LiveTable, command: Ask | Answer, next_id: str, request: Request) -> None:
        """Note the id of the next table and commit the command; delete the note if there is no agreement."""
        await self.store.create_value(value_name(next_id), live.id)
        self.starts[next_id] = all_online(live)
        try:
            await self.pipeline.perform(live, command, request=request)
        finally:
            if live.table.state.successor != next_id:
                del self.starts[next_id]
                await self.store.delete_value(value_name(next_id))

    async def create(self, live: LiveTable) -> None:
        """Create the next table if all players have agreed; start its game if all are online.

        Nothing is awaited before the table's id is reserved: players go there as soon as they know it.
        """
        next_id = live.table.state.successor
        if next_id is None:
            return
        first = live.table.rematch(live.id)
        starts = self.starts.pop(next_id, None)
        if all_online(live) if starts is None else starts:
            first.append(Start(None, fresh_seed().hex(), fresh_salt().hex()))
        try:
            await self.pipeline.create(next_id, first)
        except (ApiError, Conflict) as error:
            if error.code != "conflict":
                raise
            return  # another request or process creates it
        await self.store.delete_value(value_name(next_id))

    async def restore(self, table_id: str) -> bool:
        """Create the table of a rematch that was agreed on but not created; return whether it exists now."""
        finished = await self.store.value(value_name(table_id))
        if finished is None:
            return False
        live = await self.registry.table(finished)
        if live.table.state.successor != table_id:
            return False
        await self.create(live)
        return True


def all_online(live: LiveTable) -> bool:
    """Return whether bots and connected persons fill every seat of a rematch."""
    online = set(live.connections.values())
    seats = enumerate(live.table.state.seats)
    return all(number in online if seat.is_present else seat.account is None for number, seat in seats)
