"""What a game draws in the terminal. Each game has a board (entry points `ziggurat.boards`); it sees views only."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from ziggurat.core.game import Game, View
from ziggurat.core.registry import installed
from ziggurat.words import Words

BOARDS = "ziggurat.boards"
Command = Callable[[View, list[str]], str]
"""A further command of a game, such as `places 2`: gets the view and its arguments, returns text to print."""


class Board:
    """Draws any game plainly; a game's own board draws it well."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def draw(self, view: View, names: list[str]) -> str:
        """Return the table as text, as the viewing seat may see it; `names` are the players by seat."""
        hidden = ("actions", "history", "options")
        return json.dumps({name: value for name, value in view.items() if name not in hidden}, indent=1)

    def action(self, word: str, view: View) -> str:
        """Say in words what an action would do; it stands beside the notation in the menu."""
        return word

    def menu(self, view: View) -> list[str]:
        """Return the legal actions in the order of the menu. A game with hundreds may return only a few."""
        actions: list[str] = view["actions"]
        return actions

    def commands(self) -> Mapping[str, Command]:
        """Return the game's own commands by name; `help` explains each by the message `GAME-command-NAME`."""
        return {}


def board(game: Game, words: Words) -> Board:
    """Return the board of a game."""
    points = installed(BOARDS)
    made: type[Board] = points[game.id].load() if game.id in points else Board
    return made(game, words)
