cimport cython
from ziggurat.games.hanging_gardens.position cimport HangingGardensPosition
from ziggurat.search.evaluator cimport Evaluator

cdef bint PLAIN
cdef int COUNT, FRESH2, GUARD, HOPE1, NEXT_TILE, PERSON1, SPARE1, TURN
cdef int TILES, MAX_SPARE, FAR

cdef class TileValues(Evaluator):
    cdef object weights
    cdef int[::1] f
    cdef int[::1] w
    cdef int[::1] rest
    cdef int[::1] counts
    cdef int[::1] held
    cdef int[::1] pays
    cdef int[::1] set_size
    cdef int[::1] belongs
    cdef int[::1] low
    cdef int[::1] high
    cdef int[::1] per_tile
    cdef int kinds
    cdef int award
    cdef int left
    cdef int base

    @cython.locals(kind=int, tiles=int)
    cpdef void read_tables(self, HangingGardensPosition position)
    cdef void set_weights(self, int left) noexcept nogil
    @cython.locals(kind=int, p=int)
    cdef void count_rest(self, HangingGardensPosition position) noexcept nogil
    @cython.locals(kind=int)
    cdef void read_tiles(self, HangingGardensPosition position, int p) noexcept nogil
    @cython.locals(pays=int, later=int, i=int)
    cdef int tiles_value(self) noexcept nogil
    @cython.locals(i=int, pays=int, kind=int)
    cdef int compute_tile_features(self) noexcept nogil
    @cython.locals(first=int, begun=int, missing=int, pays=int, more=int)
    cdef int compute_series_features(self, int kind) noexcept nogil
    @cython.locals(series=int, missing=int, pays=int)
    cdef int compute_person_features(self, int kind) noexcept nogil
    @cython.locals(after=int)
    cdef int tile_gain(self, int kind, int before) noexcept nogil
    @cython.locals(total=int, tiles=int, kind=int)
    cdef int blind_gain(self, int before) noexcept nogil
