"""The games, one folder each; called, `games()` returns the names of the installed ones.

A game imports nothing but `ziggurat.core`.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import cast

from ziggurat.core import registry


class GamesPackage(ModuleType):
    """The type of this package: `ziggurat.games()` is a call, `ziggurat.games.babel` a module (D150)."""

    def __call__(self) -> list[str]:
        """Return the names of all installed games.

        >>> from ziggurat import games
        >>> games()
        ['babel', 'babylon', 'hanging_gardens']
        """
        return registry.games()


sys.modules[__name__].__class__ = GamesPackage
package = cast(GamesPackage, sys.modules[__name__])  # for type checkers, to which a module is not callable
