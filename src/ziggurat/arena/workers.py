"""Where the games are played: in this process, in several, or on a Ray cluster.

The same seeds give the same results everywhere. Each generator yields games as they finish, in any order. Games that a
crashed worker was playing are played again.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from ziggurat.arena.game import Played, play
from ziggurat.arena.schedule import Schedule
from ziggurat.core.errors import ZigguratError
from ziggurat.ray_cluster import connect

Games = Iterator[Played]
Task = Callable[[Schedule, int], Played]
"""Plays the game with a number; a function of a module, so that other processes can import it."""
PLACES = ("here", "ray")
TRIES = 3  # after this many crashes of its worker a game is given up
QUEUED = 2  # games submitted per worker, so that none waits for the next one


class WorkerLost(ZigguratError):
    """A worker crashed `TRIES` times on the same game."""

    code = "worker_lost"


def play_numbered(schedule: Schedule, number: int) -> Played:
    """Play the game with this number; keep its actions if the report shows its end."""
    return play(schedule, schedule.pairing(number), keep_words=schedule.is_pictured(number))


def here(schedule: Schedule, numbers: Sequence[int], task: Task = play_numbered) -> Games:
    """Play in this process."""
    for number in numbers:
        yield task(schedule, number)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker; the parent process stops the arena."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_processes(schedule: Schedule, numbers: Sequence[int], workers: int, task: Task = play_numbered) -> Games:
    """Play in several processes on this machine."""
    waiting, tries = list(reversed(numbers)), Counter[int]()
    while waiting:
        pool = ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts)
        running: dict[Future[Played], int] = {}
        try:
            yield from play_in_pool(pool, schedule, waiting, running, workers, task)
        except BrokenProcessPool:
            lost = sorted(running.values(), reverse=True)
            tries.update(lost)
            if any(tries[number] == TRIES for number in lost):
                raise WorkerLost(f"a worker crashed {TRIES} times while playing game {min(lost)}") from None
            waiting += lost
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_in_pool(
    pool: ProcessPoolExecutor,
    schedule: Schedule,
    waiting: list[int],
    running: dict[Future[Played], int],
    workers: int,
    task: Task,
) -> Games:
    """Submit the waiting games and yield them as they finish."""
    while waiting or running:
        while waiting and len(running) < workers * QUEUED:
            number = waiting[-1]
            running[pool.submit(task, schedule, number)] = waiting.pop()
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            played = future.result()
            del running[future]
            yield played


def on_ray(schedule: Schedule, numbers: Sequence[int], workers: int, task: Task = play_numbered) -> Games:
    """Play on the Ray cluster at `RAY_ADDRESS`, or on one started on this machine."""
    ray, started = connect(workers)
    try:
        remote = ray.remote(max_retries=TRIES)(task)
        plan = ray.put(schedule)
        running = [remote.remote(plan, number) for number in numbers]
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()


def runner(on: str, workers: int, task: Task = play_numbered) -> Callable[[Schedule, Sequence[int]], Games]:
    """Return the function that plays games in one of `PLACES`."""
    if on == "ray":
        return lambda schedule, numbers: on_ray(schedule, numbers, workers, task)
    if workers == 1:
        return lambda schedule, numbers: here(schedule, numbers, task)
    return lambda schedule, numbers: in_processes(schedule, numbers, workers, task)
