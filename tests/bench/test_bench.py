"""`ziggurat bench`: both engines in one run, and their ratio."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from helpers.engine_process import TIMEOUT, environment, run_ziggurat
from ziggurat import game, games
from ziggurat.bench.measure import measure, memory_of
from ziggurat.bench.table import ROWS, ratio, rows, scaled
from ziggurat.cli.bench import default_engine
from ziggurat.cli.text_table import aligned
from ziggurat.core import position as position_module
from ziggurat.words import LANGUAGES, words

FIGURES = {"games", "actions", "legal", "clone", "redeal", "sample", "memory"}
BUILT = bool(list(Path(str(position_module.__file__)).parent.glob("position.*.so")))
"""Whether there is a compiled engine; without a C compiler there is none."""


def test_game_is_measured_with_both_engines() -> None:
    done = run_ziggurat("bench", "babel", "--seconds", "0.01", "--json", ZIGGURAT_PLAIN="")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert [(one["game"], one["seats"]) for one in result["games"]] == [("babel", 2)]
    figures = result["games"][0]
    assert set(figures["plain"]) == FIGURES
    assert all(value > 0 for value in figures["plain"].values())
    assert result["default"] == ("compiled" if BUILT else "plain")
    assert (figures["compiled"] is not None) == BUILT
    assert not BUILT or figures["compiled"]["memory"] < figures["plain"]["memory"]
    assert "measuring babel, 2 players, compiled…" in done.stderr


@pytest.mark.parametrize("name", games())
def test_every_game_and_number_of_seats_can_be_measured(name: str) -> None:
    for seats in game(name).seats:
        figures = measure(game(name), seats, 0.001)
        assert set(figures) == {*FIGURES, "engine"}


def test_every_number_of_seats_has_a_table() -> None:
    done = run_ziggurat("bench", "hanging_gardens", "--seconds", "0.001", ZIGGURAT_PLAIN="")
    assert done.returncode == 0, done.stderr
    for seats in (2, 3, 4):
        assert f"hanging_gardens, {seats} players" in done.stdout
    assert done.stdout.count("actions per second") == 3
    said = "The compiled engine runs by default." if BUILT else "no compiled one has been built"
    assert said in done.stdout


def test_bench_reports_a_missing_compiled_engine(tmp_path: Path) -> None:
    """A copy of the package without extensions stands for an installation without a compiler."""
    source = Path(str(position_module.__file__)).parents[1]
    script = (
        "import shutil, sys; shutil.copytree(sys.argv[1], sys.argv[2], "
        "ignore=shutil.ignore_patterns('*.so', '*.pyd', '__pycache__'))"
    )
    copy = [sys.executable, "-c", script, str(source), str(tmp_path / "ziggurat")]
    subprocess.run(copy, check=True, timeout=TIMEOUT)
    done = subprocess.run(
        [sys.executable, "-m", "ziggurat.cli", "bench", "babel", "--seconds", "0.001"],
        capture_output=True,
        timeout=TIMEOUT,
        check=False,
        env=environment(PYTHONPATH=str(tmp_path)),
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert "no compiled one has been built" in done.stdout.decode()
    assert done.stderr.decode().count("measuring") == 1


def test_bench_reports_a_forced_plain_engine() -> None:
    done = run_ziggurat("bench", "babel", "--seconds", "0.001", ZIGGURAT_PLAIN="1")
    said = "because ZIGGURAT_PLAIN is set" if BUILT else "no compiled one has been built"
    assert said in done.stdout


def test_bench_reports_games_without_a_compiled_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    both: dict[str, Any] = {"plain": {}, "compiled": {}}
    monkeypatch.setattr("ziggurat.compiled.engine", lambda: "compiled")
    assert default_engine([both, both], words("en")) == "The compiled engine runs by default."
    assert "those without one run plain" in default_engine([both, {**both, "compiled": None}], words("en"))


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "601"])
def test_invalid_time_is_refused(seconds: str) -> None:
    done = run_ziggurat("bench", "--seconds", seconds)
    assert done.returncode == 1
    assert f"--seconds is {float(seconds)}, but must be above 0" in done.stderr


def test_unknown_game_is_refused() -> None:
    done = run_ziggurat("bench", "chess")
    assert done.returncode == 1
    assert "unknown game 'chess'" in done.stderr


def test_copy_takes_at_least_the_memory_of_the_object_itself() -> None:
    position = game("babel").new(2, 1)
    assert memory_of(position) >= sys.getsizeof(position)


def test_every_row_of_the_table_is_measured() -> None:
    figures = measure(game("babel"), 2, 0.001)
    assert set(figures) == {*FIGURES, "engine"} == {*ROWS, "engine"}


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (5.13e6, "5.13 Ms"),
        (43_412, "43.4 ks"),
        (447.2, "447 s"),
        (0.0021, "2.10 ms"),
        (1.06e-5, "10.6 µs"),
        (4e-7, "400 ns"),
        (5e-10, "0.50 ns"),
    ],
)
def test_number_has_three_digits_and_a_prefix(value: float, shown: str) -> None:
    assert scaled(value, "s") == shown


def test_ratio_is_the_speed_up_of_the_compiled_engine() -> None:
    assert ratio("actions", 50.0, 5000.0) == "100"  # a rate: more is better
    assert ratio("clone", 8.0, 2.0) == "4.0"  # a time: less is better
    assert ratio("memory", 300.0, 200.0) == "1.5"
    assert ratio("clone", 8.0, None) == "-"


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_of_the_table_are_aligned_in_every_language(language: str) -> None:
    values: dict[str, Any] = dict.fromkeys(FIGURES, 1234.5)
    figures = {"game": "babel", "seats": 2, "plain": values, "compiled": None}
    lines = aligned(rows(figures, words(language))).splitlines()
    assert len(lines) == 2 + len(ROWS)
    assert not any("bench-" in line for line in lines)
    assert len({len(line) for line in lines}) == 1


def test_columns_are_aligned() -> None:
    assert aligned([["a", "bb"], ["ccc", "d"]]) == "a    bb\n-------\nccc   d"
