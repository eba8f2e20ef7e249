"""What PostgreSQL's errors mean for whoever called."""

from __future__ import annotations

import asyncpg

from ziggurat.store.errors import Missing, Reason, Taken, Unavailable

# By SQLSTATE: the longest beginning that is listed counts.
REASONS: dict[str, Reason] = {
    "08": "connection_lost",
    "25006": "read_only",
    "28": "cannot_open",  # wrong user or password
    "3D": "cannot_open",  # no such database
    "40": "locked",  # deadlock: the other one goes first
    "53": "overloaded",
    "53100": "disk_full",
    "55P03": "locked",
    "57": "connection_lost",  # shut down, starting up, or cancelled
    "58": "io_error",
    "XX001": "corrupt",
    "XX002": "corrupt",
}

# asyncpg says this of a connection that the server has ended a moment ago: it is of no use any more.
CONFUSED = asyncpg.InternalClientError
# Everything that asyncpg raises when something is wrong with the database or with the way to it.
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, CONFUSED, OSError)


def answer_to(error: Exception) -> Exception:
    """Return the error a caller gets."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    if isinstance(error, asyncpg.ForeignKeyViolationError):
        return Missing(str(error))
    if isinstance(error, asyncpg.PostgresError):
        return by_state(error)
    if isinstance(error, ValueError):
        return error  # asyncpg refused a parameter: the caller is to blame
    if isinstance(error, TimeoutError):
        return Unavailable("connection_lost", "the database does not answer in time")
    return Unavailable("connection_lost", f"{type(error).__name__}: {error}")


def by_state(error: Exception) -> Exception:
    """Return the error for a SQLSTATE; one that is not listed blames the statement."""
    state = str(getattr(error, "sqlstate", ""))
    for length in (5, 2):
        if reason := REASONS.get(state[:length]):
            return Unavailable(reason, f"{error} ({state})")
    return error
