"""`ziggurat train`: trains a game's weights by self-play; can be interrupted and resumed."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ziggurat.bots.training.self_play import Progress, training_of
from ziggurat.cli.arguments import check_range, check_seats, seat_counts, seed_from
from ziggurat.cli.files import check_writable, write_text
from ziggurat.cli.progress import GamesPlayed
from ziggurat.core.errors import ZigguratError
from ziggurat.core.registry import game
from ziggurat.core.seed import seed_bytes
from ziggurat.words import Words, preferred_language, words

MAX_STEPS = MAX_GAMES = 1_000_000
MAX_PROCESSES = 1024


class CannotTrain(ZigguratError):
    """Training cannot start: the file belongs to another training, or Ray is missing."""

    code = "cannot_train"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the game, the output file and the size of the training."""
    say = words(preferred_language()).say
    parser.add_argument("game", help=say("train-help-game"))
    parser.add_argument("-o", "--output", required=True, help=say("train-help-output"))
    parser.add_argument("--steps", type=int, default=100, help=say("train-help-steps"))
    parser.add_argument("--games", type=int, default=40, help=say("train-help-games"))
    parser.add_argument("--seats", default="2", help=say("train-help-seats"))
    parser.add_argument("--seed", default="1", help=say("train-help-seed"))
    parser.add_argument("--processes", type=int, default=1, help=say("train-help-processes"))
    parser.add_argument("--on", choices=("here", "ray"), default="here", help=say("train-help-on"))


def run(args: argparse.Namespace) -> int:
    """Train until all steps are done; the file is written after each step."""
    language = words(preferred_language())
    path = Path(args.output)
    for argument, value, most in (
        ("--steps", args.steps, MAX_STEPS),
        ("--games", args.games, MAX_GAMES),
        ("--processes", args.processes, MAX_PROCESSES),
    ):
        check_range(argument, value, 1, most, language)
    progress = resumed(path, args, language)
    check_writable(args.output, language)
    with Runner(args.on, args.processes, language) as runner:
        while progress.step < args.steps:
            progress, message = next_step(progress, runner, args.steps, language)
            write(path, progress, args, language)
            print(message, flush=True)
    print(language.say("train-done", file=str(path)))
    return 0


def next_step(progress: Progress, runner: Runner, steps: int, language: Words) -> tuple[Progress, str]:
    """Return the training after one more step, and a message about that step."""
    if training_of(progress.game).outcomes:
        after, samples, accuracy = progress.fit_outcomes(runner.run)
        share = f"{100 * accuracy:.1f}"
        return after, language.say("train-lessons", step=after.step, steps=steps, lessons=samples, right=share)
    after, lead, error = progress.next(runner.run)
    figures = {"lead": f"{lead:+.2f}", "error": f"{error:.2f}"}
    return after, language.say("train-step", step=after.step, steps=steps, taken=after.taken, **figures)


def resumed(path: Path, args: argparse.Namespace, language: Words) -> Progress:
    """Return the training in the file, or a new one; another training is refused."""
    chosen = game(args.game)
    seats = seat_counts(args.seats, language)
    check_seats(chosen, seats, language)
    new = Progress.start(chosen.id, seed_bytes(seed_from(args.seed)).hex(), seats, args.games)
    if not path.exists():
        return new
    saved = read(path)
    if saved is None or saved.task() != new.task():
        raise CannotTrain(language.say("train-other", file=str(path)))
    return saved


def read(path: Path) -> Progress | None:
    """Return the training saved in a file; None if it is not a weights file."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        fields: dict[str, Any] = data["progress"]
        return Progress(**{**fields, "seats": tuple(fields["seats"])}, champion=data["weights"])
    except (ValueError, KeyError, TypeError):
        return None


def write(path: Path, progress: Progress, args: argparse.Namespace, language: Words) -> None:
    """Write the weights file, completely or not at all, with the command for it."""
    fields = asdict(progress)
    weights = fields.pop("champion")
    command = f"ziggurat train {progress.game} --steps {progress.step} --games {progress.games} "
    command += f"--seats {','.join(map(str, progress.seats))} --seed {args.seed}"
    made = {"command": command, "seed": str(args.seed), "date": datetime.now(UTC).date().isoformat()}
    data = {"game": progress.game, "made": made, "progress": fields, "weights": weights}
    write_text(str(path), json.dumps(data, indent=1) + "\n", language)


class Runner:
    """Plays the games of a step: in this process, in several, or on Ray."""

    def __init__(self, where: str, processes: int, language: Words) -> None:
        self.pool = ProcessPoolExecutor(processes) if where == "here" and processes > 1 else None
        self.ray = ray_module(language) if where == "ray" else None
        self.language = language

    def run(self, play: Callable[[Any], Any], games: list[Any]) -> list[Any]:
        """Play all games, showing progress, and return the results in order."""
        progress = GamesPlayed(len(games), 0, self.language)
        results = []
        try:
            for result in self.results(play, games):
                results.append(result)
                progress.step()
        finally:
            progress.clear()
        return results

    def results(self, play: Callable[[Any], Any], games: list[Any]) -> Iterator[Any]:
        """Return the results in order, each as soon as it is available."""
        if self.ray is not None:
            remote = self.ray.remote(play)
            return map(self.ray.get, [remote.remote(one) for one in games])
        return self.pool.map(play, games) if self.pool else map(play, games)

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *failure: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


def ray_module(language: Words) -> Any:
    """Return the optional package Ray, connected to a cluster, or raise `CannotTrain`."""
    try:
        import ray
    except ImportError:
        raise CannotTrain(language.say("train-no-ray")) from None
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    return ray
