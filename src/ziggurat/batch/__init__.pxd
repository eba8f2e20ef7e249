from ziggurat.batch.runner cimport GameRunner
from ziggurat.core.position cimport Position

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static int ziggurat_add_one(int *number) { return _InterlockedExchangeAdd((volatile long *) number, 1); }
    #else
    static int ziggurat_add_one(int *number) { return __atomic_fetch_add(number, 1, __ATOMIC_SEQ_CST); }
    #endif
    """
    int add_one "ziggurat_add_one"(int *number) noexcept nogil  # returns the number before, also between threads

cdef inline void run_games(GameRunner runner) noexcept nogil:
    """Step one game after the other; `addresses` are those of positions that the runner keeps."""
    while runner.at < runner.count and runner.has_room():
        runner.step_game(<Position> <void *> runner.addresses[runner.at], runner.at)
        runner.at += 1

cdef inline void run_unlocked(GameRunner runner) noexcept:
    with nogil:
        run_games(runner)

cdef inline void run_shared(unsigned long long[::1] runners, int[::1] shared, int spins) noexcept:
    """Run the runners that no other thread has taken; `shared` counts those taken and those done."""
    cdef int count = <int> runners.shape[0]
    cdef volatile int *done = &shared[1]
    cdef int number
    with nogil:
        number = add_one(&shared[0])
        while number < count:
            run_games(<GameRunner> <void *> runners[number])
            add_one(&shared[1])
            number = add_one(&shared[0])
        while spins > 0 and done[0] < count:
            spins -= 1
