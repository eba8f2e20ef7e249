"""Where the data of this user is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from ziggurat.core.errors import BadOptions
from ziggurat.words import preferred_language, words

SQLITE = "sqlite:///"


def data_folder() -> Path:
    """Return this user's data folder for Ziggurat; create it if it is missing."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "ziggurat"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def default_store() -> str:
    """Return the address of this user's store, which does not depend on the current folder."""
    return f"sqlite:///{data_folder() / 'ziggurat.db'}"


def store_file(address: str | None) -> Path:
    """Return the file of a SQLite store, by default the user's, or raise `BadOptions`."""
    address = address or default_store()
    if not address.startswith(SQLITE) or address == SQLITE:
        raise BadOptions(words(preferred_language()).say("backup-only-sqlite"))
    return Path(address.removeprefix(SQLITE))


def store_name(address: str) -> str:
    """Return an address for messages: a file, or a database without user and password."""
    if address.startswith(SQLITE):
        return address.removeprefix(SQLITE)
    try:
        parts = urlsplit(address)
    except ValueError:
        return "--db"
    # Another address may be a misspelt one with a password anywhere in it.
    return f"{parts.hostname}{parts.path}" if parts.scheme in ("postgresql", "postgres") else "--db"
