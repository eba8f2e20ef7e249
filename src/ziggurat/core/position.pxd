cimport cython
from ziggurat.core.rng cimport Stream

cdef class Codes:
    cdef int[::1] items
    cdef readonly int size

cdef class Position:
    cdef public int seats
    cdef public int to_move
    cdef public bint over
    cdef public int revealed
    cpdef int room(self)
    cdef void fill(self, Codes codes) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cpdef void redeal(self, int seat, Stream stream) noexcept
    cpdef int playout(self, Stream stream, Codes codes, int most) noexcept
    @cython.locals(played=int)
    cdef int play_on(self, Stream stream, Codes codes, int most) noexcept nogil
