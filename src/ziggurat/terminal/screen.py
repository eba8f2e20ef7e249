"""The screen and the keyboard. Without a terminal the output is plain text."""

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
MIN_WIDTH = 40
MAX_QUOTE = 60
PROMPT = "> "
NO_BREAK_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and the scrollback, and moves the cursor to the top


class Screen:
    """Output and input of the players. `interactive` means that both are a terminal."""

    def __init__(self, source: TextIO, target: TextIO, environment: Mapping[str, str]) -> None:
        self.source = source
        self.target = target
        self.interactive = source.isatty() and target.isatty()
        self.dumb = environment.get("TERM", "") in ("", "dumb")
        self.paint = Paint(target.isatty() and not self.dumb and not environment.get("NO_COLOR"))
        if isinstance(source, io.TextIOWrapper):
            source.reconfigure(errors="replace")  # bytes that are not text become a wrong word, not an error
        if self.interactive:
            enable_line_editing()

    @property
    def width(self) -> int:
        """Return the number of columns; 80 if it is unknown."""
        return shutil.get_terminal_size((WIDTH, HEIGHT)).columns if self.interactive else WIDTH

    def show(self, text: str = "") -> None:
        """Print a text as it is."""
        print(text, file=self.target, flush=True)

    def say(self, text: str, indent: str = "", hanging: str | None = None) -> None:
        """Print a text with long lines wrapped."""
        self.show("\n".join(self.fitted(line, indent, hanging) for line in text.split("\n")))

    def fitted(self, line: str, indent: str = "", hanging: str | None = None) -> str:
        """Return a line wrapped to the width; lines after the first are indented by `hanging`."""
        return textwrap.fill(
            line,
            max(self.width - 1, MIN_WIDTH),
            initial_indent=indent,
            subsequent_indent=indent if hanging is None else hanging,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def ask(self, prompt: str = PROMPT) -> str:
        """Return the next line of input, or raise `EOFError`."""
        if self.interactive and self.source is sys.stdin:
            return input(prompt).strip()
        line = self.source.readline()
        self.show(prompt + line.rstrip("\n"))  # so that a transcript shows questions and answers
        if not line:
            raise EOFError
        return line.strip()

    def new_line(self) -> None:
        """End the line of a prompt that was not answered."""
        if self.interactive:
            self.show()

    def clear(self) -> None:
        """Clear the screen, its scrollback and the history of typed lines."""
        if not self.interactive:
            return
        if self.dumb:
            self.show("\n" * shutil.get_terminal_size((WIDTH, HEIGHT)).lines)
        else:
            print(CLEAR, end="", file=self.target, flush=True)
        clear_line_history()


def enable_line_editing() -> None:
    """Enable arrow keys and history in `input`, if the system has readline."""
    with suppress(ImportError):
        import readline  # noqa: F401 (importing it is enough)


def clear_line_history() -> None:
    """Clear the history that the arrow keys recall."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


def printable(text: str) -> str:
    """Return the text with control characters escaped, safe to show on a terminal."""
    return "".join(sign if sign.isprintable() or sign in NO_BREAK_SPACES else f"\\u{ord(sign):04x}" for sign in text)


def quoted(text: str) -> str:
    """Return typed text for a message: control characters escaped, at most MAX_QUOTE characters."""
    safe = printable(text)
    return safe if len(safe) <= MAX_QUOTE else f"{safe[: MAX_QUOTE - 3]}..."
