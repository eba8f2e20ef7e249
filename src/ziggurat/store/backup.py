"""Copies of SQLite stores: a backup of a running server's store, and its restoration."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from ziggurat.store import schema
from ziggurat.store.errors import Unavailable
from ziggurat.store.sqlite import lock_file
from ziggurat.store.sqlite_errors import medium_error

COUNTS = "SELECT (SELECT count(DISTINCT table_id) FROM events), (SELECT count(*) FROM events)"


class Contents(NamedTuple):
    """What a store contains."""

    tables: int
    events: int


def back_up(store: Path, target: Path) -> Contents:
    """Copy a store, also that of a running server, to a file. Raises `StoreError`.

    The copy has everything that was acknowledged before the call.
    """
    return copy(store, target)


def restore(backup: Path, store: Path) -> Contents:
    """Replace a store, whose server must not run, by a copy of a backup. Raises `StoreError`.

    The replaced store, which may be damaged, is kept as `FILE.old`.
    """
    with closing(lock_file(str(store))):
        restored = store.with_name(f"{store.name}.restored")
        contents = copy(backup, restored)
        for suffix in ("", "-wal", "-shm"):  # the log belongs to the replaced file
            old = store.with_name(f"{store.name}.old{suffix}")
            old.unlink(missing_ok=True)
            with suppress(FileNotFoundError):
                store.with_name(store.name + suffix).replace(old)
        restored.replace(store)
        flush_folder(store.parent)
    return contents


def copy(source: Path, target: Path) -> Contents:
    """Copy a complete store to a file, through a temporary file that is flushed to the disk."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(open_existing(source)) as reading, closing(sqlite3.connect(part)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # one file, without a log next to it
            contents = checked(writing)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
        flush_folder(target.parent)
        return contents
    except sqlite3.Error as error:
        raise medium_error(error) or Unavailable("corrupt", f"{source}: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def open_existing(path: Path) -> sqlite3.Connection:
    """Return a connection that only reads; a missing file is not created."""
    if not path.is_file():
        raise Unavailable("cannot_open", "the file does not exist")
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def checked(connection: sqlite3.Connection) -> Contents:
    """Return the contents of a complete store that this version can read. Raises `StoreError`."""
    problems = [row[0] for row in connection.execute("PRAGMA integrity_check")]
    if problems != ["ok"]:
        raise Unavailable("corrupt", str(problems[0]))
    try:
        [(version,)] = connection.execute(schema.VERSION)
    except sqlite3.OperationalError:
        raise Unavailable("corrupt", "the file is not a store of Ziggurat") from None
    schema.missing(version)
    return Contents(*next(connection.execute(COUNTS)))


def flush_folder(folder: Path) -> None:
    """Make a renamed file durable; Windows cannot flush folders."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
