"""The journal of an arena: JSON lines for the schedule and for every finished game.

A game is written when it ends. An interrupted arena is resumed from its journal. An incomplete last line is dropped,
and its game is played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ziggurat.arena.schedule import Schedule
from ziggurat.core.errors import ZigguratError

FORMAT = 1


class BadJournal(ZigguratError):
    """A file that is not a journal, or the journal of another arena."""

    code = "bad_journal"


class Journal:
    """The finished games, in memory and, if a path is given, in a file."""

    def __init__(self, schedule: Schedule, path: Path | None = None) -> None:
        self.schedule = schedule
        self.path = path
        self.games: dict[int, dict[str, Any]] = {}
        if path is not None and path.exists() and path.stat().st_size:
            self.read(path)
        elif path is not None:
            # `mark` and `fixture` are the field names of the file format.
            first = {"format": FORMAT, "mark": schedule.fingerprint(), "fixture": schedule.data()}
            self.write({"ziggurat": "arena", **first})

    def missing(self) -> list[int]:
        """Return the numbers of the games still to be played."""
        return [number for number in range(self.schedule.games) if number not in self.games]

    def played(self) -> list[dict[str, Any]]:
        """Return the finished games of the schedule, sorted by number."""
        return [self.games[number] for number in sorted(self.games) if number < self.schedule.games]

    def add(self, played: dict[str, Any]) -> None:
        """Add a finished game, once."""
        if played["number"] not in self.games:
            self.games[played["number"]] = played
            self.write(played)

    def write(self, line: dict[str, Any]) -> None:
        """Append a line to the file and flush it to the disk."""
        if self.path is None:
            return
        with self.path.open("ab") as file:
            file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def read(self, path: Path) -> None:
        """Load the games of an earlier run, or raise `BadJournal`."""
        whole, end, torn = path.read_bytes().rpartition(b"\n")
        lines = [self.parse(path, number, text) for number, text in enumerate((whole + end).splitlines(), 1)]
        if not lines or lines[0].get("ziggurat") != "arena" or lines[0].get("format") != FORMAT:
            raise BadJournal(f"{path} is not the journal of an arena")
        if lines[0].get("mark") != self.schedule.fingerprint():
            raise BadJournal(f"{path} is the journal of another arena: other players, game, seats, seed or options")
        self.games = {line["number"]: line for line in lines[1:]}
        if torn:
            os.truncate(path, len(whole) + len(end))

    @staticmethod
    def parse(path: Path, number: int, text: bytes) -> dict[str, Any]:
        """Return one line as data, or raise `BadJournal`."""
        try:
            line = json.loads(text)
        except ValueError:
            line = None
        if not isinstance(line, dict) or (number > 1 and not isinstance(line.get("number"), int)):
            raise BadJournal(f"{path}, line {number}: this is not a line of an arena's journal")
        return line
