"""Routes for operators: health and metrics."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from ziggurat import __version__
from ziggurat.compiled import engine
from ziggurat.server.services import AppServices

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def health(services: AppServices) -> dict[str, Any]:
    """Answer 200 if the store accepts a write, 503 with the reason if not."""
    await services.health.require()
    return {"ok": True, "version": __version__, "engine": engine()}


@router.get("/metrics")
async def metrics(services: AppServices) -> Response:
    """Return the metrics in Prometheus' text format."""
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
