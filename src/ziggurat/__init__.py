"""Ziggurat: an open digital table for the three games of Babylon.

>>> from ziggurat import Match, play_out
>>> match = Match("babel", seed=7)
>>> match.push(match.legal()[0])
>>> play_out(match, ["random", "greedy"]).over
True
"""

from ziggurat import compiled as _compiled

_compiled.install()

from ziggurat.bots import package as bots  # noqa: E402  (the plain engine must be chosen before it is imported)
from ziggurat.bots.bot import Bot, bot  # noqa: E402
from ziggurat.bots.play_out import play_out  # noqa: E402
from ziggurat.core.match import Match  # noqa: E402
from ziggurat.core.registry import game  # noqa: E402
from ziggurat.games import package as games  # noqa: E402  (like `bots`, the package itself, which can be called)

__version__ = "0.1.0"
__all__ = ["Bot", "Match", "__version__", "bot", "bots", "game", "games", "play_out"]
