"""The examples in the docstrings of the public names run."""

import doctest
from importlib import import_module

import pytest

MODULES = ["ziggurat", "ziggurat.bots.bot", "ziggurat.bots.play_out", "ziggurat.core.match", "ziggurat.core.registry"]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
