"""Measures the longest callback of the event loop when late tables are first opened.

    python benchmarks/first_look.py [--tables 12] [--game babylon] [--seats 4] [--spectators 3] [--rounds 3]

Random games are played almost to their end. A new registry, as after a restart, then loads all tables at once for
their players and spectators: snapshot and events are read, the log is replayed, every viewer gets a `sync`. Each
callback of the event loop is timed; CPU time depends less on other load than elapsed time does. The exit code is 1 if a
callback takes more than 50 ms of CPU time.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from asyncio import Handle
from pathlib import Path

from load_server import Player, commands

from ziggurat.cli.serve import tune
from ziggurat.server.connection import Connection
from ziggurat.server.ids import new_id
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.tables import delivery
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import Store, open_store
from ziggurat.table.commands import Act, Command
from ziggurat.table.table import Table

TARGET_SECONDS = 0.050
LEFT_OUT = 4  # actions before the end of the game that are not played


class Longest:
    """The longest callback of the event loop, in CPU time and in elapsed time."""

    cpu = 0.0
    elapsed = 0.0


def time_callbacks(longest: Longest) -> None:
    """Time every callback of asyncio's event loop from now on."""
    run = Handle._run

    def timed(handle: Handle) -> None:
        cpu, elapsed = time.thread_time(), time.perf_counter()
        run(handle)
        longest.cpu = max(longest.cpu, time.thread_time() - cpu)
        longest.elapsed = max(longest.elapsed, time.perf_counter() - elapsed)

    Handle._run = timed  # type: ignore[assignment, method-assign]


def late_game(setup: list[Command], rng: random.Random) -> list[Act]:
    """Return random actions from the first almost to the last of a game."""
    table, acts = Table(), list[Act]()

    def do(command: Command) -> None:
        for event in table.decide(command, 0):
            table.apply(event)

    for command in setup:
        do(command)
    while (seat := table.state.to_move) is not None:
        words = table.state.origin.game.legal_words(table.state.history.position)
        acts.append(Act(seat, rng.choice(words), confirm=True))
        do(acts[-1])
    return acts[:-LEFT_OUT]


async def play(pipeline: CommitPipeline, game: str, seats: int, rng: random.Random) -> tuple[str, list[str], int]:
    """Store a game that is almost over; return its table, its players and the number of actions."""
    players = [Player(new_id(), f"Player {seat + 1}", "") for seat in range(seats)]
    setup = commands(game, players)
    acts, live = late_game(setup, rng), await pipeline.create(new_id(), setup)
    for act in acts:
        await pipeline.perform(live, act)
    return live.id, [player.account for player in players], len(acts)


async def look(pipeline: CommitPipeline, table: str, accounts: list[str]) -> None:
    """Join a table with several accounts at once, as `hello` frames do."""

    async def join(account: str) -> None:
        live = await pipeline.registry.table(table)
        await delivery.prepare_log(live)
        await pipeline.join(live, Connection(account, account, "127.0.0.1"))

    await asyncio.gather(*map(join, accounts))


async def first_look(store: Store, tables: list[tuple[str, list[str], int]]) -> float:
    """Open all tables at once with an empty registry; return the elapsed seconds."""
    pipeline, begun = CommitPipeline(TableRegistry(store, Metrics(), Log())), time.perf_counter()
    await asyncio.gather(*(look(pipeline, name, accounts) for name, accounts, _ in tables))
    seconds = time.perf_counter() - begun
    await pipeline.registry.close()
    return seconds


async def run(chosen: argparse.Namespace, folder: Path) -> int:
    rng = random.Random(1)
    async with open_store(f"sqlite:///{folder}/first_look.db") as store:
        pipeline = CommitPipeline(TableRegistry(store, Metrics(), Log()))
        tables = [await play(pipeline, chosen.game, chosen.seats, rng) for _ in range(chosen.tables)]
        await pipeline.registry.close()
        spectators = [new_id() for _ in range(chosen.spectators)]
        tables = [(name, accounts + spectators, count) for name, accounts, count in tables]
        tune()  # as in a server: a collection of everything takes longer than 50 ms
        longest = Longest()
        time_callbacks(longest)
        seconds = [await first_look(store, tables) for _ in range(chosen.rounds)]
    counts = [count for *_, count in tables]
    print(f"{chosen.game}, {chosen.tables} tables after {min(counts)} to {max(counts)} actions, ", end="")
    print(f"{chosen.seats} players + {chosen.spectators} spectators each, {chosen.rounds} rounds")
    print(f"  longest callback: {longest.cpu * 1000:.1f} ms of CPU time, {longest.elapsed * 1000:.1f} ms elapsed")
    print(f"  all viewers had their tables after {', '.join(f'{each:.2f}' for each in seconds)} s")
    return 0 if longest.cpu <= TARGET_SECONDS else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="babylon")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--spectators", type=int, default=3)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    with tempfile.TemporaryDirectory(dir=".", prefix=".load-") as folder:
        return asyncio.run(run(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
