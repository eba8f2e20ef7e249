from ziggurat.batch.runner cimport GameRunner
from ziggurat.core.position cimport Position

cdef inline void run_unlocked(GameRunner runner) noexcept:
    """Step one game after the other without the GIL; `addresses` are those of positions that the runner keeps."""
    with nogil:
        while runner.at < runner.count and runner.has_room():
            runner.step_game(<Position> <void *> runner.addresses[runner.at], runner.at)
            runner.at += 1
