"""Options as data: each kind, its defaults, its errors, and profiles."""

from typing import Any

import pytest

from ziggurat.core.errors import BadOptions
from ziggurat.core.options import Choice, Number, Numbers, OptionSet, copied, shown

OPTIONS = OptionSet(
    options=(
        Numbers("hands", default=[5, 5], low=0, high=20),
        Choice("starter", ("first-turn", "free")),
        Choice("sudden_death", (False, True)),
        Choice("start", ("random", 1, 2)),
        Number("limit", default=200, low=0, high=1000),
    ),
    profiles={"home": {}, "club": {"hands": [3, 5], "sudden_death": True}},
)
DEFAULTS = {"hands": [5, 5], "starter": "first-turn", "sudden_death": False, "start": "random", "limit": 200}


@pytest.mark.parametrize("given", [None, {}, {"profile": "home"}], ids=repr)
def test_defaults_apply_without_options(given: Any) -> None:
    assert OPTIONS.resolve(given) == DEFAULTS


def test_options_next_to_a_profile_override_it() -> None:
    assert OPTIONS.resolve({"profile": "club"}) == DEFAULTS | {"hands": [3, 5], "sudden_death": True}
    mixed = OPTIONS.resolve({"sudden_death": False, "profile": "club", "limit": 9})
    assert mixed == DEFAULTS | {"hands": [3, 5], "limit": 9}


@pytest.mark.parametrize(
    ("name", "value", "kept"),
    [
        ("hands", [0, 20], [0, 20]),
        ("hands", (1, 2), [1, 2]),
        ("hands", "3/5", [3, 5]),
        ("hands", "03/5", [3, 5]),
        ("starter", "free", "free"),
        ("sudden_death", True, True),
        ("start", 1, 1),
        ("start", "2", 2),
        ("limit", 0, 0),
        ("limit", 1000, 1000),
    ],
)
def test_check_returns_the_normal_form_of_a_value(name: str, value: Any, kept: Any) -> None:
    resolved = OPTIONS.resolve({name: value})[name]
    assert resolved == kept
    assert type(resolved) is type(kept)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("hands", value) for value in ([], [5], [5, 5, 5], [5, -1], [5, 21], [5, True], [5, 5.0], [5, "5"], None)],
        *[("hands", value) for value in ("5", "5/", "/5", "5/5/5", "a/b", "-1/5", "5/1000", "٣/5", "5 /5", 55, {})],
        *[("starter", value) for value in ("", "FREE", "never", None, 0, True, [])],
        *[("sudden_death", value) for value in (0, 1, "true", "false", None, [])],
        *[("start", value) for value in (0, 3, True, 1.0, "3", "01", " 1", None)],
        *[("limit", value) for value in (-1, 1001, 10**5000, True, 1.0, "200", None, [200])],
    ],
    ids=shown,
)
def test_unsupported_value_is_refused_with_the_name(name: str, value: Any) -> None:
    with pytest.raises(BadOptions, match=f"option {name} is .*, but must be "):
        OPTIONS.resolve({name: value})


def test_refusal_lists_the_allowed_values() -> None:
    cases = {"starter": "'first-turn' or 'free'", "limit": "from 0 to 1000", "hands": "2 whole numbers from 0 to 20"}
    for name, right in cases.items():
        with pytest.raises(BadOptions, match=right):
            OPTIONS.resolve({name: "wrong"})
    with pytest.raises(BadOptions, match="false or true"):
        OPTIONS.resolve({"sudden_death": "yes"})


def test_unknown_name_is_refused_with_the_known_names() -> None:
    with pytest.raises(BadOptions, match=r"unknown option 'Hands'; the options are hands, starter, sudden_death"):
        OPTIONS.resolve({"Hands": [5, 5]})
    with pytest.raises(BadOptions, match="the options are none"):
        OptionSet().resolve({"anything": 1})


@pytest.mark.parametrize("profile", ["Club", "", None, 3, ["club"], {}], ids=repr)
def test_unknown_profile_is_refused_with_the_known_names(profile: Any) -> None:
    with pytest.raises(BadOptions, match=r"unknown profile .* the profiles are home, club"):
        OPTIONS.resolve({"profile": profile})
    with pytest.raises(BadOptions, match="none for this game"):
        OptionSet().resolve({"profile": profile})


@pytest.mark.parametrize("given", [[], [1], "profile", "", 7, 0, True, False, (("limit", 3),)], ids=repr)
def test_options_must_be_an_object(given: Any) -> None:
    with pytest.raises(BadOptions, match="but must be an object of names"):
        OPTIONS.resolve(given)


def test_changing_resolved_options_does_not_change_defaults() -> None:
    first = OPTIONS.resolve({"profile": "club"})
    second = OPTIONS.resolve()
    first["hands"].clear()  # type: ignore[union-attr]
    second["hands"].append(9)  # type: ignore[union-attr]
    OPTIONS.defaults()["hands"].append(9)  # type: ignore[union-attr]
    assert OPTIONS.resolve() == DEFAULTS
    assert OPTIONS.resolve({"profile": "club"})["hands"] == [3, 5]


def test_options_are_copied_from_the_caller() -> None:
    given = {"hands": [1, 2]}
    resolved = OPTIONS.resolve(given)
    given["hands"].append(3)
    assert resolved["hands"] == [1, 2]
    assert given == {"hands": [1, 2, 3]}


def test_copied_options_share_no_list() -> None:
    values = {"hands": [1, 2], "limit": 3}
    other = copied(values)
    other["hands"].append(3)
    assert values == {"hands": [1, 2], "limit": 3}


def test_shown_values_are_shortened_json() -> None:
    assert [shown(True), shown("a"), shown(7), shown(None)] == ["true", "'a'", "7", "null"]
    assert shown("x" * 100) == "'" + "x" * 36 + "..."
    assert shown(10**5000) == "a number of 16610 bits"
