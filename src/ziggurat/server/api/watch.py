"""Routes for watching without a session, for the embedded viewer: public games, and shared ones after their end.

Everything is what a spectator may know. There is no chat.
"""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from ziggurat.server.api.bodies import Seat, Token
from ziggurat.server.api.tables import Number, TableId
from ziggurat.server.errors import ApiError
from ziggurat.server.services import AppServices, Services
from ziggurat.server.tables import delivery
from ziggurat.server.tables.access import valid_share
from ziggurat.server.tables.live_table import LiveTable
from ziggurat.table.errors import Refused
from ziggurat.words import LANGUAGES

router = APIRouter(prefix="/api/watch", tags=["watching"])
STARTED = ("playing", "paused", "ended")
Version = Annotated[int, Query(ge=0, le=2**53)]
Language = Annotated[str, Query(max_length=16, pattern=f"^({'|'.join(LANGUAGES)})$")]


async def watched_table(services: Services, table_id: str, share: str | None) -> LiveTable:
    """Return a table whose game everyone may watch, or that the link shares; raise `ApiError` for any other."""
    live = await services.registry.table(table_id)
    private = live.table.summary()["private"]
    if live.table.status not in STARTED or (private and await valid_share(services.store, live, share) is None):
        raise ApiError(404, "no_such_table")
    return live


@router.get("/{table_id}")
async def watch(
    table_id: TableId, services: AppServices, share: Token | None = None, version: Version = 0
) -> dict[str, Any]:
    """Return what spectators may know; only the version if that is the one which the client has."""
    live = await watched_table(services, table_id, share)
    if live.table.version == version:
        return {"version": version}
    await delivery.prepare_log(live)
    return {"version": live.table.version, "view": live.table.view(None), "log": live.table.log(None)}


@router.get("/{table_id}/moments/{number}")
async def watched_moment(
    table_id: TableId, number: Number, services: AppServices, seat: Seat | None = None, share: Token | None = None
) -> dict[str, Any]:
    """Return the game after `number` actions as spectators see it; after the end for any seat."""
    live = await watched_table(services, table_id, share)
    if seat is not None and live.table.status != "ended":
        raise Refused("not_ended")
    return {"game": live.table.view_at(seat, number)}


@router.get("/{table_id}/record")
async def watched_record(table_id: TableId, services: AppServices, share: Token | None = None) -> dict[str, Any]:
    """Return the record of a finished game."""
    live = await watched_table(services, table_id, share)
    if live.table.status != "ended":
        raise Refused("not_ended")
    found: dict[str, Any] = json.loads(live.table.record().to_json())
    return found


@router.get("/{table_id}/picture.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def watched_picture(
    table_id: TableId, services: AppServices, share: Token | None = None, language: Language = "en"
) -> Response:
    """Return a picture of the game as spectators see it, for link previews."""
    live = await watched_table(services, table_id, share)
    png = await services.pictures.png(live, language)
    return Response(png, media_type="image/png")
