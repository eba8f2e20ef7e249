cimport cython
from ziggurat.games.babylon.garden_layout cimport Bits, Terraces

cdef int ALL_BELVEDERES, BRIDGE, STAIRS, STATUE
cdef Bits QUAD

cdef class Sight(Terraces):
    @cython.locals(i=int, total=int)
    cdef int score(self) noexcept nogil
    @cython.locals(i=int, kind=int, floor=int)
    cdef void score_ornaments(self) noexcept nogil
    @cython.locals(kind=int, cell=int, other=int, floor=int)
    cdef bint visible(self, int ornament) noexcept nogil
    @cython.locals(i=int)
    cdef void score_tiles(self) noexcept nogil
    @cython.locals(least=int, i=int)
    cdef int sets(self, int first) noexcept nogil
    @cython.locals(least=int, count=int, i=int)
    cdef int begun(self, int first) noexcept nogil
    cpdef int bare(self) noexcept
