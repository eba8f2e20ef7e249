"""Choosing between the compiled and the plain engine.

The compiled modules are used where they were built. `ZIGGURAT_PLAIN=1` in the environment forces the plain Python
files: for debugging, for coverage, and while a compiled module would hide an edit.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


class PlainFinder(MetaPathFinder):
    """Finds the `.py` file of a module that also has a compiled extension."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the plain version of a module of this package with a `.pxd` file."""
        if not name.startswith("ziggurat."):
            return None
        source = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
        if not source.with_suffix(".pxd").exists() or source.stem == "__init__":
            return None
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def install() -> None:
    """Force the plain engine if `ZIGGURAT_PLAIN` is set; must run before the engine is imported."""
    if os.environ.get("ZIGGURAT_PLAIN", "") not in ("", "0"):
        sys.meta_path.insert(0, PlainFinder())


def engine() -> str:
    """Return which engine runs: `compiled` or `plain`."""
    found = find_spec("ziggurat.core.position")
    return "plain" if found is None or str(found.origin).endswith(".py") else "compiled"
