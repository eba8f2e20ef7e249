"""Positions, tested with Pebbles: what `apply` accepts, and the base class of interpreted games."""

import copy

import pytest

from helpers.pebbles import GAME, PebblesPosition
from helpers.playout import playout_draw
from ziggurat.core.errors import IllegalAction
from ziggurat.core.interpreted import InterpretedPosition
from ziggurat.core.options import shown
from ziggurat.core.position import Codes, Position
from ziggurat.testing.walks import stream_for


class Index:
    """An integer type of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_apply_accepts_any_integer_type() -> None:
    position = GAME.new(2, 1)
    position.apply(Index(0))  # type: ignore[arg-type]
    assert position.nodded  # type: ignore[attr-defined]


@pytest.mark.parametrize("code", [-1, -(2**31), -(2**63), -(10**5000), 2**31, 2**32, 2**64, 10**5000], ids=shown)
def test_apply_refuses_numbers_outside_31_bits(code: int) -> None:
    position = GAME.new(2, 1)
    before = position.to_bytes()
    with pytest.raises(IllegalAction, match="no such action exists") as caught:
        position.apply(code)
    assert caught.value.reason == "unknown_action"
    assert len(caught.value.word) < 50
    assert position.to_bytes() == before


@pytest.mark.parametrize("code", ["nod", None, 1.0, [0], b"\0"], ids=repr)
def test_apply_raises_type_error_for_other_types(code: object) -> None:
    position = GAME.new(2, 1)
    before = position.to_bytes()
    with pytest.raises(TypeError):
        position.apply(code)  # type: ignore[arg-type]
    assert position.to_bytes() == before


def test_refusal_has_the_reason_of_the_game() -> None:
    position = GAME.new(2, 1)
    with pytest.raises(IllegalAction, match="lay:19: pebble 19 is not in the hand"):
        position.apply(19)


def test_positions_with_equal_fields_are_equal() -> None:
    position = GAME.new(2, 1)
    assert position == GAME.new(2, 1)
    assert position != GAME.new(2, 2)
    assert position != position.to_bytes()
    with pytest.raises(TypeError):
        hash(position)


def test_python_copies_a_position_by_cloning_it() -> None:
    position = GAME.new(2, 1)
    for other in (copy.copy(position), copy.deepcopy(position), copy.deepcopy([position])[0]):
        assert other == position
        other.apply(0)
        assert other != position


def test_playout_equals_choosing_step_by_step() -> None:
    position, stream = GAME.new(3, 1), stream_for("playout")
    other, counted = position.clone(), position.playout(stream, Codes(position.room()), 10**6)
    steps, stream = 0, stream_for("playout")
    while not other.over:
        legal = other.legal()
        other.apply(legal[playout_draw(stream, len(legal))])
        steps += 1
    assert position == other
    assert counted == steps


def test_playout_stops_at_its_limit() -> None:
    position = GAME.new(3, 1)
    assert position.playout(stream_for("stop"), Codes(position.room()), 4) == 4
    assert not position.over
    assert position.playout(stream_for("stop"), Codes(position.room()), 0) == 0


def test_base_class_implements_no_rules() -> None:
    bare = InterpretedPosition.__new__(InterpretedPosition)
    for method in (bare.choices, bare.legal, bare.clone, bare.scores, bare.winners, bare.to_bytes):
        with pytest.raises(NotImplementedError):
            method()
    for method, argument in ((bare.carry_out, 0), (bare.sheet, 0), (bare.refusal, 0)):
        with pytest.raises(NotImplementedError):
            method(argument)  # type: ignore[operator]
    assert issubclass(InterpretedPosition, Position)


class Faulty(PebblesPosition):
    """A position class with an error in its rules."""

    def carry_out(self, code: int) -> None:
        raise RuntimeError("not finished yet")


def test_exception_in_an_interpreted_game_is_raised() -> None:
    position = Faulty([[1, 2], [3, 4]], [5], stream_for("faulty"), {})
    with pytest.raises(RuntimeError, match="not finished yet"):
        position.apply(0)


def test_codes_of_an_interpreted_game_never_exceed_the_buffer() -> None:
    position = PebblesPosition([list(range(1, 15)), [20]], [], stream_for("room"), {})
    assert position.playout(stream_for("overrun"), Codes(3), 5) == 5
