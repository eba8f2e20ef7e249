cimport cython
from ziggurat.core.position cimport Position
from ziggurat.core.rng cimport Stream
from ziggurat.search.evaluator cimport Judge
from ziggurat.search.turn_list cimport Lines

cdef bint PLAIN
cdef int WON

cdef class GenericJudge(Judge):
    cdef Position root
    cdef Position now
    cdef int played

    cdef void begin(self, Stream stream) noexcept with gil
    cdef int mover(self) noexcept with gil
    cdef int turn(self) noexcept with gil
    @cython.locals(slot=int)
    cdef void propose(self, Lines lines, int most) noexcept with gil
    @cython.locals(i=int)
    cdef void play(self, int[::1] codes, int first, int length) noexcept with gil
    cdef void advance(self, Stream stream) noexcept with gil
    @cython.locals(seat=int)
    cdef void assess(self) noexcept with gil
