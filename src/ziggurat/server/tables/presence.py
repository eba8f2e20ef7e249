"""Which accounts are online, who is at a table, and messages to accounts, also at other processes.

Processes on one database tell each other which seats have a connection. What another process reports counts for
REPORT_SECONDS; it repeats its report before that.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time

from ziggurat.server.connection import Connections, encode_frame
from ziggurat.server.tables import delivery
from ziggurat.server.tables.live_table import LiveTable, RemotePresence
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import Hint

HINT_TOPIC = "invited"
PRESENCE_TOPIC = "presence"
CHECK_SECONDS = 0.5  # between comparisons of the connections with the last report
REPEAT_SECONDS = 10.0
REPORT_SECONDS = 25.0
REPEAT = ("", 0.0)  # instead of a report that another process may have missed


class Presence:
    """Answers whether accounts are online and sends them frames that belong to no table."""

    def __init__(self, registry: TableRegistry, connections: Connections) -> None:
        self.registry = registry
        self.store = registry.store
        self.connections = connections
        self.process = secrets.token_hex(8)
        """Identifies this process in its reports."""
        self.reported: dict[str, tuple[str, float]] = {}
        """The last report of each table with connections, and when it was sent."""
        self.store.listen(self.on_hint)

    def is_online(self, account: str) -> bool:
        return self.connections.is_online(account)

    def announce_invitation(self, account: str) -> None:
        """Tell the clients of an account that a player has invited it."""
        self.send_invited(account)
        self.store.hint(HINT_TOPIC, account)

    def on_hint(self, hint: Hint) -> None:
        if hint.topic == HINT_TOPIC:
            self.send_invited(hint.key)
        elif hint.topic == PRESENCE_TOPIC:
            self.on_report(hint.key)
        elif hint.topic == "shared":
            self.repeat(hint.key)  # the other process may not know it yet

    def send_invited(self, account: str) -> None:
        for connection in self.connections.by_account.get(account, ()):
            connection.send(encode_frame("invited"))

    # --- Who is at a table -----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Report to other processes and drop their expired reports, until cancelled."""
        while not self.store.single_writer:
            await asyncio.sleep(CHECK_SECONDS)
            self.report(time.monotonic())

    def report(self, now: float) -> None:
        """Report each table whose connections have changed or whose last report is old."""
        for live in self.registry.tables.values():
            delivery.drop_remote(live, now)
            if not self.store.is_shared(live.id):
                continue
            seats, spectators = delivery.local_presence(live)
            key = json.dumps([self.process, live.id, seats, spectators])
            last, sent = self.reported.get(live.id, REPEAT)
            due = now - sent >= REPEAT_SECONDS and live.connections
            if due or (key != last and (live.connections or live.id in self.reported)):
                self.send_report(live, key, now)
        for table_id in [table_id for table_id in self.reported if table_id not in self.registry.tables]:
            del self.reported[table_id]

    def send_report(self, live: LiveTable, key: str, now: float) -> None:
        if live.connections:
            self.reported[live.id] = (key, now)
        else:
            del self.reported[live.id]
        self.store.hint(PRESENCE_TOPIC, key, table=live.id)

    def repeat(self, table_id: str) -> None:
        """Report again at the next check, even if everyone has left by then."""
        if table_id in self.reported:
            self.reported[table_id] = REPEAT

    def on_report(self, key: str) -> None:
        """Store another process's presence report; answer a new process with a report."""
        process, table_id, seats, spectators = json.loads(key)
        live = self.registry.tables.get(table_id)
        if live is None:
            return
        if process not in live.remote:
            self.repeat(table_id)
        live.remote[process] = RemotePresence(tuple(seats), spectators, time.monotonic() + REPORT_SECONDS)
        delivery.plan_presence(live)


def is_at_table(live: LiveTable, account: str) -> bool:
    """Return whether an account has a table open, at this process or at another one."""
    if any(connection.account == account for connection in live.connections):
        return True
    seat = live.table.viewer_of(account)
    return seat is not None and any(seat in remote.seats for remote in live.remote.values())
