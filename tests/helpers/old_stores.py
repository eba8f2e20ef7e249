"""Dumps of databases of older schema versions: writing them and loading them.

Before a new version of the schema is added, this program writes a dump of the current one:

    python tests/helpers/old_stores.py

It fills a store with one of everything and writes `tests/store/old/vN.sql`, in SQL that SQLite and PostgreSQL both
understand. The file is never changed afterwards; `test_schema.py` migrates it and checks its data.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import asyncpg

from ziggurat.store import (
    Account,
    ChatLine,
    Invitation,
    Notice,
    Row,
    Session,
    Snapshot,
    Store,
    Summary,
    open_store,
    schema,
)

FOLDER = Path(__file__).parents[1] / "store" / "old"
THEN = 1_600_000_000_000

EVENTS = [
    Row(1, "created", THEN, '{"game": "babel", "options": {}}'),
    Row(2, "seated", THEN + 1, '{"name": "Ea-nāṣir\'s \\"son\\" 🏛"}'),
    Row(3, "started", THEN + 2, '{"seed": "00ff"}'),
]
SUMMARY = Summary(
    "t-old", "babel", "playing", 3, THEN, THEN + 2, True, THEN + 99, ("guest", "player"), ("player",), '{"seats": 2}'
)
SNAPSHOT = Snapshot(2, bytes(range(256)))
GUEST = Account("guest", "Ninsun", THEN)
PLAYER = Account("player", "Enkidu", THEN, "$argon2id$old")
GONE = Account("gone", "", THEN, None, THEN + 5)
SESSION = Session("token-hash", "player", THEN, THEN + 7, "Mosaic/1.0")
CHAT = [ChatLine("t-old", 1, "player", THEN, "Hello; it's me", None), ChatLine("t-old", 2, "guest", THEN, None, "hi")]
INVITATION = Invitation("invitation-hash", "t-old", 1, "player", THEN, THEN + 1000)
NOTICE = Notice("player", "webhook", "https://example.org/?turn=1", THEN, '{"on": true}')


async def furnish(store: Store) -> None:
    """Write one row of each kind to a store; add new kinds at the end."""
    for account in (GUEST, PLAYER, Account("gone", "Gone", THEN)):
        await store.create_account(account)
    await store.delete_account("gone", THEN + 5)
    await store.append("t-old", EVENTS, SUMMARY)
    await store.save_snapshot("t-old", *SNAPSHOT)
    await store.create_session(SESSION)
    for line in CHAT:
        await store.say("t-old", line.account_id, line.at, text=line.text, preset=line.preset)
    await store.create_invitation(INVITATION)
    await store.put_notice(NOTICE)


def dump(path: str) -> str:
    """Return a SQLite file as SQL statements: schema, then rows."""
    with closing(sqlite3.connect(path)) as connection:
        parts = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type = 'index', rowid"
        made = connection.execute(parts).fetchall()
        lines = [sql for _, _, sql in made]
        for name in [name for kind, name, _ in made if kind == "table"]:
            columns = [column[1] for column in connection.execute(f"PRAGMA table_info({name})")]
            values = " || ', ' || ".join(f"quote({column})" for column in columns)
            for (row,) in connection.execute(f"SELECT {values} FROM {name} ORDER BY 1").fetchall():
                lines.append(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({row})")
    return "".join(f"{line};\n" for line in lines)


def revive(text: str, address: str) -> None:
    """Load a dump into an empty database."""
    if address.startswith("sqlite:///"):
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as connection:
            connection.executescript(text)
    else:
        asyncio.run(revive_postgres(schema.statements(text), address))


async def revive_postgres(statements: tuple[str, ...], address: str) -> None:
    """Load the statements of a dump into PostgreSQL."""
    connection = await asyncpg.connect(address)
    for statement in statements:
        # Only the notation of bytes differs between the two databases.
        await connection.execute(re.sub(r"\bX'([0-9A-F]*)'", r"'\\x\1'::bytea", statement))
    await connection.close()


async def main() -> None:
    """Write a dump of the current version."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_store(f"sqlite:///{folder}/store.db") as store:
            await furnish(store)
        text = dump(f"{folder}/store.db")
    target = FOLDER / f"v{schema.latest()}.sql"
    if target.exists():
        raise SystemExit(f"{target} exists and is never changed")
    target.write_text(text, encoding="utf-8")
    print(f"wrote {target}")


if __name__ == "__main__":
    asyncio.run(main())
