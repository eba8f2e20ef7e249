"""`ziggurat picture`: draws a position of a recorded game, or the whole game as an animation."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ziggurat.cli.arguments import box_from
from ziggurat.cli.files import STANDARD, read_text, write_bytes
from ziggurat.core.errors import BadOptions, BadRecord, ZigguratError
from ziggurat.core.match import Match, replay
from ziggurat.core.record import Record
from ziggurat.core.registry import game
from ziggurat.pictures import MAX_SECONDS, MIN_SECONDS, to_animated_svg, to_png, to_svg
from ziggurat.pictures.themes import THEMES
from ziggurat.words import LANGUAGES, Words, preferred_language, words

PNG_SCALE = 2.0  # pixels per unit, for sharp text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the record, the moment and the file."""
    say = words(preferred_language()).say
    parser.add_argument("record", metavar="RECORD", help=say("picture-help-record"))
    parser.add_argument("--move", type=int, metavar="N", help=say("picture-help-move"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("picture-help-seat"))
    parser.add_argument("--theme", choices=list(THEMES), default="light", help=say("picture-help-theme"))
    parser.add_argument("--language", choices=list(LANGUAGES), help=say("picture-help-language"))
    parser.add_argument("--box", metavar="FILE", help=say("verify-help-box"))
    parser.add_argument("--animate", action="store_true", help=say("picture-help-animate"))
    parser.add_argument("--seconds", type=float, default=0.8, metavar="S", help=say("picture-help-seconds"))
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help=say("picture-help-output"))


def run(args: argparse.Namespace) -> int:
    """Draw the picture and write it."""
    language = words(preferred_language())
    check_output(args, language)
    record, match = replayed(args, language)
    check_numbers(args, match, language)
    match = match.at(len(match.words) if args.move is None else args.move)
    look = {"theme": args.theme, "language": args.language or preferred_language(), "names": record.players}
    if args.animate:
        svg = to_animated_svg(match, seat=args.seat, seconds=args.seconds, **look)
    else:
        svg = to_svg(match.view(args.seat), **look)
    write(svg, args.output, language)
    return 0


def replayed(args: argparse.Namespace, language: Words) -> tuple[Record, Match]:
    """Return the record and its game; errors in a record name its file."""
    text = read_text(args.record, language)
    try:
        record = Record.from_json(text)
        chosen = game(record.game)
    except ZigguratError as error:
        raise BadRecord(f"{args.record}: {error}") from None
    box = None if args.box is None else box_from(args.box, chosen, language)
    try:
        return record, replay(record, chosen, box)
    except ZigguratError as error:
        raise BadRecord(f"{args.record}: {error}") from None


def check_output(args: argparse.Namespace, language: Words) -> None:
    """Raise `BadOptions` for a file of another kind, before anything is drawn."""
    kind = Path(args.output).suffix.lower()
    if args.output != STANDARD and kind not in (".svg", ".png"):
        raise BadOptions(language.say("picture-file", file=args.output))
    if args.animate and kind == ".png":
        raise BadOptions(language.say("picture-animated-file", file=args.output))
    if not MIN_SECONDS <= args.seconds <= MAX_SECONDS:
        raise BadOptions(language.say("picture-seconds-range"))


def check_numbers(args: argparse.Namespace, match: Match, language: Words) -> None:
    """Raise `BadOptions` for a moment or a seat that the game does not have."""
    most = len(match.words)
    if args.move is not None and not 0 <= args.move <= most:
        raise BadOptions(language.say("picture-move-range", move=str(args.move), most=most))
    if args.seat is not None and not 0 <= args.seat < match.seats:
        raise BadOptions(language.say("picture-seat-range", seat=str(args.seat), most=match.seats - 1))


def write(svg: str, name: str, language: Words) -> None:
    """Write a picture to a file or to standard output."""
    if name == STANDARD:
        sys.stdout.buffer.write(svg.encode("utf-8"))
        sys.stdout.flush()
        return
    png = Path(name).suffix.lower() == ".png"
    write_bytes(name, to_png(svg, PNG_SCALE) if png else svg.encode("utf-8"), language)
