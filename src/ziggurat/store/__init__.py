"""The store: the durable data of a server. `docs/store.md` describes it.

An event is acknowledged only when it is durable. Of two concurrent writes of the same event, the key (table, seq)
accepts one. When the medium fails, writes are refused with a reason, and nothing acknowledged is lost. The store does
not know games: their data is opaque text.

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
    AuditEntry,
    ChatLine,
    Friend,
    Invitation,
    MailLink,
    Notice,
    Outage,
    Pairing,
    PersonalInvitation,
    Report,
    Row,
    Session,
    Snapshot,
    StoredRecord,
    Summary,
)
from ziggurat.store.sqlite import MEMORY, SqliteStore
from ziggurat.store.store import Hint, Store

__all__ = [
    "Account",
    "AuditEntry",
    "BadAddress",
    "BadText",
    "ChatLine",
    "Conflict",
    "Friend",
    "Hint",
    "Invitation",
    "MailLink",
    "Missing",
    "NewerSchema",
    "Notice",
    "Outage",
    "Pairing",
    "PersonalInvitation",
    "Reason",
    "Report",
    "Row",
    "Session",
    "Snapshot",
    "Store",
    "StoreError",
    "StoredRecord",
    "Summary",
    "Taken",
    "Unavailable",
    "open_store",
]


def open_store(address: str, *, shared: bool = False, jobs_only: bool = False) -> Store:
    """Return the store at an address; `async with` opens and closes it.

    `sqlite:///FILE` is a file (with a fourth slash, one with an absolute path), `sqlite://` is in memory,
    `postgresql://USER:PASSWORD@HOST/DATABASE` is a server. `shared` allows other processes on the same SQLite file.
    `jobs_only` does not migrate the schema, for a role on PostgreSQL that may use only the table `bot_jobs`.
    """
    if address == "sqlite://":
        return SqliteStore(MEMORY)
    if address.startswith("sqlite:///") and len(address) > len("sqlite:///"):
        return SqliteStore(address.removeprefix("sqlite:///"), shared=shared)
    if address.startswith(("postgresql://", "postgres://")):
        return open_postgres(address, jobs_only)
    # The message does not repeat the address, which may contain a password.
    raise BadAddress("a store is sqlite:///FILE, sqlite:// (in memory) or postgresql://USER:PASSWORD@HOST/DATABASE")


def open_postgres(address: str, jobs_only: bool) -> Store:
    """Return a store on PostgreSQL, or raise `BadAddress` if asyncpg is not installed."""
    try:
        from ziggurat.store.postgres import PostgresStore
    except ModuleNotFoundError:
        raise BadAddress("PostgreSQL needs the package asyncpg: pip install 'ziggurat-table[postgres]'") from None
    return PostgresStore(address, jobs_only=jobs_only)
