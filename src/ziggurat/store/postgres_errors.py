"""Translates asyncpg's errors into errors of the store."""

from __future__ import annotations

import asyncpg

from ziggurat.store.errors import Missing, Reason, Taken, Unavailable

# By SQLSTATE; the longest listed prefix counts.
REASONS: dict[str, Reason] = {
    "08": "connection_lost",
    "25006": "read_only",
    "28": "cannot_open",  # wrong user or password
    "3D": "cannot_open",  # no such database
    "42501": "cannot_open",  # the role lacks a right
    "42P01": "cannot_open",  # no such table: no server has set up this database
    "40": "locked",  # deadlock: the other transaction goes first
    "53": "overloaded",
    "53100": "disk_full",
    "55P03": "locked",
    "57": "connection_lost",  # shut down, starting up, or cancelled
    "58": "io_error",
    "XX001": "corrupt",
    "XX002": "corrupt",
}

# asyncpg raises this for a connection that the server has just closed: discard it.
BROKEN_CONNECTION = asyncpg.InternalClientError
# Everything that asyncpg raises for a failing database or connection.
DATABASE_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, BROKEN_CONNECTION, OSError)


def store_error(error: Exception) -> Exception:
    """Return the store's error for an error of asyncpg."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    if isinstance(error, asyncpg.ForeignKeyViolationError):
        return Missing(str(error))
    if isinstance(error, asyncpg.PostgresError):
        return error_by_sqlstate(error)
    if isinstance(error, ValueError):
        return error  # asyncpg refused a parameter: an error of the caller
    if isinstance(error, TimeoutError):
        return Unavailable("connection_lost", "the database did not answer in time")
    return Unavailable("connection_lost", f"{type(error).__name__}: {error}")


def error_by_sqlstate(error: Exception) -> Exception:
    """Return `Unavailable` for a listed SQLSTATE, otherwise the error itself."""
    state = str(getattr(error, "sqlstate", ""))
    for length in (5, 2):
        if reason := REASONS.get(state[:length]):
            return Unavailable(reason, f"{error} ({state})")
    return error
