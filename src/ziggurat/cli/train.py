"""`ziggurat train`: learns the weights of a game's judgement by self-play; can be interrupted and resumed."""

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
from ziggurat.cli.arguments import check_seats, seat_counts, seed_from
from ziggurat.cli.progress import GamesPlayed
from ziggurat.core.errors import ZigguratError
from ziggurat.core.registry import game
from ziggurat.core.seed import seed_bytes
from ziggurat.words import Words, preferred_language, words


class CannotTrain(ZigguratError):
    """Training cannot begin or go on."""

    code = "cannot_train"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    say = words(preferred_language()).say
    parser.add_argument("game", help=say("train-help-game"))
    parser.add_argument("-o", "--output", required=True, help=say("train-help-output"))
    parser.add_argument("--steps", type=int, default=100, help=say("train-help-steps"))
    parser.add_argument("--games", type=int, default=40, help=say("train-help-games"))
    parser.add_argument("--seats", type=seat_counts, default=(2,), help=say("train-help-seats"))
    parser.add_argument("--seed", default="1", help=say("train-help-seed"))
    parser.add_argument("--processes", type=int, default=1, help=say("train-help-processes"))
    parser.add_argument("--on", choices=("here", "ray"), default="here", help=say("train-help-on"))


def run(args: argparse.Namespace) -> int:
    """Train until all steps are made; each one is written down before the next begins."""
    speech = words(preferred_language())
    path = Path(args.output)
    progress = resumed(path, args, speech)
    with Runner(args.on, args.processes, speech) as runner:
        while progress.step < args.steps:
            progress, told = stepped(progress, runner, args.steps, speech)
            write(path, progress, args)
            print(told, flush=True)
    print(speech.say("train-done", file=str(path)))
    return 0


def stepped(progress: Progress, runner: Runner, steps: int, speech: Words) -> tuple[Progress, str]:
    """Make one step, by a study if the game has one; return where training is then, and what to say about it."""
    if training_of(progress.game).outcomes:
        after, lessons, right = progress.fit_outcomes(runner.run)
        share = f"{100 * right:.1f}"
        return after, speech.say("train-lessons", step=after.step, steps=steps, lessons=lessons, right=share)
    after, lead, error = progress.next(runner.run)
    figures = {"lead": f"{lead:+.2f}", "error": f"{error:.2f}"}
    return after, speech.say("train-step", step=after.step, steps=steps, taken=after.taken, **figures)


def resumed(path: Path, args: argparse.Namespace, speech: Words) -> Progress:
    """Go on from the file if there is one, else begin; a file of another training is refused."""
    found = game(args.game)
    check_seats(found, args.seats, speech)
    begun = Progress.start(found.id, seed_bytes(seed_from(args.seed)).hex(), args.seats, args.games)
    if not path.exists():
        return begun
    kept = read(path)
    if kept is None or kept.task() != begun.task():
        raise CannotTrain(speech.say("train-other", file=str(path)))
    return kept


def read(path: Path) -> Progress | None:
    """Return how far training was when it wrote a file; None if it is no such file."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        kept: dict[str, Any] = data["progress"]
        return Progress(**{**kept, "seats": tuple(kept["seats"])}, champion=data["weights"])
    except (ValueError, KeyError, TypeError):
        return None


def write(path: Path, progress: Progress, args: argparse.Namespace) -> None:
    """Write a weights file that says how it was made; an interruption leaves the old one or the new one."""
    facts = asdict(progress)
    weights = facts.pop("champion")
    command = f"ziggurat train {progress.game} --steps {progress.step} --games {progress.games} "
    command += f"--seats {','.join(map(str, progress.seats))} --seed {args.seed}"
    made = {"command": command, "seed": str(args.seed), "date": datetime.now(UTC).date().isoformat()}
    data = {"game": progress.game, "made": made, "progress": facts, "weights": weights}
    draft = path.with_name(path.name + ".part")
    draft.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    draft.replace(path)


class Runner:
    """Plays the games of a step: here, in several processes, or on a Ray cluster. The results are the same."""

    def __init__(self, where: str, processes: int, speech: Words) -> None:
        self.pool = ProcessPoolExecutor(processes) if where == "here" and processes > 1 else None
        self.ray = ray_module(speech) if where == "ray" else None
        self.speech = speech

    def run(self, play: Callable[[Any], Any], games: list[Any]) -> list[Any]:
        """Play all games, telling how far it is, and return the results in their order."""
        played = GamesPlayed(len(games), 0, self.speech)
        found = []
        try:
            for result in self.results(play, games):
                found.append(result)
                played.step()
        finally:
            played.clear()
        return found

    def results(self, play: Callable[[Any], Any], games: list[Any]) -> Iterator[Any]:
        """Play the games, and give each result in its order as soon as it is there."""
        if self.ray is not None:
            remote = self.ray.remote(play)
            return map(self.ray.get, [remote.remote(one) for one in games])
        return self.pool.map(play, games) if self.pool else map(play, games)

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *failure: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


def ray_module(speech: Words) -> Any:
    """Return Ray, connected; it is installed only by those who want it."""
    try:
        import ray
    except ImportError:
        raise CannotTrain(speech.say("train-no-ray")) from None
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    return ray
