"""The errors of a store.

`code` is the stable name used by protocol and page; the message is in English, for developers and logs.
"""

from __future__ import annotations

from typing import Literal

Reason = Literal[
    "cannot_open",  # the file or the server's address is wrong or not accessible
    "closed",  # the store was closed, or not opened yet
    "connection_lost",  # the database server stopped, restarts, or does not answer
    "corrupt",  # the file is damaged or not a database
    "disk_full",
    "in_use",  # another server uses this SQLite file
    "io_error",  # the disk failed in some other way
    "locked",  # another program locks the database for longer than the timeout
    "overloaded",  # too many writes are pending
    "read_only",
]


class StoreError(Exception):
    """The base of all errors of a store."""

    code = "store_error"


class Conflict(StoreError):
    """The event is not the next one of its table: read the table again."""

    code = "conflict"

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"table {table_id}: event {seq} is not the next one")
        self.table_id = table_id
        self.seq = seq


class Unavailable(StoreError):
    """The medium failed. Nothing acknowledged is lost, and the next call tries again.

    If the connection broke during the commit, the refused write may still have been stored: read the table before
    deciding again.
    """

    code = "unavailable"

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason: Reason = reason
        self.detail = detail


class Taken(StoreError):
    """The name or the id is already in use."""

    code = "taken"


class Missing(StoreError):
    """The account, session or invitation does not exist."""

    code = "missing"


class BadText(StoreError, ValueError):
    """A text, id or number that one of the databases cannot store."""

    code = "bad_text"


class BadAddress(StoreError, ValueError):
    """The address of a store has no known form."""

    code = "bad_store_address"


class NewerSchema(StoreError):
    """The database was written by a newer version, and is left unchanged."""

    code = "newer_schema"
