"""Who sits where: people by name, bots by theirs. `--players "Ann,greedy"` has one entry per seat."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from ziggurat.bots.bot import bots
from ziggurat.cli.files import printable
from ziggurat.core.game import Game
from ziggurat.terminal.trouble import Trouble
from ziggurat.words import Words

OPPONENT = "greedy"
LONGEST_NAME = 24
ALIKE = 0.8  # so close to a bot's name is a slip, not a person


@dataclass(frozen=True)
class Player:
    """One at the table. A bot's name is reserved, so in a record it tells who was a bot."""

    name: str
    is_bot: bool


def players_from(names: list[str]) -> list[Player]:
    """Tell people and bots apart by their names, as in a record."""
    installed = bots()
    return [Player(printable(name), name in installed) for name in names]


def players_for(text: str | None, seats: int | None, game: Game, words: Words) -> list[Player]:
    """Read `--players` and `--seats`; without them, one person against bots."""
    count = seats if seats is not None else len(text.split(",")) if text is not None else game.seats[0]
    if count not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise Trouble(words.say("table-seats-wrong", game=game.id, allowed=allowed, seats=count))
    if text is None:
        return players_from([words.say("table-me"), *[OPPONENT] * (count - 1)])
    names = [name.strip() for name in text.split(",")]
    check_names(names, words)
    if len(names) != count:
        raise Trouble(words.say("table-players-count", count=len(names), seats=count))
    return players_from(names)


def check_names(names: list[str], words: Words) -> None:
    """Refuse names that nobody can have, and slips in the name of a bot."""
    installed = bots()
    people = [name for name in names if name not in installed]
    for name in people:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Trouble(words.say("table-name-wrong", name=printable(name), most=LONGEST_NAME))
        if people.count(name) > 1:
            raise Trouble(words.say("table-name-twice", name=name))
        if meant := get_close_matches(name.lower(), installed, 1, ALIKE):
            raise Trouble(words.say("table-name-slip", name=name, bot=meant[0], bots=", ".join(installed)))


def shown_names(players: list[Player]) -> list[str]:
    """Return the names to show: two bots of one name get numbers."""
    names = [player.name for player in players]
    return [
        f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
