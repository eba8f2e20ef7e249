"""Patches between JSON documents."""

import json

from hypothesis import given
from hypothesis import strategies as st

from ziggurat.json_patch import difference, patched

VALUES = st.recursive(
    st.none() | st.text(max_size=3) | st.integers(-3, 300).map(lambda number: number + 0.5),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
    max_leaves=20,
)
OBJECTS = st.dictionaries(st.text(max_size=2), VALUES, max_size=6)


@given(OBJECTS, OBJECTS)
def test_patch_turns_one_object_into_the_other(before: dict, after: dict) -> None:
    patch = json.loads(json.dumps(difference(before, after)))
    assert patched(before, patch) == after


def test_equal_objects_have_an_empty_patch() -> None:
    assert difference({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}) == {}


def test_fields_are_set_changed_and_removed() -> None:
    before = {"same": 1, "old": 2, "number": 3, "inner": {"x": 1, "y": 2}}
    after = {"same": 1, "number": None, "inner": {"x": 1, "y": 5}, "new": []}
    assert difference(before, after) == {
        "set": {"number": None, "new": []},
        "change": {"inner": {"set": {"y": 5}}},
        "remove": ["old"],
    }


def test_field_that_replaces_another_is_not_kept() -> None:
    assert difference({"old": 1}, {"new": 1}) == {"set": {"new": 1}, "remove": ["old"]}


def test_elements_are_appended() -> None:
    assert difference({"log": [1, 2]}, {"log": [1, 2, 3]}) == {"change": {"log": {"append": [3]}}}


def test_one_of_many_elements_is_changed_alone() -> None:
    before = {"sites": [{"cards": "AB"}, {"cards": ""}, {"cards": "H"}]}
    after = {"sites": [{"cards": "AB"}, {"cards": "M"}, {"cards": "H"}]}
    assert difference(before, after) == {"change": {"sites": {"change": {"1": {"set": {"cards": "M"}}}}}}


def test_list_of_words_that_mostly_changed_is_set_as_a_whole() -> None:
    assert difference({"actions": ["a", "b"]}, {"actions": ["c", "d"]}) == {"set": {"actions": ["c", "d"]}}


def test_shorter_array_is_set_as_a_whole() -> None:
    assert difference({"a": [1, 2]}, {"a": [1]}) == {"set": {"a": [1]}}


def test_parts_without_changes_are_shared() -> None:
    before = {"kept": {"x": 1}, "number": 1}
    assert patched(before, {"set": {"number": 2}})["kept"] is before["kept"]
