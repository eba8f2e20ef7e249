"""The last positions of some games of an arena, as pictures for its report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ziggurat.arena.game import new_match
from ziggurat.arena.schedule import Schedule
from ziggurat.pictures import to_svg
from ziggurat.words import Words


@dataclass(frozen=True)
class FinalPosition:
    """A picture with its caption."""

    caption: str
    svg: str


def final_positions(schedule: Schedule, games: Sequence[dict[str, Any]], words: Words) -> list[FinalPosition]:
    """Return the last position of the first game of each line-up, as the public saw it."""
    return [
        final_position(schedule, played, words)
        for played in games
        if "words" in played and played["failed"] is None and schedule.is_pictured(played["number"])
    ]


def final_position(schedule: Schedule, played: dict[str, Any], words: Words) -> FinalPosition:
    """Return the last position of a game whose actions are known."""
    match = new_match(schedule, schedule.pairing(played["number"]))
    for word in played["words"]:
        match.push(word)
    names = [schedule.players[number].label for number in played["players"]]
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, played["totals"], strict=True))
    caption = words.say("arena-final-position", number=str(played["number"]), totals=totals)
    return FinalPosition(caption, to_svg(match.view(), language=words.language, names=names, game=match.game))
