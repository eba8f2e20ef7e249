"""The lessons: one JSON file per game, steps played on positions of the rules. docs/lessons.md describes the format."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ziggurat.core.errors import ZigguratError

FOLDER = Path(__file__).parent

Step = dict[str, Any]


class BadLesson(ZigguratError):
    """A lesson that breaks the format, or that the rules contradict."""

    code = "bad_lesson"


def lesson_names() -> list[str]:
    """Return the names of the games that have a lesson."""
    return sorted(file.stem for file in FOLDER.glob("*.json"))


def read_lesson(name: str) -> list[Step]:
    """Return the steps of a game's lesson, read from its file at every call."""
    return read_steps(FOLDER / f"{name}.json")


def read_ideas(name: str) -> dict[str, Any]:
    """Return a game's aim and its ideas for the first game, read from the file at every call."""
    found: dict[str, Any] = json.loads((FOLDER / "ideas" / f"{name}.json").read_text(encoding="utf-8"))
    return found


def read_steps(file: Path) -> list[Step]:
    """Return the steps in a file, or raise `BadLesson`."""
    try:
        steps = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadLesson(f"{file}: {error.strerror}") from None
    except ValueError as error:
        raise BadLesson(f"{file}: not JSON: {error}") from None
    if not isinstance(steps, list) or not steps or not all(isinstance(step, dict) for step in steps):
        raise BadLesson(f"{file}: a lesson is a list of steps, each a JSON object")
    return steps
