"""The two doors through which all shared SQL goes, so that one text serves SQLite and PostgreSQL alike.

SQL is written with `?` for each parameter, in the dialect that both understand. What differs between them (appending
with one durable commit for many, notifying other processes) is written twice, in `sqlite.py` and `postgres.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from ziggurat.store.errors import BadText

Value = str | int | bytes | None
Fields = tuple[Any, ...]

# An id or an address is part of a key, and PostgreSQL's keys hold 2,700 bytes.
LONGEST_ID = 200
LONGEST_ADDRESS = 1500


class Statement(NamedTuple):
    """One SQL statement with its parameters."""

    sql: str
    params: tuple[Value, ...]


class Outcome(NamedTuple):
    """What a statement did: how many rows it changed or found, and what it found."""

    changed: int
    rows: list[Fields]


class Database(ABC):
    """A place that executes shared SQL."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[Outcome]:
        """Execute statements in one transaction; they are durable when this returns.

        The first one decides: if it changes nothing, the others are not executed and there is one outcome only.
        Raises `Taken` when a key exists, `Missing` when something referred to does not, `Unavailable` when the medium
        fails.
        """

    @abstractmethod
    async def rows(self, sql: str, *params: Value) -> list[Fields]:
        """Return what a query finds."""

    @abstractmethod
    def hint(self, topic: str, key: str, number: int = 0) -> None:
        """Tell the other processes on this database that something may have changed. It costs no waiting.

        A hint can be late or lost. Where only one process serves a database, there is nobody to tell.
        """


def check_texts(params: tuple[Value, ...]) -> None:
    """Refuse text that one of the databases would refuse or change."""
    for param in params:
        if isinstance(param, str):
            check_text(param)


def check_text(text: str) -> None:
    """Refuse a zero character, which PostgreSQL cannot store, and half a character, which nobody can."""
    if "\0" in text:
        raise BadText("a text must not contain the character U+0000")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadText("a text must not contain half a character (a lone surrogate)") from None


def check_number(number: int) -> None:
    """Refuse a number that does not fit into 64 bits."""
    if not -(2**63) <= number < 2**63:
        raise BadText(f"a number must fit into 64 bits, not {number}")


def check_id(text: str) -> None:
    """Refuse an id that is empty, too long for a key, or would not stay one word in a list of ids."""
    if not 0 < len(text) <= LONGEST_ID or not text.isascii() or not text.isprintable() or " " in text:
        raise BadText(f"an id is 1 to {LONGEST_ID} printable ASCII characters without a space, not {text!r}")
