"""Ziggurat: an open digital table for the three games of Babylon.

>>> from ziggurat import game
>>> babel = game("babel")
>>> position = babel.new(seats=2, seed=7)
>>> babel.apply(position, babel.legal_words(position)[0])
"""

from ziggurat import compiled as _compiled

_compiled.install()

# Importing the package `ziggurat.games` sets the attribute `games`; the function of that name must come after it.
import ziggurat.games as _games  # noqa: E402, F401
from ziggurat.core.registry import game, games  # noqa: E402  (the plain engine must be chosen before it is imported)

__version__ = "0.1.0"
__all__ = ["__version__", "game", "games"]
