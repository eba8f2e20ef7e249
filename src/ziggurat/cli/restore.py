"""`ziggurat restore`: replaces the store by a backup, while no server uses it."""

from __future__ import annotations

import argparse
from pathlib import Path

from ziggurat.cli.places import store_file
from ziggurat.core.errors import BadOptions
from ziggurat.store import StoreError, Unavailable
from ziggurat.store.backup import restore
from ziggurat.words import preferred_language, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the backup to restore."""
    say = words(preferred_language()).say
    parser.add_argument("file", metavar="FILE", help=say("restore-help-file"))
    parser.add_argument("--db", default=None, help=say("backup-help-db"))
    parser.add_argument("--replace", action="store_true", help=say("restore-help-replace"))


def run(arguments: argparse.Namespace) -> int:
    """Restore the backup and print what it contains."""
    say = words(preferred_language()).say
    store = store_file(arguments.db)
    if store.exists() and not arguments.replace:
        raise BadOptions(say("restore-exists", file=str(store)))
    try:
        contents = restore(Path(arguments.file), store)
    except Unavailable as error:
        if error.reason == "in_use":
            raise BadOptions(say("restore-running", file=str(store))) from None
        raise BadOptions(say("restore-failed", file=arguments.file, detail=str(error))) from None
    except StoreError as error:
        raise BadOptions(say("restore-failed", file=arguments.file, detail=str(error))) from None
    print(say("restore-done", file=str(store), tables=contents.tables, events=contents.events))
    return 0
