"""Finds fields that a copy leaves out: `python -m helpers.copies`, run with `ZIGGURAT_PLAIN=1`.

The fields come from the `.pxd` files, so a new field is checked without being listed here. Only in plain Python are all
of them attributes; the compiled engine is made from the same source.
"""

from __future__ import annotations

import copy
import json
from array import array
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

import ziggurat
from helpers.hot_modules import fields_of
from ziggurat.core.position import Codes
from ziggurat.core.rng import Stream
from ziggurat.games.babylon.garden import Garden
from ziggurat.testing.walks import stream_for

SCRATCH = {
    "input": "filled by every `refill`",
    "spots": "filled by every `find_spots`",
    "near": "filled by every `find_spots`",
    "far": "filled by every `find_spots`",
    "on_floor": "filled by every `count_places`",
    "memory": "the words of `planes`, which are compared",
    "hidden": "filled by every `redeal`",
    "lines": "filled by every `score`",
    "tally": "filled by every `score`",
}
"""Fields without meaning between two calls."""
SIZES = {
    "seats": "fixed when the storage is made",
    "rows": "fixed by `make_room`",
    "words": "fixed by `make_room`",
    "plane_size": "fixed by `make_room`",
    "extent": "fixed by `make_room`",
    "forbid": "needed by `make_room` before anything is copied",
}
"""Fields that say how large the storage is; another value would not fit the arrays."""
HAND = {"singles", "doubles", "spare", "roofs"}
"""Parameters of `Garden.set_hand`."""

MISSING = object()


def cases() -> dict[str, Any]:
    """Return a mid-game position of every game, a Babylon garden and a stream."""
    babylon: Any = middle("babylon", 4)
    return {
        "Stream": stream_for("copies"),
        "Babel": middle("babel", 2),
        "Babylon": babylon,
        "Babylon's garden": babylon.garden(0),
        "The Hanging Gardens": middle("hanging_gardens", 3),
    }


def middle(name: str, seats: int) -> Any:
    """Return a position after forty random actions."""
    position: Any = ziggurat.game(name).new(seats, 1)
    position.playout(stream_for("copies"), Codes(position.room()), 40)
    if name == "hanging_gardens":  # behind the gardens, `planes` has a mask that every `flood` fills
        position.planes[position.extent :] = array("Q", bytes(8 * (len(position.planes) - position.extent)))
    return position


def checked_fields(thing: Any) -> list[str]:
    """Return the fields that every copy must have."""
    left_out = {*SCRATCH, *SIZES} | (HAND if isinstance(thing, Garden) else set())
    return [field for field in fields_of(type(thing)) if field not in left_out]


def changed(value: Any) -> Any:
    """Return another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, Stream):
        return value.fork()
    if isinstance(value, Garden):
        garden = value.clone()
        garden.fresh += 1
        return garden
    other = copy.copy(value)
    if isinstance(other, dict):
        other["changed"] = True
    elif hasattr(other, "__setitem__"):
        other[0] = changed(other[0]) % 256
    return other


def same(left: Any, right: Any) -> bool:
    """Return whether two field values are equal; shared data must be the same object."""
    if isinstance(left, Stream):
        return bool(left.to_bytes() == right.to_bytes())
    if isinstance(left, Garden):
        return bool(left.fields() == right.fields() and left.fresh == right.fresh)
    if isinstance(left, (int, dict, Sequence, array)):
        return bool(left == right)
    return bool(left is right)


def missing(name: str, thing: Any) -> Iterator[str]:
    """Yield every way of copying that leaves a field out."""
    for field in checked_fields(thing):
        if not hasattr(thing, field):
            yield f"{name}.{field} is declared in a .pxd, but plain Python has no such field"
            continue
        source, target = thing.clone(), thing.clone()
        old, new = getattr(thing, field), changed(getattr(thing, field))
        if same(old, new):
            yield f"{name}.{field}: the test does not change this field"
        setattr(source, field, new)
        target.copy_from(source)
        for way, other in (("copy_from", target), ("clone", source.clone())):
            if not same(getattr(other, field, MISSING), new):
                yield f"{name}.{field} is left out by {way}"


if __name__ == "__main__":
    assert str(import_module("ziggurat.core.rng").__file__).endswith(".py"), "run this with ZIGGURAT_PLAIN=1"
    every = cases()
    print(
        json.dumps(
            {
                "checked": {name: checked_fields(thing) for name, thing in every.items()},
                "missing": [line for name, thing in every.items() for line in missing(name, thing)],
            }
        )
    )
