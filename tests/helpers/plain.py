"""Plain copies of modules of which a compiled version may already be loaded.

A compiled class hides its fields and does not call methods that a Python class overrides; the plain one does both.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from ziggurat.compiled import PlainFinder

OURS = ("ziggurat", "helpers")


@contextmanager
def plain_engine() -> Iterator[None]:
    """Import modules as plain copies; restore the loaded ones afterwards."""
    loaded = {name: module for name, module in sys.modules.items() if name.partition(".")[0] in OURS}
    for name in loaded:
        del sys.modules[name]
    finder = PlainFinder()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
            del sys.modules[name]
        sys.modules.update(loaded)


def plain_modules(*names: str) -> list[ModuleType]:
    """Return plain copies of modules; they share one copy of everything they import."""
    with plain_engine():
        return [import_module(name) for name in names]
