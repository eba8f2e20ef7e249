"""A separate process that uses a store and prints its results on standard output.

python store_worker.py load ADDRESS TABLES     append continuously, print `table seq data` for each acknowledgement
python store_worker.py race ADDRESS            append the event numbers read from standard input, print `won` or `lost`
python store_worker.py hold FILE               lock a SQLite file until standard input closes
python store_worker.py fill ADDRESS BYTES      append until the disk is full, and again after a line on standard input
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


def print_line(line: str) -> None:
    """Print a line without buffering; the reader may kill this process immediately."""
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
            print_line(f"{table_id} {event.seq} {event.data}")
        seq = events[-1].seq


async def race(address: str) -> None:
    """Append to a table that other processes write too."""
    async with open_store(address, shared=True) as store:
        print_line("ready")
        for line in sys.stdin:
            try:
                await store.append("raced", [Row(int(line), "stepped", NOW, f'"{os.getpid()}"')])
                print_line(f"won as {os.getpid()}")
            except Conflict:
                print_line("lost")


async def hold(path: str) -> None:
    """Lock a file until standard input closes."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    print_line("held")
    sys.stdin.read()
    connection.execute("ROLLBACK")
    connection.close()


async def fill(address: str, most: str) -> None:
    """Append until the disk is full, or the file has its maximum size (0: none)."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    if int(most):
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(most), hard))
    async with open_store(address) as store:
        await fill_table(store)
        print_line(f"still {await refusal(store)}, but {len(await store.read('filled'))} can be read")
        sys.stdin.readline()
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        await store.append("filled", [Row(len(await store.read("filled")) + 1, "stepped", NOW, '"again"')])
        print_line("resumed")


async def fill_table(store: Store) -> None:
    """Append to one table until an append is refused."""
    for seq in count(1):
        try:
            await store.append("filled", [Row(seq, "stepped", NOW, f'"{seq:03000}"')])
        except Unavailable as error:
            print_line(f"refused {error.reason}")
            return
        print_line(str(seq))


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
