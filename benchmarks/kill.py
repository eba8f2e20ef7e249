"""Kills a server in the middle of its work, again and again, and looks for every move it had acknowledged.

    python benchmarks/kill.py [--rounds 200] [--tables 4] [--lanes 2]
    python tests/helpers/postgres.py python benchmarks/kill.py --db env

Each round starts `ziggurat serve` on the same store, lets every table play flat out for up to a third of a second, and
ends the process with kill -9. Then the store must have every move that anybody was told of, and every acknowledged one,
without a gap; and the next server goes on with the same games. Most of a round is the server's start, so several lanes
run side by side: each has its servers and games, on SQLite also a store, to itself. The exit code is 1 if anything is
missing. Ctrl-C or SIGTERM ends the servers and reports what was found so far.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from load_client import Play, Tally
from load_server import Company, ServerProcess, chance, furnish

from ziggurat.store import open_store

MOST_ROUNDS = 1000
SHORTEST, LONGEST = 0.02, 0.35  # seconds of play before the kill
READY_SECONDS = 60.0
GAMES_EACH = 400  # tables that each company has before it


class Missing(Exception):
    """Something that was acknowledged or told is not in the store."""


async def run_round(store: str, folder: Path, companies: list[Company], seconds: float) -> tuple[list[Play], Tally]:
    """Start a server, play, kill it; return what everybody was told."""
    server, tally = ServerProcess(store, folder, "--bot-workers", "1"), Tally()
    plays: list[Play] = []
    try:
        await started(server)
        plays = [Play(company, [server.port], tally, chance(), paced=False) for company in companies]
        for number, one in enumerate(plays):
            await one.connect(number * len(one.sockets))
            one.begin()
        await until_moving(tally)
        await asyncio.sleep(seconds)
    finally:
        if server.process is not None:
            server.end(signal.SIGKILL)
        for one in plays:
            one.close()
    return plays, tally


async def started(server: ServerProcess) -> None:
    """Start a server while the other lanes go on; whoever is cancelled meanwhile waits for it, to end it."""
    starting = asyncio.create_task(asyncio.to_thread(server.start))
    try:
        await asyncio.shield(starting)
    except asyncio.CancelledError:
        await asyncio.wait({starting})
        raise


async def until_moving(tally: Tally) -> None:
    """Wait for the first acknowledged move."""
    async with asyncio.timeout(READY_SECONDS):
        while not tally.acknowledged:
            await asyncio.sleep(0.005)


async def check(store: str, plays: list[Play]) -> int:
    """Look for everything; return how many events were looked for."""
    found = 0
    async with open_store(store) as opened:
        for one in plays:
            for table, told in one.told.items():
                if told or table in one.acked:
                    rows = await opened.read(table)
                    check_table(table, {row.seq: row.data for row in rows}, told, one.acked.get(table, 0))
                    found += len(told)
    return found


def check_table(table: str, kept: dict[int, str], told: dict[int, str], acked: int) -> None:
    """Compare one table with what was said of it."""
    if list(kept) != list(range(1, len(kept) + 1)):
        raise Missing(f"{table}: the log has a gap")
    if acked > len(kept):
        raise Missing(f"{table}: version {acked} was acknowledged, {len(kept)} are there")
    for version, word in told.items():
        if f'"word":"{word}"' not in kept.get(version, ""):
            raise Missing(f"{table}: {word} was told as version {version}, kept is {kept.get(version)}")


def next_round(plays: list[Play]) -> list[Company]:
    """Return the companies with the tables they still have to play, the present one first."""
    return [Company(one.company.players, [one.table, *one.tables]) for one in plays]


@dataclass
class Findings:
    """What all lanes have found so far."""

    wanted: int
    begun: float = field(default_factory=time.monotonic)
    rounds: int = 0
    acknowledged: int = 0
    told: int = 0
    missing: list[str] = field(default_factory=list)

    def text(self) -> str:
        """Say it in a sentence."""
        counts = f"{self.rounds} kills, {self.acknowledged} acknowledged moves, {self.told} told events"
        outcome = "; ".join(self.missing) if self.missing else "nothing is missing"
        return f"{counts}: {outcome} ({time.monotonic() - self.begun:.0f} s)"


async def run_lane(store: str, folder: Path, rounds: int, tables: int, draw: random.Random, found: Findings) -> None:
    """Play the rounds of one lane; end early when anything is missing anywhere."""
    companies = await furnish(store, "babel", 2, tables, min(GAMES_EACH, 2 + rounds))
    for _ in range(rounds):
        if found.missing:
            return
        plays, tally = await run_round(store, folder, companies, draw.uniform(SHORTEST, LONGEST))
        try:
            found.told += await check(store, plays)
        except Missing as missing:
            found.missing.append(str(missing))
        if tally.doubled or tally.lost:
            found.missing += tally.problems
        found.acknowledged += tally.acknowledged
        found.rounds += 1
        companies = next_round(plays)
        print(f"\r\033[Kof {found.wanted} rounds: {found.text()}", end="", file=sys.stderr, flush=True)


async def run(stores: list[str], folder: Path, rounds: int, tables: int) -> int:
    """Play all rounds, in as many lanes as there are stores; return the exit code."""
    found, lanes = Findings(rounds), len(stores)
    shares = [rounds // lanes + (lane < rounds % lanes) for lane in range(lanes)]
    everything = asyncio.gather(
        *(run_lane(stores[n], folder, shares[n], tables, random.Random(9 + n), found) for n in range(lanes))
    )
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, everything.cancel)
    try:
        await everything
    except asyncio.CancelledError:
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}), return_exceptions=True)
        print(f"\ninterrupted after {found.text()}", flush=True)
        return 130
    print(f"\n{found.text()}", flush=True)
    return 1 if found.missing else 0


def main() -> int:
    """Kill as often as asked."""
    parser = argparse.ArgumentParser(description="Kill a server under load and look for what it acknowledged.")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--lanes", type=int, default=2, help="how many run side by side")
    parser.add_argument("--db", choices=("sqlite", "env"), default="sqlite", help="env: the one in $ZIGGURAT_TEST_DSN")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".", prefix=".kill-") as folder:
        here, lanes = Path(folder).absolute(), range(max(1, min(chosen.lanes, chosen.rounds)))
        stores = [f"sqlite:///{here}/kill-{lane}.db" for lane in lanes]
        if chosen.db == "env":
            stores = [os.environ["ZIGGURAT_TEST_DSN"] for _ in lanes]
        return asyncio.run(run(stores, here, min(chosen.rounds, MOST_ROUNDS), chosen.tables))


if __name__ == "__main__":
    sys.exit(main())
