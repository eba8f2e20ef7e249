"""Measures the durable appends of a store per second, and their latency.

    python benchmarks/store.py                                  SQLite, in a temporary file in this folder
    python benchmarks/store.py --db postgresql://...            an empty database
    python tests/helpers/postgres.py python benchmarks/store.py --db env    a temporary PostgreSQL

Every table appends events of a typical size with its summary, waiting until each is durable: first at full speed, then
at a fixed rate. Time and number are bounded; at the end every acknowledged event is checked.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import secrets
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ziggurat.store import Row, Store, Summary, open_store

DATA = '{"seat": 1, "action": "settle:B3", "confirm": true, "clock": [599000, 601500], "note": "' + "x" * 150 + '"}'
MAX_APPENDS = 500_000


@dataclass
class Run:
    """One measurement."""

    seconds: float
    waits: list[float] = field(default_factory=list)
    tables: dict[str, int] = field(default_factory=dict)

    def report(self, name: str, elapsed: float, cpu: float) -> str:
        """Return the measurement as one line."""
        cuts = statistics.quantiles(self.waits, n=1000)
        p50, p95, p99 = (cuts[place - 1] * 1000 for place in (500, 950, 990))
        return (
            f"{name:<12}{len(self.waits) / elapsed:>8.0f} appends/s   wait p50 {p50:6.1f}  p95 {p95:6.1f}  "
            f"p99 {p99:6.1f}  max {max(self.waits) * 1000:6.1f} ms   CPU {100 * cpu / elapsed:3.0f} %"
        )


async def append(store: Store, run: Run, table_id: str) -> None:
    """Append one event and record the time until it is durable."""
    seq = run.tables[table_id] + 1
    now = time.time_ns() // 1_000_000
    players = (f"{table_id}-a", f"{table_id}-b")
    summary = Summary(table_id, "babel", "playing", seq, now, now, False, now, players, (players[seq % 2],))
    begun = time.perf_counter()
    await store.append(table_id, [Row(seq, "stepped", now, DATA)], summary)
    run.waits.append(time.perf_counter() - begun)
    run.tables[table_id] = seq


async def flat_out(store: Store, run: Run) -> None:
    """Append to every table as fast as possible."""
    end = time.perf_counter() + run.seconds

    async def play(table_id: str) -> None:
        while time.perf_counter() < end and len(run.waits) < MAX_APPENDS:
            await append(store, run, table_id)

    await asyncio.gather(*(play(table_id) for table_id in run.tables))


def paced(rate: int) -> Callable[[Store, Run], Awaitable[None]]:
    """Append to the tables in turn at a fixed total rate per second."""

    async def run_paced(store: Store, run: Run) -> None:
        turns = [(table_id, asyncio.Lock()) for table_id in run.tables]
        begun = time.perf_counter()

        async def play(table_id: str, turn: asyncio.Lock) -> None:
            async with turn:
                await append(store, run, table_id)

        async with asyncio.TaskGroup() as group:
            for number in range(int(rate * run.seconds)):
                await asyncio.sleep(begun + number / rate - time.perf_counter())
                group.create_task(play(*turns[number % len(turns)]))

    return run_paced


async def measure(store: Store, name: str, run: Run, how: Callable[[Store, Run], Awaitable[None]]) -> None:
    """Measure one way of appending and check that all acknowledged events are stored."""
    begun, cpu = time.perf_counter(), cpu_seconds()
    await how(store, run)
    print(run.report(name, time.perf_counter() - begun, cpu_seconds() - cpu), flush=True)
    stored = await store.last_seqs(list(run.tables))
    for table_id, seq in run.tables.items():
        assert stored.get(table_id, 0) == seq, f"{table_id}: an acknowledged event is missing"


def cpu_seconds() -> float:
    """Return the CPU time this process has used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def main(address: str, tables: int, seconds: float, rate: int) -> None:
    """Measure at full speed and at a fixed rate."""
    mark = secrets.token_hex(4)
    async with open_store(address) as store:
        for name, how in (("flat out", flat_out), (f"{rate}/s", paced(rate))):
            run = Run(seconds, tables={f"{mark}-{name[:1]}-{number}": 0 for number in range(tables)})
            await measure(store, name, run, how)
    print(f"{tables} tables; memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB at most")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure the durable appends of a store.")
    parser.add_argument("--db", help="address of an empty store; env: the one in $ZIGGURAT_TEST_DSN")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=int, default=500, help="appends per second when paced")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        place = os.environ["ZIGGURAT_TEST_DSN"] if chosen.db == "env" else chosen.db or f"sqlite:///{folder}/store.db"
        asyncio.run(main(place, chosen.tables, min(chosen.seconds, 60.0), chosen.rate))
