"""`ziggurat verify`: replays records and checks everything they say (docs/records.md)."""

from __future__ import annotations

import argparse
import sys

from ziggurat.cli.arguments import box_from
from ziggurat.cli.files import BadFile, read_text
from ziggurat.cli.summary import summary
from ziggurat.core.box import Box
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.record import Record, verify
from ziggurat.core.registry import game
from ziggurat.terminal.screen import printable
from ziggurat.words import Words, preferred_language, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take the files to check."""
    say = words(preferred_language()).say
    parser.add_argument("files", nargs="+", metavar="FILE", help=say("verify-help-files"))
    parser.add_argument("--box", metavar="FILE", help=say("verify-help-box"))


def run(args: argparse.Namespace) -> int:
    """Check every file; return 0 if all are true, otherwise 1."""
    language = words(preferred_language())
    good = [check_file(name, args.box, language) for name in args.files]
    return 0 if all(good) else 1


def check_file(name: str, box_file: str | None, language: Words) -> bool:
    """Check one file and say what was found."""
    try:
        record = Record.from_json(read_text(name, language))
        match = replayed(record, game(record.game), box_file, language)
    except BadFile as error:
        print(printable(str(error)), file=sys.stderr, flush=True)
        return False
    except ZigguratError as error:
        print(printable(language.say("verify-bad", file=name, reason=str(error))), file=sys.stderr, flush=True)
        return False
    told = summary(match, record.players, language)
    print(printable(language.say("verify-good", file=name, summary=told)), flush=True)
    return True


def replayed(record: Record, played: Game, box_file: str | None, language: Words) -> Match:
    """Replay a record with the box it was played with."""
    box: Box | None = None if box_file is None else box_from(box_file, played, language)
    return verify(record, played, box)
