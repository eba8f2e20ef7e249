"""Where a server is when nobody says: which port, which file, and how a browser finds it."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path

PORT = 8080
PORTS_TRIED = 20
READY_SECONDS = 30.0


def free_port(host: str) -> int:
    """Return the usual port, or the next one after it that nobody uses."""
    for port in range(PORT, PORT + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return PORT


def data_folder() -> Path:
    """Return the folder where programs of this user keep their data, made if it is not there."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "ziggurat"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def own_store() -> str:
    """Return the address of this user's own store: the same whatever folder the server is started from."""
    return f"sqlite:///{data_folder() / 'ziggurat.db'}"


def open_when_ready(address: str, port: int) -> None:
    """Show the page in a browser as soon as the server answers; without a browser nothing happens."""
    threading.Thread(target=wait_and_open, args=(address, port), daemon=True).start()


def wait_and_open(address: str, port: int) -> None:
    """Wait for the server, then open the page."""
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            with suppress(webbrowser.Error, OSError):
                webbrowser.open(address)
            return
        time.sleep(0.1)
