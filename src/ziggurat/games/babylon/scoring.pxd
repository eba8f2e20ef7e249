cimport cython
from ziggurat.games.babylon.garden_layout cimport Bits, GardenLayout

cdef int ALL_BELVEDERES, BRIDGE, FOUNTAIN, STAIRS, STATUE
cdef int VARIETY, FLOWERS, BELVEDERES, HIGHEST, FIRST_FLOWER
cdef int BELVEDERE_POINTS, FLOOR_POINTS, SET_POINTS
cdef Bits QUAD

cdef int statue(int floor) noexcept nogil
cdef int fountain(int floor) noexcept nogil
cdef int bridge(int floor) noexcept nogil
cdef int stairs(int floor) noexcept nogil

cdef class GardenScore(GardenLayout):
    @cython.locals(i=int, total=int)
    cdef int score(self) noexcept nogil
    @cython.locals(i=int, kind=int, floor=int)
    cdef void score_ornaments(self) noexcept nogil
    cdef inline int ornament_points(self, int kind, int floor) noexcept nogil
    @cython.locals(kind=int, cell=int, other=int, floor=int)
    cdef bint is_visible(self, int ornament) noexcept nogil
    @cython.locals(i=int)
    cdef void score_flowers(self) noexcept nogil
    @cython.locals(i=int)
    cdef void score_belvederes(self) noexcept nogil
    @cython.locals(least=int, i=int)
    cdef int sets(self, int first) noexcept nogil
    @cython.locals(least=int, count=int, i=int)
    cdef int begun(self, int first) noexcept nogil
    cpdef int bare(self) noexcept
