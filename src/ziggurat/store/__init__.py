"""The store: what a server keeps, and keeps safe.

An event is acknowledged only when it is durable; the key (table, seq) decides between two who write at once; when the
medium fails, writes are refused with a reason and nothing acknowledged is lost. The store knows nothing of games: what
it keeps is opaque text. `docs/store.md` is the handbook.

    async with open_store("sqlite:///ziggurat.db") as store:
        await store.append("t1", [Row(1, "created", now, "{}")])
"""

from __future__ import annotations

from ziggurat.store.errors import (
    BadAddress,
    BadText,
    Conflict,
    Missing,
    NewerSchema,
    Reason,
    StoreError,
    Taken,
    Unavailable,
)
from ziggurat.store.rows import (
    Account,
    ChatLine,
    Invitation,
    KeptRecord,
    Notice,
    Row,
    Session,
    Snapshot,
    Summary,
)
from ziggurat.store.sqlite import MEMORY, SqliteStore
from ziggurat.store.store import Hint, Store

__all__ = [
    "Account",
    "BadAddress",
    "BadText",
    "ChatLine",
    "Conflict",
    "Hint",
    "Invitation",
    "KeptRecord",
    "Missing",
    "NewerSchema",
    "Notice",
    "Reason",
    "Row",
    "Session",
    "Snapshot",
    "Store",
    "StoreError",
    "Summary",
    "Taken",
    "Unavailable",
    "open_store",
]


def open_store(address: str, *, shared: bool = False) -> Store:
    """Return the store at an address; `async with` opens and closes it.

    `sqlite:///FILE` is a file (with a fourth slash, one with an absolute path), `sqlite://` lives in memory and is
    forgotten, `postgresql://USER:PASSWORD@HOST/DATABASE` is a server. `shared` lets other processes have the same file.
    """
    if address == "sqlite://":
        return SqliteStore(MEMORY)
    if address.startswith("sqlite:///") and len(address) > len("sqlite:///"):
        return SqliteStore(address.removeprefix("sqlite:///"), shared=shared)
    if address.startswith(("postgresql://", "postgres://")):
        return open_postgres(address)
    # The address may hold a password: it is not repeated.
    raise BadAddress("a store is sqlite:///FILE, sqlite:// (in memory) or postgresql://USER:PASSWORD@HOST/DATABASE")


def open_postgres(address: str) -> Store:
    """Return a store on PostgreSQL, if its client is installed."""
    try:
        from ziggurat.store.postgres import PostgresStore
    except ModuleNotFoundError:
        raise BadAddress("PostgreSQL needs the package asyncpg: pip install 'ziggurat-table[postgres]'") from None
    return PostgresStore(address)
