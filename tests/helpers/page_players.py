"""The class that operates the board of each game, by the game's name."""

from __future__ import annotations

from helpers.page_babel import BabelPlayer
from helpers.page_babylon import BabylonPlayer
from helpers.page_gardens import GardensPlayer
from helpers.page_player import Player

PLAYERS: dict[str, type[Player]] = {kind.game: kind for kind in (BabelPlayer, BabylonPlayer, GardensPlayer)}
