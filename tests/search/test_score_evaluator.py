"""The evaluator for any game, tested with Pebbles.

Seat 0 has 1 and 6, seat 1 has 2 and 5; the pebbles 3, 4 and 7 are in the bag.
"""

from typing import Any

from helpers.plain import plain_modules

pebbles, module, turn_list, rng = plain_modules(
    "helpers.pebbles", "ziggurat.search.score_evaluator", "ziggurat.search.turn_list", "ziggurat.core.rng"
)
NOD = 0


def position(**parts: Any) -> Any:
    state = {"hands": [[1, 6], [2, 5]], "rows": [[], []], "bag": [3, 4, 7], "nodded": False, "to_move": 0}
    return pebbles.GAME.load({**state, "options": {"pebbles": 7}, **parts})


def evaluator_at(root: Any, seat: int = 0) -> Any:
    evaluator = module.ScoreEvaluator()
    evaluator.set_root(root, seat)
    evaluator.determinise(rng.Stream(bytes(32)))
    return evaluator


def proposed(evaluator: Any, limit: int) -> list[tuple[int, int]]:
    turns = turn_list.TurnList(8)
    evaluator.propose_turns(turns, limit)
    return [(turns.codes[32 * turns.slot_at(i)], turns.values[turns.slot_at(i)]) for i in range(turns.size)]


def test_turns_are_single_actions_sorted_by_the_lead_after_them() -> None:
    assert proposed(evaluator_at(position()), 8) == [(6, 600), (1, 100), (NOD, 0)]


def test_number_of_proposals_is_limited() -> None:
    assert proposed(evaluator_at(position()), 1) == [(6, 600)]


def test_lead_is_that_of_the_player_to_move() -> None:
    """Seat 1 is behind by 6 and may lay 2 or 5, for either searching seat."""
    root = position(hands=[[1, 3], [2, 5]], rows=[[6], []], bag=[4, 7], to_move=1)
    assert proposed(evaluator_at(root, seat=1), 8) == [(5, -100), (2, -400), (NOD, -600)]


def test_new_deal_keeps_what_the_seat_knows() -> None:
    hidden = set()
    evaluator = module.ScoreEvaluator()
    evaluator.set_root(position(), 0)
    for seed in range(20):
        evaluator.determinise(rng.Stream(bytes([seed]) * 32))
        assert evaluator.now.hands[0] == [1, 6]
        hidden.add(tuple(evaluator.now.hands[1]))
    assert len(hidden) > 1
    assert hidden <= {(a, b) for a in (2, 3, 4, 5, 7) for b in (2, 3, 4, 5, 7) if a < b}


def test_playing_counts_actions_and_does_not_change_the_root() -> None:
    root = position()
    evaluator = evaluator_at(root)
    evaluator.play([9, NOD, 6], 1, 2)
    assert (evaluator.turn(), evaluator.mover()) == (2, 1)
    assert evaluator.now.rows == [[6], []]
    assert root.rows == [[], []]
    evaluator.determinise(rng.Stream(bytes(32)))
    assert (evaluator.turn(), evaluator.mover()) == (0, 0)


def test_rollout_turn_plays_any_legal_action() -> None:
    played = set()
    for seed in range(30):
        evaluator = evaluator_at(position())
        evaluator.rollout_turn(rng.Stream(bytes([seed]) * 32))
        assert evaluator.turn() == 1
        played.add("nod" if evaluator.now.nodded else evaluator.now.rows[0][0])
    assert played == {"nod", 1, 6}


def test_values_are_scores_in_hundredths() -> None:
    evaluator = evaluator_at(position(hands=[[1, 3], [2]], rows=[[6], [5]], bag=[4, 7]))
    evaluator.evaluate()
    assert evaluator.values[:2] == evaluator.points[:2] == [600, 500]


def test_winners_of_a_finished_game_get_more_than_any_score() -> None:
    root = position(hands=[[], []], rows=[[1, 3, 6], [2, 4, 5, 7]], bag=[], to_move=None)
    evaluator = evaluator_at(root)
    evaluator.evaluate()
    assert evaluator.mover() == -1
    assert evaluator.points[:2] == [1000, 1800]
    assert evaluator.values[:2] == [1000, 1800 + 100_000]


def test_lead_is_over_the_best_of_the_others() -> None:
    class Scores:
        def scores(self) -> list[int]:
            return [10, 7, 12]

    assert [module.lead_of(Scores(), seat) for seat in range(3)] == [-2, -5, 2]
