"""Servers under load: a furnished store, `ziggurat serve` in processes of its own, and what they use of the machine."""

from __future__ import annotations

import asyncio
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
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Player:
    """Somebody with a session, who will open one socket."""

    account: str
    name: str
    token: str


@dataclass(frozen=True)
class Company:
    """Players who sit together at one table after the other."""

    players: list[Player]
    tables: list[str]


async def furnish(address: str, game: str, seats: int, companies: int, tables_each: int) -> list[Company]:
    """Put accounts, sessions and begun games into a store, as if guests had come in one by one.

    Over HTTP a thousand guests from one machine would rightly be asked to wait.
    """
    async with open_store(address) as store:
        pipeline = CommitPipeline(TableRegistry(store, Metrics(), Log()))
        # Many at once, so that they share flushes to the disk.
        made: list[Company] = []
        while len(made) < companies:
            some = min(50, companies - len(made))
            made += await asyncio.gather(*(furnish_one(pipeline, store, game, seats, tables_each) for _ in range(some)))
        await pipeline.registry.close()
    return made


async def furnish_one(pipeline: CommitPipeline, store: Store, game: str, seats: int, tables: int) -> Company:
    """Let a few guests come in and sit down at so many tables."""
    players = [Player(new_id(), f"Player {seat + 1}", new_token()) for seat in range(seats)]
    now = now_ms()
    for player in players:
        await store.create_account(Account(player.account, player.name, now))
        await store.create_session(Session(token_hash(player.token), player.account, now, now))
    names = [new_id() for _ in range(tables)]
    await asyncio.gather(*(pipeline.create(name, commands(game, players)) for name in names))
    for name in names:
        del pipeline.registry.tables[name]
    return Company(players, names)


def commands(game: str, players: list[Player]) -> list[Command]:
    """Return what makes a table, fills it and begins the game."""
    sitting = [Sit(player.account, player.name, seat) for seat, player in enumerate(players)]
    start = Start(players[0].account, fresh_seed().hex(), fresh_salt().hex())
    return [Create(game, len(players), players[0].account), *sitting, start]


class ServerProcess:
    """`ziggurat serve` on loopback, ended by its own process id."""

    def __init__(self, address: str, folder: Path, *arguments: str) -> None:
        self.store = address
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None
        self.output: IO[bytes] | None = None

    def start(self) -> Self:
        """Start it and wait until it takes moves."""
        command = [sys.executable, "-m", "ziggurat.cli", "serve", "--port", str(self.port), "--db", self.store]
        self.output = self.log.open("ab")
        # A session of its own: Ctrl-C is for us, and the system shares its processors fairly between sessions.
        self.process = subprocess.Popen(
            [*command, *self.arguments], stdout=self.output, stderr=self.output, start_new_session=True
        )
        try:
            self.wait_until_healthy()
        except BaseException:  # whoever does not get it cannot end it
            self.end(signal.SIGKILL)
            raise
        return self

    def wait_until_healthy(self) -> None:
        """Wait until it answers, or raise."""
        assert self.process is not None
        until = time.monotonic() + READY_SECONDS
        while not self.healthy():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.02)

    def healthy(self) -> bool:
        """Tell whether it answers."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it, gently or not, and return its exit code."""
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

    # --- What it uses, as Linux counts it ------------------------------------------------------------------

    def cpu_seconds(self) -> float:
        """Return the CPU time it has used, the system's work for it included; 0 where that cannot be known."""
        return sum(self.cpu_parts())

    def cpu_parts(self) -> tuple[float, float]:
        """Return the CPU time it has used itself, and what the system has used for it."""
        assert self.process is not None
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0, 0.0
        return int(fields[11]) / TICKS, int(fields[12]) / TICKS

    def loop_seconds(self) -> float:
        """Return the CPU time that the thread of the event loop has used, which is the first; 0 if nobody knows."""
        assert self.process is not None
        try:
            run = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/schedstat").read_text()
        except OSError:
            return 0.0
        return int(run.split()[0]) / 1e9

    def memory_megabytes(self) -> float:
        """Return the most memory it has had; 0 where that cannot be known."""
        assert self.process is not None
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)


def free_port() -> int:
    """Return a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def loopback(number: int) -> str:
    """Return one of the many addresses of this machine itself: limits count per address, players live at several."""
    if sys.platform != "linux":
        return "127.0.0.1"
    return f"127.{1 + number // 62_500 % 250}.{number // 250 % 250}.{1 + number % 250}"


def chance() -> random.Random:
    """Return a generator that no other run has had; the moves of a load need not repeat."""
    return random.Random(secrets.randbits(64))
