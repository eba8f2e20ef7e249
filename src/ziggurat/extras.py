"""Optional packages: importing one that is missing says how to install it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ziggurat.core.errors import ZigguratError


class MissingExtra(ZigguratError, ImportError):
    """A package that only some features need is not installed."""

    code = "missing_extra"


def needed(module: str, extra: str) -> ModuleType:
    """Return a module, or raise `MissingExtra` with the extra that installs it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingExtra(
            f"{module} is not installed, and this needs it: pip install 'ziggurat-table[{extra}]' ({error})"
        ) from error
