"""Plays games and prints their digests, to compare engines: `python -m helpers.digests GAME`.

It runs in separate processes: one with the compiled engine, one with `ZIGGURAT_PLAIN=1`.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import ziggurat
from ziggurat.core.position import Codes
from ziggurat.testing.settings import Setting, profiles_of, variations_of
from ziggurat.testing.walks import begin, play_out, stream_for

TESTS = Path(__file__).parents[1]


def hot_modules() -> list[str]:
    """Return the modules that have a `.pxd`."""
    package = Path(ziggurat.__file__).parent
    found = (path.relative_to(package.parent) for path in package.rglob("*.pxd") if path.stem != "__init__")
    return sorted(".".join(path.with_suffix("").parts) for path in found)


def engines() -> dict[str, str]:
    """Return whether each hot module runs compiled or plain."""
    files = {name: str(import_module(name).__file__) for name in hot_modules()}
    return {name: "plain" if file.endswith(".py") else "compiled" for name, file in files.items()}


def final_digest(setting: Setting, seed: int) -> str:
    """Play a game in the engine's loop and return a digest of its last position."""
    position = setting.new(seed)
    position.playout(stream_for("final", seed), Codes(position.room()), 100_000)
    return hashlib.sha256(position.to_bytes()).hexdigest()[:16]


def step_digest(setting: Setting, seed: int, player: str) -> str:
    """Play a game step by step; return a digest of everything it shows."""
    match = play_out(begin(setting, seed), player, stream_for("steps", seed))
    digest = hashlib.sha256(repr(match.words).encode())
    for number, position in enumerate([*match.past, match.position]):
        digest.update(position.to_bytes())
        digest.update(repr(position.legal()).encode())
        if number % 8 == 0:
            digest.update(repr(views_and_sample(setting, position, number)).encode())
    return digest.hexdigest()[:16]


def views_and_sample(setting: Setting, position: Any, number: int) -> list[Any]:
    """Return all views, and a sample of one of them."""
    seen: list[Any] = [setting.game.view(position, viewer) for viewer in (None, *range(position.seats))]
    sample = setting.game.sample(seen[number % len(seen)], stream_for("sample", number))
    return [*seen, sample.to_bytes(), position.scores(), position.winners()]


def digests(name: str, finals: int, steps: int) -> dict[str, str]:
    """Return the digest of every game played, by setting and seed."""
    game = ziggurat.game(name)
    settings = profiles_of(game) + variations_of(game)
    found = {}
    for seed in range(finals):
        setting = settings[seed % len(settings)]
        found[f"{setting} seed {seed}"] = final_digest(setting, seed)
    for seed in range(steps):
        setting = settings[seed % len(settings)]
        player = "eager" if seed % 2 else "random"
        found[f"{setting} seed {seed} step by step, {player}"] = step_digest(setting, seed, player)
    return found


def in_another_process(name: str, finals: int, steps: int, *, plain: bool) -> dict[str, Any]:
    """Play the games in another process; return its engine and the digests."""
    environment = {**os.environ, "ZIGGURAT_PLAIN": "1" if plain else "", "PYTHONPATH": str(TESTS)}
    command = [sys.executable, "-m", "helpers.digests", name, str(finals), str(steps)]
    done = subprocess.run(command, env=environment, cwd=TESTS, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)} failed:\n{done.stderr}"
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


if __name__ == "__main__":
    asked, many, few = sys.argv[1:]
    print(json.dumps({"engines": engines(), "digests": digests(asked, int(many), int(few))}))
