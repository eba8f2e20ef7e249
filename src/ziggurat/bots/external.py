"""The bridge to bots in other processes, written in any language: one JSON object a line, one answer a line.

    -> {"cmd": "choose", "id": 1, "seconds": 1.0, "view": {...}}      the view of the seat that is to move
    <- {"ok": true, "id": 1, "action": "go:A"}                        one of view.actions
    -> {"cmd": "quit"}                                                the game is over

The program is started once a game, knows only the views it is sent, and may write what it likes to standard error.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
import time
from typing import Any

from ziggurat.bots.bot import Bot
from ziggurat.core.box import Box
from ziggurat.core.errors import BadOptions
from ziggurat.core.game import Game, View
from ziggurat.core.rng import Stream

GRACE = 2.0  # seconds beyond a bot's own time before it counts as hanging: a start, a slow machine
MOST_LINE = 1_000_000
PATIENCE = 60.0  # for a bot that was given no time


class ProgramFailed(Exception):
    """A program that cannot be started, ended, hung, or answered something else than asked."""


class ExecBot(Bot):
    """A program that chooses the actions."""

    def __init__(self, game: Game, stream: Stream, box: Box | None = None, *, command: str = "") -> None:
        super().__init__(game, stream, box)
        self.command = words_of(command)
        self.process: subprocess.Popen[bytes] | None = None
        self.rest = b""
        self.asked = 0

    def choose(self, view: View, seconds: float | None = None) -> str:
        """Ask the program, and wait no longer than its time and a little grace."""
        self.asked += 1
        self.send({"cmd": "choose", "id": self.asked, "seconds": seconds, "view": view})
        answer = self.answer(time.monotonic() + (PATIENCE if seconds is None else seconds) + GRACE)
        if answer.get("id", self.asked) != self.asked or not answer.get("ok") or "action" not in answer:
            raise ProgramFailed(f"answered {json.dumps(answer)[:200]} instead of an action")
        return str(answer["action"])

    def send(self, request: dict[str, Any]) -> None:
        """Write one line, starting the program if it does not run."""
        process = self.process or self.start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise ProgramFailed(f"ended with code {self.ended()}") from None

    def start(self) -> subprocess.Popen[bytes]:
        """Start the program."""
        try:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise ProgramFailed(f"cannot be started: {error.strerror}") from None
        return self.process

    def answer(self, until: float) -> dict[str, Any]:
        """Read one line of the program, or raise when its time is over."""
        line = self.line(until)
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            raise ProgramFailed(f"answered {line[:100]!r}, which is not a JSON object")
        return told

    def line(self, until: float) -> bytes:
        """Wait for a whole line."""
        process = self.process
        assert process is not None and process.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                if len(self.rest) > MOST_LINE:
                    raise ProgramFailed("answers without an end of line")
                if not waiting.select(max(0.0, until - time.monotonic())):
                    self.close()
                    raise ProgramFailed("did not answer in time")
                piece = os.read(process.stdout.fileno(), 65536)
                if not piece:
                    raise ProgramFailed(f"ended with code {self.ended()}")
                self.rest += piece
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def ended(self) -> int | None:
        """Clear up after a program that is gone, and return its exit code."""
        process = self.process
        self.close()
        return process.returncode if process else None

    def close(self) -> None:
        """Let the program go: politely, then not."""
        process, self.process, self.rest = self.process, None, b""
        if process is None:
            return
        try:
            if process.stdin is not None:
                process.stdin.write(b'{"cmd":"quit"}\n')
                process.stdin.close()
            process.wait(0.5)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def words_of(command: str) -> list[str]:
    """Split a command as a shell would."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOptions(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise BadOptions("a program is written exec:COMMAND")
    return words
