"""`search`: repeatable results, limits of time and simulations, early ends and the ranking of candidates."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from helpers.plain import plain_modules
from helpers.scripted_evaluator import ScriptedEvaluator
from ziggurat.bots.evaluation import evaluation_of
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream
from ziggurat.search.score_evaluator import ScoreEvaluator
from ziggurat.search.search import SearchResult, Settings, ranked, run_until, search
from ziggurat.search.tree import WIN, Tree

GAMES = ["babel", "babylon", "hanging_gardens"]
plain, plain_rng = plain_modules("ziggurat.search.search", "ziggurat.core.rng")


def dice(name: str = "test") -> Stream:
    return stream(bytes(32), name)


def result(name: str, simulations: int, seed: int = 5) -> SearchResult:
    """Search the first turn of a game."""
    played = game(name)
    position = played.new(2, seed)
    evaluation = evaluation_of(played)
    evaluator = evaluation.new_evaluator(evaluation.weights(), "architect")
    seat = position.to_move
    sampled = played.sample(played.view(position, seat), dice("sample"))
    return search(evaluator, sampled, seat, dice(), evaluation.settings("architect", 2), simulations=simulations)


@pytest.mark.parametrize("name", GAMES)
def test_same_stream_gives_the_same_result(name: str) -> None:
    first, second = result(name, 30), result(name, 30)
    assert first.candidates == second.candidates
    assert first.simulations == 30


@pytest.mark.parametrize("name", GAMES)
def test_every_simulation_is_counted_once(name: str) -> None:
    assert sum(one.visits for one in result(name, 30).candidates) == 30


@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_search_agree(name: str) -> None:
    code = (
        "import sys, json; sys.path.insert(0, sys.argv[2]); sys.path.insert(0, sys.argv[3])\n"
        "from test_search import result\n"
        "print(json.dumps([[list(one.codes), one.visits, one.value] for one in result(sys.argv[1], 4).candidates]))"
    )
    here = Path(__file__).parent
    outcomes = []
    for plain in ("1", ""):
        environment = {**os.environ, "ZIGGURAT_PLAIN": plain} if plain else without_plain()
        command = [sys.executable, "-c", code, name, str(here), str(here.parent)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        outcomes.append(json.loads(done.stdout))
    assert outcomes[0] == outcomes[1]


def without_plain() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key != "ZIGGURAT_PLAIN"}


class Machine:
    """A tree that only counts; a simulation takes `pace` seconds, later `slower` times as long."""

    def __init__(self, pace: float, slower: float, since: float) -> None:
        self.pace, self.slower, self.since = pace, slower, since
        self.simulations = 0
        self.now = 100.0

    def run(self, count: int) -> None:
        for _ in range(count):
            self.now += self.pace * (self.slower if self.now >= 100.0 + self.since else 1)
        self.simulations += count

    def is_decided(self, more: int) -> bool:
        return False


@pytest.mark.parametrize("pace", [0.00002, 0.001, 0.02])
@pytest.mark.parametrize("since", [0.1, 0.5, 0.9])
def test_time_limit_holds_within_a_tenth_on_a_slowing_machine(pace: float, since: float) -> None:
    """From one moment on everything takes four times as long."""
    machine = Machine(pace, 4, since)
    run_until(cast(Tree, machine), lambda: machine.now, 100.0, 1.0, None, early=True)
    assert 0.9 <= machine.now - 100.0 <= 1.1


def test_any_game_can_be_searched_by_score() -> None:
    played = game("babel")
    position = played.new(2, 5)
    found = search(ScoreEvaluator(), position, position.to_move, dice(), Settings(6, 2, 10), simulations=12)
    assert found.best.codes[0] in position.legal()


class Found:
    """A tree with some candidates: visits, mean value and prior of each."""

    def __init__(self, *found: tuple[int, float, int]) -> None:
        self.found = found

    def candidates(self) -> list[tuple[int, int, int, int, list[int], list[list[int]]]]:
        return [
            (visits, round(visits * value * WIN), 0, prior, [code], [])
            for code, (visits, value, prior) in enumerate(self.found)
        ]


@pytest.mark.parametrize(
    ("prior_visits", "found", "best"),
    [
        (0, [(100, 0.50, 400), (300, 0.52, 0)], 1),  # the most visited
        (300, [(100, 0.50, 400), (300, 0.52, 0)], 0),  # a tenth behind, half of it counts: 0.47
        (20, [(100, 0.50, 400), (300, 0.52, 0)], 1),  # a sixteenth of it counts: 0.514
        (300, [(100, 0.46, 400), (300, 0.52, 0)], 1),  # 0.47 is still more
        (300, [(0, 0.0, 400), (300, 0.01, 0)], 1),  # never visited
        (300, [(100, 0.90, 4000), (300, 1.0, 0)], 1),  # a sure win, whatever its prior
    ],
)
def test_prior_counts_like_virtual_visits(prior_visits: int, found: list[tuple[int, float, int]], best: int) -> None:
    """With a scale of 1000, 400 behind is a tenth of a win, of which prior_visits / (visits + prior_visits) counts."""
    assert ranked(cast(Tree, Found(*found)), prior_visits, 1000)[0].codes == (best,)


def test_babel_king_searches_one_turn_farther_than_architect() -> None:
    architect, king = (evaluation_of(game("babel")).settings(level, 2) for level in ("architect", "king"))
    assert king.rollout_turns == architect.rollout_turns + 1
    assert king.prior_visits == architect.prior_visits > 0


class Ticking:
    """A clock that advances by one second at every reading."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def scripted(leads: dict[int, int], priors: dict[int, int] | None = None) -> ScriptedEvaluator:
    """Return an evaluator whose candidates lead by these values."""
    proposals = {(): [(code, (priors or {}).get(code, 0)) for code in leads]}
    return ScriptedEvaluator(proposals, lambda path, _deal: [leads[path[0]], 0])


