"""`ziggurat games`: the installed games with their options, the bots, the engine and the extras."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version

from ziggurat import compiled
from ziggurat.bots.bot import bots
from ziggurat.cli.arguments import allowed_values
from ziggurat.core.game import Game
from ziggurat.core.registry import game, games
from ziggurat.terminal.messages import option_text, title
from ziggurat.words import Words, preferred_language, words

PACKAGE = "ziggurat-table"
FOR_DEVELOPERS = ("dev", "docs")
REQUIREMENT = re.compile(r"""^(?P<name>[\w.-]+).*\bextra == ['"](?P<extra>[\w-]+)['"]""")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare no arguments; everything is listed."""


def run(args: argparse.Namespace) -> int:
    """Print what is installed."""
    language = words(preferred_language())
    for name in games():
        print("\n".join(described(game(name), language)), end="\n\n")
    print(language.say("games-bots", bots=", ".join(bots())))
    print(language.say("games-engine", engine=compiled.engine()))
    for extra, missing in extras().items():
        if missing:
            text = language.say("games-extra-missing", extra=extra, packages=", ".join(missing))
            print(f"{text} (pip install '{PACKAGE}[{extra}]')")
        else:
            print(language.say("games-extra", extra=extra))
    return 0


def described(found: Game, language: Words) -> Iterator[str]:
    """Yield the lines about a game: its title, its seats, its options and editions."""
    own = language if found.words is None else Words(language.language, [found.words])
    seats = ", ".join(map(str, found.seats))
    yield own.say("games-game", game=found.id, title=title(found.id, own), seats=seats)
    for option in found.options.options:
        allowed, usual = allowed_values(option, own), option_text(option.default)
        yield "  " + own.say("games-option", option=option.name, allowed=allowed, usual=usual)
    if found.options.profiles:
        yield "  " + own.say("games-profiles", profiles=", ".join(found.options.profiles))


def extras() -> dict[str, list[str]]:
    """Return the extras of this package with the packages that each lacks; none without metadata."""
    try:
        lines = requires(PACKAGE) or []
    except PackageNotFoundError:  # the package runs from a folder without being installed
        return {}
    found: dict[str, list[str]] = {}
    for line in lines:
        needed = REQUIREMENT.match(line)
        if needed is None or needed["extra"] in FOR_DEVELOPERS:
            continue
        missing = found.setdefault(needed["extra"], [])
        if not is_installed(needed["name"]) and not ("win32" in line and sys.platform == "win32"):
            missing.append(needed["name"])
    return found


def is_installed(name: str) -> bool:
    try:
        return bool(version(name))
    except PackageNotFoundError:
        return False
