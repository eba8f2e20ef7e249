"""The route that deletes an account: its games go on without it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from ziggurat.server.api.accounts import MAX_TABLES, commit_at, end_session
from ziggurat.server.api.bodies import PasswordBody
from ziggurat.server.api.password_check import check_password
from ziggurat.server.ids import now_ms
from ziggurat.server.services import AppServices, CurrentUser, Services
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.table import commands

router = APIRouter(prefix="/api", tags=["accounts"])
DELETED_NAME = "—"


@router.post("/me/delete")
async def delete(
    body: PasswordBody, user: CurrentUser, request: Request, response: Response, services: AppServices
) -> dict[str, Any]:
    """Delete the account: name, password, sessions, chat. Its games stay for the other players, without the name.

    The account resigns its running games: with two players the other one wins, with more a bot takes over the seat.
    """
    if not user.account.guest:
        await check_password(services, request, user.account, body.password)
    await services.sessions.end_all(user.id)  # nothing can be changed or played by the account any more
    await leave_tables(services, user.id)
    await services.store.delete_account(user.id, now_ms())
    services.sessions.close_connections(user.id)
    end_session(services, response)
    return {}


async def leave_tables(services: Services, account: str) -> None:
    """Remove an account from all its tables."""
    for summary in await services.store.tables_of(account, limit=MAX_TABLES):
        await leave_table(services, summary.table_id, account)


async def leave_table(services: Services, table_id: str, account: str) -> None:
    """Remove the name of an account from a table and the account from its game."""
    await commit_at(services, table_id, commands.Rename(account, DELETED_NAME))
    live = services.registry.tables.get(table_id)
    leaving = leaving_command(live, account) if live is not None else None
    if leaving is not None:
        await commit_at(services, table_id, leaving)


def leaving_command(live: LiveTable, account: str) -> commands.Command | None:
    """Return the command by which an account leaves a table, or None if it takes no part in a game there."""
    state = live.table.state
    if state.status == "open":
        return commands.Close(account) if state.origin.owner == account else commands.Leave(account)
    seat = live.table.viewer_of(account)
    return commands.Resign(seat) if seat is not None and state.status in ("playing", "paused") else None
