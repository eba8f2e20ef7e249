"""The page, served from inside the package; without one, a plain page says so and where programs find their way in."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles

from ziggurat.server.config import Config
from ziggurat.words import LANGUAGES, words

BUILT = Path(__file__).parent / "page"
PLAIN = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ziggurat</title></head>
<body><h1>Ziggurat</h1><p>{running}</p><p>{missing}</p><p><a href="/api/openapi.json">/api/openapi.json</a></p></body>
</html>
"""


def mount_page(app: FastAPI, config: Config) -> None:
    """Serve the page's files, and its first one for every address that is the page's own business."""
    folder = Path(config.page) if config.page else BUILT
    first = folder / "index.html"
    if not first.exists():

        @app.get("/", include_in_schema=False)
        async def no_page(request: Request) -> Response:
            return HTMLResponse(plain_page(request.headers.get("accept-language", "")))

        return
    app.mount("/assets", StaticFiles(directory=folder / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        wanted = (folder / path).resolve()
        if path and wanted.is_relative_to(folder.resolve()) and wanted.is_file():
            return FileResponse(wanted)
        return FileResponse(first)


def plain_page(wanted: str) -> str:
    """Return the page for a server that was installed without one, in a language the reader wants."""
    codes = [part.strip()[:2].lower() for part in wanted.split(",")]
    language = next((code for code in codes if code in LANGUAGES), "en")
    say = words(language).say
    return PLAIN.format(
        language=language, running=escape(say("server-page-running")), missing=escape(say("server-page-missing"))
    )
