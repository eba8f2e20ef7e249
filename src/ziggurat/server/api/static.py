"""Serves the page built into the package, or else a plain page.

Files under /assets have a hash of their content in their names, so browsers may cache them forever. All other files are
revalidated, which takes a few bytes while they are unchanged. Compressed copies are next to the files.
"""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from ziggurat.server.api.link_preview import LinkPreview, accepted_language, link_preview, with_preview
from ziggurat.server.api.table_picture import can_draw
from ziggurat.server.config import Config
from ziggurat.server.errors import ApiError, response
from ziggurat.server.services import services
from ziggurat.words import words

BUILT = Path(__file__).parents[1] / "page"
PLAIN = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ziggurat</title></head>
<body><h1>Ziggurat</h1><p>{running}</p><p>{missing}</p><p><a href="/api/openapi.json">/api/openapi.json</a></p></body>
</html>
"""
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
SUFFIXES = {"br": ".br", "gzip": ".gz"}
MEDIA_TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
}


def mount_page(app: FastAPI, config: Config) -> None:
    """Serve the page's files, and index.html for every path that the page itself routes."""
    folder = (Path(config.page) if config.page else BUILT).resolve()
    index = folder / "index.html"
    if not index.exists():

        @app.get("/", include_in_schema=False)
        async def no_page(request: Request) -> Response:
            return HTMLResponse(plain_page(request.headers.get("accept-language", "")))

        return

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("embed/"):
            return file_response(folder / "embed.html", request.headers.get("accept-encoding", ""), path)
        found = file_in(folder, path)
        if found is None and path.startswith(("assets/", "api/")):
            return response(ApiError(404, "not_found"))
        if found is None and (preview := await preview_for(request, path)) is not None:
            html = with_preview(index, preview, request, behind_tls=config.behind_tls, draws=can_draw())
            return HTMLResponse(html, headers={"cache-control": REVALIDATE, "vary": "accept-language"})
        return file_response(found or index, request.headers.get("accept-encoding", ""), path)


def file_in(folder: Path, path: str) -> Path | None:
    """Return the file at a path inside a folder; None if there is none."""
    try:
        wanted = (folder / path).resolve()
        return wanted if path and wanted.is_relative_to(folder) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that is too long, or that contains U+0000
        return None


async def preview_for(request: Request, path: str) -> LinkPreview | None:
    """Return the link preview of a table's address, None for other addresses."""
    language = accepted_language(request.headers.get("accept-language", ""))
    store = services(request).store
    return await link_preview(store, path, request.query_params.get("invitation", ""), language)


def plain_page(accepted: str) -> str:
    """Return the page of a server without a built page, in an accepted language."""
    language = accepted_language(accepted)
    say = words(language).say
    return PLAIN.format(
        language=language, running=escape(say("server-page-running")), missing=escape(say("server-page-missing"))
    )


def file_response(file: Path, accepted: str, path: str) -> Response:
    """Return a file, or a compressed copy that the browser accepts."""
    headers = {"cache-control": IMMUTABLE if path.startswith("assets/") else REVALIDATE, "vary": "accept-encoding"}
    media_type = MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    encoding = best_encoding(file, accepted)
    if encoding is not None:
        headers["content-encoding"] = encoding
        file = file.with_name(file.name + SUFFIXES[encoding])
    return FileResponse(file, headers=headers, media_type=media_type)


def best_encoding(file: Path, accepted: str) -> str | None:
    """Return the best accepted encoding for which a copy of the file exists."""
    parts = [part.replace(" ", "").partition(";q=") for part in accepted.lower().split(",")]
    names = {name for name, _, weight in parts if not weight or weight.strip("0.")}
    return next((name for name, end in SUFFIXES.items() if name in names and Path(f"{file}{end}").is_file()), None)
