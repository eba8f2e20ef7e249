"""The journal of an arena: one line a finished game, written as soon as it is over.

An arena that was interrupted goes on from it. The first line says what is played. A last line that was cut off in the
middle of writing is dropped; its game is played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ziggurat.arena.fixture import Fixture
from ziggurat.core.errors import ZigguratError

FORMAT = 1


class BadJournal(ZigguratError):
    """A journal of another arena, or a file that is none."""

    code = "bad_journal"


class Journal:
    """The finished games, in memory and in a file if there is one."""

    def __init__(self, fixture: Fixture, path: Path | None = None) -> None:
        self.fixture = fixture
        self.path = path
        self.games: dict[int, dict[str, Any]] = {}
        self.size = 0
        if path is not None and path.exists() and path.stat().st_size:
            self.read(path)
        elif path is not None:
            self.write({"ziggurat": "arena", "format": FORMAT, "mark": fixture.mark(), "fixture": fixture.data()})

    def missing(self) -> list[int]:
        """Return the numbers of the games still to be played."""
        return [number for number in range(self.fixture.games) if number not in self.games]

    def played(self) -> list[dict[str, Any]]:
        """Return the finished games of the fixture in their order, whenever they were finished."""
        return [self.games[number] for number in sorted(self.games) if number < self.fixture.games]

    def add(self, played: dict[str, Any]) -> None:
        """Keep a finished game."""
        if played["number"] not in self.games:
            self.games[played["number"]] = played
            self.write(played)

    def write(self, line: dict[str, Any]) -> None:
        """Append a line, in one piece."""
        if self.path is None:
            return
        with self.path.open("ab") as file:
            file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def read(self, path: Path) -> None:
        """Take up what an earlier run has finished."""
        whole, end, torn = path.read_bytes().rpartition(b"\n")
        lines = [self.line(path, number, text) for number, text in enumerate((whole + end).splitlines(), 1)]
        if not lines or lines[0].get("ziggurat") != "arena" or lines[0].get("format") != FORMAT:
            raise BadJournal(f"{path} is not the journal of an arena")
        if lines[0].get("mark") != self.fixture.mark():
            raise BadJournal(f"{path} is the journal of another arena: other players, game, seats, seed or options")
        self.games = {line["number"]: line for line in lines[1:]}
        if torn:
            os.truncate(path, len(whole) + len(end))

    @staticmethod
    def line(path: Path, number: int, text: bytes) -> dict[str, Any]:
        """Read one line."""
        try:
            told = json.loads(text)
        except ValueError:
            told = None
        if not isinstance(told, dict) or (number > 1 and not isinstance(told.get("number"), int)):
            raise BadJournal(f"{path}, line {number}: this is not a line of an arena's journal")
        return told
