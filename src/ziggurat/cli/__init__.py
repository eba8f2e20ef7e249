"""The command line: `ziggurat play | serve | admin | backup | restore | engine | record | verify | ...`."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module

from ziggurat import __version__, compiled
from ziggurat.cli.encoding import tolerate_missing_letters
from ziggurat.cli.files import system_reason
from ziggurat.core.errors import ZigguratError

COMMANDS = {
    "play": "ziggurat.cli.play",
    "serve": "ziggurat.cli.serve",
    "think": "ziggurat.cli.think",
    "admin": "ziggurat.cli.admin",
    "backup": "ziggurat.cli.backup",
    "restore": "ziggurat.cli.restore",
    "engine": "ziggurat.cli.engine",
    "record": "ziggurat.cli.record",
    "verify": "ziggurat.cli.verify",
    "picture": "ziggurat.cli.picture",
    "lessons": "ziggurat.cli.lessons",
    "bench": "ziggurat.cli.bench",
    "arena": "ziggurat.cli.arena",
    "dataset": "ziggurat.cli.dataset",
    "train": "ziggurat.cli.train",
    "games": "ziggurat.cli.games",
    "completion": "ziggurat.cli.completion",
}

EXTRAS = {"serve": "serve", "admin": "serve", "train": "train"}
"""Commands that need optional packages, and the extra that installs them."""


class Parser(argparse.ArgumentParser):
    """Argument parser whose description is a message, formatted only when help is shown."""

    message = "command-about"

    def format_help(self) -> str:
        """Return the help in the user's language."""
        self.description = say(self.message)
        return super().format_help()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0 for success, 1 for an error, 2 for wrong usage."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    tolerate_missing_letters()
    if given and given[0] in COMMANDS:
        return run(given[0], given[1:])
    parser = Parser(prog="ziggurat")
    parser.add_argument("--version", action="version", version=version_text(), help=say("command-version"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name in COMMANDS:
        commands.add_parser(name, help=say(f"command-{name}"))
    parser.parse_args(given)
    return 2


def version_text() -> str:
    """Return the version with the engine and the Python that run it."""
    return f"ziggurat {__version__} ({compiled.engine()} engine, Python {platform.python_version()})"


def run(name: str, given: Sequence[str]) -> int:
    """Run one command and turn its errors into one line.

    Only the module of the command is imported; others may be slow to load.
    """
    try:
        module = import_module(COMMANDS[name])
    except ModuleNotFoundError as error:
        if not is_optional(name, error):
            raise
        return report_missing(name, error)
    parser = Parser(prog=f"ziggurat {name}")
    parser.message = f"command-{name}"
    module.add_arguments(parser)
    args = parser.parse_args(given)
    try:
        return int(module.run(args))
    except BrokenPipeError:  # the reader of the output has closed it, as `head` does
        discard_output()
        return 0
    except ModuleNotFoundError as error:  # some games need packages that others do not
        if not is_optional(name, error):
            raise
        return report_missing(name, error)
    except ZigguratError as error:
        print(f"ziggurat {name}: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        file = f"{error.filename}: " if isinstance(error.filename, str) else ""
        print(f"ziggurat {name}: {file}{say('file-reason', **system_reason(error))}", file=sys.stderr)
        discard_unwritable_output()
        return 1
    except KeyboardInterrupt:
        return 130


def is_optional(name: str, error: ModuleNotFoundError) -> bool:
    """Return whether a missing module belongs to the extra of a command."""
    return name in EXTRAS and str(error.name).partition(".")[0] != "ziggurat"


def report_missing(name: str, error: ModuleNotFoundError) -> int:
    """Print which package is missing and the extra that installs it; return the exit code."""
    message = say("command-lacks-package", package=str(error.name), extra=EXTRAS[name])
    print(f"ziggurat {name}: {message}", file=sys.stderr)
    return 1


def discard_output() -> None:
    """Redirect standard output to the null device, so that Python's last flush does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def discard_unwritable_output() -> None:
    """Discard standard output if it cannot be written."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (OSError, ValueError):
        discard_output()


def say(message: str, **params: str) -> str:
    """Return a message in the user's language."""
    from ziggurat.words import preferred_language, words  # slow to load, and `engine` does not need it

    return words(preferred_language()).say(message, params)
