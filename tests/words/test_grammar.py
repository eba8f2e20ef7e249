"""Grammar that a placeable can break: zero in French, and names and titles after a preposition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from helpers.languages import messages, nodes, parameters

# A preposition joins with the article of a title ("à Les jardins suspendus"), and French "de" with a vowel ("d’Anna").
AFTER = {
    "es": {"game": r"\b(?:a|de)"},
    "fr": {"game": r"\b(?:à|de)", "name": r"\b(?:de|que|jusque|lorsque)", "names": r"\b(?:de|que|jusque|lorsque)"},
}


def select_expressions(message: Any) -> Iterator[Any]:
    """Yield every selection on a parameter."""
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            yield node


def hides_zero(select: Any) -> bool:
    """Return whether [one] neither shows its number nor leaves 0 to another variant."""
    variants = {getattr(variant.key, "name", None) or variant.key.value: variant for variant in select.variants}
    return "one" in variants and "0" not in variants and select.selector.id.name not in parameters(variants["one"])


def test_french_one_also_stands_for_zero() -> None:
    wrong = [key for key, message in messages("fr").items() if any(map(hides_zero, select_expressions(message)))]
    assert wrong == [], "write [1], a variant [0], or the number"


def words_before(message: Any) -> Iterator[tuple[str, str]]:
    """Yield every text directly before a parameter, with the parameter's name."""
    for pattern in (node for node in nodes(message) if isinstance(node, ftl.Pattern)):
        for text, after in pairwise(pattern.elements):
            if isinstance(text, ftl.TextElement) and isinstance(after, ftl.Placeable):
                yield from ((text.value, name) for name in parameters(after))


@pytest.mark.parametrize("language", AFTER)
def test_no_preposition_joins_with_a_name(language: str) -> None:
    wrong = [
        f"{key}: {text!r} before ${name}"
        for key, message in messages(language).items()
        for text, name in words_before(message)
        if name in AFTER[language] and re.search(rf"(?i){AFTER[language][name]} $", text)
    ]
    assert wrong == []
