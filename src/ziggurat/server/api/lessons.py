"""Routes for the lessons. A file is read at every request, so an edited lesson needs no restart."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path

from ziggurat.lessons import lesson_names, read_ideas, read_lesson
from ziggurat.server.api.bodies import ID_PATTERN
from ziggurat.server.errors import ApiError

router = APIRouter(prefix="/api/lessons", tags=["lessons"])


@router.get("")
async def lessons() -> dict[str, Any]:
    """Return the games that have a lesson, with the number of chapters."""
    chapters = {name: len({step["chapter"] for step in read_lesson(name)}) for name in lesson_names()}
    return {"lessons": [{"game": name, "chapters": count} for name, count in chapters.items()]}


def known_lesson(name: Annotated[str, Path(max_length=64, pattern=ID_PATTERN)]) -> str:
    """Return the name of a game that has a lesson, or raise `ApiError`."""
    if name not in lesson_names():
        raise ApiError(404, "not_found")
    return name


Name = Annotated[str, Depends(known_lesson)]


@router.get("/{name}/ideas")
async def ideas(name: Name) -> dict[str, Any]:
    """Return the aim of a game, and the ideas that a first game explains."""
    return read_ideas(name)


@router.get("/{name}")
async def lesson(name: Name) -> dict[str, Any]:
    """Return the steps of a lesson, without what only the check of the file needs."""
    return {"game": name, "steps": [for_page(step) for step in read_lesson(name)]}


def for_page(step: dict[str, Any]) -> dict[str, Any]:
    """Return a step without the conditions by which the file is checked."""
    kept = {key: value for key, value in step.items() if key != "expect"}
    kept["goal"] = [stage_for_page(stage) for stage in step["goal"]]
    return kept


def stage_for_page(stage: dict[str, Any]) -> dict[str, Any]:
    """Return a stage with the wanted words but not the expressions that they come from."""
    if "do" not in stage:
        return stage
    return {**stage, "do": {"words": stage["do"]["words"]}}
