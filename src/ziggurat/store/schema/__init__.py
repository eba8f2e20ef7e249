"""The schema, version by version: `001.sql`, `002.sql` ... A new database runs all of them.

The table `schema_versions` lists the versions that a database has run, with their times.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ziggurat.store.errors import NewerSchema

VERSIONS_TABLE = (
    "CREATE TABLE IF NOT EXISTS schema_versions (version BIGINT NOT NULL PRIMARY KEY, applied BIGINT NOT NULL)"
)
VERSION = "SELECT coalesce(max(version), 0) FROM schema_versions"
APPLIED = "INSERT INTO schema_versions (version, applied) VALUES (?, ?)"


@cache
def migrations() -> tuple[tuple[str, ...], ...]:
    """Return the statements of every version, version 1 first."""
    names = sorted(entry.name for entry in files(__name__).iterdir() if entry.name.endswith(".sql"))
    assert names == [f"{number:03}.sql" for number in range(1, len(names) + 1)], names
    return tuple(statements(files(__name__).joinpath(name).read_text(encoding="utf-8")) for name in names)


def latest() -> int:
    """Return the newest version of the schema."""
    return len(migrations())


def missing(version: int) -> dict[int, tuple[str, ...]]:
    """Return the statements of the versions after a version, or raise `NewerSchema`."""
    if version > latest():
        raise NewerSchema(
            f"the database has schema version {version}, but this Ziggurat supports versions up to {latest()}: "
            "install the newer Ziggurat again, or restore a backup from before the upgrade"
        )
    return {number: migrations()[number - 1] for number in range(version + 1, latest() + 1)}


def statements(text: str) -> tuple[str, ...]:
    """Return the statements of a file, each ended by a semicolon and a newline."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("--")]
    return tuple(part.strip() for part in ("\n".join(lines) + "\n").split(";\n") if part.strip())
