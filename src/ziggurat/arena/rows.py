"""The games as rows for other programs, one per game and seat: CSV or Parquet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ziggurat.arena.statistics import duels
from ziggurat.extras import needed

FIELDS = (
    *("game", "block", "seat", "player", "won", "ahead", "total"),
    *("actions", "turns", "seconds", "longest", "failed"),
)


def rows(labels: Sequence[str], games: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return one row per game and seat, with the score sheet in columns `part_NAME`."""
    return [row(labels, played, seat) for played in games for seat in range(len(played["players"]))]


def row(labels: Sequence[str], played: dict[str, Any], seat: int) -> dict[str, Any]:
    failed = played["failed"]
    return {
        "game": played["number"],
        "block": played["block"],
        "seat": seat,
        "player": labels[played["players"][seat]],
        "won": 1 / len(played["winners"]) if seat in played["winners"] else 0.0,
        "ahead": ahead(labels, played, seat),
        "total": played["totals"][seat],
        "actions": played["actions"],
        "turns": played["turns"][seat],
        "seconds": played["seconds"][seat],
        "longest": played["longest"][seat],
        "failed": failed["why"] if failed is not None and failed["seat"] == seat else "",
        **{f"part_{part}": points for part, points in played["sheets"][seat].items()},
    }


def ahead(labels: Sequence[str], played: dict[str, Any], seat: int) -> float | None:
    """Return the share of opponents with another label that finished behind; None without any."""
    found = duels(labels, played, seat)
    return sum(found) / len(found) if found else None


def csv_text(labels: Sequence[str], games: Sequence[dict[str, Any]]) -> str:
    """Return the rows as CSV."""
    table = rows(labels, games)
    columns = list(dict.fromkeys(name for one in table for name in one)) or list(FIELDS)
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue()


def write_parquet(path: Path, labels: Sequence[str], games: Sequence[dict[str, Any]]) -> None:
    """Write the rows as Parquet."""
    table = needed("pyarrow", "parquet").Table.from_pylist(rows(labels, games))
    needed("pyarrow.parquet", "parquet").write_table(table, path)
