"""The route that finds an opponent: one click, any other player."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from ziggurat.core.registry import games
from ziggurat.server.api.bodies import PairBody
from ziggurat.server.api.security import client_address
from ziggurat.server.api.tables import table_json
from ziggurat.server.errors import ApiError
from ziggurat.server.services import AppServices, CurrentUser

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/pair")
async def pair(body: PairBody, request: Request, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Seat the user with a waiting player, or open a table to wait at."""
    if body.game not in games():
        raise ApiError(422, "unknown_game", game=body.game)
    await services.quotas.check_seats(user.id)
    services.quotas.check_rate(user.id, client_address(request.scope))  # one account must not take all who wait
    live = await services.pairing.join(user.account, body.game, body.clock)
    if live is None:
        await services.quotas.check_new(user.id, client_address(request.scope), listed=True)
        live = await services.pairing.wait(user.account, body.game, body.clock)
    services.lobby.update()
    return table_json(live, user.id)
