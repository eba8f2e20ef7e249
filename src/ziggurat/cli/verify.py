"""`ziggurat verify`: replays records and checks all their fields (docs/records.md)."""

from __future__ import annotations

import argparse
import sys

from ziggurat.cli.arguments import box_from
from ziggurat.cli.files import BadFile, read_text
from ziggurat.cli.summary import summary
from ziggurat.core.box import Box
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.match import Match, verify
from ziggurat.core.record import Record
from ziggurat.core.registry import game
from ziggurat.terminal.screen import printable
from ziggurat.words import Words, preferred_language, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the files to check."""
    say = words(preferred_language()).say
    parser.add_argument("files", nargs="+", metavar="FILE", help=say("verify-help-files"))
    parser.add_argument("--box", metavar="FILE", help=say("verify-help-box"))


def run(args: argparse.Namespace) -> int:
    """Check every file; return 0 if all are valid, otherwise 1."""
    language = words(preferred_language())
    valid = [check_file(name, args.box, language) for name in args.files]
    return 0 if all(valid) else 1


def check_file(name: str, box_file: str | None, language: Words) -> bool:
    """Check one file and print the outcome; return whether it is valid."""
    try:
        record = Record.from_json(read_text(name, language))
        match = replayed(record, game(record.game), box_file, language)
    except BadFile as error:
        print(printable(str(error)), file=sys.stderr, flush=True)
        return False
    except ZigguratError as error:
        print(printable(language.say("verify-bad", file=name, reason=str(error))), file=sys.stderr, flush=True)
        return False
    line = summary(match, record.players, language)
    print(printable(language.say("verify-good", file=name, summary=line)), flush=True)
    return True


def replayed(record: Record, played: Game, box_file: str | None, language: Words) -> Match:
    """Return the replayed game, or raise the error that makes the record invalid."""
    box: Box | None = None if box_file is None else box_from(box_file, played, language)
    return verify(record, played, box)
