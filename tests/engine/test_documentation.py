"""Every example of docs/engine-protocol.md is true; the page has every command, field and error code."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from helpers.engine_process import Engine
from ziggurat.bots.bot import BotFailed
from ziggurat.core import errors as core_errors
from ziggurat.engine import errors as engine_errors
from ziggurat.engine.errors import NoStreams
from ziggurat.engine.requests import FORMS

PAGE = Path(__file__).parents[2] / "docs" / "engine-protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
WRAPPED = re.compile(r"\n {4}(?=\S)")  # an indented line continues the one above
BLOCKS = [WRAPPED.sub(" ", block) for block in re.findall(r"^```\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)]
CONVERSATION = "\n".join(BLOCKS)
LEFT_OUT = "…"

# Each block continues the previous one, except these, which start a new engine.
FRESH = [block for block in BLOCKS if block.startswith(('> {"cmd":"games"}', '> {"cmd":"castle"}'))]


def agrees(written: Any, real: Any) -> bool:
    """Return whether an answer is as documented; … stands for anything left out."""
    if written == LEFT_OUT:
        return True
    if isinstance(written, dict) and isinstance(real, dict):
        names = set(written) - {LEFT_OUT}
        complete = LEFT_OUT in written or names == set(real)
        return complete and all(name in real and agrees(written[name], real[name]) for name in names)
    if isinstance(written, list) and isinstance(real, list):
        shown = written[:-1] if written and written[-1] == LEFT_OUT else written
        fits = len(shown) == len(real) if shown is written else len(shown) <= len(real)
        return fits and all(agrees(*pair) for pair in zip(shown, real, strict=False))
    return type(written) is type(real) and bool(written == real)


def conversations() -> list[list[tuple[str, str]]]:
    """Return the examples as conversations with one engine each."""
    found: list[list[tuple[str, str]]] = []
    for block in BLOCKS:
        pairs = re.findall(r"^> (.*)\n< (.*)$", block, re.MULTILINE)
        assert 2 * len(pairs) == len(block.splitlines())
        if not found or block in FRESH or '"quit"' in found[-1][-1][0]:
            found.append([])
        found[-1] += pairs
    return found


@pytest.mark.parametrize("pairs", conversations())
def test_examples_work_as_documented(pairs: list[tuple[str, str]]) -> None:
    with Engine() as engine:
        for request, answer in pairs:
            real = engine.ask_raw(request.encode())
            assert agrees(json.loads(answer), real), f"{request}\n{json.dumps(real)}"


def test_every_command_has_a_chapter_and_an_example() -> None:
    for command in FORMS:
        assert f"### `{command}`\n" in TEXT
        assert f'> {{"cmd":"{command}"' in CONVERSATION


def test_every_field_is_explained() -> None:
    for command, form in FORMS.items():
        chapter = TEXT.split(f"### `{command}`\n")[1].split("\n### ")[0].split("\n## ")[0]
        for field in (*form.needed, *form.optional):
            assert f"`{field}`" in chapter, (command, field)


def test_every_error_code_is_explained() -> None:
    kinds = [*vars(core_errors).values(), *vars(engine_errors).values(), BotFailed]
    codes = {kind.code for kind in kinds if isinstance(kind, type) and issubclass(kind, core_errors.ZigguratError)}
    # `error` is the base class, the protocol reads neither views nor drafts, and without streams there is no answer
    codes -= {core_errors.ZigguratError.code, core_errors.BadView.code, core_errors.BadDraft.code, NoStreams.code}
    table = TEXT.split("## Errors")[1]
    assert codes | {"internal_error"} == set(re.findall(r"`(\w+)`", "\n".join(first_cells(table))))


def first_cells(table: str) -> list[str]:
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert rows
    return rows
