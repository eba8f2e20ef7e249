"""`ziggurat play | serve | engine | record | verify | bench | arena | train`: each is a module of its own."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from ziggurat.cli.files import system_reason
from ziggurat.core.errors import ZigguratError

COMMANDS = {
    "play": "ziggurat.cli.play",
    "serve": "ziggurat.cli.serve",
    "engine": "ziggurat.cli.engine",
    "record": "ziggurat.cli.record",
    "verify": "ziggurat.cli.verify",
    "bench": "ziggurat.cli.bench",
    "arena": "ziggurat.cli.arena",
    "train": "ziggurat.cli.train",
}

EXTRAS = {"serve": "serve"}
"""The commands that need packages which are not installed with the games, and the extra that brings them."""


class Parser(argparse.ArgumentParser):
    """Reads a command line. Its description is a message of the language files, looked up only to be shown."""

    message = "command-about"

    def format_help(self) -> str:
        """Return the help in the user's language."""
        self.description = say(self.message)
        return super().format_help()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 for success, 1 for bad input, 2 for a wrong call."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal that lacks a letter must not end a command
    if given and given[0] in COMMANDS:
        return run(given[0], given[1:])
    parser = Parser(prog="ziggurat")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name in COMMANDS:
        commands.add_parser(name, help=say(f"command-{name}"))
    parser.parse_args(given)
    return 2


def run(name: str, given: Sequence[str]) -> int:
    """Run one command; only its own module is imported, because the others may be slow to load."""
    try:
        module = import_module(COMMANDS[name])
    except ModuleNotFoundError as error:
        if name not in EXTRAS or str(error.name).partition(".")[0] == "ziggurat":
            raise
        lacking = say("command-lacks-package", package=str(error.name), extra=EXTRAS[name])
        print(f"ziggurat {name}: {lacking}", file=sys.stderr)
        return 1
    parser = Parser(prog=f"ziggurat {name}")
    parser.message = f"command-{name}"
    module.add_arguments(parser)
    args = parser.parse_args(given)
    try:
        return int(module.run(args))
    except BrokenPipeError:  # whoever read our output has seen enough
        drop_output()
        return 0
    except ZigguratError as error:
        print(f"ziggurat {name}: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"ziggurat {name}: {say('file-reason', **system_reason(error))}", file=sys.stderr)
        drop_unwritable_output()
        return 1
    except KeyboardInterrupt:
        return 130


def drop_output() -> None:
    """Let what is still to be written go nowhere, so that Python does not complain about it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def drop_unwritable_output() -> None:
    """Drop the output if it takes no more; a failure of something else leaves it alone."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (OSError, ValueError):
        drop_output()


def say(message: str, **params: str) -> str:
    """Return a message in the user's language."""
    from ziggurat.words import preferred_language, words

    return words(preferred_language()).say(message, params)
