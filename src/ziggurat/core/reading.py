"""Reading JSON strictly: each function returns a value of one kind, or raises an error.

`name` is the path of the value, such as `players[0].garden`. Every message has the path, the value and what is allowed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.core.errors import BadOptions, BadState, ZigguratError
from ziggurat.core.options import OptionSet, shown


def number(name: str, value: Any, low: int, high: int, error: type[ZigguratError] = BadState) -> int:
    """Return a whole number from `low` to `high`."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise error(f"{name} is {shown(value)}, but must be a whole number from {low} to {high}")
    return value


def flag(name: str, value: Any) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise BadState(f"{name} is {shown(value)}, but must be true or false")
    return value


def one_of(name: str, value: Any, names: Sequence[str]) -> int:
    """Return the place of a text in `names`."""
    if not isinstance(value, str) or value not in names:
        raise BadState(f"{name} is {shown(value)}, but must be one of {' '.join(names)}")
    return names.index(value)


def items(name: str, value: Any, most: int) -> list[tuple[str, Any]]:
    """Return the entries of a list, each with its path."""
    if not isinstance(value, list):
        raise BadState(f"{name} is {shown(value)}, but must be a list of at most {most} entries")
    if len(value) > most:
        raise BadState(f"{name} has {len(value)} entries; at most {most} are allowed")
    return [(f"{name}[{place}]", entry) for place, entry in enumerate(value)]


def keys(
    name: str,
    value: Any,
    names: Sequence[str],
    optional: Sequence[str] = (),
    error: type[ZigguratError] = BadState,
) -> Mapping[str, Any]:
    """Return an object that has all fields of `names`, and no others but `optional`."""
    allowed = ", ".join([*names, *optional])
    if not isinstance(value, Mapping):
        raise error(f"{name} is {shown(value)}, but must be an object with the fields {allowed}")
    for key in value:
        if key not in names and key not in optional:
            raise error(f"{name}: unknown field {shown(key)}; the fields are {allowed}")
    for key in names:
        if key not in value:
            raise error(f"{name}: field {key!r} is missing")
    return value


def read_options(value: Any, known: OptionSet) -> dict[str, Any]:
    """Return a value for every option; options left out have their defaults."""
    if not isinstance(value, Mapping):
        raise BadState(f"options is {shown(value)}, but must be an object")
    try:
        return dict(known.resolve(value))
    except BadOptions as error:
        raise BadState(f"options: {error}") from None
