"""The modules of Babylon's scene in a browser without a table, from the page's development server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, Error, Page

from helpers.browser import ROOT
from helpers.server import free_port
from ziggurat.core.registry import game
from ziggurat.testing.policies import policy
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import begin, stream_for

READY_SECONDS = 120.0


@contextmanager
def scene_modules(chromium: Browser) -> Iterator[Page]:
    """Serve the modules for the duration of a `with` block; the page has them as `window.scene`."""
    port = free_port()
    command = [sys.executable, str(ROOT / "web" / "node.py"), "npm", "run", "--silent", "dev", "--"]
    options = ["--port", str(port), "--host", "127.0.0.1", "--strictPort", "--logLevel", "silent"]
    process = subprocess.Popen(command + options, start_new_session=True)
    page = chromium.new_page()
    try:
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end:
            with suppress(Error):
                page.goto(f"http://127.0.0.1:{port}/tests/scene/harness.html")
                break
            time.sleep(0.2)
        page.wait_for_function("window.scene", timeout=READY_SECONDS * 1000)
        yield page
    finally:
        page.close()
        os.killpg(process.pid, signal.SIGTERM)  # npm does not pass a signal on to the server that it started
        process.wait()


def random_game(seats: int, number: int) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Play a random game; return each action, the seat that made it, and the view after it."""
    setting = Setting(game("babylon"), seats, "default", {})
    match = begin(setting, number)
    choose, stream = policy("eager", setting.game), stream_for("scene", seats, number)
    while not match.position.over:
        seat = match.position.to_move
        word = match.game.word(choose(match.position, stream))
        match.apply(word)
        yield word, int(seat), dict(match.game.view(match.position, 0))
