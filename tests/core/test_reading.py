"""Reading JSON strictly: accepted values, and error messages for the others."""

from typing import Any

import pytest

from ziggurat.core.errors import BadBox, BadState
from ziggurat.core.options import Choice, OptionSet
from ziggurat.core.reading import flag, items, keys, number, one_of, read_options


def test_valid_values_are_returned() -> None:
    assert number("turn", 3, 1, 3) == 3
    assert flag("final", True) is True
    assert one_of("phase", "act", ("draw", "act")) == 1
    assert items("hand", ["A", "B"], 2) == [("hand[0]", "A"), ("hand[1]", "B")]
    assert keys("turn", {"size": 1}, ("size",), ("last",)) == {"size": 1}


@pytest.mark.parametrize("value", [0, 4, True, "2", 2.0, None])
def test_number_must_be_in_range(value: Any) -> None:
    with pytest.raises(BadState, match=r"^turn is .*, but must be a whole number from 1 to 3$"):
        number("turn", value, 1, 3)


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_flag_must_be_boolean(value: Any) -> None:
    with pytest.raises(BadState, match=r"^final is .*, but must be true or false$"):
        flag("final", value)


@pytest.mark.parametrize("value", ["dra", "", 0, None, ["draw"]])
def test_one_of_lists_the_allowed_names(value: Any) -> None:
    with pytest.raises(BadState, match=r"^phase is .*, but must be one of draw act$"):
        one_of("phase", value, ("draw", "act"))


def test_items_has_a_maximum_length() -> None:
    with pytest.raises(BadState, match=r"^hand has 3 entries; at most 2 are allowed$"):
        items("hand", [1, 2, 3], 2)
    with pytest.raises(BadState, match=r"^hand is 'AB', but must be a list of at most 2 entries$"):
        items("hand", "AB", 2)


def test_keys_names_the_wrong_field() -> None:
    with pytest.raises(BadState, match=r"^turn is null, but must be an object with the fields size, last$"):
        keys("turn", None, ("size",), ("last",))
    with pytest.raises(BadState, match=r"^turn: unknown field 'sise'; the fields are size, last$"):
        keys("turn", {"sise": 1}, ("size",), ("last",))
    with pytest.raises(BadState, match=r"^turn: field 'size' is missing$"):
        keys("turn", {"last": 1}, ("size",), ("last",))


def test_caller_chooses_the_error() -> None:
    with pytest.raises(BadBox, match="tiles is 0"):
        number("tiles", 0, 1, 49, BadBox)
    with pytest.raises(BadBox, match="unknown field 'x'"):
        keys("the box", {"x": 1}, (), ("deck",), BadBox)


def test_options_are_completed_and_checked() -> None:
    known = OptionSet((Choice("burn", ("card", "stuck")),))
    assert read_options({}, known) == {"burn": "card"}
    with pytest.raises(BadState, match=r"^options is null, but must be an object$"):
        read_options(None, known)
    with pytest.raises(BadState, match=r"^options: unknown option 'born'; the options are burn$"):
        read_options({"born": "card"}, known)
