"""`ziggurat admin`: what operators see and change, also while the server runs. Every change is recorded.

The server notices changes within a few seconds (`server/background/outside_changes.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import getpass
import json
import secrets
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from ziggurat.cli.places import SQLITE, default_store, store_name
from ziggurat.core.errors import BadOptions
from ziggurat.server.api.deletion import leave_tables
from ziggurat.server.app import build_services
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.config import Config
from ziggurat.server.ids import now_ms
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.text import fold_name
from ziggurat.store import Account, AuditEntry, Store, StoreError, open_store
from ziggurat.terminal.screen import printable
from ziggurat.words import preferred_language, words

Action = Callable[[Store, str], Awaitable[None]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the action, its subject and the store."""
    parser.add_argument("action", choices=[*QUERIES, *CHANGES], metavar="ACTION", help=say("admin-help-action"))
    parser.add_argument("subject", nargs="?", default="", metavar="SUBJECT", help=say("admin-help-subject"))
    parser.add_argument("--db", default=None, help=say("serve-help-db"))


def run(arguments: argparse.Namespace) -> int:
    """Carry out one action; print its result."""
    name, subject = arguments.action, arguments.subject
    if name not in WITHOUT_SUBJECT and not subject:
        raise BadOptions(say("admin-needs-subject", action=name))
    address = arguments.db or default_store()
    if address.startswith(SQLITE) and not Path(address.removeprefix(SQLITE)).exists():
        raise BadOptions(say("admin-no-store", file=address.removeprefix(SQLITE)))  # opening it would create it
    try:
        asyncio.run(perform(address, name, subject))
    except StoreError as error:
        reason, detail = getattr(error, "reason", error.code), getattr(error, "detail", str(error))
        raise BadOptions(say("serve-store-failed", store=store_name(address), reason=reason, detail=detail)) from None
    return 0


async def perform(address: str, name: str, subject: str) -> None:
    async with open_store(address, shared=True) as store:
        await (QUERIES | CHANGES)[name](store, subject)


def say(key: str, **params: str) -> str:
    return words(preferred_language()).say(key, params)


def show(*fields: object) -> None:
    """Print a row, its fields separated by tabs."""
    print("\t".join(printable(str(field)) for field in fields))


def show_rows(rows: Iterable[Iterable[object]]) -> None:
    for row in rows:
        show(*row)


def time_text(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


# --- Seeing ------------------------------------------------------------------------------------------------


async def account_of(store: Store, subject: str) -> Account:
    """Return the account with an id or a name, or raise `BadOptions` if there is none or several."""
    found = await store.find_accounts(subject)
    if len(found) != 1:
        raise BadOptions(say("admin-accounts-found", subject=subject, count=str(len(found))))
    return found[0]


async def show_accounts(store: Store, subject: str) -> None:
    for found in await store.find_accounts(subject):
        show(found.account_id, time_text(found.created), "guest" if found.guest else "registered", found.name)


async def show_sessions(store: Store, subject: str) -> None:
    account = await account_of(store, subject)
    for session in await store.sessions_of(account.account_id):
        show(time_text(session.created), time_text(session.last_seen), session.user_agent)


async def show_tables(store: Store, subject: str) -> None:
    """Print the open tables, or those of an account."""
    found = (
        await store.tables_of((await account_of(store, subject)).account_id) if subject else await store.open_tables()
    )
    for table in found:
        show(table.table_id, time_text(table.updated), table.game, table.status, " ".join(table.accounts))


async def show_words(store: Store, subject: str) -> None:
    show_rows((word,) for word in await store.banned_words())


async def show_reports(store: Store, subject: str) -> None:
    for made in await store.reports():
        show(time_text(made.at), made.table_id, made.seq, made.reason, made.reported, made.reporter, made.text)


async def show_audit(store: Store, subject: str) -> None:
    show_rows((time_text(entry.at), entry.actor, entry.action, entry.subject) for entry in await store.audit(1000))


# --- Changing ----------------------------------------------------------------------------------------------


async def record(store: Store, action: str, subject: str) -> None:
    """Record a change before it is made."""
    await store.add_audit(AuditEntry(secrets.token_hex(8), now_ms(), actor(), action, subject))


def actor() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # a user without a name
        return "unknown"


async def export(store: Store, subject: str) -> None:
    """Print all data about an account. It is personal, so the export is recorded."""
    account = await account_of(store, subject)
    await record(store, "export", account.account_id)
    print(json.dumps(await store.export_account(account.account_id), indent=2, ensure_ascii=True))


async def end_sessions(store: Store, subject: str) -> None:
    account = await account_of(store, subject)
    await record(store, "end-sessions", account.account_id)
    show(say("admin-sessions-ended", count=str(await store.revoke_sessions(account.account_id))))


async def delete_account(store: Store, subject: str) -> None:
    """Delete an account as its owner could: it leaves its games first."""
    account = await account_of(store, subject)
    await record(store, "delete-account", account.account_id)
    services = build_services(Config(), store, BotPool(0), Metrics(), Log())
    await store.revoke_sessions(account.account_id)
    await leave_tables(services, account.account_id)
    await services.registry.close()
    await store.delete_account(account.account_id, now_ms())
    show(say("admin-account-deleted", account=account.account_id))


async def delete_table(store: Store, subject: str) -> None:
    if await store.table(subject) is None:
        raise BadOptions(say("admin-no-table", table=subject))
    await record(store, "delete-table", subject)
    await store.delete_table(subject)
    show(say("admin-table-deleted", table=subject))


async def change_word(change: str, store: Store, subject: str) -> None:
    word = fold_name(subject.strip())
    await record(store, change, word)
    changed = await (store.ban_word(word, now_ms()) if change == "ban-word" else store.allow_word(word))
    show(say("admin-words-changed" if changed else "admin-words-unchanged", word=word))


QUERIES: dict[str, Action] = {
    "accounts": show_accounts,
    "sessions": show_sessions,
    "tables": show_tables,
    "words": show_words,
    "reports": show_reports,
    "audit": show_audit,
}
CHANGES: dict[str, Action] = {
    "export": export,
    "end-sessions": end_sessions,
    "delete-account": delete_account,
    "delete-table": delete_table,
    "ban-word": partial(change_word, "ban-word"),
    "allow-word": partial(change_word, "allow-word"),
}
WITHOUT_SUBJECT = ("accounts", "tables", "words", "reports", "audit")
