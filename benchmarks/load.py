"""Measures how many moves a server commits per second, and their latency.

    python benchmarks/load.py                           500 tables, 1,000 sockets: paced at 500 moves/s, then flat out
    python benchmarks/load.py --rate 500 --seconds 30   only paced
    python benchmarks/load.py --flat-out                only flat out
    python tests/helpers/postgres.py python benchmarks/load.py --db env --processes 2

It starts `ziggurat serve` on a temporary store and connects over loopback. Every table plays real games with random
legal moves; with several processes the seats of a table use different ones. Latency is the time from sending a move
until all players of the table have it, when it is durable. At the end every event in the store is compared with those
the players received; the exit code is 1 if any was lost or repeated. Time and number of moves are bounded; Ctrl-C
reports what was measured so far.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

from load_client import Play, Tally
from load_server import Group, ServerProcess, fill_store, new_rng

from ziggurat import game
from ziggurat.store import open_store

MAX_SECONDS = 120.0
MAX_MOVES = 1_000_000
READY_SECONDS = 60.0
SETTLE_SECONDS = 20.0
CONNECT_AT_ONCE = 100
MAX_RATE = 5_000  # moves per second that the tables suffice for when running flat out


@dataclass(frozen=True)
class Plan:
    """The settings of one measurement."""

    game: str
    seats: int
    tables: int
    seconds: float
    rate: int
    processes: int
    store: str

    def games_each(self) -> int:
        """Return the number of games that each group can need."""
        moves_each = (self.rate or MAX_RATE) * self.seconds / self.tables
        return 2 + int(moves_each / length_of(self.game, self.seats))


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
    games = plan.games_each()
    say(f"creating {plan.tables} groups with {games} games each ...")
    groups = await fill_store(plan.store, plan.game, plan.seats, plan.tables, games)
    with ExitStack() as stack:
        servers = [ServerProcess(plan.store, folder, "--bot-workers", "1") for _ in range(plan.processes)]
        for server in servers:
            stack.enter_context(server)
        tally = Tally()
        plays = [Play(group, [s.port for s in servers], tally, new_rng(), plan.rate > 0) for group in groups]
        try:
            await connect(plays)
            await all_ready(plays)
            gc.collect()
            gc.freeze()
            before, own = [server.cpu_seconds() for server in servers], time.process_time()
            kernel = sum(server.cpu_parts()[1] for server in servers)
            loops = sum(server.loop_seconds() for server in servers)
            begun = time.perf_counter()
            try:
                await play(plan, plays, tally, begun)
            finally:
                elapsed = time.perf_counter() - begun
                used = [server.cpu_seconds() - earlier for server, earlier in zip(servers, before, strict=True)]
                report(plan, tally, elapsed, used, max(server.memory_megabytes() for server in servers))
                kernel = sum(server.cpu_parts()[1] for server in servers) - kernel
                loops = sum(server.loop_seconds() for server in servers) - loops
                report_costs(tally, sum(used), loops, kernel, time.process_time() - own)
                await settle(plays)
        finally:
            for each in plays:
                each.close()
    return await check(plan, groups, plays, tally)


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
    """Compare the events that players received with those in the store."""
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


def report(plan: Plan, tally: Tally, elapsed: float, used: list[float], memory: float) -> None:
    moves = len(tally.delivered)
    pace = f"paced at {plan.rate}/s" if plan.rate else "flat out"
    say("")
    sockets = plan.tables * plan.seats
    print(f"{plan.game}, {plan.tables} tables, {sockets} sockets, {plan.processes} process(es), {pace}")
    print(f"  {moves} moves in {elapsed:.1f} s: {moves / elapsed:.0f} durable moves/s, {tally.games} games over")
    points = {f"p{100 * part:g}": quantile(tally.delivered, part) for part in (0.5, 0.95, 0.99, 0.999)}
    shown = "  ".join(f"{name} {seconds * 1000:.1f}" for name, seconds in points.items())
    print(f"  sent to delivered to all, ms: {shown}  max {max(tally.delivered, default=0) * 1000:.1f}")
    cpu = ", ".join(f"{100 * seconds / elapsed:.0f} %" for seconds in used)
    print(f"  server: CPU {cpu} of a core; memory {memory:.0f} MB", flush=True)


def report_costs(tally: Tally, server: float, loop: float, kernel: float, client: float) -> None:
    """Print CPU time per move, which depends less on other load than rates do."""
    each = 1e6 / max(1, len(tally.delivered))
    parts = f"{loop * each:.0f} in the event loop, {kernel * each:.0f} in the kernel"
    print(f"  CPU per move: server {server * each:.0f} us ({parts}), ", end="")
    print(f"this client {client * each:.0f} us", flush=True)


def quantile(values: list[float], part: float) -> float:
    """Return a quantile of values."""
    if len(values) < 2:
        return values[0] if values else 0.0
    return statistics.quantiles(values, n=1000, method="inclusive")[min(998, round(part * 1000) - 1)]


def say(text: str) -> None:
    """Show progress on one line of standard error."""
    print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def plans(chosen: argparse.Namespace, folder: Path) -> list[Plan]:
    """Return the measurements to make; paced and flat out by default."""
    rates = [0] if chosen.flat_out else [500, 0] if chosen.rate is None else [chosen.rate]
    found = []
    for number, rate in enumerate(rates):
        store = os.environ["ZIGGURAT_TEST_DSN"] if chosen.db == "env" else f"sqlite:///{folder}/load-{number}.db"
        seconds = min(chosen.seconds, MAX_SECONDS)
        found.append(Plan(chosen.game, chosen.seats, chosen.tables, seconds, rate, chosen.processes, store))
    return found


def main() -> int:
    """Return 0 if nothing was lost or repeated."""
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--game", default="babel")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=int, help="moves per second; by default 500, then flat out")
    parser.add_argument("--flat-out", action="store_true", help="as many moves as the server commits")
    parser.add_argument("--processes", type=int, default=1, help="server processes; more than one needs PostgreSQL")
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
