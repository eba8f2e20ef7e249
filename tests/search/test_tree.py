"""The search tree on hand-written game trees; all expected numbers are computed by hand.

A lead of 1000 with a scale of 1000 is worth three quarters of a win: 1/2 + 1/2 * 1000 / (1000 + 1000).
"""

import math
from typing import Any

import pytest

from helpers.plain import plain_modules
from helpers.scripted_evaluator import ROLLOUT, ScriptedEvaluator

module, rng = plain_modules("ziggurat.search.tree", "ziggurat.core.rng")
WIN = module.WIN_VALUE
THREE = {(): [(1, 300), (2, 200), (3, 100)]}


def lead(*leads: int) -> Any:
    """Return values for seat 0 by first action: `leads[0]` for action 1."""
    return lambda path, _deal: [leads[path[0] - 1], 0]


def new_tree(evaluator: Any, *, width: int = 8, depth: int = 1, seat: int = 0, **settings: Any) -> Any:
    evaluator.set_root(None, seat)
    parts = {"rollout_turns": 1, **settings}
    return module.Tree(evaluator, rng.Stream(bytes(32)), width=width, depth=depth, **parts)


def visits(tree: Any) -> dict[int, int]:
    """Return the visits of the candidates by their action."""
    return {codes[0]: visited for visited, *_, codes, _ in tree.candidates()}


def node_of(tree: Any, *path: int) -> int:
    node = 0
    for code in path:
        node = tree.find_child(node, code)
        assert node != module.NO_NODE
    return node


# --- Selection at the root


def test_every_candidate_is_visited_once_before_any_is_visited_twice() -> None:
    evaluator = ScriptedEvaluator(THREE, lead(0, 0, 0))
    new_tree(evaluator).run(3)
    assert [path[0] for path, _ in evaluator.simulations] == [1, 2, 3]


def test_without_exploration_the_best_mean_takes_all_later_visits() -> None:
    tree = new_tree(ScriptedEvaluator({(): [(1, 0), (2, 0), (3, 0)]}, lead(-1000, 1000, 0)), exploration=0)
    tree.run(20)
    assert visits(tree) == {1: 1, 2: 18, 3: 1}


def test_exploration_visits_worse_candidates_again() -> None:
    tree = new_tree(ScriptedEvaluator({(): [(1, 0), (2, 0)]}, lead(-1000, 1000)), exploration=1000)
    tree.run(200)
    assert visits(tree)[1] > 5
    assert visits(tree)[2] > visits(tree)[1]


def test_width_limits_the_candidates_to_the_best_priors() -> None:
    tree = new_tree(ScriptedEvaluator(THREE, lead(0, 0, 0)), width=2)
    tree.run(10)
    assert set(visits(tree)) == {1, 2}


def test_ucb_is_the_mean_plus_c_sigma_root_of_log_n_over_n() -> None:
    tree = new_tree(ScriptedEvaluator(THREE, lead(0, 0, 0)), exploration=150)
    node = node_of(tree, 1)  # the best prior: no deficit
    tree.visits[node], tree.totals[4 * node], tree.deviation = 4, 4 * 600_000, 100_000
    expected = 600_000 + 1.5 * 100_000 * math.sqrt(math.log(15) / 4)
    assert tree.ucb(node, 0, tree.log_hundredths(15)) == pytest.approx(expected, rel=0.005)


def test_prior_deficit_counts_like_two_visits() -> None:
    """A prior 200 behind is worth 200 / (4 * 1000) of a win; after 6 visits 2 of 8 parts of it count."""
    tree = new_tree(ScriptedEvaluator(THREE, lead(0, 0, 0)), exploration=0)
    node = node_of(tree, 3)
    assert tree.deficit[node] == 0.05 * WIN
    tree.visits[node], tree.totals[4 * node] = 6, 6 * 500_000
    assert tree.ucb(node, 0, 100) == 500_000 - 0.05 * WIN * 2 / 8


def test_unvisited_node_has_a_score_above_any_value() -> None:
    tree = new_tree(ScriptedEvaluator(THREE, lead(0, 0, 0)))
    assert tree.ucb(node_of(tree, 1), 0, 100) > WIN


# --- Values and backup


