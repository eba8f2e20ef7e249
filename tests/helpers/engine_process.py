"""Commands and engines as real processes with timeouts, so that a hanging test fails."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

TIMEOUT = 300.0
"""Seconds that anything may take; far more than it needs, because the machine may be busy."""

ZIGGURAT = [sys.executable, "-m", "ziggurat.cli"]


def environment(**changes: str) -> dict[str, str]:
    """Return an environment in English, with changes."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return {**kept, "LANG": "en_GB.UTF-8", **changes}


def run_ziggurat(
    *arguments: str, given: bytes = b"", cwd: os.PathLike[str] | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end and return its output."""
    done = subprocess.run(
        [*ZIGGURAT, *arguments],
        input=given,
        capture_output=True,
        timeout=TIMEOUT,
        check=False,
        cwd=cwd,
        env=environment(**changes),
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


class Engine:
    """A running `ziggurat engine`: `ask` sends one line and returns its answer."""

    def __init__(self, command: Sequence[str] = (*ZIGGURAT, "engine"), **changes: str) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(**changes),
        )
        self.answers: queue.Queue[bytes] = queue.Queue()
        self.reader = threading.Thread(target=self.listen, daemon=True)
        self.reader.start()

    def listen(self) -> None:
        """Collect the answers; an empty one marks the end of the output."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.answers.put(line)
        self.answers.put(b"")

    def send(self, line: bytes) -> None:
        """Write raw bytes to the engine."""
        assert self.process.stdin is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        """Return the next answer."""
        line = self.answers.get(timeout=TIMEOUT)
        assert line.endswith(b"\n"), "the engine ended without an answer"
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    def ask_raw(self, line: bytes) -> dict[str, Any]:
        """Send a line as it is and return the answer."""
        self.send(line + b"\n")
        return self.receive()

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return the answer or error."""
        return self.ask_raw(json.dumps({"cmd": cmd, **fields}).encode())

    def good(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return the answer, which must not be an error."""
        answer = self.ask(cmd, **fields)
        assert answer["ok"] is True, answer
        return answer

    def refused(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """Send a request that must fail, and return the error."""
        return error_of(self.ask(cmd, **fields))

    def end(self) -> tuple[int, str]:
        """Close the input; return the exit code and standard error."""
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        if not self.process.stdin.closed:
            self.process.stdin.close()
        said = self.process.stderr.read().decode()
        return self.process.wait(TIMEOUT), said

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait(TIMEOUT)
        self.reader.join(TIMEOUT)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None and not pipe.closed:
                pipe.close()


def error_of(answer: Mapping[str, Any]) -> dict[str, Any]:
    """Return the error of a failed answer, which has no other field except its id."""
    assert answer["ok"] is False, answer
    assert set(answer) <= {"ok", "id", "error"}
    error = answer["error"]
    assert isinstance(error, dict)
    assert isinstance(error["code"], str)
    assert isinstance(error["message"], str)
    assert "Traceback" not in error["message"]
    return error
