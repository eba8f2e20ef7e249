"""The base class of games, tested with Pebbles: new positions, views, samples."""

from typing import Any

import pytest

from helpers.pebbles import GAME
from ziggurat.core.errors import BadNotation, BadOptions, BadView
from ziggurat.core.game import Event, to_move
from ziggurat.testing.walks import stream_for


def test_new_needs_a_supported_number_of_seats() -> None:
    assert [GAME.new(seats, 1).seats for seats in (2, 3)] == [2, 3]
    for seats in (0, 1, 4, True, "2", 2.0, None):
        with pytest.raises(BadOptions, match="pebbles is played by 2 or 3 players, not "):
            GAME.new(seats, 1)  # type: ignore[arg-type]


def test_seed_may_be_a_number_its_digits_or_its_bytes() -> None:
    assert GAME.new(2, 255) == GAME.new(2, "00" * 31 + "ff") == GAME.new(2, bytes(31) + b"\xff")


def test_load_uses_the_seed_for_later_draws() -> None:
    state = GAME.state(GAME.new(2, 1))
    assert GAME.load(state) == GAME.load(state, 0)
    assert GAME.load(state, 1) != GAME.load(state, 2)


def test_legal_words_are_sorted_as_text() -> None:
    state = GAME.state(GAME.new(2, 1, {"pebbles": 12}))
    state["hands"], state["bag"] = [[2, 10], [1, 3]], [4, 5, 6, 7, 8, 9, 11, 12]
    position = GAME.load(state)
    assert position.legal() == [0, 2, 10]
    assert GAME.legal_words(position) == ["lay:10", "lay:2", "nod"]


def test_apply_takes_a_word() -> None:
    position = GAME.new(2, 1)
    GAME.apply(position, "nod")
    assert "nod" not in GAME.legal_words(position)
    with pytest.raises(BadNotation):
        GAME.apply(position, "Nod")


def test_view_has_the_common_fields_first() -> None:
    position = GAME.new(2, 1)
    view = GAME.view(position, 0)
    assert list(view)[:8] == ["game", "rules", "seats", "seat", "to_move", "over", "winners", "actions"]
    head = [view[name] for name in list(view)[:7]]
    assert head == ["pebbles", 1, 2, 0, 0, False, None]
    assert GAME.view(position, None)["seat"] is None


def test_only_the_seat_to_move_has_actions() -> None:
    position = GAME.new(3, 1)
    assert GAME.view(position, 0)["actions"] == GAME.legal_words(position)
    assert [GAME.view(position, viewer)["actions"] for viewer in (1, 2, None)] == [[], [], []]


def test_to_move_is_none_at_the_end() -> None:
    position = GAME.new(2, 1)
    assert to_move(position) == 0
    while not position.over:
        position.apply(position.legal()[-1])
    assert to_move(position) is None
    assert GAME.view(position, 0)["to_move"] is None


@pytest.mark.parametrize("seat", [-1, 2, 99, True, False, 0.0, "0", "public", [0]], ids=repr)
def test_view_of_an_unknown_seat_is_refused(seat: Any) -> None:
    with pytest.raises(BadOptions, match=r"seat is .*, but must be 0 to 1 or null"):
        GAME.view(GAME.new(2, 1), seat)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "ludo"}, "not a view of pebbles"),
        ({"rules": 2}, "rules is 2, but must be 1"),
        ({"seats": 4}, "seats is 4, but must be 2 or 3"),
        ({"seats": 2.0}, "seats"),
        ({"seat": 2}, "seat is 2, but must be 0 to 1 or null"),
        ({"seat": True}, "seat"),
        ({"seat": -1}, "seat"),
        ({"hand_sizes": [9, 9]}, "not a view of Pebbles"),
    ],
)
def test_impossible_view_is_refused_with_the_field(change: dict[str, Any], reason: str) -> None:
    view = GAME.view(GAME.new(2, 1), 0) | change
    with pytest.raises(BadView, match=reason):
        GAME.sample(view, stream_for("refused"))


@pytest.mark.parametrize("name", ["game", "rules", "seats", "seat"])
def test_view_without_a_common_field_is_refused(name: str) -> None:
    view = GAME.view(GAME.new(2, 1), 0)
    del view[name]
    with pytest.raises(BadView):
        GAME.sample(view, stream_for("refused"))


@pytest.mark.parametrize("view", [None, [], "view", 3], ids=repr)
def test_value_that_is_not_a_view_is_refused(view: Any) -> None:
    with pytest.raises(BadView, match="not a view of pebbles"):
        GAME.sample(view, stream_for("refused"))


def test_event_is_a_code_with_parameters() -> None:
    before = GAME.new(2, 1)
    after = before.clone()
    GAME.apply(after, "nod")
    events = GAME.events(GAME.view(before, None), "nod", GAME.view(after, None))
    assert events == [Event("pebbles-nod", {"seat": 0})]
