"""Measures how many moves a server commits per second, and their latency.

    python benchmarks/load.py                           500 tables, 1,000 sockets: paced at 500 moves/s, then flat out
    python benchmarks/load.py --rate 500 --seconds 30   only paced
    python benchmarks/load.py --flat-out                only flat out
    python benchmarks/load.py --game babylon --seats 4 --spectators 3 --tables 20 --flat-out
    python tests/helpers/postgres.py python benchmarks/load.py --db env --processes 2 --place split
    python benchmarks/load.py --checkout ../before --views whole      measure the server of another checkout

It starts `ziggurat serve` on a temporary store and connects over loopback. Every table plays real games with random
legal moves. With several processes the connections of a table all use the same one (`--place same`, as with a proxy
that hashes by table), or different ones (`split`). Latency is the time from sending a move until all players and
spectators of the table have it, when it is durable. At the end every event in the store is compared with those the
clients received; the exit code is 1 if any was lost or repeated. Time and number of moves are bounded; Ctrl-C reports
what was measured so far.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from load_client import Play, Tally
from load_report import Usage, quantile, report, say
from load_server import Group, ServerProcess, fill_by, fill_store, new_rng

from ziggurat import game
from ziggurat.store import open_store

MAX_SECONDS = 120.0
MAX_MOVES = 1_000_000
READY_SECONDS = 60.0
SETTLE_SECONDS = 20.0
CONNECT_AT_ONCE = 100
# Moves per second that the tables suffice for when running flat out; other games have larger views.
MAX_RATES = {"babel": 5_000}
MAX_RATE = 2_000


@dataclass(frozen=True)
class Plan:
    """The settings of one measurement."""

    game: str
    seats: int
    spectators: int
    tables: int
    seconds: float
    rate: int
    processes: int
    place: str
    patches: bool
    store: str
    checkout: Path | None

    def games_each(self) -> int:
        """Return the number of games that each group can need."""
        rate = self.rate or MAX_RATES.get(self.game, MAX_RATE)
        return 2 + int(rate * self.seconds / self.tables / length_of(self.game, self.seats))

    def ports_of(self, number: int, ports: list[int]) -> list[int]:
        """Return the ports that the connections of a table use in turn."""
        first = number % len(ports)
        return [ports[first]] if self.place == "same" else ports[first:] + ports[:first]

    def __str__(self) -> str:
        sockets = self.tables * (self.seats + self.spectators)
        pace = f"paced at {self.rate}/s" if self.rate else "flat out"
        where = f"{self.processes} processes ({self.place})" if self.processes > 1 else "1 process"
        viewers = f"{self.seats} players + {self.spectators} spectators"
        return f"{self.game}, {self.tables} tables of {viewers}, {sockets} sockets, {where}, {pace}"


def length_of(name: str, seats: int) -> float:
    """Return the mean number of actions of a few random games."""
    played, lengths = game(name), []
    for seed in range(10):
        position = played.new(seats, seed)
        draw, count = random.Random(seed), 0
        while not position.over:
            position.apply(draw.choice(position.legal()))
            count += 1
        lengths.append(count)
    return statistics.mean(lengths)


async def run(plan: Plan, folder: Path) -> bool:
    """Measure once; return whether nothing was lost or repeated."""
    groups = await filled(plan)
    with ExitStack() as stack:
        servers = [
            ServerProcess(plan.store, folder, "--bot-workers", "1", checkout=plan.checkout)
            for _ in range(plan.processes)
        ]
        for server in servers:
            stack.enter_context(server)
        tally, ports = Tally(), [server.port for server in servers]
        plays = [
            Play(group, plan.ports_of(number, ports), tally, new_rng(), plan.rate > 0, plan.patches)
            for number, group in enumerate(groups)
        ]
        try:
            await connect(plays)
            await all_ready(plays)
            gc.collect()
            gc.freeze()
            usage, begun = Usage(servers), time.perf_counter()
            try:
                await play(plan, plays, tally, begun)
            finally:
                report(str(plan), tally, usage)
                await settle(plays)
        finally:
            for each in plays:
                each.close()
    return await check(plan, groups, plays, tally)


async def filled(plan: Plan) -> list[Group]:
    """Return the groups of a store filled for a plan."""
    games = plan.games_each()
    say(f"creating {plan.tables} groups with {games} games each ...")
    groups = await fill(plan, plan.tables, games)
    # Spectators are players of groups without games.
    others = await fill(plan, math.ceil(plan.tables * plan.spectators / plan.seats), 0)
    spectators = iter([player for group in others for player in group.players])
    return [replace(group, spectators=list(islice(spectators, plan.spectators))) for group in groups]


async def fill(plan: Plan, groups: int, games: int) -> list[Group]:
    if plan.checkout is None:
        return await fill_store(plan.store, plan.game, plan.seats, groups, games)
    return fill_by(plan.checkout, plan.store, plan.game, plan.seats, groups, games)


async def connect(plays: list[Play]) -> None:
    """Open all connections."""
    for first in range(0, len(plays), CONNECT_AT_ONCE):
        some = plays[first : first + CONNECT_AT_ONCE]
        await asyncio.gather(*(one.connect((first + n) * len(one.sockets)) for n, one in enumerate(some)))
        say(f"{(first + len(some)) * len(plays[0].sockets)} sockets are open")


async def all_ready(plays: list[Play]) -> None:
    """Wait until all players have joined their first table, which is not measured."""
    for one in plays:
        one.waiting = True
        one.begin()
    until = time.monotonic() + READY_SECONDS
    while not all(one.playing for one in plays):
        if time.monotonic() > until:
            raise RuntimeError(f"the players could not join their tables within {READY_SECONDS} s")
        await asyncio.sleep(0.05)


async def play(plan: Plan, plays: list[Play], tally: Tally, begun: float) -> None:
    """Play for the planned time."""
    for one in plays:
        one.waiting = False
        one.continue_play(begun)
    watching = asyncio.create_task(watch(tally, begun))
    try:
        if plan.rate:
            await keep_pace(plan, plays, begun)
        else:
            while time.perf_counter() - begun < plan.seconds and len(tally.delivered) < MAX_MOVES:
                await asyncio.sleep(0.05)
    finally:
        watching.cancel()


async def keep_pace(plan: Plan, plays: list[Play], begun: float) -> None:
    """Send moves at the planned rate, one table after the other."""
    total = int(min(plan.rate * plan.seconds, MAX_MOVES))
    number = 0
    while number < total:
        await asyncio.sleep(max(0.0, begun + number / plan.rate - time.perf_counter()))
        now = time.perf_counter()
        while number < total and begun + number / plan.rate <= now:
            plays[number % len(plays)].due(now)
            number += 1


async def watch(tally: Tally, begun: float) -> None:
    """Print the progress every second."""
    known = 0
    while True:
        await asyncio.sleep(1.0)
        some = tally.delivered[known:]
        known += len(some)
        seconds, p99 = time.perf_counter() - begun, quantile(some, 0.99) * 1000
        say(f"{seconds:4.0f} s  {len(some):5d} moves/s  p99 {p99:6.1f} ms  {tally.games} games over")


async def settle(plays: list[Play]) -> None:
    """Stop moving and wait for the moves in flight."""
    for one in plays:
        one.playing, one.paced = False, True
        one.overdue.clear()
        one.tables.clear()
    until = time.monotonic() + SETTLE_SECONDS
    while time.monotonic() < until and any(one.sent_version or one.pending for one in plays):
        await asyncio.sleep(0.05)


async def check(plan: Plan, groups: list[Group], plays: list[Play], tally: Tally) -> bool:
    """Compare the events that players received with those in the store.

    The store of an older checkout is migrated by being opened.
    """
    async with open_store(plan.store) as store:
        for group, one in zip(groups, plays, strict=True):
            tally.lost += len(one.pending)
            for table in group.tables:
                if one.received[table]:
                    rows = await store.read(table)
                    compare({row.seq: row.data for row in rows if row.kind == "stepped"}, one.received[table], tally)
    clean = not tally.lost and not tally.doubled and not tally.problems
    print(f"  lost {tally.lost}, doubled {tally.doubled}, refused {tally.refused}; ", end="")
    print("the store has exactly what players received" if clean else "PROBLEMS:\n    " + "\n    ".join(tally.problems))
    return clean


def compare(stored: dict[int, str], received: dict[int, str], tally: Tally) -> None:
    """Count events that are only in the store, or that only players have."""
    tally.lost += len(stored.keys() ^ received.keys())
    for version in stored.keys() & received.keys():
        if f'"word":"{received[version]}"' not in stored[version]:
            tally.problem(f"version {version}: received {received[version]}, stored {stored[version]}")


def plans(chosen: argparse.Namespace, folder: Path) -> list[Plan]:
    """Return the measurements to make; paced and flat out by default."""
    rates = [0] if chosen.flat_out else [500, 0] if chosen.rate is None else [chosen.rate]
    found = []
    for number, rate in enumerate(rates):
        store = os.environ["ZIGGURAT_TEST_DSN"] if chosen.db == "env" else f"sqlite:///{folder}/load-{number}.db"
        found.append(
            Plan(
                chosen.game,
                chosen.seats,
                chosen.spectators,
                chosen.tables,
                min(chosen.seconds, MAX_SECONDS),
                rate,
                chosen.processes,
                chosen.place,
                chosen.views == "patches",
                store,
                chosen.checkout,
            )
        )
    return found


def main() -> int:
    """Return 0 if nothing was lost or repeated."""
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--game", default="babel")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--spectators", type=int, default=0, help="at each table")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=int, help="moves per second; by default 500, then flat out")
    parser.add_argument("--flat-out", action="store_true", help="as many moves as the server commits")
    parser.add_argument("--processes", type=int, default=1, help="server processes; more than one needs PostgreSQL")
    parser.add_argument("--place", choices=("same", "split"), default="same", help="processes of a table's connections")
    parser.add_argument("--views", choices=("patches", "whole"), default="patches", help="version 0.1 has whole views")
    parser.add_argument("--checkout", type=lambda text: Path(text).absolute(), help="whose server to measure")
    parser.add_argument("--db", choices=("sqlite", "env"), default="sqlite", help="env: $ZIGGURAT_TEST_DSN")
    chosen = parser.parse_args()
    loop_factory = None
    with suppress(ImportError):
        import uvloop

        loop_factory = uvloop.new_event_loop
    clean = True
    with tempfile.TemporaryDirectory(dir=".", prefix=".load-") as folder:
        for plan in plans(chosen, Path(folder).absolute()):
            with asyncio.Runner(loop_factory=loop_factory) as runner:
                clean &= runner.run(run(plan, Path(folder)))
    return 0 if clean else 1


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that SIGTERM also stops the servers
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
