"""The language files as data: messages, parameters and plain text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ziggurat.words import FOLDER

SOURCE = FOLDER.parent


@cache
def entries(language: str) -> dict[str, list[Any]]:
    """Return the parsed entries of every file of a language, by file name."""
    parser = FluentParser()
    return {
        file.name: list(parser.parse(file.read_text(encoding="utf-8")).body)
        for file in sorted((FOLDER / language).glob("*.ftl"))
    }


@cache
def messages(language: str) -> dict[str, Any]:
    """Return the messages of a language by key."""
    return {entry.id.name: entry for body in entries(language).values() for entry in body if is_message(entry)}


def is_message(entry: Any) -> bool:
    """Return whether an entry of a file is a message."""
    return isinstance(entry, ftl.Message)


def nodes(node: Any) -> Iterator[Any]:
    """Yield all nodes of a message."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode) and not isinstance(child, ftl.Span):
                yield from nodes(child)


def parameters(message: Any) -> set[str]:
    """Return the parameters that a message uses."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def variants(message: Any) -> dict[str, set[str]]:
    """Return the variants of every selector on a parameter, without plural categories."""
    found: dict[str, set[str]] = {}
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = {key.name for key in (variant.key for variant in node.variants) if isinstance(key, ftl.Identifier)}
            found.setdefault(node.selector.id.name, set()).update(keys - {"one", "many", "other"})
    return {selector: keys for selector, keys in found.items() if keys}


def plain_text(message: Any) -> str:
    """Return the text of all variants, without placeables."""
    return "\n".join(node.value for node in nodes(message) if isinstance(node, ftl.TextElement))


def literals() -> Iterator[tuple[Path, str]]:
    """Yield every string literal in the source; an f-string as its beginning and `*`."""
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                yield file, node.value
            elif isinstance(node, ast.JoinedStr) and node.values and isinstance(first := node.values[0], ast.Constant):
                yield file, f"{first.value!s}*"
