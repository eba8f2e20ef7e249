"""The fields of every command, which of them are required, and their kinds."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.options import shown
from ziggurat.engine.errors import BadRequest, UnknownCommand


@dataclass(frozen=True)
class Kind:
    """The kind of a field, in words and as a test."""

    words: str
    fits: Callable[[Any], bool]

    def or_null(self) -> Kind:
        """Return this kind extended by null, which means the same as a missing field."""
        return Kind(f"{self.words} or null", lambda value: value is None or self.fits(value))


def is_whole(value: Any) -> bool:
    """Return whether a value is a whole number; in Python booleans are integers too."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_duration(value: Any) -> bool:
    """Return whether a value is a positive, finite number."""
    return (is_whole(value) or isinstance(value, float)) and value > 0 and math.isfinite(value)


TEXT = Kind("a text", lambda value: isinstance(value, str))
WHOLE = Kind("a whole number", is_whole)
FLAG = Kind("true or false", lambda value: isinstance(value, bool))
OBJECT = Kind("an object", lambda value: isinstance(value, dict))
NAMES = Kind("a list of texts", lambda value: isinstance(value, list) and all(isinstance(one, str) for one in value))
SEED = Kind("a whole number or 64 hexadecimal digits", lambda value: is_whole(value) or isinstance(value, str))
COUNT = Kind("a whole number above 0", lambda value: is_whole(value) and value > 0)
SECONDS = Kind("a number above 0", is_duration)


@dataclass(frozen=True)
class Form:
    """The fields of one command, besides `cmd` and `id`."""

    needed: Mapping[str, Kind] = field(default_factory=dict)
    optional: Mapping[str, Kind] = field(default_factory=dict)

    def check(self, command: str, request: Mapping[str, Any]) -> dict[str, Any]:
        """Return all fields, missing optional ones as None, or raise `BadRequest`."""
        fields = {name: value for name, value in request.items() if name not in ("cmd", "id")}
        kinds = {**self.needed, **{name: kind.or_null() for name, kind in self.optional.items()}}
        for name, value in fields.items():
            if name not in kinds:
                raise BadRequest(f"{command}: unknown field {shown(name)}; {self.listed()}", name)
            if not kinds[name].fits(value):
                raise BadRequest(f"{command}: {name} is {shown(value)}, but must be {kinds[name].words}", name)
        for name, kind in self.needed.items():
            if name not in fields:
                raise BadRequest(f"{command}: field {name!r} is missing; it must be {kind.words}", name)
        return dict.fromkeys(self.optional) | fields

    def listed(self) -> str:
        names = ", ".join([*self.needed, *self.optional, "id"])
        return f"the fields are cmd, {names}"


FORMS = {
    "games": Form(),
    "new": Form({"game": TEXT}, {"seats": WHOLE, "seed": SEED, "options": OBJECT, "box": OBJECT}),
    "load": Form({}, {"game": TEXT, "state": OBJECT, "record": OBJECT, "seed": SEED, "box": OBJECT}),
    "legal": Form(),
    "apply": Form({"action": TEXT}),
    "undo": Form(),
    "view": Form({}, {"seat": WHOLE}),
    "state": Form(),
    "scores": Form(),
    "record": Form({}, {"players": NAMES}),
    "bot": Form({"name": TEXT}, {"seed": SEED, "seconds": SECONDS, "apply": FLAG}),
    "explain": Form({}, {"seed": SEED, "seconds": SECONDS, "simulations": COUNT, "most": COUNT}),
    "quit": Form(),
}


def check_request(request: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return command and fields of a request, or raise an error."""
    if "cmd" not in request:
        raise BadRequest(f"field 'cmd' is missing; it must be one of {', '.join(FORMS)}", "cmd")
    command = request["cmd"]
    if not isinstance(command, str):
        raise BadRequest(f"cmd is {shown(command)}, but must be one of {', '.join(FORMS)}", "cmd")
    if command not in FORMS:
        raise UnknownCommand(f"unknown command {shown(command)}; the commands are {', '.join(FORMS)}")
    return command, FORMS[command].check(command, request)
