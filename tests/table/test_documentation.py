"""docs/table.md lists every command, event, refusal and field; JSON types match the answers."""

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from helpers.sitting import Sitting
from ziggurat.table import json_types
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import Ask, Command
from ziggurat.table.errors import CODES, Refused
from ziggurat.table.events import EVENTS

TEXT = (Path(__file__).parents[2] / "docs" / "table.md").read_text(encoding="utf-8")
ROWS = [line.split("|") for line in TEXT.splitlines() if line.startswith("| `")]


def named(cell):
    return {word.rstrip("?") for words in re.findall(r"`([^`]*)`", cell) for word in words.split()}


@pytest.mark.parametrize("command", get_args(Command), ids=lambda command: command.__name__)
def test_every_command_is_documented_with_its_fields(command):
    (row,) = [row for row in ROWS if row[1].strip() == f"`{command.__name__}`"]
    assert named(row[2]) == {field.name for field in fields(command)}


def test_every_event_and_every_refusal_is_documented():
    first = {name for row in ROWS for name in named(row[1])}
    assert set(EVENTS) <= first and set(CODES) <= first


@pytest.mark.parametrize("code", CODES)
def test_parameters_of_every_refusal_are_documented(code):
    row = [row for row in ROWS if code in named(row[1])][-1]
    assert named(row[2]) == set(CODES[code])


def conforms(value, shape):
    assert set(value) == set(get_type_hints(shape)), shape.__name__
    for name, hint in get_type_hints(shape).items():
        inner = next((kind for kind in (hint, *get_args(hint)) if hasattr(kind, "__total__")), None)
        for part in value[name] if isinstance(value[name], list) else [value[name]]:
            if inner and part is not None:
                conforms(part, inner)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_answers_match_their_json_types(viewer):
    sitting = Sitting.started("shells", clock=ClockRule("live", 60_000, 0), options={"turns": 1})
    sitting.play("lay:3", "turn")
    sitting.do(Ask(1, "draw"))
    conforms(sitting.table.update_for(sitting.events[-1], viewer), json_types.Update)
    conforms(sitting.table.summary(), json_types.Summary)
    sitting.play("turn")
    conforms(sitting.table.update_for(sitting.events[-1], viewer), json_types.Update)
    conforms(Refused("illegal_action", {"word": "x"}, ("why", {})).to_json(), json_types.Refusal)


def test_every_field_of_the_view_is_documented():
    view = {name for row in ROWS for name in re.findall(r"`(\w+)`", row[1])}
    assert set(get_type_hints(json_types.TableView)) <= view
