"""The base class of boards, which draw views (entry points `ziggurat.boards`).

A board overrides at least `draw` and `action`. The other methods have defaults with messages from the language files,
whose keys begin with the game's name (`hanging-gardens` for `hanging_gardens`):

    GAME-title, GAME-about      the game in the menu
    GAME-why-REASON             why an action is refused
    GAME-line-LINE              a line of the score sheet
    GAME-command-NAME           what a command of this game does
    GAME-option-NAME            what an option means, with `$value`
    GAME-profile-NAME           an edition profile
    GAME-rules                  the rules in a few lines

An event is a message whose key is its code, with its parameters and these: for `seat`, `$name` is that player's name,
and `$you` is `yes` if that player is the reader, otherwise `no`; for `seats` (`0,2`), `$names` are their names,
`$others` those without the reader's, and `$you` is `yes` if the reader is one of them; `$viewer` is the reader's seat
or `none`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from ziggurat.core.errors import IllegalAction, UnknownGame
from ziggurat.core.game import Event, Game, View
from ziggurat.core.plugins import BOARDS
from ziggurat.core.registry import find, installed
from ziggurat.terminal.messages import message_key, person, persons
from ziggurat.terminal.paint import PLAIN, Paint
from ziggurat.words import Words

Command = Callable[[View, list[str]], str]
"""A command of one game, such as `places 2`: gets the view and its arguments, returns text to print."""


class Board:
    """Draws any game as JSON; subclasses draw one game."""

    paint: Paint = PLAIN
    """Adds colours; the session replaces it if the terminal has them."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def draw(self, view: View, names: list[str]) -> str:
        """Return the table as text for the viewing seat; `names` are by seat."""
        hidden = ("actions", "history", "options")
        return json.dumps({name: value for name, value in view.items() if name not in hidden}, indent=1)

    def draw_since(self, view: View, names: list[str], before: View | None) -> str:
        """Return the table as text, with marks where it differs from an earlier view."""
        return self.draw(view, names)

    def action(self, word: str, view: View) -> str:
        """Return what an action would do, for the menu."""
        return word

    def menu(self, view: View) -> list[str]:
        """Return the actions of the menu, in order; of hundreds, only the best few."""
        actions: list[str] = view["actions"]
        return actions

    def commands(self) -> Mapping[str, Command]:
        """Return the commands of this game by name; `help` shows the message `GAME-command-NAME` of each."""
        return {}

    def status(self, view: View, names: list[str]) -> str:
        """Return a sentence: whose turn it is and what to do now."""
        if view["to_move"] is None:
            return self.words.say("table-status-over")
        if view["to_move"] == view["seat"]:
            return self.words.say("table-status-you")
        return self.words.say("table-status-waiting", name=names[view["to_move"]])

    def event(self, event: Event, view: View, names: list[str]) -> str:
        """Return a sentence about what happened, for the seat of the view."""
        seat = event.params.get("seat")
        viewer = view["seat"]
        reader: dict[str, str | int] = {"viewer": "none" if viewer is None else viewer}
        if isinstance(seat, int):
            reader |= person(seat, viewer, names)
        if isinstance(seats := event.params.get("seats"), str):
            reader |= persons([int(one) for one in seats.split(",")], viewer, names)
        return self.words.say(event.code, {**event.params, **reader})

    def reason(self, error: IllegalAction, view: View) -> str:
        """Return why an action is refused; without a message, the game's English sentence."""
        key = self.key("why", error.reason)
        return self.words.say(key, error.params) if self.words.has(key) else error.sentence

    def line(self, name: str) -> str:
        """Return the name of a line of the score sheet."""
        return self.message("line", name, default=name)

    # --- Messages ------------------------------------------------------------------------------------------

    def key(self, *parts: str) -> str:
        """Return the key of a message of this game."""
        return message_key(self.game.id, *parts)

    def message(self, *parts: str, default: str) -> str:
        """Return a message of this game without parameters, or the default if there is none."""
        key = self.key(*parts)
        return self.words.say(key) if self.words.has(key) else default


def board(game: Game, words: Words) -> Board:
    """Return the board of a game."""
    made: type[Board] = find(BOARDS, game.id, "board", UnknownGame) if game.id in installed(BOARDS) else Board
    return made(game, words)


def as_text(game: Game, view: View, language: str = "en") -> str:
    """Return a view as text, as the terminal shows it: how `str` shows a match."""
    words = Words(language, [game.words] if game.words else [])
    names = [words.say("page-pad-player", number=seat + 1) for seat in range(view["seats"])]
    return board(game, words).draw(view, names)
