"""Bots: players that get a view and a time limit, never the position; called, `bots()` returns their names."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import cast


class BotsPackage(ModuleType):
    """The type of this package: `ziggurat.bots()` is a call, `ziggurat.bots.bot` a module (D150)."""

    def __call__(self) -> list[str]:
        """Return the names of all installed bots.

        >>> from ziggurat import bots
        >>> bots()
        ['apprentice', 'architect', 'greedy', 'king', 'mason', 'random']
        """
        from ziggurat.bots import bot  # it imports this package

        return bot.bots()


sys.modules[__name__].__class__ = BotsPackage
package = cast(BotsPackage, sys.modules[__name__])  # for type checkers, to which a module is not callable
