from ziggurat.core.rng cimport Stream
from ziggurat.search.turn_list cimport Lines

cdef bint PLAIN

cdef class Judge:
    cdef public int seat
    cdef public int seats
    cdef public bint rivals
    cdef public int soft
    cdef int worth[4]
    cdef int points[4]

    cdef void begin(self, Stream stream) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef int turn(self) noexcept nogil
    cdef void propose(self, Lines lines, int most) noexcept nogil
    cdef void play(self, int[::1] codes, int first, int length) noexcept nogil
    cdef void advance(self, Stream stream) noexcept nogil
    cdef void assess(self) noexcept nogil
