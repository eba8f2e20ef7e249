"""Access to tables: private ones for the owner, the players and holders of an invitation; seats for all but a few."""

from __future__ import annotations

from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms, token_hash
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Invitation, Store


def is_member(live: LiveTable, account: str) -> bool:
    """Return whether an account owns a table or sits at it."""
    summary = live.table.summary()
    return account in (summary["owner"], *summary["accounts"])


async def check_access(store: Store, live: LiveTable, account: str, invitation: str | None = None) -> Invitation | None:
    """Raise `ApiError` unless an account may see a table; return the invitation that admits it."""
    found = await valid_invitation(store, live.id, account, invitation)
    if found is None and live.table.summary()["private"] and not is_member(live, account):
        raise ApiError(404, "no_such_table")  # the same answer as for a table that does not exist
    return found


async def valid_invitation(store: Store, table_id: str, account: str, token: str | None) -> Invitation | None:
    """Return the invitation of a token, or None if it does not admit the account to the table.

    It does not if another account has used it, if the host removed the account after it was created, or if the
    inviting player has blocked the account.
    """
    found = await store.invitation(token_hash(token), now_ms()) if token else None
    if found is None or found.table_id != table_id or not found.admits(account):
        return None
    removed = await store.removed_at(table_id, account)
    if removed is not None and found.created <= removed:
        return None
    return None if account in await store.blocked_by(found.created_by) else found


async def check_may_sit(store: Store, live: LiveTable, account: str, invitation: Invitation | None) -> None:
    """Refuse a seat to players whom the host has removed or blocked."""
    owner = live.table.state.origin.owner
    if owner is not None and account in await store.blocked_by(owner):
        raise ApiError(403, "blocked")
    if invitation is None and account != owner and await store.removed_at(live.id, account) is not None:
        raise ApiError(403, "removed_by_host")