def plain_search(evaluator: ScriptedEvaluator, **limits: object) -> SearchResult:
    """Search with the plain engine, which can call an evaluator written in Python."""
    settings = plain.Settings(width=8, depth=1, rollout_turns=1)
    found: SearchResult = plain.search(evaluator, None, 0, plain_rng.Stream(bytes(32)), settings, **limits)
    return found


def test_simulation_limit_is_exact() -> None:
    assert plain_search(scripted({1: 0, 2: 0}), simulations=45).simulations == 45


def test_search_without_simulations_ranks_by_prior() -> None:
    found = plain_search(scripted({1: 0, 2: 0, 3: 0}, {1: 100, 2: 300, 3: 200}), simulations=0)
    assert [one.codes for one in found.candidates] == [(2,), (3,), (1,)]
    assert [one.prior for one in found.candidates] == [300, 200, 100]


def test_best_candidate_is_the_most_visited() -> None:
    found = plain_search(scripted({1: -1000, 2: 1000, 3: 0}), simulations=200)
    assert found.best.codes == (2,)
    assert [one.visits for one in found.candidates] == sorted((one.visits for one in found.candidates), reverse=True)


def test_candidate_has_mean_value_and_points() -> None:
    """A lead of 1000 at a scale of 1000 is three quarters of a win; points are a hundredth of the values."""
    best = plain_search(scripted({1: 1000}), simulations=10).best
    assert (best.value, best.points, best.visits, best.line) == (0.75, 10.0, 10, ((1,),))


def test_single_candidate_needs_no_simulation_when_early() -> None:
    assert plain_search(scripted({1: 0}), simulations=100, early=True).simulations == 0
    assert plain_search(scripted({1: 0}), simulations=100).simulations == 100


def test_early_search_ends_when_one_candidate_always_wins() -> None:
    """Checked after every batch of 32 simulations."""
    evaluator = scripted({1: 10_000_000, 2: 0})
    assert plain_search(evaluator, simulations=1000, early=True).simulations == 32
    assert plain_search(evaluator, simulations=1000).simulations == 1000


def test_early_search_continues_while_candidates_are_equal() -> None:
    assert plain_search(scripted({1: 0, 2: 0}), simulations=320, early=True).simulations > 160


def test_clock_is_injectable() -> None:
    """One reading at the start, three per simulation; the fourth check is 10 seconds after the start."""
    found = plain_search(scripted({1: 0, 2: 0}), seconds=9.0, clock=Ticking())
    assert found.simulations == 3
    assert found.seconds == 11.0  # with the reading at the end


def test_statistics_of_an_earlier_search_are_reused() -> None:
    stats = [([2], 40, [40 * 900_000, 0, 0, 0], 0)]
    found = plain_search(scripted({1: 0, 2: 0}), simulations=2, stats=stats)
    assert found.best.codes == (2,)
    assert found.best.visits == 41
    assert found.simulations == 2


@pytest.mark.parametrize(
    ("done", "spent", "seconds", "expected"),
    [
        (100, 2.0, None, 900),  # without a clock: what the limit leaves
        (0, 2.0, 10.0, 1000),  # no pace known yet
        (100, 2.0, 10.0, 401),  # 50 per second for 8 seconds, and one more
        (100, 0.1, 10.0, 900),  # never more than the limit
    ],
)
def test_remaining_simulations_follow_the_pace(done: int, spent: float, seconds: float | None, expected: int) -> None:
    machine = Machine(0, 1, 0)
    machine.simulations = done
    assert plain.remaining_simulations(machine, 1000, spent, seconds) == expected


def test_candidates_with_the_same_actions_are_added_up() -> None:
    class Twice:
        def candidates(self) -> list[tuple[int, int, int, int, list[int], list[list[int]]]]:
            return [(3, 3 * WIN, 600, 50, [7], [[7]]), (1, 0, 200, 40, [7], [[7], [8]])]

    (only,) = plain.ranked(Twice())
    assert (only.visits, only.value, only.points, only.prior, only.line) == (4, 0.75, 2.0, 50, ((7,),))
