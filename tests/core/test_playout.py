"""A compiled play-out uses no Python objects: it allocates nothing and calls no Python code."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from helpers.engine_process import TIMEOUT, environment
from helpers.hot_modules import body_of, c_code, file_of, free_functions, hot_modules
from ziggurat import game, games

MEASURE = """
import json, sys, tracemalloc
from ziggurat import game
from ziggurat.bench.measure import engine_of
from ziggurat.core.position import Codes
from ziggurat.core.seed import stream

name, seats = sys.argv[1], int(sys.argv[2])
deal = game(name).new(seats, 1)
codes, rng = Codes(deal.room()), stream(bytes(32), "test")

def memory(most):
    position = deal.clone()
    before = tracemalloc.get_traced_memory()[0]
    tracemalloc.reset_peak()
    played = position.playout(rng, codes, most)
    after, peak = tracemalloc.get_traced_memory()
    return played, after - before, peak - before

tracemalloc.start()
memory(1)
most = 40  # numbers up to 256 exist already, so returning one of them allocates nothing
peaks = [memory(0), memory(1)] + [memory(most) for _ in range(25)]
print(json.dumps({"engine": engine_of(deal), "peaks": peaks}))
"""


def measured(name: str, seats: int, **changes: str) -> dict[str, Any]:
    """Measure the memory of play-outs in a separate process."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, name, str(seats)],
        capture_output=True,
        timeout=TIMEOUT,
        check=False,
        env=environment(**changes),
    )
    assert done.returncode == 0, done.stderr.decode()
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.parametrize("name", games())
def test_compiled_playout_allocates_nothing(name: str) -> None:
    for seats in game(name).seats:
        result = measured(name, seats, ZIGGURAT_PLAIN="")
        if result["engine"] == "plain":  # without a compiler there is no compiled engine to test
            assert not list(file_of("ziggurat.core.position", ".py").parent.glob("position.*.so"))
            return
        (_, *nothing), *others = result["peaks"]
        assert sum(played for played, *_ in others) > 25
        assert all(memory == nothing for _, *memory in others)


def test_measurement_detects_allocations_of_the_plain_playout() -> None:
    result = measured("babel", 2, ZIGGURAT_PLAIN="1")
    (_, _, nothing), *others = result["peaks"]
    assert result["engine"] == "plain"
    assert all(peak > nothing for _, _, peak in others[1:])


ONLY_RAISE = {
    "ziggurat.core.position": ("fill", "play"),
    "ziggurat.batch.runner": ("has_room", "step_game"),
    "ziggurat.search.evaluator": ("determinise", "mover", "turn", "propose_turns", "play", "rollout_turn", "evaluate"),
    "ziggurat.search.runner": ("run_on",),
}
"""Methods of base classes that every game or search has to write itself."""


@pytest.mark.parametrize("module", hot_modules())
def test_c_code_of_the_rules_calls_no_python_function(module: str, tmp_path: Path) -> None:
    """Every method declared `nogil` is pure C; the only Python name allowed is `Py_ssize_t`, a C integer."""
    functions = [name for name in free_functions(module) if name not in ONLY_RAISE.get(module, ())]
    if module == "ziggurat.core.position":
        assert "play_on" in functions  # the loop of a play-out itself
    code = c_code(module, tmp_path)
    for name in functions:
        used = set(re.findall(r"\b(?:__)?Py\w+", body_of(name, code)))
        assert used <= {"Py_ssize_t"}, name
