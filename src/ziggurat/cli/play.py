"""`ziggurat play`: a table in the terminal, against bots, with friends at one keyboard, or both.

With no further words it asks which game, and a person sits down against the bot `greedy`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from typing import TextIO

from ziggurat.cli.arguments import box_from
from ziggurat.cli.files import read_text
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.record import Record, replay
from ziggurat.core.seed import reproducible_salt, seed_bytes
from ziggurat.terminal.choices import ask_for_game, game_named, options_for, seed_for
from ziggurat.terminal.players import players_for, players_from
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.sitting import Sitting
from ziggurat.terminal.table import Table
from ziggurat.terminal.trouble import Trouble, in_words
from ziggurat.words import LANGUAGES, Words, preferred_language, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take the game, who plays, and how."""
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
    """Sit down and play; return the exit code."""
    screen = Screen(source or sys.stdin, target or sys.stdout, environment)
    language = words(args.language or preferred_language())
    try:
        table = resumed(args, language) if args.resume else begun(args, screen, language)
    except EOFError:
        return 0
    except ZigguratError as error:
        raise in_words(error, language) from None
    return Sitting(table, screen, args.resume).run()


def begun(args: argparse.Namespace, screen: Screen, language: Words) -> Table:
    """Set a new game up."""
    game = game_named(args.game, language) if args.game else ask_for_game(screen, language)
    language = with_own_words(game, language)
    players = players_for(args.players, args.seats, game, language)
    seed = seed_for(args.seed, language)
    match = Match(
        game,
        len(players),
        seed=seed,
        salt=None if seed is None else reproducible_salt(seed_bytes(seed)),
        options=options_for(game, args.option, args.profile, language),
        box=None if args.box is None else box_from(args.box, game, language),
    )
    return Table(match, players, language, [])


def resumed(args: argparse.Namespace, language: Words) -> Table:
    """Go on with a saved game."""
    for name in ("seats", "players", "seed", "option", "profile"):
        if getattr(args, name) not in (None, []):
            raise Trouble(language.say("table-resume-only", argument=f"--{name}"))
    record = Record.from_json(read_text(args.resume, language))
    game = game_named(record.game, language)
    if args.game and game_named(args.game, language) is not game:
        raise Trouble(language.say("table-resume-other-game", file=args.resume, game=game.id))
    language = with_own_words(game, language)
    box = None if args.box is None else box_from(args.box, game, language)
    return Table(replay(record, game, box), players_from(record.players), language, record.times)


def with_own_words(game: Game, language: Words) -> Words:
    """Add the language files of a game that brings its own."""
    return language if game.words is None else Words(language.language, [game.words])
