"""Where the games are played: in this process, in several, or on a Ray cluster. Same seeds, same results.

Each generator yields finished games as they come, in any order. A worker that dies loses only the games it was playing:
they are played again.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from ziggurat.arena.fixture import Fixture
from ziggurat.arena.game import Played, play
from ziggurat.core.errors import BadOptions, ZigguratError

Games = Iterator[Played]
PLACES = ("here", "ray")
TRIES = 3  # a game that takes its worker with it so often is not played a fourth time
AHEAD = 2  # games handed out to each worker beyond the one it plays


class WorkerLost(ZigguratError):
    """A game that brought its worker down again and again."""

    code = "worker_lost"


def play_numbered(fixture: Fixture, number: int) -> Played:
    """Play the game of this number."""
    return play(fixture, fixture.meeting(number))


def here(fixture: Fixture, numbers: Sequence[int]) -> Games:
    """Play in this process."""
    for number in numbers:
        yield play_numbered(fixture, number)


def leave_interrupts_to_the_parent() -> None:
    """Ignore Ctrl-C in a worker: the arena itself decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_processes(fixture: Fixture, numbers: Sequence[int], workers: int) -> Games:
    """Play in several processes of this machine."""
    waiting, tries = list(reversed(numbers)), Counter[int]()
    while waiting:
        pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent)
        running: dict[Future[Played], int] = {}
        try:
            yield from drained(pool, fixture, waiting, running, workers)
        except BrokenProcessPool:
            lost = sorted(running.values(), reverse=True)
            tries.update(lost)
            if any(tries[number] == TRIES for number in lost):
                raise WorkerLost(f"a worker was lost {TRIES} times while game {min(lost)} was played") from None
            waiting += lost
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def drained(
    pool: ProcessPoolExecutor,
    fixture: Fixture,
    waiting: list[int],
    running: dict[Future[Played], int],
    workers: int,
) -> Games:
    """Hand games out, a few ahead, and yield what comes back, until none is left."""
    while waiting or running:
        while waiting and len(running) < workers * AHEAD:
            number = waiting[-1]
            running[pool.submit(play_numbered, fixture, number)] = waiting.pop()
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            played = future.result()
            del running[future]
            yield played


def on_ray(fixture: Fixture, numbers: Sequence[int], workers: int | None) -> Games:
    """Play on a Ray cluster: the one at `RAY_ADDRESS`, or one started on this machine."""
    try:
        import ray
    except ImportError:
        raise BadOptions("--on ray needs the package ray: pip install 'ziggurat-table[ray]'") from None
    started = not ray.is_initialized()
    if started:
        ray.init(include_dashboard=False, log_to_driver=False, num_cpus=workers)
    try:
        task = ray.remote(max_retries=TRIES)(play_numbered)
        plan = ray.put(fixture)
        running = [task.remote(plan, number) for number in numbers]
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()


def runner(on: str, workers: int) -> Callable[[Fixture, Sequence[int]], Games]:
    """Return the function that plays games in one of `PLACES`."""
    if on == "ray":
        return lambda fixture, numbers: on_ray(fixture, numbers, workers)
    if workers == 1:
        return here
    return lambda fixture, numbers: in_processes(fixture, numbers, workers)
