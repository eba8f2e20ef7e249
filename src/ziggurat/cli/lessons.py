"""`ziggurat lessons check`: plays every path of a lesson and checks all that it claims (docs/lessons.md)."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ziggurat.cli.files import write_text
from ziggurat.lessons import FOLDER, BadLesson, lesson_names, read_steps
from ziggurat.lessons.check import LessonCheck
from ziggurat.terminal.screen import printable
from ziggurat.words import Words, preferred_language, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the only action, its files and --write."""
    say = words(preferred_language()).say
    actions = parser.add_subparsers(dest="action", required=True, parser_class=argparse.ArgumentParser)
    check = actions.add_parser("check", help=say("lessons-help-check"))
    check.add_argument("files", nargs="*", metavar="FILE", help=say("lessons-check-files"))
    check.add_argument("--write", action="store_true", help=say("lessons-check-write"))


def run(args: argparse.Namespace) -> int:
    """Check every file; return 0 if all are right, otherwise 1."""
    language = words(preferred_language())
    files = [Path(name) for name in args.files] or [FOLDER / f"{name}.json" for name in lesson_names()]
    right = [check_file(file, language, write=args.write) for file in files]
    return 0 if all(right) else 1


def check_file(file: Path, language: Words, *, write: bool) -> bool:
    """Check one file and print its faults or what was compared; return whether it is right."""
    try:
        steps = read_steps(file)
    except BadLesson as error:
        print(printable(str(error)), file=sys.stderr, flush=True)
        return False
    check = LessonCheck(file.stem, steps)
    check.run(write=write)
    for fault in check.faults:
        print(printable(fault), file=sys.stderr, flush=True)
    if check.faults:
        return False
    if write:
        write_text(str(file), json.dumps(steps, ensure_ascii=False, indent=1) + "\n", language)
    counts = {name.replace(" ", "_"): count for name, count in check.counts.items()}
    print(printable(language.say("lessons-good", file=str(file), steps=len(steps), **counts)), flush=True)
    return True
