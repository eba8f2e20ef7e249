"""All settings of a game: seats, edition profiles, and extreme values of options."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.errors import BadOptions
from ziggurat.core.game import Game
from ziggurat.core.options import Choice, Number, Option
from ziggurat.core.position import Position
from ziggurat.core.registry import game, games


@dataclass(frozen=True)
class Setting:
    """A game, a number of seats and options."""

    game: Game
    seats: int
    name: str
    options: dict[str, Any] = field(hash=False)

    def new(self, seed: int) -> Position:
        """Return the first position of a game with this setting."""
        return self.game.new(self.seats, seed, self.options)

    def __str__(self) -> str:
        return f"{self.game.id}-{self.seats}-{self.name}"


def profiles_of(a_game: Game) -> list[Setting]:
    """Return every number of seats with every edition profile (the defaults, if there are none)."""
    profiles: dict[str, dict[str, Any]] = {name: {"profile": name} for name in a_game.options.profiles}
    return [
        Setting(a_game, seats, name, options)
        for seats in a_game.seats
        for name, options in (profiles or {"default": {}}).items()
    ]


def variations_of(a_game: Game) -> list[Setting]:
    """Return the default setting with one option changed to each extreme value."""
    return [
        Setting(
            a_game,
            fewest_seats(a_game, {option.name: value}),
            f"{option.name}={value}".replace(" ", ""),
            {option.name: value},
        )
        for option in a_game.options.options
        for value in ends_of(option)
    ]


def fewest_seats(a_game: Game, options: dict[str, Any]) -> int:
    """Return the fewest seats possible with these options: a third start player needs three."""
    for seats in a_game.seats:
        with suppress(BadOptions):
            return a_game.new(seats, 0, options).seats
    raise AssertionError(f"{a_game.id} refuses {options} for every number of players")


def ends_of(option: Option) -> Iterator[Any]:
    """Yield the values of an option that differ most from its default."""
    if isinstance(option, Choice):
        yield from option.values[1:]
    elif isinstance(option, Number):
        yield from (option.low, option.high)
    else:
        yield from ([option.low] * len(option.default), [option.high] * len(option.default))


def installed_games() -> list[Game]:
    """Return every installed game."""
    return [game(name) for name in games()]


def installed_profiles() -> list[Setting]:
    """Return every number of seats and profile of every installed game."""
    return [setting for a_game in installed_games() for setting in profiles_of(a_game)]


def installed_settings() -> list[Setting]:
    """Return profiles and single options of every installed game."""
    return installed_profiles() + [setting for a_game in installed_games() for setting in variations_of(a_game)]
