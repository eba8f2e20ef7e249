"""States and records changed in one place are accepted or refused; nothing crashes."""

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ziggurat import games
from ziggurat.engine.session import Session

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def ask(session: Session, cmd: str, **fields: Any) -> dict[str, Any]:
    answer = session.answer(json.dumps({"cmd": cmd, **fields}).encode())
    assert answer["ok"] or answer["error"]["code"] != "internal_error", answer
    return json.loads(json.dumps(answer))


@cache
def played(name: str, field: str, actions: int) -> Any:
    """Return the state or the record of a game after some random actions."""
    session = Session()
    seats = next(one for one in ask(session, "games")["games"] if one["game"] == name)["seats"][-1]
    assert ask(session, "new", game=name, seats=seats, seed=actions)["ok"]
    for _ in range(actions):
        ask(session, "bot", name="random", seed=actions, apply=True)
    return ask(session, field)[field]


def load(session: Session, name: str, field: str, data: Any) -> bool:
    """Load a state or a record; return whether it was accepted."""
    request = {"game": name, "state": data, "seed": 1} if field == "state" else {"record": data}
    return bool(ask(session, "load", **request)["ok"])


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to all values in JSON data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [found for key, value in inner for found in [(*path, key), *places(value, (*path, key))]]


@cache
def places_in(name: str, field: str, actions: int) -> st.SearchStrategy[tuple[Any, ...]]:
    """Return a strategy for a path in a state or a record."""
    return st.sampled_from(places(played(name, field, actions)))


def spoil(data: Any, path: tuple[Any, ...], value: Any, how: str) -> Any:
    """Return a copy in which one value is replaced, removed or doubled."""
    spoilt = json.loads(json.dumps(data))  # far quicker than a deep copy
    holder = spoilt
    for key in path[:-1]:
        holder = holder[key]
    if how == "replace":
        holder[path[-1]] = value
    elif how == "remove":
        del holder[path[-1]]
    elif isinstance(holder, list):
        holder.append(copy.deepcopy(holder[path[-1]]))
    else:
        holder[f"{path[-1]}2"] = holder[path[-1]]
    return spoilt


@pytest.mark.parametrize("field", ["state", "record"])
@pytest.mark.parametrize("name", games())
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_changed_data_is_refused_or_playable(name: str, field: str, data: st.DataObject) -> None:
    session = Session()
    actions = data.draw(st.sampled_from([0, 17, 60]))
    good = played(name, field, actions)
    assert load(session, name, field, good)
    before = ask(session, field)
    path = data.draw(places_in(name, field, actions))
    spoilt = spoil(good, path, data.draw(anything), data.draw(st.sampled_from(["replace", "remove", "double"])))
    if load(session, name, field, spoilt):
        ask(session, "bot", name="random", seed=2, apply=True)
        ask(session, "view", seat=0)
        ask(session, "record")
    else:
        assert ask(session, field) == before
