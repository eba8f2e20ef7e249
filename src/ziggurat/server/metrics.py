"""Counters, gauges and histograms in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict

Labels = tuple[tuple[str, str], ...]
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Counter:
    """A number that only increases."""

    kind = "counter"

    def __init__(self, name: str, help_text: str) -> None:
        self.name = name
        self.help_text = help_text
        self.values: dict[Labels, float] = defaultdict(float)

    def add(self, amount: float = 1, **labels: str) -> None:
        self.values[tuple(sorted(labels.items())) if labels else ()] += amount

    def lines(self) -> list[str]:
        values = self.values or {(): 0.0}
        return [f"{self.name}{label_text(labels)} {value:g}" for labels, value in sorted(values.items())]


class Gauge(Counter):
    """A number that can also decrease."""

    kind = "gauge"

    def set(self, value: float, **labels: str) -> None:
        self.values[tuple(sorted(labels.items()))] = value


class Histogram:
    """Durations, counted in buckets of seconds."""

    kind = "histogram"

    def __init__(self, name: str, help_text: str) -> None:
        self.name = name
        self.help_text = help_text
        self.buckets = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.buckets[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        lines, total = [], 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{self.name}_sum {self.sum:g}", f"{self.name}_count {total}"]


class Metrics:
    """All metrics of one server process."""

    def __init__(self) -> None:
        self.requests = Counter("ziggurat_requests_total", "HTTP requests by status")
        self.moves = Counter("ziggurat_moves_total", "Moves acknowledged")
        self.refused = Counter("ziggurat_refused_total", "Commands refused, by code")
        self.sockets = Gauge("ziggurat_sockets", "Open WebSockets")
        self.tables = Gauge("ziggurat_tables", "Tables in memory")
        self.bot_thoughts = Counter("ziggurat_bot_thoughts_total", "Actions chosen by bots, by outcome")
        self.move_seconds = Histogram("ziggurat_move_seconds", "From receiving a move to its delivery")
        self.store_errors = Counter("ziggurat_store_errors_total", "Writes the store could not take")

    def text(self) -> str:
        """Return the whole page that Prometheus reads."""
        parts: list[str] = []
        for metric in vars(self).values():
            parts += [
                f"# HELP {metric.name} {metric.help_text}",
                f"# TYPE {metric.name} {metric.kind}",
                *metric.lines(),
            ]
        return "\n".join(parts) + "\n"


def label_text(labels: Labels) -> str:
    inside = ",".join(f'{name}="{escape_label(value)}"' for name, value in labels)
    return f"{{{inside}}}" if inside else ""


def escape_label(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
