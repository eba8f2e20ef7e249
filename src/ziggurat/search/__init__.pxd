from ziggurat.search.runner cimport Runner

cdef inline void unlocked(Runner runner, int count) noexcept:
    with nogil:
        runner.run_on(count)
