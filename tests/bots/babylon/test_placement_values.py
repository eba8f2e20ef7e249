"""Placements are left out only if no rotation of them could enter the list."""

import json
import os
import subprocess
import sys

from helpers.engine_process import TIMEOUT

# Runs on the plain engine, where methods can be replaced. The second search adds every placement in every rotation.
SCRIPT = """
import json
from ziggurat import game
from ziggurat.bots.babylon.placement_values import PlacementValues
from ziggurat.bots.evaluation import evaluation_of
from ziggurat.core.seed import stream
from ziggurat.games.babylon.fields import MAX_STORED
from ziggurat.bots.babylon.features import SINGLE_W
from ziggurat.search.search import search

babylon = game("babylon")
evaluation = evaluation_of(babylon)
tried = []
one_pattern = PlacementValues.add_rotations

def count(self, *given):
    tried[-1] += 1
    one_pattern(self, *given)

def add_all(self, turns, column, source, face, rotations, singles, extra):
    for place in range(self.patterns.size):
        left = singles - self.cost[place]
        if left >= 0:
            value = extra + self.w[SINGLE_W] * min(left, MAX_STORED)
            self.add_rotations(turns, column, source, face, rotations, value, place)

def found(position):
    tried.append(0)
    evaluator = evaluation.new_evaluator(evaluation.weights(), "architect")
    settings = evaluation.settings("architect", 2)
    result = search(evaluator, position, position.to_move, stream(bytes(32), "test"), settings, simulations=1)
    return [repr(candidate) for candidate in result.candidates]

PlacementValues.add_rotations = count
bounded = PlacementValues.add_placements
equal = []
for seed in (1,):
    position = babylon.new(2, seed)
    rng = stream(bytes(32), f"game {seed}")
    for _ in range(25 + 15 * seed):
        position.apply(position.legal()[rng.draw(len(position.legal()))])
    PlacementValues.add_placements = bounded
    few = found(position)
    PlacementValues.add_placements = add_all
    equal.append(few == found(position))
print(json.dumps([equal, sum(tried[::2]), sum(tried[1::2])]))
"""


def test_left_out_placements_change_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "ZIGGURAT_PLAIN": "1"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=True,
    )
    equal, tried, all_tried = json.loads(done.stdout)
    assert equal == [True]
    assert 0 < 3 * tried < all_tried
