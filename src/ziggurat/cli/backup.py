"""`ziggurat backup`: copies the store, also while a server uses it."""

from __future__ import annotations

import argparse
from pathlib import Path

from ziggurat.cli.places import store_file
from ziggurat.core.errors import BadOptions
from ziggurat.store import StoreError
from ziggurat.store.backup import back_up
from ziggurat.words import preferred_language, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the file to write."""
    say = words(preferred_language()).say
    parser.add_argument("file", metavar="FILE", help=say("backup-help-file"))
    parser.add_argument("--db", default=None, help=say("backup-help-db"))


def run(arguments: argparse.Namespace) -> int:
    """Write the backup and print what it contains."""
    say = words(preferred_language()).say
    target = Path(arguments.file)
    if target.exists():
        raise BadOptions(say("backup-exists", file=str(target)))
    store = store_file(arguments.db)
    try:
        contents = back_up(store, target)
    except StoreError as error:
        raise BadOptions(say("backup-failed", store=str(store), file=str(target), detail=str(error))) from None
    print(say("backup-done", file=str(target), tables=contents.tables, events=contents.events))
    return 0
