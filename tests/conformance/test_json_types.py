"""The views of every game have exactly the fields and types that their `TypedDict` declares."""

from importlib import import_module
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from ziggurat.testing.settings import Setting, installed_profiles
from ziggurat.testing.walks import moments

TYPES = {"babel": "BabelView", "babylon": "BabylonView", "hanging_gardens": "HangingGardensView"}


def mismatch(value: Any, kind: Any, place: str) -> str | None:
    """Return where a value differs from its declared type, or None."""
    if kind is Any:
        return None
    if is_typeddict(kind):
        return mismatch_of_dict(value, kind, place)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        found = [mismatch(value, one, place) for one in arguments]
        return None if None in found else found[0]
    if origin is Literal:
        return None if value in arguments else f"{place}: {value!r} is not one of {arguments}"
    if origin is NotRequired:
        return mismatch(value, arguments[0], place)
    if type(value) is not (origin or kind):
        return f"{place}: {value!r} is not {kind}"
    if origin is list:
        parts = ((f"{place}[{n}]", one, arguments[0]) for n, one in enumerate(value))
    elif origin is dict:
        parts = ((f"{place}[{name!r}]", one, arguments[1]) for name, one in value.items())
    else:
        return None
    return next(filter(None, (mismatch(one, part, where) for where, one, part in parts)), None)


def mismatch_of_dict(value: Any, kind: Any, place: str) -> str | None:
    hints = get_type_hints(kind, include_extras=True)
    required = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    if not required <= set(value) <= set(hints):
        return f"{place}: the fields {sorted(set(value) ^ set(hints))} differ"
    return next(filter(None, (mismatch(value[name], hints[name], f"{place}.{name}") for name in value)), None)


@pytest.mark.parametrize("setting", installed_profiles(), ids=str)
def test_views_have_their_declared_types(setting: Setting) -> None:
    kind = getattr(import_module(f"ziggurat.games.{setting.game.id}"), TYPES[setting.game.id])
    for position in moments(setting, 12, seed=7):
        for seat in range(setting.seats):
            assert mismatch(setting.game.view(position, seat), kind, setting.game.id) is None
        public = setting.game.view(position, None)
        hidden = {name: value for name, value in setting.game.view(position, 0).items() if public[name] is None}
        assert mismatch({**public, **hidden}, kind, setting.game.id) is None


def test_wrong_types_are_found() -> None:
    module = import_module("ziggurat.games.babylon.json_types")
    good = {"height": 1, "top": None, "gain": None}
    assert mismatch(good, module.Column, "c") is None
    for wrong in ({"height": "1"}, {"top": 5}, {"more": 1}, {"reasons": {"sides": 1}}, {"gain": True}):
        assert mismatch({**good, **wrong}, module.Column, "c")
    assert mismatch({"height": 1, "top": None}, module.Column, "c")
