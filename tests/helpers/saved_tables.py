"""Stores, snapshots and records written by earlier versions (tests/fixtures), and playing on from them."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from ziggurat.bots.bot import new_bot
from ziggurat.core.rng import Stream
from ziggurat.store import Row, Store
from ziggurat.table import StoredEvent, Table
from ziggurat.table.commands import Act, Answer, Ask, Command, Confirm, Resume, SeatBot, Start

FOLDER = Path(__file__).parents[1] / "fixtures" / "v0.1"
SCHEMA = "v0_1"  # the schema from which postgres.sql was dumped
SEED, SALT = "5eed" * 16, "5a17" * 16
ACCOUNTS = {"Anna": "anna", "Ben": "ben", "Carla": "carla", "Carlotta": "carla", "Dan": "dan"}
"""The account of each name at the tables; Carlotta is Carla after a change of name."""


class Expected(NamedTuple):
    """The expected facts; `seats` has names, levels of bots, or `-`."""

    status: str
    version: int
    actions: int
    seats: list[str]


def expected_tables() -> dict[str, Expected]:
    """Return the expectations by table, from `tables.txt`."""
    lines = (FOLDER / "tables.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return {row[0]: Expected(row[1], int(row[2]), int(row[3]), row[4:]) for row in rows}


EXPECTED = expected_tables()


# --- Opening ---------------------------------------------------------------------------------------------------


def copy_sqlite(folder: Path) -> str:
    """Copy the SQLite store into a folder; return its address."""
    shutil.copy(FOLDER / "store.sqlite", folder / "store.db")
    return f"sqlite:///{folder / 'store.db'}"


def load_postgres(address: str) -> None:
    """Load the PostgreSQL dump into the empty schema named at the end of an address."""
    dsn, _, schema = address.rpartition("search_path=")
    text = (FOLDER / "postgres.sql").read_text(encoding="utf-8")
    text = text.replace(f"CREATE SCHEMA {SCHEMA};", "").replace(f"{SCHEMA}.", f"{schema}.")

    async def load() -> None:
        connection = await asyncpg.connect(dsn.rstrip("?&"))
        await connection.execute(text)
        await connection.close()

    asyncio.run(load())


async def events_of(store: Store, table_id: str, after: int = 0) -> list[StoredEvent]:
    return [StoredEvent(row.seq, row.kind, row.at, json.loads(row.data)) for row in await store.read(table_id, after)]


async def from_events(store: Store, table_id: str) -> Table:
    return Table.from_events(await events_of(store, table_id))


async def from_snapshot(store: Store, table_id: str) -> Table | None:
    """Return the table from its snapshot and later events; None without a snapshot."""
    saved = await store.snapshot(table_id)
    if saved is None:
        return None
    table = Table.from_snapshot(saved.data)
    for event in await events_of(store, table_id, table.version):
        table.apply(event)
    return table


def facts_of(table: Table) -> Expected:
    """Return what a spectator sees of the expected facts."""
    view = table.view(None)
    seats = [seat["level"] or seat["name"] or "-" for seat in view["seats"]]
    return Expected(view["status"], view["version"], view["steps"], seats)


def all_views(table: Table) -> list[Any]:
    """Return everything that each seat and a spectator can see, log included."""
    viewers = [None, *range(len(table.view(None)["seats"]))]
    return [(table.view(viewer), table.log(viewer)) for viewer in viewers]


# --- Playing on ------------------------------------------------------------------------------------------------


class Continued:
    """A saved table that is played on; every command goes through the store."""

    def __init__(self, store: Store, table_id: str, table: Table, at: int) -> None:
        self.store = store
        self.id = table_id
        self.table = table
        self.now = at
        self.bot = new_bot("greedy", table.state.origin.game, Stream(bytes(32)), table.state.origin.box)

    @property
    def view(self) -> dict[str, Any]:
        """Return what a spectator sees."""
        return dict(self.table.view(None))

    async def do(self, command: Command) -> list[str]:
        """Decide, store and apply a command one second later; return the kinds of its events."""
        self.now += 1000
        events = self.table.decide(command, self.now)
        rows = [Row(event.seq, event.kind, event.at, json.dumps(event.data)) for event in events]
        if rows:
            await self.store.append(self.id, rows)
        for event in events:
            self.table.apply(event)
        return [event.kind for event in events]

    async def play(self, most: int) -> None:
        """Play greedy actions until the game ends, at most a number of them."""
        for _ in range(most):
            seat = self.view["to_move"]
            if seat is None or self.view["status"] != "playing":
                return
            await self.do(Act(seat, self.bot.choose(self.table.bot_view(seat)), confirm=True))

    async def prepare(self) -> None:
        """Make the table ready for the next action, whatever its status."""
        view = self.view
        if view["status"] == "open":
            for seat in [number for number, place in enumerate(view["seats"]) if place["kind"] == "open"]:
                await self.do(SeatBot(None, seat, "greedy"))
            await self.do(Start(None, SEED, SALT))
        for offer in view["offers"]:
            for seat in offer["awaited"]:
                await self.do(Answer(seat, offer["topic"], True, next_table=f"{self.id}-next"))
        if self.view["status"] == "ended" and self.view["rematch"] is None:
            await self.agree_to_rematch()
        if self.view["status"] == "paused":
            await self.do(Resume(0))
        turn = self.view["turn"]
        if turn is not None and turn["staged"] is not None:
            await self.do(Confirm(turn["seat"]))

    async def agree_to_rematch(self) -> None:
        people = [number for number, seat in enumerate(self.view["seats"]) if seat["kind"] == "person"]
        await self.do(Ask(people[0], "rematch"))
        for seat in people[1:]:
            await self.do(Answer(seat, "rematch", True, next_table=f"{self.id}-next"))
