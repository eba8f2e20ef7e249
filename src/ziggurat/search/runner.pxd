cdef class Runner:
    cdef void run_on(self, int count) noexcept nogil
