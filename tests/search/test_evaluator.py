"""The contract of evaluators, for the base class and for the evaluator of every game."""

from typing import Any

import pytest

from helpers.plain import plain_engine, plain_modules

(base,) = plain_modules("ziggurat.search.evaluator")
GAMES = ["babel", "babylon", "hanging_gardens"]


def test_optional_methods_have_neutral_defaults() -> None:
    evaluator = base.Evaluator()
    assert evaluator.predecessor_hashes(None) == []
    assert evaluator.turn_hash(None) == 0


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("set_root", (None, 0)),
        ("determinise", (None,)),
        ("mover", ()),
        ("turn", ()),
        ("propose_turns", (None, 1)),
        ("play", ([], 0, 0)),
        ("rollout_turn", (None,)),
        ("evaluate", ()),
    ],
)
def test_other_methods_must_be_implemented(name: str, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(NotImplementedError):
        getattr(base.Evaluator(), name)(*arguments)


def test_results_have_room_for_four_seats() -> None:
    evaluator = base.Evaluator()
    evaluator.allocate()
    assert (evaluator.values, evaluator.points) == ([0] * 4, [0] * 4)


def prepared(name: str) -> tuple[Any, Any, Any, Any]:
    """Return plain game, first position, evaluator of a mason, and random stream."""
    with plain_engine():
        from ziggurat.bots.evaluation import evaluation_of
        from ziggurat.core.registry import game
        from ziggurat.core.rng import Stream
        from ziggurat.search.turn_list import TurnList

        played = game(name)
        evaluation = evaluation_of(played)
        evaluator: Any = evaluation.new_evaluator(evaluation.weights(), "apprentice")
        root = played.new(2, 5)
        evaluator.set_root(root, root.to_move)
        stream = Stream(bytes(32))
        evaluator.determinise(stream)
        turns: Any = TurnList(4)
        evaluator.propose_turns(turns, 4)
    return root, evaluator, turns, stream


@pytest.mark.parametrize("name", GAMES)
def test_game_evaluator_fulfils_the_contract(name: str) -> None:
    root, evaluator, turns, stream = prepared(name)
    first = evaluator.turn()
    assert evaluator.mover() == root.to_move
    assert 1 <= turns.size <= 4
    for rank in range(turns.size):  # every proposed turn is legal
        slot = turns.slot_at(rank)
        after = root.clone()
        for code in turns.codes[32 * slot : 32 * slot + turns.lengths[slot]]:
            assert code in after.legal()
            after.apply(code)
    evaluator.play(turns.codes, 32 * turns.slot_at(0), turns.lengths[turns.slot_at(0)])
    assert evaluator.turn() == first + 1
    for _ in range(5):  # a rollout turn of Babel may end with a halving, before the turn does
        evaluator.rollout_turn(stream)
    assert evaluator.turn() > first + 1
    evaluator.determinise(stream)
    assert (evaluator.turn(), evaluator.mover()) == (first, root.to_move)
    evaluator.evaluate()
    assert all(isinstance(value, int) for value in evaluator.values + evaluator.points)
    assert evaluator.lead_scale > 0
