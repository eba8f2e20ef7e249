"""Kills a server in the middle of its work, again and again, and looks for every move it had acknowledged.

    python benchmarks/kill.py [--rounds 200] [--tables 4]
    python tests/helpers/postgres.py python benchmarks/kill.py --db env

Each round starts `ziggurat serve` on the same store, lets every table play flat out for a few hundred milliseconds, and
ends the process with kill -9. Then the store must have every move that anybody was told of, and every acknowledged one,
without a gap; and the next server goes on with the same games. The exit code is 1 if anything is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
from pathlib import Path

from load_client import Play, Tally
from load_server import Company, ServerProcess, chance, furnish

from ziggurat.store import open_store

MOST_ROUNDS = 1000
SHORTEST, LONGEST = 0.05, 0.5  # seconds of play before the kill
READY_SECONDS = 60.0
GAMES_EACH = 400  # tables that each company has before it


class Missing(Exception):
    """Something that was acknowledged or told is not in the store."""


async def run_round(store: str, folder: Path, companies: list[Company], seconds: float) -> tuple[list[Play], Tally]:
    """Start a server, play, kill it; return what everybody was told."""
    server, tally = ServerProcess(store, folder, "--bot-workers", "1").start(), Tally()
    plays = [Play(company, [server.port], tally, chance(), paced=False) for company in companies]
    try:
        for number, one in enumerate(plays):
            await one.connect(number * len(one.sockets))
            one.begin()
        await until_moving(tally)
        await asyncio.sleep(seconds)
    finally:
        server.end(signal.SIGKILL)
        for one in plays:
            one.close()
    return plays, tally


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


async def run(store: str, folder: Path, rounds: int, tables: int) -> int:
    """Play all rounds; return the exit code."""
    companies = await furnish(store, "babel", 2, tables, min(GAMES_EACH, 2 + rounds))
    draw, found, acknowledged = random.Random(9), 0, 0
    for number in range(1, rounds + 1):
        plays, tally = await run_round(store, folder, companies, draw.uniform(SHORTEST, LONGEST))
        acknowledged += tally.acknowledged
        try:
            found += await check(store, plays)
        except Missing as missing:
            print(f"\nround {number}: {missing}")
            return 1
        if tally.doubled or tally.lost:
            print(f"\nround {number}: {tally.problems}")
            return 1
        companies = next_round(plays)
        progress = f"round {number} of {rounds}: {acknowledged} moves acknowledged, {found} told, all there"
        print(f"\r\033[K{progress}", end="", file=sys.stderr, flush=True)
    print(f"\n{rounds} kills, {acknowledged} acknowledged moves, {found} told events: nothing is missing", flush=True)
    return 0


def main() -> int:
    """Kill as often as asked."""
    parser = argparse.ArgumentParser(description="Kill a server under load and look for what it acknowledged.")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--db", choices=("sqlite", "env"), default="sqlite", help="env: the one in $ZIGGURAT_TEST_DSN")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".", prefix=".kill-") as folder:
        here = Path(folder).absolute()
        store = os.environ["ZIGGURAT_TEST_DSN"] if chosen.db == "env" else f"sqlite:///{here}/kill.db"
        return asyncio.run(run(store, here, min(chosen.rounds, MOST_ROUNDS), chosen.tables))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
