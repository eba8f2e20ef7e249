"""The page, served from inside the package; without one, a plain page says so and where programs find their way in.

Files under /assets carry a hash of their content in their name: a browser may keep them for good. Everything else is
asked for again each time, which costs a few bytes when nothing has changed. Compressed copies lie beside the files.
"""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response

from ziggurat.server.config import Config
from ziggurat.words import LANGUAGES, words

BUILT = Path(__file__).parents[1] / "page"
PLAIN = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ziggurat</title></head>
<body><h1>Ziggurat</h1><p>{running}</p><p>{missing}</p><p><a href="/api/openapi.json">/api/openapi.json</a></p></body>
</html>
"""
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COPIES = {"br": ".br", "gzip": ".gz"}
KINDS = {".ftl": "text/plain; charset=utf-8", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}


def mount_page(app: FastAPI, config: Config) -> None:
    """Serve the page's files, and its first one for every address that is the page's own business."""
    folder = (Path(config.page) if config.page else BUILT).resolve()
    first = folder / "index.html"
    if not first.exists():

        @app.get("/", include_in_schema=False)
        async def no_page(request: Request) -> Response:
            return HTMLResponse(plain_page(request.headers.get("accept-language", "")))

        return

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        wanted = (folder / path).resolve() if "\0" not in path else first
        known = bool(path) and wanted.is_relative_to(folder) and wanted.is_file()
        if not known and path.startswith(("assets/", "api/")):
            return JSONResponse({"code": "not_found", "params": {}, "reason": None}, 404)
        return file_answer(wanted if known else first, request.headers.get("accept-encoding", ""), path)


def plain_page(wanted: str) -> str:
    """Return the page for a server that was installed without one, in a language the reader wants."""
    codes = [part.strip()[:2].lower() for part in wanted.split(",")]
    language = next((code for code in codes if code in LANGUAGES), "en")
    say = words(language).say
    return PLAIN.format(
        language=language, running=escape(say("server-page-running")), missing=escape(say("server-page-missing"))
    )


def file_answer(file: Path, accepted: str, path: str) -> Response:
    """Return a file, compressed if there is such a copy and the browser can read it."""
    headers = {"cache-control": FOR_GOOD if path.startswith("assets/") else ASK_AGAIN, "vary": "accept-encoding"}
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    coding = best_coding(file, accepted)
    if coding is not None:
        headers["content-encoding"] = coding
        file = file.with_name(file.name + COPIES[coding])
    return FileResponse(file, headers=headers, media_type=kind)


def best_coding(file: Path, accepted: str) -> str | None:
    """Return the smallest coding that the browser accepts and that we have of a file."""
    parts = [part.replace(" ", "").partition(";q=") for part in accepted.lower().split(",")]
    names = {name for name, _, weight in parts if not weight or weight.strip("0.")}
    return next((name for name, end in COPIES.items() if name in names and Path(f"{file}{end}").is_file()), None)
