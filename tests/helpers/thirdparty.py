"""A game of another package, installed like by pip: a module and its entry point."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from helpers import pebbles

METADATA = "Metadata-Version: 2.1\nName: ziggurat-pebbles\nVersion: 1.0\n"
ENTRY_POINTS = "[ziggurat.games]\npebbles = ziggurat_pebbles:GAME\n"


def install_pebbles(folder: Path) -> dict[str, str]:
    """Install Pebbles into a folder; return the environment in which Python finds it."""
    shutil.copy(pebbles.__file__, folder / "ziggurat_pebbles.py")
    info = folder / "ziggurat_pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA, encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))}
