"""Records: a game as a small JSON file. docs/records.md describes every field.

A record is read strictly: a field that is missing, unknown or of the wrong kind is refused by its name. `verify`
in `match.py` replays the game and names the first place where it differs from the record.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import IO, Any

from ziggurat.core.box import Box
from ziggurat.core.errors import BadRecord
from ziggurat.core.game import Game, State
from ziggurat.core.options import shown
from ziggurat.core.position import Position

FORMAT = "ziggurat-record"
VERSION = 1
MAX_ACTIONS = 100_000
HEXADECIMAL = re.compile("[0-9a-f]{64}")


@dataclass
class Record:
    """The fields of a record; docs/records.md describes them."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    box: dict[str, str]
    seed_hash: str
    actions: list[str]
    players: list[str]
    seed: str | None = None
    salt: str | None = None
    start: State | None = None
    times: list[str] | None = None
    result: dict[str, Any] | None = None
    version: int = VERSION
    format: str = field(default=FORMAT)

    def to_json(self) -> str:
        """Return the text of the file, with one field per line."""
        lines = [
            f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in self.to_data().items()
        ]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def to_data(self) -> dict[str, Any]:
        """Return the record as JSON data, in the order of the file."""
        return {name: getattr(self, name) for name in FIELDS}

    @staticmethod
    def read(source: RecordSource) -> Record:
        """Return the record in a file, a text or JSON data, or raise `BadRecord`."""
        if isinstance(source, Record):
            return source
        if isinstance(source, PurePath):
            source = Path(source).read_bytes()
        elif not isinstance(source, (str, bytes, Mapping)) and hasattr(source, "read"):
            source = source.read()
        if isinstance(source, str) and source.endswith(".json"):
            raise BadRecord(
                f"{shown(source)} is no record, but may be the name of one's file; give Path({shown(source)})"
            )
        return Record.from_json(source) if isinstance(source, (str, bytes)) else Record.from_data(source)

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Return the record in a text, or raise `BadRecord`."""
        try:
            data = json.loads(text, object_pairs_hook=unrepeated)
            json.dumps(data, ensure_ascii=False).encode()  # refuses half a surrogate pair
        except BadRecord:
            raise
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not JSON: {error}") from None
        return Record.from_data(data)

    @staticmethod
    def from_data(data: Any) -> Record:
        """Return the record in JSON data, or raise `BadRecord`."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f'a record must be a JSON object with "format": "{FORMAT}"')
        if data.get("version") != VERSION:
            raise BadRecord(
                f"version {data.get('version')!r} of the record format is unknown; this is version {VERSION}"
            )
        for name in data:
            if name not in FIELDS:
                raise BadRecord(f"unknown field {name!r}; the fields are {', '.join(FIELDS)}")
        for name, (kind, optional) in FIELDS.items():
            check_field(data, name, kind, optional)
        record = Record(**data)
        record.check_texts()
        record.check_lists()
        return record

    def check_texts(self) -> None:
        """Raise `BadRecord` unless seed, salt, their hash and the box are well-formed."""
        for name, value in (("seed_hash", self.seed_hash), ("seed", self.seed), ("salt", self.salt)):
            if value is not None and not HEXADECIMAL.fullmatch(value):
                raise BadRecord(f"{name} must be 64 hexadecimal digits in lower case")
        if set(self.box) != {"id", "hash"} or not all(isinstance(value, str) for value in self.box.values()):
            raise BadRecord('box must be {"id": text, "hash": text}')

    def check_lists(self) -> None:
        """Raise `BadRecord` unless all lists have the right length and hold only text."""
        for name, values in (("actions", self.actions), ("players", self.players), ("times", self.times or [])):
            for place, value in enumerate(values):
                if not isinstance(value, str):
                    raise BadRecord(f"{name}[{place}] is {value!r}, but must be text")
        if len(self.actions) > MAX_ACTIONS:
            raise BadRecord(f"actions has {len(self.actions)} entries; at most {MAX_ACTIONS} are allowed")
        if len(self.players) != self.seats:
            raise BadRecord(f"players has {len(self.players)} names, but must have {self.seats}, one per seat")
        if self.times is not None and len(self.times) != len(self.actions):
            raise BadRecord(f"times has {len(self.times)} entries, but must have {len(self.actions)}, one per action")


RecordSource = Record | str | bytes | PurePath | IO[str] | IO[bytes] | Mapping[str, Any]

FIELDS: dict[str, tuple[type, bool]] = {
    "format": (str, False),
    "version": (int, False),
    "game": (str, False),
    "rules": (int, False),
    "seats": (int, False),
    "options": (dict, False),
    "box": (dict, False),
    "seed_hash": (str, False),
    "actions": (list, False),
    "players": (list, False),
    "seed": (str, True),
    "salt": (str, True),
    "start": (dict, True),
    "times": (list, True),
    "result": (dict, True),
}


def unrepeated(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object. Duplicate fields are refused, because readers differ in which one counts."""
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadRecord(f"duplicate field {twice!r}")
    return found


def check_field(data: dict[str, Any], name: str, kind: type, optional: bool) -> None:
    """Raise `BadRecord` if a field is missing or of the wrong kind."""
    value = data.get(name)
    if value is None and optional:
        return
    if name not in data:
        raise BadRecord(f"field {name!r} is missing")
    if not isinstance(value, kind) or isinstance(value, bool):
        words = {str: "text", int: "a whole number", dict: "an object", list: "a list"}
        raise BadRecord(f"field {name!r} must be {words[kind]}{' or null' if optional else ''}")


def result_of(position: Position) -> dict[str, Any]:
    """Return the result of a finished game: totals, sheets by line, winners."""
    return {
        "totals": position.scores(),
        "sheets": [position.sheet(seat) for seat in range(position.seats)],
        "winners": position.winners(),
    }


def check_versions(record: Record, game: Game, box: Box) -> None:
    """Raise `BadRecord` for a record of another game, version of the rules or box."""
    if record.game != game.id:
        raise BadRecord(f"game is {record.game!r}, but must be {game.id!r}")
    if record.rules != game.rules_version:
        raise BadRecord(
            f"rules: the record was played by version {record.rules} of the rules of {game.id}; "
            f"this program knows version {game.rules_version}"
        )
    if record.box["hash"] != box.hash:
        raise BadRecord(
            f"box: the record was played with the box {record.box['id']!r} ({record.box['hash'][:12]}), "
            f"not with {box.id!r} ({box.hash[:12]}); give the right box file"
        )


def first_difference(place: str, said: Any, actual: Any) -> str | None:
    """Return the first difference between a record and its replayed game, or None."""
    if isinstance(said, dict) and isinstance(actual, dict):
        for name in sorted(set(said) | set(actual)):
            if name not in said:
                return f"{place}.{name} is missing in the record"
            if name not in actual:
                return f"{place}.{name} is in the record, but not in the game"
            difference = first_difference(f"{place}.{name}", said[name], actual[name])
            if difference:
                return difference
        return None
    if isinstance(said, list) and isinstance(actual, list) and len(said) == len(actual):
        for index, (left, right) in enumerate(zip(said, actual, strict=True)):
            difference = first_difference(f"{place}[{index}]", left, right)
            if difference:
                return difference
        return None
    if type(said) is type(actual) and said == actual:
        return None
    return f"{place}: the record says {json.dumps(said)}, the game gives {json.dumps(actual)}"
