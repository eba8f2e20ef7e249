"""The screen and the keyboard: printing, asking, clearing. Behind a pipe everything stays plain text in one stream."""

from __future__ import annotations

import io
import shutil
import sys
import textwrap
from collections.abc import Mapping
from contextlib import suppress
from typing import TextIO

from ziggurat.terminal.paint import Paint

WIDTH, HEIGHT = 80, 24
NARROWEST = 40
LONGEST_QUOTE = 60
PROMPT = "> "
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what has scrolled away, and back to the top


class Screen:
    """Where people read and type. `interactive` means that both ends are a terminal."""

    def __init__(self, source: TextIO, target: TextIO, environment: Mapping[str, str]) -> None:
        self.source = source
        self.target = target
        self.interactive = source.isatty() and target.isatty()
        self.dumb = environment.get("TERM", "") in ("", "dumb")
        self.paint = Paint(target.isatty() and not self.dumb and not environment.get("NO_COLOR"))
        if isinstance(source, io.TextIOWrapper):
            source.reconfigure(errors="replace")  # whatever bytes are typed, they are at worst a wrong word
        if self.interactive:
            edit_lines()

    @property
    def width(self) -> int:
        """Return how many columns there are; 80 where nobody can tell."""
        return shutil.get_terminal_size((WIDTH, HEIGHT)).columns if self.interactive else WIDTH

    def show(self, text: str = "") -> None:
        """Print some lines."""
        print(text, file=self.target, flush=True)

    def say(self, text: str, indent: str = "", hanging: str | None = None) -> None:
        """Print a text, its long lines broken so that they fit."""
        self.show("\n".join(self.fitted(line, indent, hanging) for line in text.split("\n")))

    def fitted(self, line: str, indent: str = "", hanging: str | None = None) -> str:
        """Break a line so that it fits; what follows is indented by `hanging`."""
        return textwrap.fill(
            line,
            max(self.width - 1, NARROWEST),
            initial_indent=indent,
            subsequent_indent=indent if hanging is None else hanging,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def ask(self, prompt: str = PROMPT) -> str:
        """Return the line that somebody types; `EOFError` when there are no more."""
        if self.interactive and self.source is sys.stdin:
            return input(prompt).strip()
        line = self.source.readline()
        self.show(prompt + line.rstrip("\n"))  # so that a transcript shows both sides
        if not line:
            raise EOFError
        return line.strip()

    def new_line(self) -> None:
        """Leave the line of a prompt that was never answered."""
        if self.interactive:
            self.show()

    def clear(self) -> None:
        """Wipe everything off the screen, also what has scrolled away and the lines typed so far."""
        if not self.interactive:
            return
        if self.dumb:
            self.show("\n" * shutil.get_terminal_size((WIDTH, HEIGHT)).lines)
        else:
            print(CLEAR, end="", file=self.target, flush=True)
        forget_lines()


def edit_lines() -> None:
    """Let the arrow keys edit and repeat what is typed, where the system can."""
    with suppress(ImportError):
        import readline  # noqa: F401 (importing it is what does it)


def forget_lines() -> None:
    """Forget what was typed so far."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


def printable(text: str) -> str:
    """Return the text with control characters escaped, safe to show on a terminal."""
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text)


def quoted(text: str) -> str:
    """Return something typed so that it can be shown: without control characters, and not endless."""
    safe = printable(text)
    return safe if len(safe) <= LONGEST_QUOTE else f"{safe[: LONGEST_QUOTE - 3]}..."
