"""What the conditions of a lesson ask about a position."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cached_property, partial
from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.position import Position

Condition = dict[str, Any]


class Facts:
    """The named facts about a position, each computed when it is asked for."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position

    @cached_property
    def state(self) -> Any:
        return self.game.state(self.position)

    @cached_property
    def totals(self) -> list[int]:
        return list(self.position.scores())

    @cached_property
    def sheets(self) -> list[Any]:
        return [self.position.sheet(seat) for seat in range(self.position.seats)]

    @cached_property
    def winners(self) -> list[int] | None:
        found = self.position.winners()
        return None if found is None else list(found)

    @cached_property
    def over(self) -> bool:
        return bool(self.position.over)

    @cached_property
    def to_move(self) -> int | None:
        return None if self.over else self.position.to_move

    @cached_property
    def legal(self) -> list[str]:
        return [] if self.over else sorted(self.game.legal_words(self.position))

    @cached_property
    def qualifying(self) -> list[int]:
        """Return the sizes of the groups that may get a temple now, in games whose view shows groups."""
        if self.to_move is None or not any(word.startswith("temple:") for word in self.legal):
            return []
        groups = self.game.view(self.position, self.to_move)["turn"]["groups"]
        return sorted(len(group["places"]) for group in groups if group["ready"])

    def value(self, path: str) -> Any:
        """Return the fact at a path such as `sheets.0.statues`, or raise `LookupError`."""
        name, *keys = path.split(".")
        if name not in NAMES:
            raise LookupError(f"no fact is named {name!r}; the facts are {', '.join(NAMES)}")
        value = getattr(self, name)
        for key in keys:
            value = value[int(key)] if isinstance(value, list) else value.get(key)
        return value


NAMES = ("state", "totals", "sheets", "winners", "over", "to_move", "legal", "qualifying")


def some_match(values: Iterable[Any], expression: str) -> bool:
    """Return whether some value is matched as a whole."""
    return any(re.fullmatch(expression, str(value)) for value in values)


TESTS: dict[str, Callable[[Any, Any, Any], bool]] = {
    "is": lambda wanted, now, before: bool(now == wanted),
    "by": lambda wanted, now, before: bool(now - before() == wanted),
    "least": lambda wanted, now, before: bool(now >= wanted),
    "count": lambda wanted, now, before: len(now) == wanted,
    "more": lambda wanted, now, before: len(now) - len(before()) == wanted,
    "larger": lambda wanted, now, before: len(now) - len(before()) >= wanted,
    "has": lambda wanted, now, before: some_match(now, wanted),
    "lacks": lambda wanted, now, before: not some_match(now, wanted),
    "ends": lambda wanted, now, before: bool(now[-len(wanted) :] == wanted),
}
"""Each test with the wanted value, the value now, and a function for that at the start of the step."""


def holds(condition: Condition, before: Facts, now: Facts) -> bool:
    """Return whether a condition holds; some tests compare with the start of the step."""
    path = condition["of"]
    tests = {name: wanted for name, wanted in condition.items() if name != "of"}
    value = now.value(path)
    return all(TESTS[name](wanted, value, partial(before.value, path)) for name, wanted in tests.items())


def first_failing(conditions: Iterable[Condition], before: Facts, now: Facts) -> Condition | None:
    """Return the first condition that does not hold, None if all do."""
    return next((condition for condition in conditions if not holds(condition, before, now)), None)
