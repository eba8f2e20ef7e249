"""The entry point without the GIL, plain and compiled."""

import threading

import pytest

from helpers.pebbles import GAME
from helpers.plain import plain_modules
from ziggurat.core.seed import stream
from ziggurat.search.runner import Runner
from ziggurat.search.score_evaluator import ScoreEvaluator
from ziggurat.search.tree import Tree

(plain,) = plain_modules("ziggurat.search.runner")


def new_tree(name: str) -> Tree:
    evaluator = ScoreEvaluator()
    evaluator.set_root(GAME.new(2, 3), 0)
    return Tree(evaluator, stream(bytes(32), name), width=4, depth=2, rollout_turns=0)


def test_runner_without_work_is_abstract() -> None:
    with pytest.raises(NotImplementedError):
        plain.Runner().run_on(1)


def test_tree_is_a_runner_that_counts_its_simulations() -> None:
    tree = new_tree("one")
    assert isinstance(tree, Runner)
    tree.run(0)
    assert tree.simulations == 0
    tree.run(3)
    tree.run(4)
    assert tree.simulations == 7


def test_two_threads_find_the_same_as_one_after_the_other() -> None:
    names = ("one", "two")
    expected = []
    for name in names:
        tree = new_tree(name)
        tree.run(40)
        expected.append(tree.candidates())
    trees = [new_tree(name) for name in names]
    threads = [threading.Thread(target=tree.run, args=(40,)) for tree in trees]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [tree.candidates() for tree in trees] == expected
