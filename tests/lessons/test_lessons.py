"""The lessons of this package: against the rules, the language files' terms, and the format."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from helpers.engine_process import run_ziggurat
from ziggurat.core.registry import game
from ziggurat.lessons import Step, lesson_names, read_lesson
from ziggurat.lessons.check import LessonCheck

GAMES = ["babel", "babylon", "hanging_gardens"]
CHOSEN_BY_LESSON = {"start", "start_player"}  # the learner begins


def faults(name: str, steps: list[Step]) -> list[str]:
    check = LessonCheck(name, steps)
    check.run()
    return check.faults


def test_every_game_of_the_package_has_a_lesson() -> None:
    assert lesson_names() == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_says_what_the_rules_say(name: str) -> None:
    check = LessonCheck(name, read_lesson(name))
    check.run()
    assert check.faults == []
    assert check.counts["positions"] == len(check.steps)
    assert min(check.counts[what] for what in ("paths", "claims", "wrong tries", "words", "texts")) > 0


@pytest.mark.parametrize("name", GAMES)
def test_lessons_teach_the_default_rules(name: str) -> None:
    defaults = game(name).options.defaults()
    for step in read_lesson(name):
        place = step["position"]
        options = place.get("state", place.get("new"))["options"]
        assert {key for key, value in options.items() if value != defaults[key]} <= CHOSEN_BY_LESSON, step["id"]


@pytest.mark.parametrize("name", GAMES)
def test_the_last_step_becomes_a_game_against_the_apprentice(name: str) -> None:
    goals = [step["goal"] for step in read_lesson(name)]
    assert goals[-1][-1] == {"play": {"bots": {"1": "apprentice"}}}
    assert not any("play" in stage for goal in goals[:-1] for stage in goal)


# --- The check finds what is wrong -------------------------------------------------------------------------


def step_of(steps: list[Step], name: str) -> Step:
    return next(step for step in steps if step["id"] == name)


Spoil = Callable[[list[Step]], object]
SPOILT: dict[str, tuple[str, Spoil, str]] = {
    "an unknown key": ("babel", lambda s: s[0].update(colour="red"), "unknown: colour"),
    "a missing key": ("babel", lambda s: s[0].pop("say"), "missing: say"),
    "two equal ids": ("babel", lambda s: s[1].update(id="travel"), "same id"),
    "an unknown place": ("babel", lambda s: s[0]["focus"].append("moon"), "no place 'moon'"),
    "an unknown place when done": ("babel", lambda s: s[0].update(done_focus=["moon"]), "done_focus: the board has no"),
    "a late name of a chapter": ("babel", lambda s: s[1].update(chapter_title=s[1]["title"]), "by its first step"),
    "an open option": ("babel", lambda s: s[0]["position"]["state"]["options"].pop("starter"), "options are left open"),
    "a position that cannot occur": ("babel", lambda s: s[0]["position"]["state"].update(hand=["A"]), "travel: "),
    "another end of the step before": ("babel", lambda s: s[4].update(on=True), "climb-own: on"),
    "words that are not allowed": (
        "babel",
        lambda s: s[0]["goal"][0]["do"].update(words=["go:A", "go:P"]),
        "`words` are not those",
    ),
    "words that match nothing": ("babel", lambda s: s[0]["goal"][0]["do"].update(match="fly"), "no word is allowed"),
    "a shown word off the path": ("babel", lambda s: s[0]["goal"][0].update(show="go:P"), "not an allowed path"),
    "a false claim": ("babel", lambda s: step_of(s, "starter")["expect"][0].update({"is": 99}), "starter: expect"),
    "a wrong reason": (
        "babel",
        lambda s: s[0]["wrong"].update(no_run={**s[0]["wrong"]["at_quarry"]}),
        "wrong.no_run",
    ),
    "a wanted word as a wrong try": ("babel", lambda s: s[0]["wrong"]["else"].update({"try": "go:A"}), "wrong.else"),
    "a refusal for another reason": (
        "hanging_gardens",
        lambda s: s[1]["goal"][0]["refused"].update(reason="too_dear"),
        "not with too_dear",
    ),
    "a reply out of turn": (
        "babel",
        lambda s: step_of(s, "halve")["goal"][1]["reply"].update(seat=0),
        "seat 0 is not to move",
    ),
    "a missing language": ("babel", lambda s: s[0]["say"].pop("fr"), "the languages are"),
    "a long title": ("babel", lambda s: s[0]["title"].update(en="one two three four five six seven eight"), "8 words"),
    "three sentences": ("babel", lambda s: s[0]["say"].update(it="Uno. Due. Tre."), "3 sentences"),
    "a straight apostrophe": ("babel", lambda s: s[0]["done"].update(en="It's there."), "straight quotation marks"),
    "a breakable French space": ("babel", lambda s: s[0]["done"].update(fr="Voilà !"), "breakable or missing space"),
    "a missing chapter": ("babel", lambda s: [step.update(chapter=1) for step in s], "chapters must be 1 to 9"),
    "too much to read": ("babel", lambda s: [step["say"].update(en="word " * 39 + "end") for step in s], "at most 800"),
}


@pytest.mark.parametrize(("name", "spoil", "found"), SPOILT.values(), ids=SPOILT)
def test_the_check_finds(name: str, spoil: Spoil, found: str) -> None:
    steps = copy.deepcopy(read_lesson(name))
    spoil(steps)
    problems = faults(name, steps)
    assert problems
    assert any(found in problem for problem in problems), problems


# --- The command -------------------------------------------------------------------------------------------


def test_the_command_checks_the_files_of_a_writer(tmp_path: Path) -> None:
    steps = read_lesson("babel")
    file = tmp_path / "babel.json"
    del steps[0]["goal"][0]["do"]["words"]
    file.write_text(json.dumps(steps), encoding="utf-8")
    wrong = run_ziggurat("lessons", "check", str(file))
    assert wrong.returncode == 1
    assert "babel/travel: stage 0" in wrong.stderr
    written = run_ziggurat("lessons", "check", "--write", str(file))
    assert written.returncode == 0, written.stderr
    assert re.search(r"correct\. 19 steps", written.stdout)
    assert json.loads(file.read_text(encoding="utf-8")) == read_lesson("babel")


@pytest.mark.parametrize("text", ["", "{}", "[]", "[1]"])
def test_the_command_explains_a_file_that_is_no_lesson(tmp_path: Path, text: str) -> None:
    file = tmp_path / "babel.json"
    file.write_text(text, encoding="utf-8")
    done = run_ziggurat("lessons", "check", str(file))
    assert done.returncode == 1
    assert "babel.json" in done.stderr
    assert "Traceback" not in done.stderr
