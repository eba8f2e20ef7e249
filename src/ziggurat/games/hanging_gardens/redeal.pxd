cimport cython
from ziggurat.core.rng cimport Stream
from ziggurat.games.hanging_gardens.layout cimport HangingGardensStorage

cdef int IN_OVER, TEMPLES, TILES, VACANT
cdef int MARGIN, WORD
cdef int HIDE_ALL, HIDE_NONE

cdef class HangingGardensLayout(HangingGardensStorage):
    cpdef void redeal(self, int seat, Stream stream) noexcept
    @cython.locals(stock=int, p=int)
    cdef void deal_hidden(self, int seat, Stream stream) noexcept nogil
    cdef bint hides_open(self, int seat, int p) noexcept nogil
    cdef bint hides_blind(self, int seat, int p) noexcept nogil
    @cython.locals(kind=int, _=int)
    cdef void return_tiles(self, unsigned char *hand, int first) noexcept nogil
    @cython.locals(owed=int, kind=int, _=int)
    cdef void deal_tiles(self, unsigned char *hand, int first) noexcept nogil
    @cython.locals(i=int, piece="unsigned char", place=int)
    cdef void sort(self, unsigned char *stack, int size) noexcept nogil
