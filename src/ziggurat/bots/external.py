"""Bots that are programs in any language, with JSON lines as their protocol.

    -> {"cmd": "choose", "id": 1, "seconds": 1.0, "view": {...}}      the view of the seat that is to move
    <- {"ok": true, "id": 1, "action": "go:A"}                        one of view.actions
    -> {"cmd": "quit"}                                                the game is over

The program is started once per game and receives views only. Its standard error is not read.
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

GRACE = 2.0  # seconds beyond the bot's time limit, for starting up and for slow machines
MAX_LINE = 1_000_000  # bytes of a reply
DEFAULT_SECONDS = 60.0  # for a bot without a time limit


class ProgramFailed(Exception):
    """A program could not be started, ended, timed out or sent an invalid reply."""


class ExecBot(Bot):
    """A program that chooses the actions."""

    def __init__(self, game: Game, stream: Stream, box: Box | None = None, *, command: str = "") -> None:
        super().__init__(game, stream, box)
        self.command = words_of(command)
        self.process: subprocess.Popen[bytes] | None = None
        self.rest = b""
        self.requests = 0

    def choose(self, view: View, seconds: float | None = None) -> str:
        """Ask the program, and wait for its time limit plus `GRACE`."""
        self.requests += 1
        self.send({"cmd": "choose", "id": self.requests, "seconds": seconds, "view": view})
        answer = self.answer(time.monotonic() + (DEFAULT_SECONDS if seconds is None else seconds) + GRACE)
        if answer.get("id", self.requests) != self.requests or not answer.get("ok") or "action" not in answer:
            raise ProgramFailed(f"replied {json.dumps(answer)[:200]} instead of an action")
        return str(answer["action"])

    def send(self, request: dict[str, Any]) -> None:
        """Write one line; start the program first if it is not running."""
        process = self.process or self.start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise ProgramFailed(f"ended with code {self.ended()}") from None

    def start(self) -> subprocess.Popen[bytes]:
        try:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise ProgramFailed(f"cannot be started: {error.strerror}") from None
        return self.process

    def answer(self, until: float) -> dict[str, Any]:
        """Return the next reply, or raise `ProgramFailed` at the time `until`."""
        line = self.line(until)
        try:
            reply = json.loads(line)
        except ValueError:
            reply = None
        if not isinstance(reply, dict):
            raise ProgramFailed(f"replied {line[:100]!r}, which is not a JSON object")
        return reply

    def line(self, until: float) -> bytes:
        """Return the next line of the program's output."""
        process = self.process
        assert process is not None and process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                if len(self.rest) > MAX_LINE:
                    raise ProgramFailed(f"sent more than {MAX_LINE} bytes without an end of line")
                if not selector.select(max(0.0, until - time.monotonic())):
                    self.close()
                    raise ProgramFailed("did not answer in time")
                piece = os.read(process.stdout.fileno(), 65536)
                if not piece:
                    raise ProgramFailed(f"ended with code {self.ended()}")
                self.rest += piece
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def ended(self) -> int | None:
        """Clean up after a program that has ended, and return its exit code."""
        process = self.process
        self.close()
        return process.returncode if process else None

    def close(self) -> None:
        """Send `quit`; kill the program if it does not end within half a second."""
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
