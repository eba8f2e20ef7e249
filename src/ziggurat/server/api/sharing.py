"""Routes for sharing the finished game of a private table by link. Its owner decides."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from ziggurat.server.api.tables import TableId, visible_table
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import new_token, now_ms, token_hash
from ziggurat.server.services import AppServices, CurrentUser, Services
from ziggurat.server.tables import delivery
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.table.errors import Refused

router = APIRouter(prefix="/api/tables", tags=["tables"])
MAX_SHARES = 20  # links to one game


async def owned_table(services: Services, table_id: str, account: str) -> LiveTable:
    """Return a table that an account owns, or raise `ApiError`."""
    live = await visible_table(services, table_id, account)
    if live.table.state.origin.owner != account:
        raise Refused("not_host")
    return live


@router.get("/{table_id}/share")
async def shares(table_id: TableId, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return how many links to the game exist."""
    await owned_table(services, table_id, user.id)
    return {"links": await services.store.count_shares(table_id)}


@router.post("/{table_id}/share")
async def share(table_id: TableId, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Create a link to a finished game. Its holders see the game and the players' names, but no chat."""
    live = await owned_table(services, table_id, user.id)
    if live.table.status != "ended":
        raise Refused("not_ended")
    if await services.store.count_shares(table_id) >= MAX_SHARES:
        raise ApiError(409, "too_many_shares", most=MAX_SHARES)
    token = new_token()
    await services.store.create_share(token_hash(token), table_id, now_ms())
    return {
        "share": token,
        "path": f"/table/{table_id}?invitation={token}",
        "embed": f"/embed/{table_id}?share={token}",
    }


@router.post("/{table_id}/unshare")
async def unshare(table_id: TableId, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Revoke all links to the game; viewers who came by them have to leave."""
    live = await owned_table(services, table_id, user.id)
    revoked = await services.store.revoke_shares(table_id)
    for connection in live.connections:
        if live.id in connection.shares:
            connection.invitations.pop(live.id, None)
    delivery.remove_strangers(live)
    return {"revoked": revoked}
