cimport cython
from ziggurat.games.hanging_gardens.position cimport HangingGardensPosition
from ziggurat.search.judge cimport Judge

cdef bint PLAIN
cdef int TEMPLES, TILES, WORD, MOST_LEFT, LARGEST
cdef int ALONE, PAIR, GROUP3, GROUP4, GROUP5, GROUP6, GROUP7, TEMPLED
cdef int GROUND, TEMPLE_W, HOPE1, HOPE2, HOPE3, BLIND, TURN

cdef class GardensWorth(Judge):
    cdef int[::1] late
    cdef int[::1] early
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
    cdef int award
    cdef int left

    @cython.locals(kind=int, tiles=int)
    cpdef void read_tables(self, HangingGardensPosition position)

    @cython.locals(i=int)
    cdef void set_weights(self, int left) noexcept nogil
    @cython.locals(kind=int, p=int)
    cdef void count_rest(self, HangingGardensPosition position) noexcept nogil
    @cython.locals(kind=int)
    cdef void hold(self, HangingGardensPosition position, int p) noexcept nogil
    @cython.locals(total=int, kind=int)
    cdef int tiles_worth(self, HangingGardensPosition position) noexcept nogil
    @cython.locals(tiles=int, pays=int, size=int, full=int)
    cdef int series_worth(self, HangingGardensPosition position, int kind) noexcept nogil
    @cython.locals(missing=int)
    cdef int hope(self, HangingGardensPosition position, int kind) noexcept nogil
    @cython.locals(series=int, low=int, high=int, bonus=int, tiles=int)
    cdef int person_worth(self, HangingGardensPosition position, int kind) noexcept nogil
    @cython.locals(before=int, after=int)
    cdef int tile_gain(self, HangingGardensPosition position, int kind) noexcept nogil
    cdef int promise(self, int size) noexcept nogil
    @cython.locals(total=int, ground=int, kind=int, place=int)
    cdef int garden_worth(self, HangingGardensPosition position, int p) noexcept nogil
    @cython.locals(total=int, place=int, mask="unsigned long long")
    cdef int squares(self, HangingGardensPosition position, int first, int after) noexcept nogil
    @cython.locals(total=int, mask="unsigned long long", column=int, row=int, size=int)
    cdef int groups_in(self, HangingGardensPosition position, int p, int word, int place) noexcept nogil
