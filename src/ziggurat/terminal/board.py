"""What a game draws in the terminal. Each game has a board (entry points `ziggurat.boards`); it sees views only.

Only `draw` and `action` are worth writing for every game; the other methods have defaults that find their words in the
language files, by keys that begin with the game's name (`hanging_gardens` speaks as `hanging-gardens`):

    GAME-title, GAME-about      the game in the menu
    GAME-why-REASON             why an action is refused
    GAME-line-LINE              a line of the score sheet
    GAME-command-NAME           what a command of the game's own does
    GAME-option-NAME            an option as it is in force, with `$value`
    GAME-profile-NAME           an edition profile
    GAME-rules                  the rules in a few lines

An event is a message under its own code, with its own parameters and some more: if it has a `seat`, `$name` is that
player's name and `$you` is `yes` if that player is the reader and `no` otherwise; if it has `seats` (`0,2`), `$names`
are their names; `$viewer` is the reader's seat or `none`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from ziggurat.core.errors import IllegalAction, UnknownGame
from ziggurat.core.game import Event, Game, View
from ziggurat.core.registry import find, installed
from ziggurat.terminal.messages import message_key
from ziggurat.terminal.paint import PLAIN, Paint
from ziggurat.words import Words

BOARDS = "ziggurat.boards"
Command = Callable[[View, list[str]], str]
"""A further command of a game, such as `places 2`: gets the view and its arguments, returns text to print."""


class Board:
    """Draws any game plainly; a game's own board draws it well."""

    paint: Paint = PLAIN
    """Colours, where the terminal has them; the table sets it."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def draw(self, view: View, names: list[str]) -> str:
        """Return the table as text, as the viewing seat may see it; `names` are the players by seat."""
        hidden = ("actions", "history", "options")
        return json.dumps({name: value for name, value in view.items() if name not in hidden}, indent=1)

    def draw_since(self, view: View, names: list[str], before: View | None) -> str:
        """Return the table as text, with marks where it differs from an earlier view of the same seat."""
        return self.draw(view, names)

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

    def status(self, view: View, names: list[str]) -> str:
        """Say whose turn it is and what to do now."""
        if view["to_move"] is None:
            return self.words.say("table-status-over")
        if view["to_move"] == view["seat"]:
            return self.words.say("table-status-you")
        return self.words.say("table-status-waiting", name=names[view["to_move"]])

    def event(self, event: Event, view: View, names: list[str]) -> str:
        """Say what happened; `view` tells who reads it."""
        seat = event.params.get("seat")
        viewer = view["seat"]
        reader: dict[str, str | int] = {"viewer": "none" if viewer is None else viewer}
        if isinstance(seat, int):
            reader |= {"name": names[seat], "you": "yes" if seat == viewer else "no"}
        if isinstance(seats := event.params.get("seats"), str):
            reader["names"] = ", ".join(names[int(one)] for one in seats.split(","))
        return self.words.say(event.code, {**event.params, **reader})

    def reason(self, error: IllegalAction, view: View) -> str:
        """Say why an action is refused; without a message of its own, in the game's English sentence."""
        key = self.key("why", error.reason)
        return self.words.say(key, error.params) if self.words.has(key) else error.sentence

    def line(self, name: str) -> str:
        """Name a line of the score sheet."""
        return self.said("line", name, otherwise=name)

    # --- Finding words -------------------------------------------------------------------------------------

    def key(self, *parts: str) -> str:
        """Return the name of a message of this game."""
        return message_key(self.game.id, *parts)

    def said(self, *parts: str, otherwise: str) -> str:
        """Say a message of this game that has no parameters, or something else if there is none."""
        key = self.key(*parts)
        return self.words.say(key) if self.words.has(key) else otherwise


def board(game: Game, words: Words) -> Board:
    """Return the board of a game."""
    made: type[Board] = find(BOARDS, game.id, "board", UnknownGame) if game.id in installed(BOARDS) else Board
    return made(game, words)
