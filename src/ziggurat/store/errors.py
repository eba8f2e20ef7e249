"""What a store can answer instead of doing what it was asked.

`code` is the stable name that protocols and pages use; the message is English, for developers and for the log.
"""

from __future__ import annotations

from typing import Literal

Reason = Literal[
    "cannot_open",  # the file or the server's address is wrong, or may not be read
    "closed",  # the store was closed, or not opened yet
    "connection_lost",  # the database server went away, restarts, or does not answer
    "corrupt",  # the file is damaged or no database at all
    "disk_full",
    "in_use",  # another server has this SQLite file
    "io_error",  # the disk failed in some other way
    "locked",  # another program keeps the database locked for longer than we wait
    "overloaded",  # more is waiting to be written than may wait
    "read_only",
]


class StoreError(Exception):
    """A store could not do what it was asked."""

    code = "store_error"


class Conflict(StoreError):
    """Somebody else has written this event of the table first, or an event before it is missing: read again."""

    code = "conflict"

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"table {table_id}: event {seq} is not the next one")
        self.table_id = table_id
        self.seq = seq


class Unavailable(StoreError):
    """The medium failed. Nothing was acknowledged, nothing acknowledged is lost, and the next call tries again.

    Whether the refused write is there after all can be unknown, for example when the connection broke during the
    commit. So read again before deciding anew.
    """

    code = "unavailable"

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason: Reason = reason
        self.detail = detail


class Taken(StoreError):
    """The name or the id belongs to somebody or something else."""

    code = "taken"


class Missing(StoreError):
    """There is no such account, session or invitation."""

    code = "missing"


class BadText(StoreError, ValueError):
    """A text that cannot be stored everywhere: with a zero character, half a character, or too long for a key."""

    code = "bad_text"


class BadAddress(StoreError, ValueError):
    """The address of a store that is written in no known way."""

    code = "bad_store_address"


class NewerSchema(StoreError):
    """The database was written by a newer Ziggurat; this one must not touch it."""

    code = "newer_schema"
