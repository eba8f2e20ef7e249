"""`ziggurat completion`: a script that completes commands, options and names in a shell.

The script is made from the parsers of the commands, so it lists what is installed when it is made.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib import import_module

from ziggurat.bots.bot import bots
from ziggurat.core.registry import games
from ziggurat.words import preferred_language, words

SHELLS = ("bash", "zsh", "fish")


@dataclass
class Completion:
    """What can follow a command: options without a value, options with values, other words."""

    about: str
    flags: list[str] = field(default_factory=list)
    values: dict[str, list[str]] = field(default_factory=dict)
    """The known values of each option that takes one; none means a file or free text."""
    names: list[str] = field(default_factory=list)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the shell."""
    parser.add_argument("shell", choices=SHELLS, help=words(preferred_language()).say("completion-help-shell"))


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    found = completions()
    print("\n".join(fish(found) if args.shell == "fish" else bash(found, args.shell)))
    return 0


def completions() -> dict[str, Completion]:
    """Return what can follow each command; nothing for one whose extra is missing."""
    from ziggurat.cli import COMMANDS

    say = words(preferred_language()).say
    found = {}
    for name, module in COMMANDS.items():
        found[name] = Completion(say(f"command-{name}"))
        parser = argparse.ArgumentParser()
        try:
            import_module(module).add_arguments(parser)
        except ModuleNotFoundError:
            continue
        read_parser(parser, found[name])
    return found


def read_parser(parser: argparse.ArgumentParser, found: Completion) -> None:
    """Add the arguments of a parser and of its subcommands."""
    for action in parser._actions:  # argparse has no public list of them
        if isinstance(action, argparse._SubParsersAction):
            found.names += action.choices
            for below in action.choices.values():
                read_parser(below, found)
        elif not action.option_strings:
            found.names += choices_of(action)
        elif action.nargs == 0:
            found.flags += [option for option in action.option_strings if option not in found.flags]
        else:
            found.values |= dict.fromkeys(action.option_strings, choices_of(action))


def choices_of(action: argparse.Action) -> list[str]:
    """Return the known values of an argument."""
    if action.choices is not None:
        return list(map(str, action.choices))
    known = {"game": games, "players": bots}.get(action.dest)
    return list(known()) if known else []


def bash(found: dict[str, Completion], shell: str) -> Iterator[str]:
    """Yield a script for bash, which zsh reads too."""
    if shell == "zsh":
        yield from ("#compdef ziggurat", "autoload -U +X bashcompinit && bashcompinit")
    yield "_ziggurat() {"
    yield '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words=""'
    yield '    case "$COMP_CWORD:${COMP_WORDS[1]}:$before" in'
    yield f"        1:*) words={quoted([*found, '--help', '--version'])} ;;"
    for command, one in found.items():
        for option, values in one.values.items():
            yield f"        *:{command}:{option}) words={quoted(values)} ;;"
        yield f"        *:{command}:*) words={quoted([*one.names, *one.flags, *one.values])} ;;"
    yield "    esac"
    yield '    COMPREPLY=($(compgen -W "$words" -- "$word"))'
    yield "}"
    yield "complete -o default -F _ziggurat ziggurat"


def fish(found: dict[str, Completion]) -> Iterator[str]:
    """Yield a script for fish."""
    first = "complete -c ziggurat -n __fish_use_subcommand"
    yield f"{first} -f -l version"
    for command, one in found.items():
        yield f"{first} -f -a {command} -d {quoted([one.about])}"
        after = f"complete -c ziggurat -n {quoted([f'__fish_seen_subcommand_from {command}'])}"
        if one.names:
            yield f"{after} -a {quoted(one.names)}"
        for flag in one.flags:
            yield f"{after} {fish_option(flag)}"
        for option, values in one.values.items():
            yield f"{after} {fish_option(option)} " + (f"-x -a {quoted(values)}" if values else "-r")


def fish_option(option: str) -> str:
    name = option.lstrip("-")
    return f"-l {name}" if option.startswith("--") else f"-s {name}"


def quoted(names: Iterable[str]) -> str:
    return shlex.quote(" ".join(names))
