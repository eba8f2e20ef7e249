"""Servers under load: a filled store, `ziggurat serve` in processes, and the resources they use."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from ziggurat.core.seed import fresh_salt, fresh_seed
from ziggurat.server.ids import new_id, new_token, now_ms, token_hash
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.tables.commits import CommitPipeline
from ziggurat.server.tables.registry import TableRegistry
from ziggurat.store import Account, Session, Store, open_store
from ziggurat.table.commands import Command, Create, Sit, Start

READY_SECONDS = 60.0
STOP_SECONDS = 30.0
TICKS = os.sysconf("SC_CLK_TCK")
# Fills a store with the code of another checkout; version 0.1 had other names.
FILL = """
import asyncio, json, sys
sys.path.insert(0, "benchmarks")
import load_server
address, game, *numbers = sys.argv[1:]
fill = getattr(load_server, "fill_store", None) or load_server.furnish
groups = asyncio.run(fill(address, game, *map(int, numbers)))
print(json.dumps([[[vars(player) for player in group.players], group.tables] for group in groups]))
"""
# The same for games of one player, at seat 1, against a bot; the game's name is followed by the bot's level.
FILL_BOTS = FILL.replace(
    "fill = ",
    """
from ziggurat.core.seed import fresh_salt, fresh_seed
from ziggurat.table.commands import Create, SeatBot, Sit, Start
game, level = game.split()
load_server.commands = lambda game, players: [
    Create(game, 2, players[0].account, options={"start": 1} if game == "babel" else {}),
    SeatBot(players[0].account, 0, level),
    Sit(players[0].account, players[0].name, 1),
    Start(players[0].account, fresh_seed().hex(), fresh_salt().hex()),
]
fill = """,
)


@dataclass(frozen=True)
class Player:
    """An account with a session, for one connection."""

    account: str
    name: str
    token: str


@dataclass(frozen=True)
class Group:
    """Players of one table after the other, and the spectators who follow them."""

    players: list[Player]
    tables: list[str]
    spectators: list[Player] = field(default_factory=list)


async def fill_store(address: str, game: str, seats: int, groups: int, tables_each: int) -> list[Group]:
    """Store accounts, sessions and started games.

    Over HTTP the rate limits would refuse a thousand guests from one machine.
    """
    async with open_store(address) as store:
        pipeline = CommitPipeline(TableRegistry(store, Metrics(), Log()))
        # In parallel, so that they share flushes to the disk.
        made: list[Group] = []
        while len(made) < groups:
            some = min(50, groups - len(made))
            made += await asyncio.gather(*(add_group(pipeline, store, game, seats, tables_each) for _ in range(some)))
        await pipeline.registry.close()
    return made


def fill_by(
    checkout: Path, address: str, game: str, seats: int, groups: int, tables_each: int, program: str = FILL
) -> list[Group]:
    """Store the same as `fill_store`, in the format of another checkout."""
    numbers = [str(number) for number in (seats, groups, tables_each)]
    command = [str(checkout / ".venv/bin/python"), "-c", program, address, game, *numbers]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{checkout} could not fill the store:\n{done.stderr}")
    filled = json.loads(done.stdout)
    return [Group([Player(**player) for player in players], tables) for players, tables in filled]


async def add_group(pipeline: CommitPipeline, store: Store, game: str, seats: int, tables: int) -> Group:
    """Store the players of a group and their tables."""
    players = [Player(new_id(), f"Player {seat + 1}", new_token()) for seat in range(seats)]
    now = now_ms()
    for player in players:
        await store.create_account(Account(player.account, player.name, now))
        await store.create_session(Session(token_hash(player.token), player.account, now, now))
    names = [new_id() for _ in range(tables)]
    await asyncio.gather(*(pipeline.create(name, commands(game, players)) for name in names))
    for name in pipeline.registry.tables.keys() & set(names):
        pipeline.registry.remove(pipeline.registry.tables[name])
    return Group(players, names)


def commands(game: str, players: list[Player]) -> list[Command]:
    """Return the commands that create a table, fill it and start the game."""
    sitting = [Sit(player.account, player.name, seat) for seat, player in enumerate(players)]
    start = Start(players[0].account, fresh_seed().hex(), fresh_salt().hex())
    return [Create(game, len(players), players[0].account), *sitting, start]


class ServerProcess:
    """`ziggurat serve` on loopback, stopped by its process id.

    The program is that of this environment, or of another checkout's.
    """

    def __init__(self, address: str, folder: Path, *arguments: str, checkout: Path | None = None) -> None:
        self.store = address
        self.python = sys.executable if checkout is None else str(checkout / ".venv/bin/python")
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None
        self.output: IO[bytes] | None = None

    def start(self) -> Self:
        """Start the process and wait until it is healthy."""
        command = [self.python, "-m", "ziggurat.cli", "serve", "--port", str(self.port), "--db", self.store]
        self.output = self.log.open("ab")
        # A separate session: Ctrl-C does not reach it, and the kernel shares processors fairly between sessions.
        self.process = subprocess.Popen(
            [*command, *self.arguments], stdout=self.output, stderr=self.output, start_new_session=True
        )
        try:
            self.wait_until_healthy()
        except BaseException:  # the caller gets no object to stop it by
            self.end(signal.SIGKILL)
            raise
        return self

    def wait_until_healthy(self) -> None:
        """Raise `RuntimeError` unless the server answers in time."""
        assert self.process is not None
        until = time.monotonic() + READY_SECONDS
        while not self.healthy():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.02)

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(STOP_SECONDS)
        if self.output:
            self.output.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.end(signal.SIGTERM if kind is None else signal.SIGKILL)

    # --- Resources, as Linux counts them -------------------------------------------------------------------

    def cpu_seconds(self) -> float:
        """Return the CPU time in user and kernel mode; 0 where it is unknown."""
        return sum(self.cpu_parts())

    def cpu_parts(self) -> tuple[float, float]:
        """Return the CPU time in user mode and in kernel mode."""
        assert self.process is not None
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0, 0.0
        return int(fields[11]) / TICKS, int(fields[12]) / TICKS

    def loop_seconds(self) -> float:
        """Return the CPU time of the event loop's thread, 0 where it is unknown."""
        assert self.process is not None
        try:
            run = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/schedstat").read_text()
        except OSError:
            return 0.0
        return int(run.split()[0]) / 1e9

    def resident_megabytes(self) -> float:
        """Return the memory in use; 0 where it is unknown."""
        assert self.process is not None
        try:
            pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        except OSError:
            return 0.0
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def memory_megabytes(self) -> float:
        """Return the peak memory; 0 where it is unknown."""
        assert self.process is not None
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)


def postgres_seconds(dsn: str) -> float:
    """Return the CPU time of the PostgreSQL server of `tests/helpers/postgres.py`, 0 for any other."""
    pid_file = Path(dsn.partition("?host=")[2]) / "data/postmaster.pid"
    try:
        postmaster = pid_file.read_text().split()[0]
        stats = [path.read_text().rpartition(")")[2].split() for path in Path("/proc").glob("[0-9]*/stat")]
        own = Path(f"/proc/{postmaster}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    ended = sum(map(int, own[11:15]))  # its own time, and that of connections that have ended
    return (ended + sum(int(fields[11]) + int(fields[12]) for fields in stats if fields[1] == postmaster)) / TICKS


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def loopback(number: int) -> str:
    """Return one of many loopback addresses: rate limits count per address."""
    if sys.platform != "linux":
        return "127.0.0.1"
    return f"127.{1 + number // 62_500 % 250}.{number // 250 % 250}.{1 + number % 250}"


def new_rng() -> random.Random:
    """Return a randomly seeded generator; runs need not be repeatable."""
    return random.Random(secrets.randbits(64))
