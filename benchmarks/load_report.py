"""The report of a measurement under load: rate, latency, bytes, and the resources that were used."""

from __future__ import annotations

import statistics
import sys
import time

from load_client import Tally
from load_server import ServerProcess, postgres_seconds


class Usage:
    """The resources used since this object was made."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        self.servers = servers
        self.begun = time.perf_counter()
        self.before = self.counters()

    def counters(self) -> list[float]:
        """Return CPU seconds: event loops, kernel, PostgreSQL, this client, then each server."""
        servers = self.servers
        loops = sum(server.loop_seconds() for server in servers)
        kernel = sum(server.cpu_parts()[1] for server in servers)
        used = [server.cpu_seconds() for server in servers]
        return [loops, kernel, postgres_seconds(servers[0].store), time.process_time(), *used]

    def since(self) -> tuple[float, list[float]]:
        """Return the elapsed seconds and the counters."""
        counters = [now - before for now, before in zip(self.counters(), self.before, strict=True)]
        return time.perf_counter() - self.begun, counters


def report(title: str, tally: Tally, usage: Usage) -> None:
    """Print what was measured. CPU time per move depends less on other load than rates do."""
    elapsed, (loops, kernel, postgres, client, *used) = usage.since()
    moves = len(tally.delivered)
    say("")
    print(title)
    print(f"  {moves} moves in {elapsed:.1f} s: {moves / elapsed:.0f} durable moves/s, {tally.games} games over")
    points = {f"p{100 * part:g}": quantile(tally.delivered, part) for part in (0.5, 0.95, 0.99, 0.999)}
    shown = "  ".join(f"{name} {seconds * 1000:.1f}" for name, seconds in points.items())
    print(f"  sent to delivered to all, ms: {shown}  max {max(tally.delivered, default=0) * 1000:.1f}")
    print(f"  bytes per viewer and move: {tally.event_bytes / max(1, tally.event_frames):.0f}")
    cpu = ", ".join(f"{100 * seconds / elapsed:.0f} %" for seconds in used)
    memory = max(server.memory_megabytes() for server in usage.servers)
    print(f"  server: CPU {cpu} of a core; memory {memory:.0f} MB")
    each = 1e6 / max(1, moves)
    parts = f"{loops * each:.0f} in the event loop, {kernel * each:.0f} in the kernel"
    print(f"  CPU per move: server {sum(used) * each:.0f} us ({parts}), ", end="")
    print(f"PostgreSQL {postgres * each:.0f} us, " if postgres else "", end="")
    print(f"this client {client * each:.0f} us", flush=True)


def quantile(values: list[float], part: float) -> float:
    """Return a quantile of values."""
    if len(values) < 2:
        return values[0] if values else 0.0
    return statistics.quantiles(values, n=1000, method="inclusive")[min(998, round(part * 1000) - 1)]


def say(text: str) -> None:
    """Show progress on one line of standard error."""
    print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
