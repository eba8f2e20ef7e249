"""Changes between two JSON documents. docs/api.md describes the format.

A patch of an object or an array has up to four parts:

    {"set": {key: value}, "change": {key: patch}, "remove": [key], "append": [value]}

Keys of arrays are indexes. Whatever cannot be described this way, such as an array that became shorter, is set as a
whole by the patch of its parent. JSON merge patches (RFC 7396) cannot be used: they cannot set a value to null.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Patch = dict[str, Any]


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> Patch:
    """Return the patch that turns one object into another.

    Values of equal content count as unchanged, also 1 and true: fields of views do not change their type.
    """
    patch: Patch = {}
    if before.keys() != after.keys():
        patch["set"] = {key: value for key, value in after.items() if key not in before}
        patch["remove"] = [key for key in before if key not in after]
    for key, old in before.items():
        value = after.get(key, old)
        if old is not value and old != value:
            add_change(patch, key, old, value)
    return patch


def add_change(patch: Patch, key: str, before: Any, after: Any) -> None:
    """Add the change of one value to the patch of the object or array that contains it."""
    inner = None
    if isinstance(before, dict) and isinstance(after, dict):
        inner = difference(before, after)
    elif isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        inner = array_difference(before, after)
    if inner is None:
        patch.setdefault("set", {})[key] = after
    else:
        patch.setdefault("change", {})[key] = inner


def array_difference(before: Sequence[Any], after: Sequence[Any]) -> Patch | None:
    """Return the patch of an array, None if it has to be set as a whole.

    Elements are compared one by one only if they are objects or arrays. Words and numbers are set together: most lists
    of them, such as the legal actions, change in many places.
    """
    size = len(before)
    if len(after) < size or not size:
        return None
    patch: Patch = {}
    if before != (after if len(after) == size else after[:size]):
        if not isinstance(after[0], (dict, list)):
            return None
        for index, old in enumerate(before):
            if old != after[index]:
                add_change(patch, str(index), old, after[index])
    if len(after) > size:
        patch["append"] = after[size:]
    return patch


def patched(document: Any, patch: Mapping[str, Any]) -> Any:
    """Return an object or array after a patch; parts without changes are shared with the original."""
    if isinstance(document, list):
        elements = document + patch.get("append", [])
        for key, value in patch.get("set", {}).items():
            elements[int(key)] = value
        for key, inner in patch.get("change", {}).items():
            elements[int(key)] = patched(elements[int(key)], inner)
        return elements
    removed = patch.get("remove", ())
    fields = {key: value for key, value in document.items() if key not in removed}
    fields.update(patch.get("set", {}))
    for key, inner in patch.get("change", {}).items():
        fields[key] = patched(fields[key], inner)
    return fields
