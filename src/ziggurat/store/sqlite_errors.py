"""Translates SQLite's errors into errors of the store."""

from __future__ import annotations

import sqlite3

from ziggurat.store.errors import Missing, Reason, Taken, Unavailable

REASONS: dict[int, Reason] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_NOMEM: "overloaded",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_IOERR: "io_error",
    sqlite3.SQLITE_NOLFS: "io_error",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_PERM: "cannot_open",
    sqlite3.SQLITE_AUTH: "cannot_open",
}


def medium_error(error: Exception) -> Unavailable | None:
    """Return `Unavailable` for a failing medium, None for a failing statement."""
    if isinstance(error, Unavailable):
        return error
    if isinstance(error, sqlite3.Error) and "decode to UTF-8" in str(error):
        # Python's message contains the text, which may be secret.
        return Unavailable("corrupt", "a text in the file is not UTF-8")
    code = getattr(error, "sqlite_errorcode", None)
    # The lowest byte of an extended code is the primary code.
    reason = REASONS.get(code & 0xFF) if isinstance(code, int) else None
    return Unavailable(reason, f"{error} ({getattr(error, 'sqlite_errorname', 'unknown')})") if reason else None


def store_error(error: Exception) -> Exception:
    """Return the store's error for a failed statement."""
    code = getattr(error, "sqlite_errorcode", None)
    if code in (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY):
        return Taken(str(error))
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return Missing(str(error))
    return error
