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
Known = dict[tuple[int, int], Patch | None]
"""Patches by the identities of both parts; None if the part has to be set as a whole."""
ABSENT = object()


def difference(before: Mapping[str, Any], after: Mapping[str, Any], known: Known | None = None) -> Patch:
    """Return the patch that turns one object into another.

    Values of equal content count as unchanged, also 1 and true: fields of views do not change their type. `known` has
    the patches between parts that several pairs of documents share; the caller keeps these documents meanwhile.
    """
    patch: Patch = {}
    removed: list[str] = []
    for key, old in before.items():
        value = after.get(key, ABSENT)
        if value is ABSENT:
            removed.append(key)
        elif old is not value and old != value:
            add_change(patch, key, old, value, known)
    if removed:
        patch["remove"] = removed
    if len(after) > len(before) - len(removed):
        patch.setdefault("set", {}).update({key: value for key, value in after.items() if key not in before})
    return patch


def add_change(patch: Patch, key: str, before: Any, after: Any, known: Known | None) -> None:
    """Add the change of one value, which differs, to the patch of the object or array that contains it."""
    is_object = isinstance(before, dict) and isinstance(after, dict)
    if is_object or (isinstance(before, (list, tuple)) and isinstance(after, (list, tuple))):
        inner = known_difference(before, after, is_object, known)
        if inner is None:
            patch.setdefault("set", {})[key] = after
        elif inner:
            patch.setdefault("change", {})[key] = inner
    else:
        patch.setdefault("set", {})[key] = after


def known_difference(before: Any, after: Any, is_object: bool, known: Known | None) -> Patch | None:
    """Return the patch between two objects or arrays, from `known` if it is there."""
    pair = (id(before), id(after))
    if known is not None and pair in known:
        return known[pair]
    inner = difference(before, after, known) if is_object else array_difference(before, after, known)
    if known is not None:
        known[pair] = inner
    return inner


def array_difference(before: Sequence[Any], after: Sequence[Any], known: Known | None) -> Patch | None:
    """Return the patch of an array, empty if nothing changed, None if it has to be set as a whole.

    Elements are compared one by one only if they are objects or arrays. Words and numbers are set together: most lists
    of them, such as the legal actions, change in many places.
    """
    size = len(before)
    if len(after) < size or not size:
        return None if len(after) != size else {}
    patch: Patch = {}
    if isinstance(after[0], (dict, list)):
        for index, old in enumerate(before):
            if old is not after[index] and old != after[index]:
                add_change(patch, str(index), old, after[index], known)
    elif before != (after if len(after) == size else after[:size]):
        return None
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
