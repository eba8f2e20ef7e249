"""Measures the memory of a server during a long time of play.

    python benchmarks/memory.py [--minutes 60] [--rate 20] [--visits 12]

It starts `ziggurat serve` on a temporary store. Groups of players at all three games make moves at a fixed rate, begin
the next game when one is over, and reconnect every two minutes. Several times per minute a visitor comes from a new
address, starts a game against `greedy`, reads the lobby and deletes the account. The memory in use is printed every
minute, in short runs more often. The exit code is 1 if the last quarter of the run needs over 5 % more memory than the
second one, or a move was lost; in the first quarter the caches and the tables in memory reach their size.

What grows with moves or visitors shows sooner with more of them: 24 minutes of `--rate 100 --visits 60` have as many as
two hours. A run should not be shorter, because tables stay in memory for five minutes after their last use.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
from kill import next_round
from load import length_of
from load_client import Play, Tally
from load_server import Group, ServerProcess, fill_store, loopback, new_rng

MAX_MINUTES = 240.0
GAMES = ("babel", "hanging_gardens", "babylon")
GROUPS = 6  # per game
RECONNECT_SECONDS = 120.0
SAMPLES = 40  # at least
SAMPLE_SECONDS = 60.0
SETTLE_SECONDS = 10.0
GROWTH = 1.05
FIRST_VISITOR = 10_000  # a number of an address that no player has


class Company:
    """All groups of players at one server."""

    def __init__(self, groups: list[Group], port: int) -> None:
        self.groups = groups
        self.port = port
        self.tally = Tally()
        self.plays: list[Play] = []

    async def connect(self) -> None:
        self.plays = [Play(group, [self.port], self.tally, new_rng(), paced=True) for group in self.groups]
        for number, each in enumerate(self.plays):
            await each.connect(number * len(each.sockets))
            each.begin()

    async def play(self, rate: float, until: float) -> None:
        """Make moves at the rate, one group after the other, reconnecting now and then."""
        while time.monotonic() < until:
            await self.connect()
            begun = time.monotonic()
            number = 0
            while (now := time.monotonic()) < min(until, begun + RECONNECT_SECONDS):
                self.plays[number % len(self.plays)].due(time.perf_counter())
                number += 1
                await asyncio.sleep(max(0.0, begun + number / rate - now))
            await self.disconnect()

    async def disconnect(self) -> None:
        """Wait for the moves in flight, then close all connections."""
        until = time.monotonic() + SETTLE_SECONDS
        while time.monotonic() < until and any(each.sent_version or each.overdue for each in self.plays):
            await asyncio.sleep(0.05)
        self.tally.lost += sum(len(each.pending) for each in self.plays)
        self.groups = next_round(self.plays)
        for each in self.plays:
            each.close()


async def visits(port: int, until: float, per_minute: float) -> int:
    """Send one visitor after the other; return how many there were."""
    number, begun = 0, time.monotonic()
    while time.monotonic() < until:
        number += 1
        address = httpx.AsyncHTTPTransport(local_address=loopback(FIRST_VISITOR + number))
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=address, timeout=60) as client:
            await visit(client, GAMES[number % len(GAMES)])
        await asyncio.sleep(max(0.0, begun + number * 60 / per_minute - time.monotonic()))
    return number


async def visit(client: httpx.AsyncClient, game: str) -> None:
    """Enter as a guest, start a game against a bot, read the lobby, delete the account."""
    body = {"game": game, "seats": 2, "bots": {"1": "greedy"}, "start": True}
    (await client.post("/api/guest", json={"name": "Visitor"})).raise_for_status()
    (await client.post("/api/tables", json=body)).raise_for_status()
    (await client.get("/api/tables")).raise_for_status()
    (await client.post("/api/me/delete", json={})).raise_for_status()


async def sample(server: ServerProcess, until: float) -> list[float]:
    """Print the memory in use every minute or more often; return all samples."""
    found: list[float] = []
    begun = time.monotonic()
    pause = min(SAMPLE_SECONDS, (until - begun) / SAMPLES)
    while time.monotonic() < until:
        await asyncio.sleep(min(pause, max(0.1, until - time.monotonic())))
        found.append(server.resident_megabytes())
        print(f"{(time.monotonic() - begun) / 60:5.1f} min {found[-1]:7.1f} MB", flush=True)
    return found


async def run(folder: Path, minutes: float, rate: float, per_minute: float) -> int:
    store = f"sqlite:///{folder}/memory.db"
    groups: list[Group] = []
    for name in GAMES:
        moves_each = rate * minutes * 60 / (GROUPS * len(GAMES))
        groups += await fill_store(store, name, 2, GROUPS, 3 + int(1.5 * moves_each / length_of(name, 2)))
    with ServerProcess(store, folder, "--bot-workers", "1") as server:
        company, until = Company(groups, server.port), time.monotonic() + minutes * 60
        samples, _, visitors = await asyncio.gather(
            sample(server, until), company.play(rate, until), visits(server.port, until, per_minute)
        )
    print(f"{visitors} visitors, ", end="")
    return report(samples, company.tally)


def report(samples: list[float], tally: Tally) -> int:
    """Print the outcome; return the exit code."""
    quarter = max(1, len(samples) // 4)
    early, late = statistics.mean(samples[quarter : 2 * quarter] or samples), statistics.mean(samples[-quarter:])
    print(f"{len(tally.delivered)} moves, {tally.games} games over, lost {tally.lost}, refused {tally.refused}")
    for problem in tally.problems:
        print(f"  {problem}")
    print(f"memory in the second quarter {early:.1f} MB, in the last {late:.1f} MB: {late / early:.3f} times as much")
    return 0 if late <= early * GROWTH and not tally.lost else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the memory of a server during a long time of play.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=20.0, help="moves per second")
    parser.add_argument("--visits", type=float, default=12.0, help="visitors per minute")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".", prefix=".memory-") as folder:
        minutes = min(chosen.minutes, MAX_MINUTES)
        return asyncio.run(run(Path(folder).absolute(), minutes, chosen.rate, chosen.visits))


if __name__ == "__main__":
    sys.exit(main())
