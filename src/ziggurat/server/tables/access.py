"""Access to tables: private ones for the owner, the players and invited persons; seats for all but a few."""

from __future__ import annotations

import json
from typing import NamedTuple

from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms, token_hash
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.store import Invitation, PersonalInvitation, Store

PERSONAL = "personal"
MAX_REMATCHES = 50  # in a row, for which the link to the first table is good


def is_member(live: LiveTable, account: str) -> bool:
    """Return whether an account owns a table or sits at it."""
    summary = live.table.summary()
    return account in (summary["owner"], *summary["accounts"])


class Access(NamedTuple):
    """Why an account may see a table that it neither owns nor sits at; all empty for a public table."""

    invitation: Invitation | None = None
    """The invitation of a link."""
    personal: PersonalInvitation | None = None
    """The invitation of this account by a player."""
    share: str | None = None
    """The hash of the link to a finished game. It shows the game without the chat."""

    @property
    def key(self) -> str | None:
        """Return what a connection keeps as the reason for its access."""
        link = self.invitation.token_hash if self.invitation else self.share
        return link or (PERSONAL if self.personal else None)


async def check_access(store: Store, live: LiveTable, account: str, token: str | None = None) -> Access:
    """Raise `ApiError` unless an account may see a table; return why it may. `token` is that of a link."""
    invitation = await valid_invitation(store, live, account, token)
    if invitation is not None:
        return Access(invitation)
    if not live.table.summary()["private"] or is_member(live, account):
        return Access()
    access = Access(None, await valid_personal(store, live, account), await valid_share(store, live, token))
    if access.key is None:
        raise ApiError(404, "no_such_table")  # the same answer as for a table that does not exist
    return access


async def valid_share(store: Store, live: LiveTable, token: str | None) -> str | None:
    """Return the hash of a link to the finished game of a table; None for any other token."""
    if not token or live.table.status != "ended":
        return None
    hashed = token_hash(token)
    return hashed if await store.shared_table(hashed) == live.id else None


async def valid_personal(store: Store, live: LiveTable, account: str) -> PersonalInvitation | None:
    """Return the invitation of an account, unless the host has removed it since."""
    found = await store.personal_invitation(live.id, account)
    removed = await store.removed_at(live.id, account) if found is not None else None
    return None if found is None or (removed is not None and found.created <= removed) else found


async def valid_invitation(store: Store, live: LiveTable, account: str, token: str | None) -> Invitation | None:
    """Return the invitation of a token, or None if it does not admit the account to the table.

    It does not if another account has used it, if the host removed the account after it was created, or if the
    inviting player has blocked the account.
    """
    found = await store.invitation(token_hash(token), now_ms()) if token else None
    if found is None or not found.admits(account) or not await leads_to(store, found, live):
        return None
    for table_id in {found.table_id, live.id}:
        removed = await store.removed_at(table_id, account)
        if removed is not None and found.created <= removed:
            return None
    return None if account in await store.blocked_by(found.created_by) else found


async def leads_to(store: Store, invitation: Invitation, live: LiveTable) -> bool:
    """Return whether an invitation admits to a table; without a seat, also to its rematches."""
    if invitation.table_id == live.id:
        return True
    earlier = live.table.state.origin.rematch_of if invitation.seat is None else None
    for _ in range(MAX_REMATCHES):
        if earlier is None or earlier == invitation.table_id:
            break
        rows = await store.read(earlier, limit=1)
        earlier = json.loads(rows[0].data).get("rematch_of") if rows else None
    return earlier == invitation.table_id


async def check_may_sit(store: Store, live: LiveTable, account: str, access: Access) -> None:
    """Refuse a seat to players whom the host has removed or blocked."""
    owner = live.table.state.origin.owner
    if owner is not None and account in await store.blocked_by(owner):
        raise ApiError(403, "blocked")
    if access.invitation is not None or account == owner or await store.removed_at(live.id, account) is None:
        return
    if access.personal is None and await valid_personal(store, live, account) is None:
        raise ApiError(403, "removed_by_host")
