"""Arguments as users write them: games, boxes, options, seeds, seats and players."""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from ziggurat.bots.bot import bots
from ziggurat.cli.files import read_text
from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox, BadOptions, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.options import Choice, Number, Option
from ziggurat.core.registry import game, games
from ziggurat.terminal.messages import message_key, option_text
from ziggurat.terminal.players import bot_given
from ziggurat.terminal.screen import printable, quoted
from ziggurat.words import Words

OPPONENT = "greedy"
MAX_NAME = 24
SIMILAR = 0.8  # a name this close to a bot's name is a typing error, not a person
SEED_DIGITS = 64


class UsageError(ZigguratError):
    """A wrong argument. The message is in the user's language."""

    code = "usage_error"


def check_range(argument: str, value: int, least: int, most: int, words: Words) -> None:
    """Raise `BadOptions` unless the value of an argument is in its range."""
    if not least <= value <= most:
        limits = {"least": str(least), "most": str(most)}
        raise BadOptions(words.say("argument-range", argument=argument, value=str(value), **limits))


# --- Games and seats ---------------------------------------------------------------------------------------


def game_named(name: str, words: Words) -> Game:
    """Return an installed game; `hanging-gardens` and `Hanging_Gardens` are the same name."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted not in games():
        raise UsageError(words.say("table-game-unknown", name=quoted(name), games=", ".join(games())))
    return game(wanted)


def check_seats(chosen: Game, seats: Sequence[int], words: Words) -> None:
    """Raise `BadOptions` unless the game can be played with each of these numbers of players."""
    if not set(seats) <= set(chosen.seats):
        allowed, given = (", ".join(map(str, counts)) for counts in (chosen.seats, seats))
        raise BadOptions(words.say("record-seats-wrong", game=chosen.id, counts=allowed, seats=given))


def seat_counts(text: str, words: Words) -> tuple[int, ...]:
    """Return numbers of seats separated by commas, or raise `BadOptions`."""
    counts = text.split(",")
    if not all(count.strip().isascii() and count.strip().isdigit() for count in counts):
        raise BadOptions(words.say("argument-seats", argument="--seats", value=quoted(text)))
    return tuple(map(int, counts))


# --- Boxes -------------------------------------------------------------------------------------------------


def box_from(name: str, chosen: Game, words: Words) -> Box:
    """Return the box of a game that a file describes; errors name the file."""
    return open_box(name, box_data(name, words), chosen)


def open_box(name: str, data: Any, chosen: Game) -> Box:
    """Return the box of a game from the data of a file, or raise `BadBox` with the file's name."""
    try:
        return chosen.open_box(data)
    except BadBox as error:
        raise BadBox(f"{name}: {error}") from None


def box_data(name: str, words: Words) -> Any:
    """Return the data of a box file, or raise `BadBox` if it is not JSON."""
    text = read_text(name, words)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadBox(words.say("file-not-json-at", file=name, line=error.lineno, column=error.colno)) from None
    except (ValueError, RecursionError):  # a number with too many digits, or lists nested too deeply
        raise BadBox(words.say("file-not-json", file=name)) from None


# --- Options -----------------------------------------------------------------------------------------------


def options_from(given: Sequence[str], profile: str | None, words: Words) -> dict[str, Any]:
    """Return options written `name=value`; the game checks their names and values."""
    options: dict[str, Any] = {} if profile is None else {"profile": profile}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOptions(words.say("option-form", option=text))
        options[name] = option_value(value)
    return options


def option_value(text: str) -> Any:
    """Return the value of an option: JSON such as `5` or `[3,5]`, otherwise text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def checked_options(chosen: Game, given: Sequence[str], profile: str | None, words: Words) -> dict[str, Any]:
    """Return `--profile` and the options, checked, with errors that list what the game allows."""
    options: dict[str, Any] = {}
    if profile is not None:
        check_profile(chosen, profile, words)
        options["profile"] = profile
    known = {option.name: option for option in chosen.options.options}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or name not in known:
            names = ", ".join(known) or words.say("table-none")
            raise UsageError(words.say("table-option-unknown", option=quoted(text), options=names))
        options[name] = checked_value(known[name], value, words)
    return options


def check_profile(chosen: Game, profile: str, words: Words) -> None:
    """Raise `UsageError` with the list of profiles unless the game has this one."""
    if profile in chosen.options.profiles:
        return
    lines = []
    for name in chosen.options.profiles:
        key = message_key(chosen.id, "profile", name)
        lines.append(f"  {name}: {words.say(key)}" if words.has(key) else f"  {name}")
    names = "\n".join(["", *lines]) if lines else words.say("table-none")
    raise UsageError(words.say("table-profile-unknown", profile=quoted(profile), profiles=names))


def checked_value(option: Option, text: str, words: Words) -> Any:
    """Return the value of an option, or raise `UsageError` with the values it takes."""
    try:
        return option.check(option_value(text))
    except BadOptions:
        allowed = allowed_values(option, words)
        message = words.say("table-option-value", option=option.name, value=quoted(text), allowed=allowed)
        raise UsageError(message) from None


def allowed_values(option: Option, words: Words) -> str:
    """Return the values that an option takes, in words."""
    if isinstance(option, Choice):
        return ", ".join(option_text(value) for value in option.values)
    if isinstance(option, Number):
        return words.say("table-from-to", low=option.low, high=option.high)
    return words.say("table-numbers", count=len(option.default), low=option.low, high=option.high)


# --- Seeds -------------------------------------------------------------------------------------------------


def seed_from(text: str) -> int | str:
    """Return a seed as a number or, of 64 hexadecimal digits, as text, unchecked."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < SEED_DIGITS else text


def checked_seed(text: str, words: Words) -> int | str:
    """Return a seed, or raise `UsageError` in the user's language."""
    seed = seed_from(text)
    if isinstance(seed, int) or (len(seed) == SEED_DIGITS and not set(seed) - set("0123456789abcdef")):
        return seed
    raise UsageError(words.say("table-seed-wrong", seed=quoted(text)))


# --- Players of `ziggurat play` ----------------------------------------------------------------------------


def player_names(text: str | None, seats: int | None, chosen: Game, words: Words) -> list[str]:
    """Return the names in `--players`, one per seat; by default one person against bots."""
    count = seats if seats is not None else len(text.split(",")) if text is not None else chosen.seats[0]
    if count not in chosen.seats:
        allowed = ", ".join(map(str, chosen.seats))
        raise UsageError(words.say("table-seats-wrong", game=chosen.id, allowed=allowed, seats=count))
    if text is None:
        return [words.say("table-me"), *[OPPONENT] * (count - 1)]
    names = [name.strip() for name in text.split(",")]
    check_names(names, words)
    if len(names) != count:
        raise UsageError(words.say("table-players-count", count=len(names), seats=count))
    return names


def check_names(names: Sequence[str], words: Words) -> None:
    """Raise `UsageError` for an impossible name, a name used twice, or a misspelt bot."""
    installed = bots()
    people = [name for name in names if bot_given(name) is None]
    for name in people:
        if not name or len(name) > MAX_NAME or not name.isprintable():
            raise UsageError(words.say("table-name-wrong", name=printable(name), most=MAX_NAME))
        if people.count(name) > 1:
            raise UsageError(words.say("table-name-twice", name=name))
        if similar := get_close_matches(name.lower(), installed, 1, SIMILAR):
            raise UsageError(words.say("table-name-slip", name=name, bot=similar[0], bots=", ".join(installed)))
