from ziggurat.batch.runner cimport GameRunner
from ziggurat.core.position cimport Position
from ziggurat.core.rng cimport Stream

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static int ziggurat_add_one(int *number) { return _InterlockedExchangeAdd((volatile long *) number, 1); }
    static int ziggurat_swap(int *number, int value) { return _InterlockedExchange((volatile long *) number, value); }
    static int ziggurat_read(int *number) { return _InterlockedOr((volatile long *) number, 0); }
    #else
    static int ziggurat_add_one(int *number) { return __atomic_fetch_add(number, 1, __ATOMIC_SEQ_CST); }
    static int ziggurat_swap(int *number, int value) { return __atomic_exchange_n(number, value, __ATOMIC_SEQ_CST); }
    static int ziggurat_read(int *number) { return __atomic_load_n(number, __ATOMIC_SEQ_CST); }
    #endif
    """
    # Each returns the number before, also between threads.
    int add_one "ziggurat_add_one"(int *number) noexcept nogil
    int swap "ziggurat_swap"(int *number, int value) noexcept nogil
    int read "ziggurat_read"(int *number) noexcept nogil

# Places in `shared`, then one for each thread: how many of its chunks are taken, and whether it is asleep.
cdef enum:
    DONE = 0
    STEP = 1
    STOPPED = 2
    THREADS = 3

cdef inline void run_games(GameRunner runner) noexcept nogil:
    """Step one game after the other; the addresses are those of objects that the runner keeps."""
    cdef int firsts = <int> runner.first_addresses.shape[0]
    cdef int at, first
    while runner.at < runner.count and runner.has_room():
        at = runner.at
        if not runner.step_game(<Position> <void *> runner.addresses[at], at):
            first = (<Stream> <void *> runner.stream_addresses[at]).below(firsts)
            runner.begin_again(
                <Position> <void *> runner.addresses[at],
                <Position> <void *> runner.kept_addresses[runner.finished_count],
                <Position> <void *> runner.first_addresses[first],
                <Stream> <void *> runner.stream_addresses[at],
                at,
            )
        runner.at += 1

cdef inline void run_unlocked(GameRunner runner) noexcept:
    with nogil:
        run_games(runner)

cdef inline void take_chunks(unsigned long long[::1] runners, int[::1] shared, int threads, int thread) noexcept nogil:
    """Run the chunks of this thread, which are in its processor's cache, then those that other threads have left."""
    cdef int count = <int> runners.shape[0]
    cdef int i, owner, number
    for i in range(threads):
        owner = (thread + i) % threads
        number = owner * count // threads + add_one(&shared[THREADS + 2 * owner])
        while number < (owner + 1) * count // threads:
            run_games(<GameRunner> <void *> runners[number])
            add_one(&shared[DONE])
            number = owner * count // threads + add_one(&shared[THREADS + 2 * owner])

cdef inline void begin_step(int[::1] shared, int threads) noexcept:
    """Offer all chunks to all threads."""
    cdef int i
    swap(&shared[DONE], 0)
    for i in range(threads):
        swap(&shared[THREADS + 2 * i], 0)
    add_one(&shared[STEP])

cdef inline bint woken(int[::1] shared, int thread) noexcept:
    """Return whether a thread was asleep; it is not any more."""
    return swap(&shared[THREADS + 2 * thread + 1], 0)

cdef inline void lead_step(unsigned long long[::1] runners, int[::1] shared, int threads, int spins) noexcept:
    """Run chunks as the first thread, then test a number of times whether all are done."""
    with nogil:
        take_chunks(runners, shared, threads, 0)
        while spins > 0 and read(&shared[DONE]) < runners.shape[0]:
            spins -= 1

cdef inline void help_steps(unsigned long long[::1] runners, int[::1] shared, int threads, int thread,
                            int spins) noexcept:
    """Run chunks step after step; return asleep if no step follows within a number of tests."""
    cdef int step, left
    with nogil:
        while not read(&shared[STOPPED]):
            step = read(&shared[STEP])
            take_chunks(runners, shared, threads, thread)
            left = spins
            while left > 0 and read(&shared[STEP]) == step:
                left -= 1
            if read(&shared[STEP]) == step:
                swap(&shared[THREADS + 2 * thread + 1], 1)
                # A step that began meanwhile may have woken this thread already: then it must return to hear of it.
                if read(&shared[STEP]) == step or not swap(&shared[THREADS + 2 * thread + 1], 0):
                    break
