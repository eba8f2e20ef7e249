"""Every way through a step: which words it allows, and where they lead."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.errors import IllegalAction
from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.lessons import BadLesson, Step
from ziggurat.lessons.facts import Facts, first_failing

MAX_PATHS = 20_000


def first_position(game: Game, place: dict[str, Any]) -> Position:
    """Return the position in which a step begins."""
    if "new" in place:
        new = place["new"]
        position = game.new(new["seats"], new["seed"], new["options"])
    else:
        position = game.load(place["state"], place.get("seed", 1))
    for word in place.get("actions", ()):
        game.apply(position, word)
    return position


def after(game: Game, position: Position, word: str) -> Position:
    """Return the position after a word; the given one does not change."""
    copy = position.clone()
    game.apply(copy, word)
    return copy


def refusal(game: Game, position: Position, word: str) -> str | None:
    """Return the reason for which the rules refuse a word, None if it is legal."""
    try:
        after(game, position, word)
    except IllegalAction as error:
        return error.reason
    return None


@dataclass
class Paths:
    """All paths of allowed words through a step."""

    game: Game
    step: Step
    start: Position
    words: list[set[str]] = field(default_factory=list)
    """The wanted words of each stage, after any path."""
    unwanted: list[set[str]] = field(default_factory=list)
    """Words of each stage that fit its expression but not its conditions."""
    shown: list[Position] = field(default_factory=list)
    """The positions along the shown path: before the first stage, and after each."""
    ends: list[Position] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stages: list[dict[str, Any]] = self.step["goal"]
        self.words = [set() for _ in self.stages]
        self.unwanted = [set() for _ in self.stages]
        self.shown = [self.start]
        self.before = Facts(self.game, self.start)
        self.explore(0, self.start, on_shown_path=True)
        self.check()

    def explore(self, number: int, here: Position, *, on_shown_path: bool) -> None:
        """Follow all paths from the beginning of a stage."""
        if number == len(self.stages):
            self.ends.append(here)
            if len(self.ends) > MAX_PATHS:
                raise BadLesson(f"more than {MAX_PATHS} paths")
            return
        stage = self.stages[number]
        if "do" in stage:
            self.explore_choice(number, here, on_shown_path=on_shown_path)
            return
        if "refused" in stage:
            self.check_refused(stage, here)
        elif "reply" in stage:
            here = self.replied(stage["reply"], here)
        if on_shown_path:
            self.shown.append(here)
        self.explore(number + 1, here, on_shown_path=on_shown_path)

    def explore_choice(self, number: int, here: Position, *, on_shown_path: bool) -> None:
        """Follow every word that the learner may choose."""
        stage = self.stages[number]
        rule = stage["do"]
        if here.over or here.to_move != self.step["seat"]:
            raise BadLesson(f"stage {number}: it is not the learner's turn")
        found = False
        for word in sorted(self.game.legal_words(here)):
            if not re.fullmatch(rule["match"], word):
                continue
            there = after(self.game, here, word)
            if first_failing(rule.get("where", ()), self.before, Facts(self.game, there)) is not None:
                self.unwanted[number].add(word)
                continue
            found = True
            self.words[number].add(word)
            follows = on_shown_path and word == stage["show"]
            if follows:
                self.shown.append(there)
            self.explore(number + 1, there, on_shown_path=follows)
        if not found:
            raise BadLesson(f"stage {number}: after some path no word is allowed")

    def check_refused(self, stage: dict[str, Any], here: Position) -> None:
        """Raise unless the rules refuse every word of the stage for its reason."""
        wanted = stage["refused"]
        for word in wanted["words"]:
            reason = refusal(self.game, here, word)
            if reason != wanted["reason"]:
                raise BadLesson(f"{word} is refused with {reason}, not with {wanted['reason']}")
        if stage["show"] not in wanted["words"]:
            raise BadLesson(f"show: {stage['show']} is not among the refused words")

    def replied(self, reply: dict[str, Any], here: Position) -> Position:
        """Return the position after the words of another seat."""
        for word in reply["actions"]:
            if here.over or here.to_move != reply["seat"]:
                raise BadLesson(f"reply {word}: seat {reply['seat']} is not to move")
            here = after(self.game, here, word)
        return here

    def check(self) -> None:
        """Raise unless the shown words are a path, and looking up a word is enough to judge it."""
        if len(self.shown) != len(self.stages) + 1:
            raise BadLesson("the words of `show` are not an allowed path")
        for number, (wanted, unwanted) in enumerate(zip(self.words, self.unwanted, strict=True)):
            if both := wanted & unwanted:
                raise BadLesson(f"stage {number}: {min(both)} is wanted after one path but not after another")
