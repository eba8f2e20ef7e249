"""Players at a pseudo-terminal, behind pipes, or in this process.

Every wait has a deadline, so a test can fail but never hang.
"""

from __future__ import annotations

import argparse
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from fcntl import ioctl
from pathlib import Path
from types import TracebackType
from typing import Self

from ziggurat.cli.play import add_arguments, run

PATIENCE = 120.0  # seconds; far more than any answer takes, even on a busy machine
ATTENTION = 5.0
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
PLAY = ["-m", "ziggurat.cli", "play"]
# makes the terminal the controlling one, so that Ctrl-C interrupts, then runs the program
TAKE_TERMINAL = "import os, sys; os.login_tty(0); os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"


def plain(text: str) -> str:
    """Return the output without escape sequences."""
    return ESCAPE.sub("", text)


def environment(**changes: str) -> dict[str, str]:
    """Return a clean environment, in English."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "ZIGGURAT_PLAIN")}
    return {**kept, "LANG": "en_US.UTF-8", "PYTHONUTF8": "1", "TERM": "xterm", **changes}


class Terminal:
    """One run of `ziggurat play` at a pseudo-terminal."""

    def __init__(self, *arguments: str, folder: Path, columns: int = 80, **env: str) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *PLAY, *arguments],
            env=environment(**env),
            cwd=folder,
            stdin=slave,
            stdout=slave,
            stderr=slave,
        )
        os.close(slave)
        self.output = ""  # everything so far
        self.read = 0  # how much of it has been returned

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        os.close(self.master)

    def receive(self, deadline: float) -> bool:
        """Read the next output; return False when the program has ended."""
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([self.master], [], [], left)[0]:
            raise AssertionError(f"nothing more within {PATIENCE} s after:\n{plain(self.output)[-3000:]}")
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux reports a closed terminal as an error
            return False
        self.output += data.decode("utf-8", errors="replace")
        return bool(data)

    def until_prompt(self) -> str:
        """Wait for the next prompt; return the output since the last one, with escape sequences."""
        deadline = time.monotonic() + PATIENCE
        while not plain(self.output[self.read :]).endswith("\n> "):
            assert self.receive(deadline), f"the program ended without a prompt:\n{plain(self.output)[-3000:]}"
        return self.take()

    def until_end(self) -> str:
        """Wait for the program to end; return the rest of its output."""
        deadline = time.monotonic() + PATIENCE
        while self.receive(deadline):
            pass
        self.process.wait(PATIENCE)
        return self.take()

    def take(self) -> str:
        """Return the output since the last call."""
        new = self.output[self.read :]
        self.read = len(self.output)
        return new

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self.master, f"{line}\r".encode())

    def press(self, key: str) -> None:
        """Press a key, such as Ctrl-D."""
        os.write(self.master, key.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until there is output.

        Python's line editor misses an interrupt that comes just before it begins to wait for a key; a person, too,
        would press again.
        """
        for _ in range(int(PATIENCE / ATTENTION)):
            self.press("\x03")
            if select.select([self.master], [], [], ATTENTION)[0]:
                return
        raise AssertionError("nothing happens on Ctrl-C")

    def answer(self, line: str) -> str:
        """Type a line and return the plain text up to the next prompt."""
        self.type(line)
        return plain(self.until_prompt())


def piped(*arguments: str, folder: Path, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run `ziggurat play` behind pipes, without a terminal."""
    return subprocess.run(
        [sys.executable, *PLAY, *arguments],
        input=typed,
        cwd=folder,
        env=environment(**env),
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=PATIENCE,
        check=False,
    )


def at_table(*arguments: str, typed: Sequence[str] = ()) -> str:
    """Play in this process, by default in English; return the whole output."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    language = () if "--language" in arguments else ("--language", "en")
    args = parser.parse_args([*arguments, *language])
    target = io.StringIO()
    assert run(args, io.StringIO("".join(f"{line}\n" for line in typed)), target, {}) == 0
    return target.getvalue()
