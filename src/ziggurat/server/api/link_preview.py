"""Titles, descriptions and pictures that messengers show for the address of a table.

A public table shows its game, the names of its players, its status and, once the game has begun, a picture of the
position as spectators see it (`table_picture.py`). A private table shows its game to addresses with a valid invitation
and nothing to others, exactly like a table that does not exist.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import Request

from ziggurat.server.ids import now_ms, token_hash
from ziggurat.server.tables.lobby import lobby_entry
from ziggurat.store import Store, StoreError, Summary
from ziggurat.words import LANGUAGES, Words, words

ADDRESS = re.compile(r"(table|invitation)/([A-Za-z0-9_-]{1,100})/?")
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION = re.compile(r'<meta name="description".*?>', re.DOTALL)
PICTURES = "link"  # the folder of the pictures in the built page
WIDTH, HEIGHT = 1200, 630  # the size that messengers ask for
PLAYING = ("playing", "paused")


@dataclass(frozen=True)
class LinkPreview:
    """What a messenger shows for a link."""

    title: str
    description: str
    game: str | None = None
    picture: str | None = None
    """The path of a picture of the position."""


def accepted_language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that exists here, English without one."""
    codes = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((code for code in codes if code in LANGUAGES), "en")


# --- The content -------------------------------------------------------------------------------------------


async def link_preview(store: Store, path: str, invitation: str, language: str) -> LinkPreview | None:
    """Return the preview of a table's address, None for other addresses."""
    found = ADDRESS.fullmatch(path)
    if found is None:
        return None
    say = words(language)
    token = found[2] if found[1] == "invitation" else invitation
    try:
        invited = await invited_table(store, token)
        table_id = found[2] if found[1] == "table" else invited
        summary = await store.table(table_id) if table_id else None
    except StoreError:
        summary, invited = None, None
    return preview_of(summary, invited, say)


async def invited_table(store: Store, token: str) -> str | None:
    """Return the table of a valid invitation."""
    invitation = await store.invitation(token_hash(token), now_ms()) if token else None
    return invitation.table_id if invitation is not None else None


def preview_of(summary: Summary | None, invited: str | None, say: Words) -> LinkPreview:
    """Return what the holder of a link may know of a table."""
    entry = lobby_entry(summary) if summary is not None and summary.status != "closed" else None
    if entry is None or (entry["private"] and invited != entry["id"]):
        return LinkPreview(say.say("page-link-any-title"), say.say("page-link-any-text"))
    game = say.game_name(entry["game"])
    if entry["private"]:
        return LinkPreview(
            say.say("page-link-private-title", game=game), say.say("page-link-private-text"), entry["game"]
        )
    names = ", ".join(filter(None, (seat_name(seat, say) for seat in entry["seats"])))
    title = f"{game}: {names}" if names else game
    return LinkPreview(title, status_text(entry, say), entry["game"], picture_path(summary, say.language))


def picture_path(summary: Summary | None, language: str) -> str | None:
    """Return the path of a public game's picture; its version makes messengers reload it."""
    if summary is None or summary.status not in (*PLAYING, "ended"):
        return None
    return f"/api/watch/{summary.table_id}/picture.png?language={language}&version={summary.version}"


def seat_name(seat: dict[str, Any], say: Words) -> str:
    """Return the name of the player at a seat; empty for an open seat."""
    key = f"bot-{seat['level']}"
    return str(seat["name"] or (say.say(key) if say.has(key) else seat["level"]) or "")


def status_text(entry: dict[str, Any], say: Words) -> str:
    if entry["status"] == "open":
        free = sum(seat["kind"] == "open" for seat in entry["seats"])
        return say.say("page-link-open", count=free)
    return say.say("page-link-playing" if entry["status"] in PLAYING else "page-link-ended")


# --- The page ----------------------------------------------------------------------------------------------


def with_preview(index: Path, preview: LinkPreview, request: Request, *, behind_tls: bool, draws: bool) -> str:
    """Return the page with the tags of a preview in its head; `draws` is whether positions can be drawn."""
    html = index.read_text(encoding="utf-8")
    html = TITLE.sub(lambda _: f"<title>{escape(preview.title)} · Ziggurat</title>", html, count=1)
    html = DESCRIPTION.sub(lambda _: meta("name", "description", preview.description), html, count=1)
    scheme = "https" if behind_tls else request.url.scheme
    site = f"{scheme}://{request.headers.get('host', 'localhost')}"
    return html.replace("</head>", "\n".join(tags(preview, site, index.parent, draws)) + "\n</head>", 1)


def tags(preview: LinkPreview, site: str, folder: Path, draws: bool) -> list[str]:
    """Return the Open Graph tags of a preview."""
    drawn = preview.game if preview.game and (folder / PICTURES / f"{preview.game}.png").is_file() else "ziggurat"
    picture = preview.picture if draws and preview.picture else f"/{PICTURES}/{drawn}.png"
    graph = {
        "og:type": "website",
        "og:site_name": "Ziggurat",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": f"{site}{picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    return [*(meta("property", *pair) for pair in graph.items()), meta("name", "twitter:card", "summary_large_image")]


def meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
