"""`ziggurat play | engine | record | verify | bench`: each command lives in a module of its own."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from ziggurat.core.errors import ZigguratError

COMMANDS = {
    "play": ("ziggurat.terminal.play", "play a game in the terminal, against bots or with friends"),
    "serve": ("ziggurat.server.serve", "serve the table on the network"),
    "engine": ("ziggurat.engine", "drive any game by JSON lines on standard input and output"),
    "record": ("ziggurat.recording", "let bots play a game and write its record to a file"),
    "verify": ("ziggurat.verifying", "replay a record and check everything it says"),
    "bench": ("ziggurat.bench", "measure the speed of the engines, plain and compiled"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 for success, 1 for bad input, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="ziggurat", description="An open table for the three games of Babylon.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    given = list(sys.argv[1:] if arguments is None else arguments)
    for name, (_, summary) in COMMANDS.items():
        commands.add_parser(name, help=summary, description=summary, add_help=name not in given[:1])
    if given and given[0] in COMMANDS:
        # Only the chosen command's module is imported: the others may be slow to load.
        module = import_module(COMMANDS[given[0]][0])
        chosen = argparse.ArgumentParser(prog=f"ziggurat {given[0]}", description=COMMANDS[given[0]][1])
        module.add_arguments(chosen)
        try:
            return int(module.run(chosen.parse_args(given[1:])))
        except ZigguratError as error:
            print(f"ziggurat {given[0]}: {error}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            return 130
    parser.parse_args(given)
    return 2


if __name__ == "__main__":
    sys.exit(main())
