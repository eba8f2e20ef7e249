"""Access to private tables: for the owner, the players, and holders of an invitation."""

from __future__ import annotations

from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms, token_hash
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Store


def is_member(live: LiveTable, account: str) -> bool:
    """Return whether an account owns a table or sits at it."""
    summary = live.table.summary()
    return account in (summary["owner"], *summary["accounts"])


async def check_access(store: Store, live: LiveTable, account: str, invitation: str | None = None) -> None:
    """Raise `ApiError` unless an account may see a table."""
    if not live.table.summary()["private"] or is_member(live, account):
        return
    found = await store.invitation(token_hash(invitation), now_ms()) if invitation else None
    if found is None or found.table_id != live.id:
        raise ApiError(404, "no_such_table")  # the same answer as for a table that does not exist
