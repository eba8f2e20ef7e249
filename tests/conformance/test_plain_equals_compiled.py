"""The plain and the compiled engine play the same games byte for byte."""

import shutil
import sysconfig

import pytest

import ziggurat
from helpers.digests import in_another_process
from helpers.quick import hardest

SIZES = {"babel": (500, 20)}
"""Games by their last position, and games step by step. Plain Python is about eighty times slower: keep it bounded."""
OTHERWISE = (80, 8)
MANY = 4
"""How many times as many games `make test-all` plays."""
REBUILD = "rebuild it (pip install --no-build-isolation --no-deps -e .)"


def compiler() -> str | None:
    """Return the C compiler of Python's build, or another installed one, or None."""
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


@pytest.mark.parametrize("name", ziggurat.games())
@hardest("times", 1, MANY)
def test_plain_and_compiled_play_the_same_games(name: str, times: int) -> None:
    finals, steps = (times * count for count in SIZES.get(name, OTHERWISE))
    plain = in_another_process(name, finals, steps, plain=True)
    compiled = in_another_process(name, finals, steps, plain=False)
    assert set(plain["engines"].values()) == {"plain"}, plain["engines"]
    assert len(plain["digests"]) == finals + steps
    different = [game for game in plain["digests"] if plain["digests"][game] != compiled["digests"][game]]
    assert not different, f"{len(different)} games differ, or the compiled engine is old ({REBUILD}): {different[:5]}"


def test_every_hot_module_is_compiled_if_a_compiler_is_installed() -> None:
    engines = in_another_process(ziggurat.games()[0], 0, 0, plain=False)["engines"]
    missing = sorted(module for module, engine in engines.items() if engine != "compiled")
    assert len(engines) >= 4, "the hot modules were not found"
    assert not (missing and compiler()), (
        f"{compiler()} is installed, but these modules run as plain Python, {REBUILD}: {missing}"
    )


@pytest.mark.parametrize("name", ziggurat.games())
def test_another_seed_gives_another_digest(name: str) -> None:
    digests = in_another_process(name, 40, 4, plain=False)["digests"]
    assert len(set(digests.values())) == 44
