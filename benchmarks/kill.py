"""Kills a server under load repeatedly and checks that no acknowledged move is lost.

    python benchmarks/kill.py [--rounds 200] [--tables 4] [--lanes 2]
    python tests/helpers/postgres.py python benchmarks/kill.py --db env

Each round starts `ziggurat serve` on the same store, plays at every table flat out for up to a third of a second, and
kills the process with SIGKILL. Then the store must have every move that a player received, and every acknowledged one,
without a gap; the next server continues the same games. Most of a round is the server's start, so several lanes run in
parallel, each with its own servers, games and, on SQLite, store. The exit code is 1 if anything is missing. Ctrl-C or
SIGTERM stops the servers and reports what was found so far.
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
from load_server import Group, ServerProcess, fill_store, new_rng

from ziggurat.store import open_store

MAX_ROUNDS = 1000
MIN_SECONDS, MAX_SECONDS = 0.02, 0.35  # of play before the kill
READY_SECONDS = 60.0
GAMES_EACH = 400  # tables of each group


class Missing(Exception):
    """An acknowledged or received move is not in the store."""


async def run_round(store: str, folder: Path, groups: list[Group], seconds: float) -> tuple[list[Play], Tally]:
    """Start a server, play, kill it; return what the players received."""
    server, tally = ServerProcess(store, folder, "--bot-workers", "1"), Tally()
    plays: list[Play] = []
    try:
        await started(server)
        plays = [Play(group, [server.port], tally, new_rng(), paced=False) for group in groups]
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
    """Start a server without blocking other lanes; wait for it even if cancelled."""
    starting = asyncio.create_task(asyncio.to_thread(server.start))
    try:
        await asyncio.shield(starting)
    except asyncio.CancelledError:
        await asyncio.wait({starting})
        raise


async def until_moving(tally: Tally) -> None:
    """Wait for the first move that all players have: one that the server takes for an old one is only acknowledged."""
    async with asyncio.timeout(READY_SECONDS):
        while not tally.delivered:
            await asyncio.sleep(0.005)


async def check(store: str, plays: list[Play]) -> int:
    """Check all tables against the store; return the number of events checked."""
    found = 0
    async with open_store(store) as opened:
        for one in plays:
            for table, received in one.received.items():
                if received or table in one.acked:
                    rows = await opened.read(table)
                    check_table(table, {row.seq: row.data for row in rows}, received, one.acked.get(table, 0))
                    found += len(received)
    return found


def check_table(table: str, stored: dict[int, str], received: dict[int, str], acked: int) -> None:
    """Raise `Missing` unless the store has all that was acknowledged or received."""
    if list(stored) != list(range(1, len(stored) + 1)):
        raise Missing(f"{table}: the log has a gap")
    if acked > len(stored):
        raise Missing(f"{table}: version {acked} was acknowledged, the store has {len(stored)}")
    for version, word in received.items():
        if f'"word":"{word}"' not in stored.get(version, ""):
            raise Missing(f"{table}: {word} was received as version {version}, stored is {stored.get(version)}")


def next_round(plays: list[Play]) -> list[Group]:
    """Return the groups with the tables left to play, the current one first."""
    return [Group(one.group.players, [one.table, *one.tables]) for one in plays]


@dataclass
class Findings:
    """Results of all lanes so far."""

    wanted: int
    begun: float = field(default_factory=time.monotonic)
    rounds: int = 0
    acknowledged: int = 0
    received: int = 0
    missing: list[str] = field(default_factory=list)

    def text(self) -> str:
        counts = f"{self.rounds} kills, {self.acknowledged} acknowledged moves, {self.received} received events"
        outcome = "; ".join(self.missing) if self.missing else "nothing is missing"
        return f"{counts}: {outcome} ({time.monotonic() - self.begun:.0f} s)"


async def run_lane(store: str, folder: Path, rounds: int, tables: int, rng: random.Random, found: Findings) -> None:
    """Play the rounds of one lane; stop when any lane finds something missing."""
    groups = await fill_store(store, "babel", 2, tables, min(GAMES_EACH, 2 + rounds))
    for _ in range(rounds):
        if found.missing:
            return
        plays, tally = await run_round(store, folder, groups, rng.uniform(MIN_SECONDS, MAX_SECONDS))
        try:
            found.received += await check(store, plays)
        except Missing as missing:
            found.missing.append(str(missing))
        if tally.doubled or tally.lost:
            found.missing += tally.problems
        found.acknowledged += tally.acknowledged
        found.rounds += 1
        groups = next_round(plays)
        print(f"\r\033[Kof {found.wanted} rounds: {found.text()}", end="", file=sys.stderr, flush=True)


async def run(stores: list[str], folder: Path, rounds: int, tables: int) -> int:
    """Play all rounds, one lane per store; return the exit code."""
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
    parser = argparse.ArgumentParser(description="Kill a server under load and check what it acknowledged.")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--lanes", type=int, default=2, help="number of parallel lanes")
    parser.add_argument("--db", choices=("sqlite", "env"), default="sqlite", help="env: $ZIGGURAT_TEST_DSN")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".", prefix=".kill-") as folder:
        here, lanes = Path(folder).absolute(), range(max(1, min(chosen.lanes, chosen.rounds)))
        stores = [f"sqlite:///{here}/kill-{lane}.db" for lane in lanes]
        if chosen.db == "env":
            stores = [os.environ["ZIGGURAT_TEST_DSN"] for _ in lanes]
        return asyncio.run(run(stores, here, min(chosen.rounds, MAX_ROUNDS), chosen.tables))


if __name__ == "__main__":
    sys.exit(main())
