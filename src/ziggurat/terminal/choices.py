"""What is played: game, options and seed, as people write them on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ziggurat.cli.arguments import value_of
from ziggurat.core.errors import BadOptions
from ziggurat.core.game import Game
from ziggurat.core.options import Choice, Number, Option
from ziggurat.core.registry import game, games
from ziggurat.terminal.board import message_key
from ziggurat.terminal.screen import Screen, quoted
from ziggurat.terminal.trouble import Trouble
from ziggurat.words import Words


def game_named(name: str, words: Words) -> Game:
    """Return a game by its name, however it is written: `hanging-gardens`, `Hanging_Gardens`."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted not in games():
        raise Trouble(words.say("table-game-unknown", name=quoted(name), games=", ".join(games())))
    return game(wanted)


def ask_for_game(screen: Screen, words: Words) -> Game:
    """Show the installed games and ask which one it shall be."""
    names = games()
    screen.show(words.say("table-which-game"))
    for number, name in enumerate(names, 1):
        about = message_key(name, "about")
        screen.say(
            f"{title(name, words)}: {words.say(about)}" if words.has(about) else title(name, words),
            f"{number:3}  ",
            " " * 5,
        )
    while True:
        answer = screen.ask()
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(names):
            return game(names[int(answer) - 1])
        try:
            return game_named(answer, words)
        except Trouble as trouble:
            screen.say(str(trouble))


def title(name: str, words: Words) -> str:
    """Return the name of a game as people say it."""
    key = message_key(name, "title")
    return words.say(key) if words.has(key) else name


def options_for(chosen: Game, given: Sequence[str], profile: str | None, words: Words) -> dict[str, Any]:
    """Read `--profile` and every `--option name=value`, and check them."""
    options: dict[str, Any] = {}
    if profile is not None:
        check_profile(chosen, profile, words)
        options["profile"] = profile
    known = {option.name: option for option in chosen.options.options}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or name not in known:
            names = ", ".join(known) or words.say("table-none")
            raise Trouble(words.say("table-option-unknown", option=quoted(text), options=names))
        options[name] = checked(known[name], value, words)
    return options


def check_profile(chosen: Game, profile: str, words: Words) -> None:
    """Refuse a profile that the game does not have, and tell what it has."""
    if profile in chosen.options.profiles:
        return
    told = []
    for name in chosen.options.profiles:
        key = message_key(chosen.id, "profile", name)
        told.append(f"  {name}: {words.say(key)}" if words.has(key) else f"  {name}")
    names = "\n".join(["", *told]) if told else words.say("table-none")
    raise Trouble(words.say("table-profile-unknown", profile=quoted(profile), profiles=names))


def checked(option: Option, text: str, words: Words) -> Any:
    """Return the value of an option that somebody wrote."""
    try:
        return option.check(value_of(text))
    except BadOptions:
        raise Trouble(
            words.say("table-option-value", option=option.name, value=quoted(text), allowed=allowed(option, words))
        ) from None


def allowed(option: Option, words: Words) -> str:
    """Say which values an option takes."""
    if isinstance(option, Choice):
        return ", ".join(option_text(value) for value in option.values)
    if isinstance(option, Number):
        return words.say("table-from-to", low=option.low, high=option.high)
    return words.say("table-numbers", count=len(option.default), low=option.low, high=option.high)


def option_text(value: Any) -> str:
    """Write the value of an option as it is typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)


def seed_for(text: str | None, words: Words) -> int | str | None:
    """Read a seed: a whole number or 64 hexadecimal digits."""
    if text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) < 64:
        return int(text)
    if len(text) == 64 and not set(text) - set("0123456789abcdef"):
        return text
    raise Trouble(words.say("table-seed-wrong", seed=quoted(text)))
