"""Choosing between the compiled and the plain engine.

The compiled modules are used where they were built. `ZIGGURAT_PLAIN=1` in the environment forces the plain
Python files, for debugging, coverage, and for developing without a stale extension in the way.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


class PlainFinder(MetaPathFinder):
    """Finds the `.py` of a hot module even where its extension lies beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the plain module, if this is one of ours with a `.pxd` beside it."""
        if not name.startswith("ziggurat."):
            return None
        source = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
        if not source.with_suffix(".pxd").exists() or source.stem == "__init__":
            return None
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def install() -> None:
    """Force the plain engine if the environment asks for it."""
    if os.environ.get("ZIGGURAT_PLAIN", "") not in ("", "0"):
        sys.meta_path.insert(0, PlainFinder())


def engine() -> str:
    """Tell which engine runs: `compiled` or `plain`."""
    from ziggurat.core import position

    return "plain" if str(position.__file__).endswith(".py") else "compiled"
