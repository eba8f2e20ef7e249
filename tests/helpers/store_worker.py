"""Another process at a store: it writes, races, or is in the way, and says on standard output what it has done.

python store_worker.py load ADDRESS TABLES     append as fast as possible, say `table seq data` after each answer
python store_worker.py race ADDRESS NAME LAST  take part in filling one table up to an event, say each seq won
python store_worker.py hold FILE               lock a SQLite file until standard input closes
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys

from ziggurat.store import Conflict, Row, Store, open_store

NOW = 1_700_000_000_000


def say(line: str) -> None:
    """Say a line at once: whoever reads it may kill us the next moment."""
    os.write(1, f"{line}\n".encode())


async def load(address: str, tables: str) -> None:
    """Append for ever, to several tables at once."""
    async with open_store(address) as store:
        await asyncio.gather(*(load_table(store, f"table{number}") for number in range(int(tables))))


async def load_table(store: Store, table_id: str) -> None:
    """Append for ever, one to three events at a time."""
    seq = await store.last_seq(table_id)
    while True:
        events = [Row(seq + step, "stepped", NOW, f'"{os.getpid()}:{seq + step}"') for step in range(1, 2 + seq % 3)]
        await store.append(table_id, events)
        for event in events:
            say(f"{table_id} {event.seq} {event.data}")
        seq = events[-1].seq


async def race(address: str, name: str, last: str) -> None:
    """Append to the same table as others do; whoever loses an event reads again and tries the next one."""
    async with open_store(address, shared=True) as store:
        seq = await store.last_seq("raced")
        say("ready")
        sys.stdin.readline()
        while seq < int(last):
            try:
                await store.append("raced", [Row(seq + 1, "stepped", NOW, f'"{name}"')])
                seq += 1
                say(str(seq))
            except Conflict:
                seq = (await store.read("raced", seq))[-1].seq


async def hold(path: str) -> None:
    """Lock a file as another program might."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    say("held")
    sys.stdin.read()
    connection.execute("ROLLBACK")
    connection.close()


if __name__ == "__main__":
    tasks = {"load": load, "race": race, "hold": hold}
    asyncio.run(tasks[sys.argv[1]](*sys.argv[2:]))
