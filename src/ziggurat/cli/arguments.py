"""What the commands share: reading options and boxes as users give them, and summing a game up in a line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ziggurat.cli.files import read_text
from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox, BadOptions
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.words import Words


def box_from(name: str, game: Game, words: Words) -> Box:
    """Return the box of a game that a file describes."""
    text = read_text(name, words)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadBox(words.say("file-not-json-at", file=name, line=error.lineno, column=error.colno)) from None
    except (ValueError, RecursionError):  # a number too long, lists too deep
        raise BadBox(words.say("file-not-json", file=name)) from None
    return game.open_box(data)


def options_from(given: Sequence[str], profile: str | None, words: Words) -> dict[str, Any]:
    """Read options written `name=value`; a value is JSON where it can be, otherwise text."""
    options: dict[str, Any] = {} if profile is None else {"profile": profile}
    for one in given:
        name, sign, value = one.partition("=")
        if not sign or not name:
            raise BadOptions(words.say("option-form", option=one))
        options[name] = value_of(value)
    return options


def value_of(text: str) -> Any:
    """Read the value of an option: `5`, `true`, `[3,5]`, or any text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def summary(match: Match, players: Sequence[str], words: Words) -> str:
    """Say in one line which game this was and how it ended."""
    ended = outcome(match, players, words)
    return words.say("game-summary", game=match.game.id, seats=match.seats, actions=len(match.words), outcome=ended)


def outcome(match: Match, players: Sequence[str], words: Words) -> str:
    """Say who has won, and with how many points."""
    winners = match.position.winners()
    if winners is None:
        return words.say("game-unfinished")
    names = ", ".join(f"P{seat + 1} ({players[seat]})" for seat in winners)
    totals = ":".join(map(str, match.position.scores()))
    return words.say("game-outcome", count=len(winners), names=names, totals=totals)
