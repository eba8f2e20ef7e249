"""`ziggurat play`: a game in the terminal, of people at one keyboard and bots.

Without arguments it asks for the game and seats one person against the bot `greedy`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from typing import TextIO

from ziggurat.cli.arguments import (
    UsageError,
    box_data,
    checked_options,
    checked_seed,
    game_named,
    open_box,
    player_names,
)
from ziggurat.cli.files import BadFile, read_text, write_text
from ziggurat.core.errors import BadBox, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.record import Record
from ziggurat.core.registry import game, games
from ziggurat.core.seed import fresh_salt, fresh_seed, reproducible_salt, seed_bytes
from ziggurat.terminal.messages import error_text, message_key, title
from ziggurat.terminal.players import players_given
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.session import Session
from ziggurat.terminal.table import TerminalTable, new_table, resumed_table
from ziggurat.words import LANGUAGES, Words, preferred_language, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the game, the players and the options."""
    say = words(preferred_language()).say
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("table-arg-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("table-arg-seats"))
    parser.add_argument("--players", metavar="A,B", help=say("table-arg-players"))
    parser.add_argument("--seed", metavar="S", help=say("table-arg-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("table-arg-option"))
    parser.add_argument("--profile", metavar="NAME", help=say("table-arg-profile"))
    parser.add_argument("--box", metavar="FILE", help=say("table-arg-box"))
    parser.add_argument("--language", choices=list(LANGUAGES), help=say("table-arg-language"))
    parser.add_argument("--resume", metavar="FILE", help=say("table-arg-resume"))


def run(
    args: argparse.Namespace,
    source: TextIO | None = None,
    target: TextIO | None = None,
    environment: Mapping[str, str] = os.environ,
) -> int:
    """Play a new or a resumed game; return the exit code."""
    screen = Screen(source or sys.stdin, target or sys.stdout, environment)
    language = words(args.language or preferred_language())
    try:
        table = resumed(args, language) if args.resume else begun(args, screen, language)
    except EOFError:
        return 0
    except (UsageError, BadFile):  # already in the user's language
        raise
    except BadBox as error:  # names its own file
        raise UsageError(error_text(error, language)) from None
    except ZigguratError as error:
        raise UsageError((f"{args.resume}: " if args.resume else "") + error_text(error, language)) from None

    def write(name: str, text: str) -> None:
        write_text(name, text, language)

    try:
        return Session(table, screen, write, args.resume).run()
    finally:
        table.close()


def begun(args: argparse.Namespace, screen: Screen, language: Words) -> TerminalTable:
    """Return a new game as the arguments describe it."""
    chosen = game_named(args.game, language) if args.game else ask_for_game(screen, language)
    language = with_own_words(chosen, language)
    players = players_given(player_names(args.players, args.seats, chosen, language))
    seed = None if args.seed is None else seed_bytes(checked_seed(args.seed, language))
    options = checked_options(chosen, args.option, args.profile, language)
    chosen.options.resolve(options)  # unlike the table's refusal, this error names the option
    box = None if args.box is None else box_data(args.box, language)
    if box is not None:
        open_box(args.box, box, chosen)  # likewise, this error names the file and the entry
    return new_table(
        chosen,
        players,
        language,
        seed=fresh_seed() if seed is None else seed,
        salt=fresh_salt() if seed is None else reproducible_salt(seed),
        options=options,
        box_data=box,
    )


def ask_for_game(screen: Screen, language: Words) -> Game:
    """Show the installed games and return the user's choice, by number or name."""
    names = games()
    screen.show(language.say("table-which-game"))
    for number, name in enumerate(names, 1):
        about = message_key(name, "about")
        text = title(name, language)
        screen.say(f"{text}: {language.say(about)}" if language.has(about) else text, f"{number:3}  ", " " * 5)
    while True:
        answer = screen.ask()
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(names):
            return game(names[int(answer) - 1])
        try:
            return game_named(answer, language)
        except UsageError as error:
            screen.say(str(error))


def resumed(args: argparse.Namespace, language: Words) -> TerminalTable:
    """Return the game in the file of `--resume`, or raise for an invalid record."""
    for name in ("seats", "players", "seed", "option", "profile"):
        if getattr(args, name) not in (None, []):
            raise UsageError(language.say("table-resume-only", argument=f"--{name}"))
    record = Record.from_json(read_text(args.resume, language))
    played = game_named(record.game, language)
    if args.game and game_named(args.game, language) is not played:
        raise UsageError(language.say("table-resume-other-game", file=args.resume, game=played.id))
    language = with_own_words(played, language)
    box = None if args.box is None else box_data(args.box, language)
    if box is not None:
        open_box(args.box, box, played)
    return resumed_table(record, played, language, box)


def with_own_words(played: Game, language: Words) -> Words:
    """Return the language with the files of a game that has its own."""
    return language if played.words is None else Words(language.language, [played.words])
