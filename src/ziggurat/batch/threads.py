"""The threads of a batch. They stay in compiled code between steps that follow each other at once."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from threading import Lock, Thread
from time import sleep
from weakref import finalize

from ziggurat.batch import chunk as engine
from ziggurat.batch.chunk import Chunk, addresses_of, begin, help_on, lead, wake

PLAIN = str(engine.__file__).endswith(".py")
SPINS = 100_000  # about 0.1 ms: to wake a thread takes half of that
DONE, STEP, STOPPED, THREADS = 0, 1, 2, 3  # places in `shared`; then two for each thread, as in batch/__init__.pxd


class Threads:
    """Threads that share the chunks of every step. Each begins with its own, whose data its processor has."""

    def __init__(self, chunks: Sequence[Chunk], count: int) -> None:
        self.chunks = chunks
        self.count = count
        self.addresses = addresses_of(chunks)
        self.shared = array("i", bytes(4 * (THREADS + 2 * count)))
        begin(self.shared, count)
        for thread in range(count):
            self.shared[THREADS + 2 * thread] = len(chunks)  # nothing to take before the first step
        self.locks = [Lock() for _ in range(1, count)]
        for thread, lock in enumerate(self.locks, 1):
            lock.acquire()
            arguments = (chunks, self.addresses, self.shared, count, thread, lock)
            if not PLAIN:
                Thread(target=help_until_stopped, args=arguments, name=f"batch {thread}", daemon=True).start()
        finalize(self, stop, self.shared, self.locks)

    def run(self) -> None:
        """Step all chunks; return when all are done. A thread that wakes late leaves its chunks to the others."""
        begin(self.shared, self.count)
        wake_all(self.shared, self.locks)
        lead(self.addresses, self.shared, self.count, SPINS)
        while self.shared[DONE] < len(self.chunks) and not PLAIN:
            sleep(0)  # another thread has a chunk, but no processor


def wake_all(shared: array[int], locks: Sequence[Lock]) -> None:
    """Wake the threads that are asleep."""
    for thread, lock in enumerate(locks, 1):
        if wake(shared, thread):
            lock.release()


def help_until_stopped(
    chunks: Sequence[Chunk], addresses: array[int], shared: array[int], count: int, thread: int, lock: Lock
) -> None:
    """Step chunks until the batch is gone; `chunks` are kept alive, because the addresses are theirs."""
    while not shared[STOPPED]:
        help_on(addresses, shared, count, thread, SPINS)
        if not shared[STOPPED]:
            lock.acquire()


def stop(shared: array[int], locks: Sequence[Lock]) -> None:
    """End the threads."""
    shared[STOPPED] = 1
    shared[STEP] += 1
    wake_all(shared, locks)
