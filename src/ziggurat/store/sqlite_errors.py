"""What SQLite's errors mean for whoever called."""

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


def trouble(error: Exception) -> Unavailable | None:
    """Return what is wrong with the medium, or None if the statement itself is to blame."""
    if isinstance(error, Unavailable):
        return error
    if isinstance(error, sqlite3.Error) and "decode to UTF-8" in str(error):
        # Python's own error; its message would show the text, which may be secret.
        return Unavailable("corrupt", "a text in the file is not UTF-8")
    code = getattr(error, "sqlite_errorcode", None)
    # The lowest byte of an extended code is the kind of the error.
    reason = REASONS.get(code & 0xFF) if isinstance(code, int) else None
    return Unavailable(reason, f"{error} ({getattr(error, 'sqlite_errorname', 'unknown')})") if reason else None


def answer_to(error: Exception) -> Exception:
    """Return the error a caller gets for a statement that failed."""
    code = getattr(error, "sqlite_errorcode", None)
    if code in (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY):
        return Taken(str(error))
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return Missing(str(error))
    return error
