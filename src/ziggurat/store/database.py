"""The interface through which all shared SQL is executed, on SQLite and PostgreSQL alike.

SQL is written with `?` for each parameter, in the dialect that both databases understand. Group commit and
notifications of other processes differ, so each database has its own code for them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from ziggurat.store.errors import BadText

Value = str | int | bytes | None
Fields = tuple[Any, ...]

# Ids and addresses are parts of keys, and a key of PostgreSQL is limited to 2,700 bytes.
MAX_ID = 200
MAX_ADDRESS = 1500
MAX_PER_QUERY = 200  # keys in one query


class Statement(NamedTuple):
    """One SQL statement with its parameters."""

    sql: str
    params: tuple[Value, ...]


class Outcome(NamedTuple):
    """The result of a statement: number of rows changed or found, and the rows found."""

    changed: int
    rows: list[Fields]


class Database(ABC):
    """Executes shared SQL."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[Outcome]:
        """Execute statements in one transaction; they are durable when this returns.

        If the first one changes nothing, the others are not executed and there is only one outcome. Raises `Taken` if
        a key exists, `Missing` if a referenced row does not, `Unavailable` if the medium fails.
        """

    @abstractmethod
    async def rows(self, sql: str, *params: Value) -> list[Fields]:
        """Return the rows that a query finds."""

    async def existing(self, table: str, column: str, keys: Sequence[str]) -> set[str]:
        """Return which keys exist in a column."""
        found: set[str] = set()
        for first in range(0, len(keys), MAX_PER_QUERY):
            some = keys[first : first + MAX_PER_QUERY]
            places = ", ".join("?" * len(some))
            rows = await self.rows(f"SELECT {column} FROM {table} WHERE {column} IN ({places})", *some)
            found |= {str(row[0]) for row in rows}
        return found

    @abstractmethod
    def hint(self, topic: str, key: str, number: int = 0, *, table: str | None = None) -> None:
        """Notify the other processes on this database of a change, without waiting.

        A hint about a table goes to the processes that watch it (`Store.watch`). A hint can be late or lost. On a
        database of a single process it has no effect.
        """


def check_texts(params: tuple[Value, ...]) -> None:
    """Raise `BadText` for text that one of the databases would refuse or change."""
    for param in params:
        if isinstance(param, str):
            check_text(param)


def check_text(text: str) -> None:
    """Raise `BadText` for U+0000, which PostgreSQL cannot store, and for lone surrogates."""
    if "\0" in text:
        raise BadText("a text must not contain the character U+0000")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadText("a text must not contain a lone surrogate") from None


def check_number(number: int) -> None:
    """Raise `BadText` for a number that does not fit into 64 bits."""
    if not -(2**63) <= number < 2**63:
        raise BadText(f"a number must fit into 64 bits, not {number}")


def check_id(text: str) -> None:
    """Raise `BadText` for an id that is empty, too long, or not one ASCII word."""
    if not 0 < len(text) <= MAX_ID or not text.isascii() or not text.isprintable() or " " in text:
        raise BadText(f"an id is 1 to {MAX_ID} printable ASCII characters without a space, not {text!r}")