@pytest.mark.parametrize(
    ("values", "expected"),
    [([1000, 0], 0.75), ([0, 1000], 0.25), ([500, 500], 0.5), ([3000, 0], 0.875), ([9_000_000, 0], 0.99994)],
)
def test_value_is_a_soft_function_of_the_lead(values: list[int], expected: float) -> None:
    tree = new_tree(ScriptedEvaluator({(): [(1, 0)]}, lambda _path, _deal: values))
    tree.run(1)
    assert tree.totals[4 * node_of(tree, 1)] / WIN == pytest.approx(expected, abs=1e-5)


def test_lead_is_over_the_best_of_the_other_seats() -> None:
    tree = new_tree(ScriptedEvaluator({(): [(1, 0)]}, lambda _p, _d: [700, 1700, 200], movers=(0, 1, 2)))
    tree.run(1)
    totals = [tree.totals[4 * node_of(tree, 1) + seat] for seat in range(3)]
    assert totals == [WIN // 4, 3 * WIN // 4, WIN // 2 - 1500 * WIN // 2 // 2500]


def test_results_are_added_to_every_node_of_the_path() -> None:
    proposals = {(): [(1, 0)], (1,): [(5, 0), (6, 0)]}
    evaluator = ScriptedEvaluator(proposals, lambda path, _deal: [1000 if 6 in path else 0, 0])
    tree = new_tree(evaluator, depth=2, rollout_turns=2)
    tree.run(3)  # candidate 1 alone, then 1-5, then 1-6
    root, candidate, first, second = 0, node_of(tree, 1), node_of(tree, 1, 5), node_of(tree, 1, 6)
    assert [tree.visits[node] for node in (root, candidate, first, second)] == [3, 3, 1, 1]
    assert [tree.totals[4 * node] for node in (root, candidate, first, second)] == [
        2 * WIN // 2 + 3 * WIN // 4,
        2 * WIN // 2 + 3 * WIN // 4,
        WIN // 2,
        3 * WIN // 4,
    ]
    assert [tree.points[node] for node in (root, candidate, first, second)] == [1000, 1000, 0, 1000]


def test_each_seat_maximises_its_own_value() -> None:
    """After action 1 the opponent prefers 6, which is bad for the searching seat."""
    proposals = {(): [(1, 0)], (1,): [(5, 0), (6, 0)]}
    evaluator = ScriptedEvaluator(proposals, lambda path, _deal: [1000, 0] if 5 in path else [0, 1000])
    tree = new_tree(evaluator, depth=2, rollout_turns=2, exploration=0)
    tree.run(50)
    assert tree.visits[node_of(tree, 1, 6)] == 48  # all but one for candidate 1 alone and one for 1-5
    assert tree.principal_variation(node_of(tree, 1)) == [[1], [6]]


# --- Determinisation


def test_nth_visits_of_all_candidates_use_the_same_deal() -> None:
    evaluator = ScriptedEvaluator({(): [(1, 0), (2, 0)]}, lead(0, 0))
    new_tree(evaluator).run(40)
    deals = [[deal for path, deal in evaluator.simulations if path[0] == code] for code in (1, 2)]
    common = min(map(len, deals))
    assert common > 10
    assert deals[0][:common] == deals[1][:common]
    assert len(set(deals[0])) > 5


def test_node_is_shared_by_all_deals_in_which_its_turn_is_available() -> None:
    """The answer 6 exists in odd deals only; its availability counts those, not all visits of its parent."""

    def proposals(path: tuple[int, ...], deal: int) -> list[tuple[int, int]]:
        if not path:
            return [(1, 0)]
        return [(5, 0), (6, 0)] if deal % 2 else [(5, 0)]

    evaluator = ScriptedEvaluator(proposals, lambda _path, _deal: [0, 0])
    tree = new_tree(evaluator, depth=2, rollout_turns=2)
    tree.run(60)
    odd = sum(deal % 2 for path, deal in evaluator.simulations if len(path) == 2)
    below = tree.visits[node_of(tree, 1)] - 1  # the first visit stops at the candidate
    assert 0 < odd < below
    assert {path for path, _ in evaluator.simulations} == {(1, 5), (1, 6), (1, ROLLOUT)}
    assert tree.nodes == 4  # root, candidate and two answers, whatever was dealt
    assert tree.available[node_of(tree, 1, 5)] == below
    assert odd - 1 <= tree.available[node_of(tree, 1, 6)] <= odd


def test_opponents_do_not_branch_unless_the_evaluator_says_so() -> None:
    proposals = {(): [(1, 0)], (1, ROLLOUT): [(7, 0), (8, 0)]}
    evaluator = ScriptedEvaluator(proposals, lambda _p, _d: [0, 0], branch_on_opponents=False)
    tree = new_tree(evaluator, depth=2, rollout_turns=3)
    tree.run(10)
    assert set(evaluator.asked) == {0}
    assert {path for path, _ in evaluator.simulations} == {(1, ROLLOUT, ROLLOUT), (1, ROLLOUT, 7), (1, ROLLOUT, 8)}


# --- Limits


@pytest.mark.parametrize(("depth", "longest"), [(1, 1), (2, 2), (3, 3)])
def test_depth_limits_the_turns_in_the_tree(depth: int, longest: int) -> None:
    evaluator = ScriptedEvaluator(lambda _path, _deal: [(1, 0)], lambda _path, _deal: [0, 0])
    tree = new_tree(evaluator, depth=depth, rollout_turns=5)
    tree.run(10)
    assert len(tree.principal_variation(node_of(tree, 1))) == longest


@pytest.mark.parametrize("rollout_turns", [1, 2, 4])
def test_rollout_ends_after_its_turns(rollout_turns: int) -> None:
    evaluator = ScriptedEvaluator(THREE, lead(0, 0, 0))
    new_tree(evaluator, rollout_turns=rollout_turns).run(5)
    assert {len(path) for path, _ in evaluator.simulations} == {rollout_turns}


def test_rollout_without_a_limit_plays_to_the_end_of_the_game() -> None:
    evaluator = ScriptedEvaluator(THREE, lead(0, 0, 0), length=9)
    new_tree(evaluator, rollout_turns=0).run(5)
    assert {len(path) for path, _ in evaluator.simulations} == {9}


def test_finished_game_is_not_played_on() -> None:
    evaluator = ScriptedEvaluator(THREE, lead(0, 0, 0), length=1)
    new_tree(evaluator, depth=3, rollout_turns=4).run(9)
    assert {len(path) for path, _ in evaluator.simulations} == {1}


def test_nodes_are_bounded_by_the_simulations_to_come() -> None:
    evaluator = ScriptedEvaluator(lambda _path, deal: [(1 + deal, 0)], lambda _path, _deal: [0, 0])
    tree = new_tree(evaluator, width=1, depth=2, rollout_turns=2, max_simulations=4)
    tree.run(20)
    assert tree.nodes == 1 + 1 + 4
    assert tree.simulations == 20


@pytest.mark.parametrize(("visited", "children"), [(0, 2), (3, 2), (4, 3), (15, 3), (16, 4), (100, 7), (10_000, 8)])
def test_number_of_children_grows_with_the_root_of_the_visits(visited: int, children: int) -> None:
    tree = new_tree(ScriptedEvaluator(THREE, lead(0, 0, 0)), width=8)
    tree.visits[1] = visited
    assert tree.child_limit(1) == children


# --- Deciding early


def decided(more: int, *found: tuple[int, int], deviation: int = 100_000) -> bool:
    """Return whether a tree with these visits and mean values is decided."""
    evaluator = ScriptedEvaluator({(): [(code, 0) for code in range(1, len(found) + 1)]}, lead(*[0] * len(found)))
    tree = new_tree(evaluator)
    tree.deviation = deviation
    for node, (visited, mean) in enumerate(found, start=1):
        tree.visits[node], tree.totals[4 * node] = visited, visited * mean
    return bool(tree.is_decided(more))


def test_search_is_decided_when_no_candidate_can_catch_up_in_visits() -> None:
    assert decided(9, (50, 500_000), (40, 500_000))
    assert not decided(10, (50, 500_000), (40, 500_000))


def test_search_is_decided_by_a_sure_win() -> None:
    assert decided(1000, (8, 998_000), (9, 500_000))
    assert not decided(1000, (7, 1_000_000), (9, 500_000))
    assert not decided(1000, (8, 997_000), (9, 500_000))


def test_search_is_decided_when_all_others_are_clearly_worse() -> None:
    """With 100 visits each the variance of the gap is 2 * 100,000**2 / 100; its square must exceed that 12 times."""
    gap = math.sqrt(12 * 2 * 100_000**2 / 100)
    assert decided(10**6, (100, 600_000), (100, 600_000 - math.ceil(gap) - 1))
    assert not decided(10**6, (100, 600_000), (100, 600_000 - math.floor(gap) + 1))
    assert not decided(10**6, (99, 600_000), (99, 100_000))  # too few visits of the best
    assert not decided(10**6, (100, 600_000), (7, 100_000))  # too few visits of the other


# --- Reuse


def test_follow_ups_are_the_seats_turns_by_the_answer_in_between() -> None:
    proposals = {(): [(1, 0)], (1,): [(5, 0), (6, 0)], (1, 5): [(7, 0)], (1, 6): [(8, 0)]}
    tree = new_tree(ScriptedEvaluator(proposals, lambda _p, _d: [0, 0]), depth=3, rollout_turns=3)
    tree.run(30)
    found = tree.follow_ups([1])
    assert {answer: [stats[0] for stats in turns] for answer, turns in found.items()} == {5: [[7]], 6: [[8]]}
    _codes, visited, totals, points = found[5][0]
    assert visited == tree.visits[node_of(tree, 1, 5, 7)]
    assert totals[:2] == [visited * WIN // 2] * 2
    assert points == 0
    assert tree.follow_ups([99]) == {}


def test_turn_of_the_same_seat_follows_under_hash_zero() -> None:
    proposals = {(): [(1, 0)], (1,): [(7, 0)]}
    tree = new_tree(ScriptedEvaluator(proposals, lambda _p, _d: [0, 0], movers=(0, 0, 1)), depth=2, rollout_turns=2)
    tree.run(5)
    assert [stats[0] for stats in tree.follow_ups([1])[0]] == [[7]]


def test_reused_statistics_count_as_visits_but_not_as_deals() -> None:
    fresh, evaluator = ScriptedEvaluator(THREE, lead(0, 0, 0)), ScriptedEvaluator(THREE, lead(0, 0, 0))
    new_tree(fresh, exploration=0).run(1)
    tree = new_tree(evaluator, exploration=0)
    stats = ([2], 10, [10 * 700_000, 10 * 300_000, 0, 0], 5000)
    assert tree.reuse([stats, ([99], 4, [0, 0, 0, 0], 0)]) == 10
    assert (tree.visits[0], visits(tree)[2], tree.simulations) == (10, 10, 0)
    tree.run(3)  # 1 and 3 are new; then 2, the best, with its first deal
    assert [path[0] for path, _ in evaluator.simulations] == [1, 3, 2]
    assert {deal for _, deal in evaluator.simulations} == {fresh.simulations[0][1]}


# --- Integer arithmetic


def test_integer_root_is_rounded_down() -> None:
    tree = new_tree(ScriptedEvaluator(THREE, lead(0, 0, 0)))
    numbers = [*range(200), 10**6 - 1, 10**6, 10**12 + 7]
    assert [tree.integer_sqrt(number) for number in numbers] == [math.isqrt(number) for number in numbers]


def test_logarithm_is_never_too_large_and_at_most_a_sixth_too_small() -> None:
    """Halving drops a remainder: at most log(9/8), and 0.0031 for each halving."""
    tree = new_tree(ScriptedEvaluator(THREE, lead(0, 0, 0)))
    for number in [1, 2, 3, 10, 15, 16, 31, 100, 1000, 60_000]:
        assert -16 < tree.log_hundredths(number) - 100 * math.log(number) < 0.5


def test_deviation_is_the_standard_deviation_of_the_values() -> None:
    """Values 0.25 and 0.75 in turn: a standard deviation of 0.25."""
    evaluator = ScriptedEvaluator(
        {(): [(1, 0)]}, lambda _path, _deal: [1000, 0] if len(evaluator.simulations) % 2 else [0, 1000]
    )
    tree = new_tree(evaluator)
    tree.run(15)
    assert tree.deviation == WIN // 20  # an initial guess
    tree.run(25)
    assert tree.deviation == pytest.approx(0.25 * WIN, rel=0.01)
