"""Routes by which players protect themselves: blocking another player, reporting a chat line."""

from __future__ import annotations

import hashlib
import time
from typing import Any

from fastapi import APIRouter

from ziggurat.server.api.bodies import BlockBody, ReportBody, ShortIdBody
from ziggurat.server.api.tables import TableId, visible_table
from ziggurat.server.errors import ApiError
from ziggurat.server.ids import now_ms
from ziggurat.server.services import AppServices, CurrentUser, Services
from ziggurat.store import ChatLine, Report

router = APIRouter(prefix="/api", tags=["accounts"])
MAX_BLOCKS = 500
ID_LENGTH = 16


# --- Blocks ------------------------------------------------------------------------------------------------


@router.get("/me/blocks")
async def blocks(user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Return the players whom the user has blocked."""
    return {"blocks": [await block_json(services, user.id, each) for each in await services.store.blocked_by(user.id)]}


async def block_json(services: Services, account: str, blocked: str) -> dict[str, Any]:
    found = await services.store.account(blocked)
    return {"id": relation_id(account, blocked), "name": found.name if found is not None else ""}


def relation_id(account: str, other: str) -> str:
    """Return an id by which an account knows another one, without revealing that one."""
    return hashlib.sha256(f"{account} {other}".encode()).hexdigest()[:ID_LENGTH]


@router.post("/me/blocks")
async def block(body: BlockBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Block the player at a seat, or the author of a chat line, of a table that the user may see."""
    live = await visible_table(services, body.table, user.id)
    if body.line is not None:
        blocked: str | None = (await chat_line(services, live.id, body.line)).account_id
    else:
        blocked = live.table.state.seat(body.seat).account if body.seat is not None else None
    if blocked is None or blocked == user.id:
        raise ApiError(409, "cannot_block")
    if len(await services.store.blocked_by(user.id)) >= MAX_BLOCKS:
        raise ApiError(409, "too_many_blocks", most=MAX_BLOCKS)
    await services.store.block(user.id, blocked, now_ms())
    await services.store.unfriend(user.id, blocked)
    await refresh_blocks(services, user.id)
    return await block_json(services, user.id, blocked)


@router.post("/me/blocks/remove")
async def unblock(body: ShortIdBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Remove a block."""
    for blocked in await services.store.blocked_by(user.id):
        if relation_id(user.id, blocked) == body.id:
            removed = await services.store.unblock(user.id, blocked)
            await refresh_blocks(services, user.id)
            return {"removed": removed}
    return {"removed": False}


async def refresh_blocks(services: Services, account: str) -> None:
    """Apply the blocks of an account to its open connections."""
    services.connections.set_blocked(account, frozenset(await services.store.blocked_by(account)))


# --- Reports -----------------------------------------------------------------------------------------------


async def chat_line(services: Services, table_id: str, seq: int) -> ChatLine:
    """Return a chat line, or raise `ApiError`."""
    found = await services.store.chat(table_id, seq - 1, limit=1)
    if not found or found[0].seq != seq:
        raise ApiError(404, "missing")
    return found[0]


@router.post("/tables/{table_id}/reports")
async def report(table_id: TableId, body: ReportBody, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Report a chat line to the operators, with its text at this time."""
    live = await visible_table(services, table_id, user.id)
    line = await chat_line(services, live.id, body.line)
    if line.text is None or line.account_id == user.id:
        raise ApiError(409, "cannot_report")
    if not services.report_limits.allow(user.id, time.monotonic()):
        raise ApiError(429, "too_many_requests")
    made = Report(live.id, line.seq, user.id, line.account_id, now_ms(), line.text, body.reason)
    return {"new": await services.store.put_report(made)}
