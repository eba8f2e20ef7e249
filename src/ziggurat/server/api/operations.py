"""For whoever runs the server: is it well, and what does it do."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from ziggurat import __version__
from ziggurat.compiled import engine
from ziggurat.server.errors import Trouble
from ziggurat.server.services import House
from ziggurat.store import StoreError

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def health(house: House) -> dict[str, Any]:
    """Answer 200 if moves can be taken, 503 if the store cannot be reached."""
    try:
        await house.store.ping()
    except StoreError as error:
        raise Trouble(503, "store_unavailable", reason=getattr(error, "reason", error.code)) from None
    return {"ok": True, "version": __version__, "engine": engine()}


@router.get("/metrics")
async def metrics(house: House) -> Response:
    """Return the figures in Prometheus' text format."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
