"""Thinking: the same seed thinks the same plain and compiled, and nothing hidden matters."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import cast

import pytest

from ziggurat.bots.evaluation import evaluation_of
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream
from ziggurat.search.score_evaluator import ScoreEvaluator
from ziggurat.search.search import SearchResult, Settings, ranked, run_until, search
from ziggurat.search.tree import WIN, Tree

GAMES = ["babel", "babylon", "hanging_gardens"]


def dice(name: str = "test") -> Stream:
    return stream(bytes(32), name)


def result(name: str, simulations: int, seed: int = 5) -> SearchResult:
    """Think about the second seat's first turn of a game."""
    played = game(name)
    position = played.new(2, seed)
    evaluation = evaluation_of(played)
    evaluator = evaluation.new_evaluator(evaluation.weights(), "architect")
    seat = position.to_move
    sampled = played.sample(played.view(position, seat), dice("sample"))
    return search(evaluator, sampled, seat, dice(), evaluation.settings("architect", 2), simulations=simulations)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_stream_thinks_the_same(name: str) -> None:
    first, second = result(name, 30), result(name, 30)
    assert first.candidates == second.candidates
    assert first.simulations == 30


@pytest.mark.parametrize("name", GAMES)
def test_every_simulation_is_counted_once(name: str) -> None:
    assert sum(one.visits for one in result(name, 30).candidates) == 30


@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_think_the_same(name: str) -> None:
    code = (
        "import sys, json; sys.path.insert(0, sys.argv[2]); sys.path.insert(0, sys.argv[3])\n"
        "from test_thinking import result\n"
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


def test_time_is_used_and_then_it_stops() -> None:
    played = game("hanging_gardens")
    position = played.new(2, 5)
    evaluation = evaluation_of(played)
    evaluator = evaluation.new_evaluator(evaluation.weights(), "architect")
    began = time.perf_counter()
    found = search(evaluator, position, 0, dice(), Settings(width=4, depth=1, rollout_turns=4), seconds=0.05)
    assert found.simulations >= 1
    assert found.seconds <= time.perf_counter() - began


class Machine:
    """A tree that only counts, on a machine whose clock is told: so many seconds a simulation, and slower later."""

    def __init__(self, pace: float, slower: float, since: float) -> None:
        self.pace, self.slower, self.since = pace, slower, since
        self.simulations = 0
        self.now = 100.0

    def run(self, count: int) -> None:
        for _ in range(count):
            self.now += self.pace * (self.slower if self.now >= 100.0 + self.since else 1)
        self.simulations += count

    def candidate_count(self) -> int:
        return 2

    def is_decided(self, more: int) -> bool:
        return False


@pytest.mark.parametrize("pace", [0.00002, 0.001, 0.02])
@pytest.mark.parametrize("since", [0.1, 0.5, 0.9])
def test_time_limits_hold_within_a_tenth_when_a_machine_gets_busy(pace: float, since: float) -> None:
    """From one moment to the next everything takes four times as long."""
    machine = Machine(pace, 4, since)
    run_until(cast(Tree, machine), lambda: machine.now, 100.0, 1.0, None, early=True)
    assert 0.9 <= machine.now - 100.0 <= 1.1


def test_any_game_can_be_searched_by_its_score() -> None:
    played = game("babel")
    position = played.new(2, 5)
    found = search(ScoreEvaluator(), position, position.to_move, dice(), Settings(6, 2, 10), simulations=12)
    assert found.best.codes[0] in position.legal()


class Found:
    """A tree that has looked at some candidates: visits, mean value, and the judge's first word of each."""

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
        (0, [(100, 0.50, 400), (300, 0.52, 0)], 1),  # looked at most
        (300, [(100, 0.50, 400), (300, 0.52, 0)], 0),  # a tenth behind, half of it counts: 0.47
        (20, [(100, 0.50, 400), (300, 0.52, 0)], 1),  # a sixteenth of it counts: 0.514
        (300, [(100, 0.46, 400), (300, 0.52, 0)], 1),  # 0.47 is still more
        (300, [(0, 0.0, 400), (300, 0.01, 0)], 1),  # never looked at
        (300, [(100, 0.90, 4000), (300, 1.0, 0)], 1),  # wins at once, whatever was thought of it
    ],
)
def test_the_judges_first_word_counts_like_so_many_visits(
    prior_visits: int, found: list[tuple[int, float, int]], best: int
) -> None:
    """A lead of 1000 is soft: 400 behind is a tenth of a victory, of which trust / (visits + trust) counts."""
    assert ranked(cast(Tree, Found(*found)), prior_visits, 1000)[0].codes == (best,)


def test_a_king_of_babel_looks_a_turn_farther_than_an_architect_and_trusts_the_judge_as_much() -> None:
    architect, king = (evaluation_of(game("babel")).settings(level, 2) for level in ("architect", "king"))
    assert king.rollout_turns == architect.rollout_turns + 1
    assert king.prior_visits == architect.prior_visits > 0
