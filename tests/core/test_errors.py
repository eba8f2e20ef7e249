"""The error classes: each has a code and is a `ValueError`."""

import pytest

from ziggurat.core import errors
from ziggurat.core.errors import IllegalAction, ZigguratError

FAMILY = [
    value
    for value in vars(errors).values()
    if isinstance(value, type) and issubclass(value, ZigguratError) and value is not ZigguratError
]


def test_every_error_class_is_listed() -> None:
    names = "UnknownGame UnknownBot BadNotation BadOptions BadBox BadState BadDraft BadView BadRecord IllegalAction"
    assert {error.__name__ for error in FAMILY} == set(names.split())


@pytest.mark.parametrize("error", FAMILY, ids=lambda error: error.__name__)
def test_error_is_a_value_error_with_a_code_like_its_name(error: type[ZigguratError]) -> None:
    assert issubclass(error, ValueError)
    letters = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in error.__name__)
    assert error.code == letters.strip("_")
    assert error.__doc__


def test_codes_are_different() -> None:
    assert len({error.code for error in FAMILY} | {ZigguratError.code}) == len(FAMILY) + 1


def test_illegal_action_has_a_reason_and_a_message() -> None:
    params = {"site": "A", "people": 2}
    error = IllegalAction("move:A>H", "column_short", params, "the column at A has 2")
    assert str(error) == "move:A>H: the column at A has 2"
    assert (error.word, error.reason, error.params, error.sentence) == (
        "move:A>H",
        "column_short",
        {"site": "A", "people": 2},
        "the column at A has 2",
    )
    params["people"] = 3
    assert error.params == {"site": "A", "people": 2}
