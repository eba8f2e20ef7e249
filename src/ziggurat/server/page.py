"""The page, served from inside the package; without one, a short answer says where the interface for programs is."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles

from ziggurat.server.config import Config

BUILT = Path(__file__).parent / "page"


def mount_page(app: FastAPI, config: Config) -> None:
    """Serve the page's files, and its first one for every address that is the page's own business."""
    folder = Path(config.page) if config.page else BUILT
    first = folder / "index.html"
    if not first.exists():

        @app.get("/", include_in_schema=False)
        async def no_page() -> Response:
            return JSONResponse({"name": "Ziggurat", "api": "/api/openapi.json"})

        return
    app.mount("/assets", StaticFiles(directory=folder / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        wanted = (folder / path).resolve()
        if path and wanted.is_relative_to(folder.resolve()) and wanted.is_file():
            return FileResponse(wanted)
        return FileResponse(first)
