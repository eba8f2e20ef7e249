"""Another process at a store: it writes, races, or is in the way, and says on standard output what it has done.

python store_worker.py load ADDRESS TABLES     append as fast as possible, say `table seq data` after each answer
python store_worker.py race ADDRESS            append each event it is told the number of, say whether that was won
python store_worker.py hold FILE               lock a SQLite file until standard input closes
python store_worker.py fill ADDRESS BYTES      append until the disk is full, again after a word on standard input
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from itertools import count

from ziggurat.store import Conflict, Row, Store, Unavailable, open_store

NOW = 1_700_000_000_000


def say(line: str) -> None:
    """Print and flush a line: its reader may kill this process immediately."""
    os.write(1, f"{line}\n".encode())


async def load(address: str, tables: str) -> None:
    """Append to several tables concurrently until killed."""
    async with open_store(address) as store:
        await asyncio.gather(*(load_table(store, f"table{number}") for number in range(int(tables))))


async def load_table(store: Store, table_id: str) -> None:
    """Append one to three events at a time until killed."""
    seq = (await store.last_seqs([table_id])).get(table_id, 0)
    while True:
        events = [Row(seq + step, "stepped", NOW, f'"{os.getpid()}:{seq + step}"') for step in range(1, 2 + seq % 3)]
        await store.append(table_id, events)
        for event in events:
            say(f"{table_id} {event.seq} {event.data}")
        seq = events[-1].seq


async def race(address: str) -> None:
    """Append to a table that other processes write too."""
    async with open_store(address, shared=True) as store:
        say("ready")
        for line in sys.stdin:
            try:
                await store.append("raced", [Row(int(line), "stepped", NOW, f'"{os.getpid()}"')])
                say(f"won as {os.getpid()}")
            except Conflict:
                say("lost")


async def hold(path: str) -> None:
    """Lock a file as another program might."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    say("held")
    sys.stdin.read()
    connection.execute("ROLLBACK")
    connection.close()


async def fill(address: str, most: str) -> None:
    """Append until the disk is full; a limit of the file size (0: none) has the same effect."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    if int(most):
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(most), hard))
    async with open_store(address) as store:
        await fill_table(store)
        say(f"still {await refusal(store)}, but {len(await store.read('filled'))} can be read")
        sys.stdin.readline()
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        await store.append("filled", [Row(len(await store.read("filled")) + 1, "stepped", NOW, '"again"')])
        say("resumed")


async def fill_table(store: Store) -> None:
    """Append to one table until an append is refused."""
    for seq in count(1):
        try:
            await store.append("filled", [Row(seq, "stepped", NOW, f'"{seq:03000}"')])
        except Unavailable as error:
            say(f"refused {error.reason}")
            return
        say(str(seq))


async def refusal(store: Store) -> str:
    """Append a large event and return the reason of its refusal."""
    try:
        await store.append("other", [Row(1, "stepped", NOW, "x" * 2_000_000)])
    except Unavailable as error:
        return error.reason
    return "nothing"


if __name__ == "__main__":
    tasks: dict[str, Callable[..., Coroutine[None, None, None]]] = {
        "load": load,
        "race": race,
        "hold": hold,
        "fill": fill,
    }
    asyncio.run(tasks[sys.argv[1]](*sys.argv[2:]))
