"""Options of a game as data: names, allowed values, defaults, edition profiles.

Forms are built from this data, and every option given by a user is checked by `OptionSet.resolve`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.errors import BadOptions

Value = str | bool | int | list[int]
MAX_BITS = 512  # of a number that is printed in a message


@dataclass(frozen=True)
class Choice:
    """An option with a fixed list of values, the default first."""

    name: str
    values: tuple[str | bool | int, ...]

    @property
    def default(self) -> Value:
        """The value if none is given."""
        return self.values[0]

    def check(self, value: Any) -> Value:
        """Return the value in its normal form, or raise `BadOptions`."""
        for allowed in self.values:
            # True == 1 in Python, so the type counts; a number may also be written as text, as forms do
            if (type(value) is type(allowed) and value == allowed) or (
                type(allowed) is int and isinstance(value, str) and value == str(allowed)
            ):
                return allowed
        raise BadOptions(f"option {self.name} is {shown(value)}, but must be {' or '.join(map(shown, self.values))}")


@dataclass(frozen=True)
class Number:
    """An option that is a whole number in a range."""

    name: str
    default: int
    low: int
    high: int

    def check(self, value: Any) -> Value:
        """Return the value in its normal form, or raise `BadOptions`."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadOptions(
                f"option {self.name} is {shown(value)}, but must be a whole number from {self.low} to {self.high}"
            )
        return value


@dataclass(frozen=True)
class Numbers:
    """An option that is a list of whole numbers in a range, also written `3/5`."""

    name: str
    default: list[int]
    low: int
    high: int

    def check(self, value: Any) -> Value:
        """Return the value in its normal form, or raise `BadOptions`."""
        numbers: Any = value
        if isinstance(value, str):
            parts = value.split("/")
            numbers = [int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 4]
            numbers = numbers if len(numbers) == len(parts) else None
        if (
            not isinstance(numbers, (list, tuple))
            or len(numbers) != len(self.default)
            or any(isinstance(n, bool) or not isinstance(n, int) or not self.low <= n <= self.high for n in numbers)
        ):
            example = "/".join(map(str, self.default))
            raise BadOptions(
                f"option {self.name} is {shown(value)}, but must be {len(self.default)} whole numbers "
                f"from {self.low} to {self.high}, for example {self.default} or {example!r}"
            )
        return list(numbers)


Option = Choice | Number | Numbers


@dataclass(frozen=True)
class OptionSet:
    """All options of a game, and its profiles: named sets of values that options override."""

    options: tuple[Option, ...] = ()
    profiles: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)

    def defaults(self) -> dict[str, Value]:
        """Return the default of every option."""
        return copied({option.name: option.default for option in self.options})

    def resolve(self, given: Mapping[str, Any] | None = None) -> dict[str, Value]:
        """Return a value for every option, or raise `BadOptions` for an unknown name or value."""
        if given is not None and not isinstance(given, Mapping):
            raise BadOptions(f"options is {shown(given)}, but must be an object of names and values")
        asked = dict(given or {})
        values = self.defaults()
        if "profile" in asked:
            values.update(copied(self.profile(asked.pop("profile"))))
        known = {option.name: option for option in self.options}
        for name, value in asked.items():
            if name not in known:
                raise BadOptions(f"unknown option {shown(name)}; the options are {', '.join(known) or 'none'}")
            values[name] = known[name].check(value)
        return values

    def profile(self, name: Any) -> Mapping[str, Value]:
        """Return the values of an edition profile."""
        if not isinstance(name, str) or name not in self.profiles:
            raise BadOptions(
                f"unknown profile {shown(name)}; the profiles are {', '.join(self.profiles) or 'none for this game'}"
            )
        return self.profiles[name]


def copied(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy of option values that shares no list with the original."""
    copy = dict(values)  # most values are not lists, and every view has a copy
    for name, value in values.items():
        if isinstance(value, list):
            copy[name] = list(value)
    return copy


def with_options(state: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a state in which options left out have these values.

    A set-up position may leave out options. Its record has them all, and defaults may have changed since.
    """
    given = state.get("options")
    return {**state, "options": {**values, **given}} if isinstance(given, Mapping) else dict(state)


def shown(value: Any) -> str:
    """Return a value as JSON users write it, cut to 40 characters."""
    if isinstance(value, int) and value.bit_length() > MAX_BITS:  # Python refuses to print numbers of many digits
        return f"a number of {value.bit_length()} bits"
    text = json.dumps(value) if value is None or isinstance(value, bool) else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
