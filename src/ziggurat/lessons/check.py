"""Checks a lesson against the rules: positions, paths, claims, wrong tries and texts (docs/lessons.md)."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.core.registry import game as find_game
from ziggurat.engine.session import Session
from ziggurat.lessons import BadLesson, Step
from ziggurat.lessons.facts import Facts, first_failing
from ziggurat.lessons.paths import Paths, first_position, refusal
from ziggurat.lessons.texts import check_reading_time, check_text
from ziggurat.words import LANGUAGES

REQUIRED = {"id", "chapter", "position", "seat", "title", "say", "focus", "goal", "done"}
OPTIONAL = {"wrong", "expect", "on", "done_focus", "chapter_title", "status"}
STAGES = ({"do", "show"}, {"refused", "show"}, {"reply"}, {"play"})
CHAPTERS = 9

FOCUS = {
    "babel": (
        r"hand(:[AHMPS])?|hand_size:[01]|quarry|site:[AHMPS]|pawn:[01]|(column|temple):[01]:[AHMPS]|reserve:[01]|"
        r"starter:[01]|temple_deck|score(:[01])?|end"
    ),
    "hanging_gardens": (
        r"card:[1-4]|garden:[01]|(square|temple):-?\d+,-?\d+|tile:[123][ab]|column:[123]|supply:[01]|tiles:[01]|"
        r"flower|order|stock|score(:[01])?|group|rotate"
    ),
    "babylon": (
        r"quarry(:[A-D][1-4])?|cell:[a-h][1-8]|slot|dug|pillars|token|garden|ornament|sheet(:[a-z]+)?|"
        r"score(:[01])?|rotate|end"
    ),
}
"""The places that `focus` and `done_focus` may name, by game; any for other games."""


class LessonCheck:
    """The check of one lesson: its faults, and what was compared."""

    def __init__(self, name: str, steps: list[Step]) -> None:
        self.name = name
        self.steps = steps
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self.read: Counter[str] = Counter()
        """Words to read by language."""
        self.last: Any = None
        """The state at the end of the step before, along its shown path."""
        self.game: Game = find_game(name)

    def run(self, *, write: bool = False) -> None:
        """Check every step; with `write`, put the computed words into the steps instead of comparing them."""
        ids: set[str] = set()
        for number, step in enumerate(self.steps, 1):
            place = f"{self.name}/{step.get('id', number)}"
            try:
                if step.get("id") in ids:
                    raise BadLesson("another step has the same id")
                ids.add(str(step.get("id")))
                self.check_step(step, write=write)
            except (ZigguratError, LookupError, TypeError, AttributeError) as error:
                self.faults.append(f"{place}: {error or type(error).__name__}")
        self.check_whole()

    def check_whole(self) -> None:
        """Check what concerns all steps together."""
        chapters = [step.get("chapter") for step in self.steps]
        if sorted(set(map(str, chapters))) != [str(number) for number in range(1, CHAPTERS + 1)]:
            self.faults.append(f"{self.name}: the chapters must be 1 to {CHAPTERS}")
        try:
            check_reading_time(self.read)
        except BadLesson as error:
            self.faults.append(f"{self.name}: {error}")

    def check_step(self, step: Step, *, write: bool) -> None:
        """Raise an error for the first fault of a step."""
        check_keys(step)
        self.check_texts(step)
        for part in ("focus", "done_focus"):
            for place in step.get(part, ()):
                if not re.fullmatch(FOCUS.get(self.name, ".*"), place):
                    raise BadLesson(f"{part}: the board has no place {place!r}")
        position = first_position(self.game, step["position"])
        self.check_position(step, position)
        paths = Paths(self.game, step, position)
        self.last = without_history(self.game.state(paths.shown[-1]))
        self.check_words(step, paths, write=write)
        self.check_claims(step, paths)
        for reason, reply in step.get("wrong", {}).items():
            self.check_wrong(step, paths, reason, reply)

    def check_texts(self, step: Step) -> None:
        for part in ("title", "say", "done"):
            self.read.update(check_text(part, part, step[part]))
        if "chapter_title" in step:
            self.check_chapter_title(step)
        for reason, reply in step.get("wrong", {}).items():
            check_text(f"wrong.{reason}", "wrong", reply)
        self.counts["texts"] += (3 + len(step.get("wrong", {}))) * len(LANGUAGES)

    def check_chapter_title(self, step: Step) -> None:
        check_text("chapter_title", "title", step["chapter_title"])
        first = next(one for one in self.steps if one.get("chapter") == step["chapter"])
        if step is not first:
            raise BadLesson("chapter_title: a chapter is named by its first step")

    def check_position(self, step: Step, position: Position) -> None:
        """Check that the position is complete, survives saving, and is the same for the engine protocol."""
        state, place = self.game.state(position), step["position"]
        given = place["new"] if "new" in place else place["state"]
        if missing := set(state["options"]) - set(given["options"]):
            raise BadLesson(f"position: options are left open: {', '.join(sorted(missing))}")
        if self.game.state(self.game.load(state, 1)) != state:
            raise BadLesson("position: saving and loading changes it")
        if step.get("on") and without_history(state) != self.last:
            raise BadLesson("on: the position is not the end of the step before")
        if engine_words(self.name, place) != sorted(self.game.legal_words(position)):
            raise BadLesson("position: the engine protocol finds other legal words")
        self.counts["positions"] += 1

    def check_words(self, step: Step, paths: Paths, *, write: bool) -> None:
        """Compare the words of each stage with those that the rules allow, or write them."""
        for number, stage in enumerate(step["goal"]):
            self.counts["stages"] += 1
            if "do" not in stage:
                continue
            words = sorted(paths.words[number])
            if write:
                stage["do"]["words"] = words
            if stage["do"].get("words") != words:
                raise BadLesson(f"stage {number}: `words` are not those that the rules allow; --write computes them")
            self.counts["words"] += len(words)

    def check_claims(self, step: Step, paths: Paths) -> None:
        before = Facts(self.game, paths.start)
        for end in paths.ends:
            now = Facts(self.game, end)
            if failing := first_failing(step.get("expect", ()), before, now):
                raise BadLesson(f"expect: {json.dumps(failing)} fails, the value is {now.value(failing['of'])!r}")
        self.counts["paths"] += len(paths.ends)
        self.counts["claims"] += len(paths.ends) * len(step.get("expect", ()))

    def check_wrong(self, step: Step, paths: Paths, reason: str, reply: dict[str, Any]) -> None:
        """Check that a wrong try gets the reply with this reason."""
        stage, word = reply.get("stage", 0), reply["try"]
        here = paths.shown[stage]
        if here.to_move != step["seat"]:
            raise BadLesson(f"wrong.{reason}: it is not the learner's turn")
        got = refusal(self.game, here, word)
        if reason.split("/", maxsplit=1)[0] != "else":
            if got != reason:
                raise BadLesson(f"wrong.{reason}: {word} is refused with {got}")
        elif got is not None or word in step["goal"][stage].get("do", {}).get("words", ()):
            raise BadLesson(f"wrong.{reason}: {word} is {f'refused with {got}' if got else 'what the step wants'}")
        self.counts["wrong tries"] += 1


def check_keys(step: Step) -> None:
    """Raise `BadLesson` for missing and unknown keys of a step and its stages."""
    if missing := REQUIRED - set(step):
        raise BadLesson(f"missing: {', '.join(sorted(missing))}")
    if unknown := set(step) - REQUIRED - OPTIONAL:
        raise BadLesson(f"unknown: {', '.join(sorted(unknown))}")
    if not re.fullmatch(r"[a-z0-9-]+", step["id"]):
        raise BadLesson("the id must consist of small letters, digits and hyphens: it is part of a link")
    for number, stage in enumerate(step["goal"]):
        if set(stage) not in STAGES:
            raise BadLesson(f"stage {number}: unknown kind with the keys {', '.join(sorted(stage))}")


def without_history(state: dict[str, Any]) -> dict[str, Any]:
    """Return a state without the positions that repetitions are counted by."""
    return {key: value for key, value in state.items() if key != "history"}


def engine_words(name: str, place: dict[str, Any]) -> list[str]:
    """Return the legal words at a position as the engine protocol answers, or raise `BadLesson`."""
    if "new" in place:
        requests: list[dict[str, Any]] = [{"cmd": "new", "game": name, **place["new"]}]
    else:
        requests = [{"cmd": "load", "game": name, "state": place["state"], "seed": place.get("seed", 1)}]
    requests += [{"cmd": "apply", "action": word} for word in place.get("actions", ())]
    session = Session()
    for request in [*requests, {"cmd": "legal"}]:
        answer = session.answer(json.dumps(request).encode())
        if not answer["ok"]:
            raise BadLesson(f"position: the engine protocol refuses {request['cmd']}: {answer['error']['message']}")
    found: list[str] = answer["actions"]
    return sorted(found)
