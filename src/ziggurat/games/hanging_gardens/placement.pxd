cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.games.hanging_gardens.encoding cimport HangingGardensEncoding

cdef int CARD, POINT_BITS, REACH, SPAN, TEMPLES
cdef int MARGIN, PLANES, WORD
cdef unsigned long long MASK64, ONE, DE_BRUIJN, BITS1, BITS2, BITS4, BITS8, FOURTHS
cdef int LOWEST[64]

cdef class HangingGardensPlacement(HangingGardensEncoding):
    cdef inline int mask_size(self) noexcept nogil
    cdef inline int free(self, int turn) noexcept nogil
    cdef inline int moved(self, int dx) noexcept nogil
    @cython.locals(turn=int, first=Py_ssize_t, i=Py_ssize_t, column=int, row=int, dx=int, dy=int)
    cdef void find_free(self, Codes codes, int p) noexcept nogil
    cdef inline void forbid_place(self, Codes codes, int first, int column, int row) noexcept nogil
    cdef bint near_the_edge(self, int p) noexcept nogil
    @cython.locals(row=int, column=int, x=int, y=int)
    cdef void keep_within_reach(self, Codes codes, int p, int first) noexcept nogil
    @cython.locals(covered=Py_ssize_t, dx=int, place=Py_ssize_t)
    cdef void find_support(self, Codes codes, int p) noexcept nogil
    cdef inline unsigned long long shifted(self, Py_ssize_t place, int columns) noexcept nogil
    cdef inline int places_mask(self) noexcept nogil
    @cython.locals(size=Py_ssize_t, places=Py_ssize_t, free=Py_ssize_t, support=Py_ssize_t, place=Py_ssize_t, i=int)
    cdef int find_places(self, Codes codes, int p, int shape) noexcept nogil
    @cython.locals(found="unsigned long long", dx=int, dy=int)
    cdef unsigned long long touching(self, int covered, int wide) noexcept nogil
    @cython.locals(card=int, size=int, turn=int, place=int, found="unsigned long long", first=int)
    cdef void fill_places(self, Codes codes, int p, int slot) noexcept nogil
    @cython.locals(x=int, y=int)
    cdef inline int place_code(self, int p, int slot, int turn, int place) noexcept nogil
    @cython.locals(card=int, size=Py_ssize_t, places=Py_ssize_t, sums="unsigned long long", place=Py_ssize_t)
    cdef int count_places(self, Codes codes, int p, int slot, int turn) noexcept nogil
    cdef inline unsigned long long bits_by_fours(self, unsigned long long mask) noexcept nogil
    cdef inline int bits_in(self, unsigned long long mask) noexcept nogil
    @cython.locals(place=int, found="unsigned long long", _=int)
    cdef int place_at(self, Codes codes, int p, int slot, int turn, int choice) noexcept nogil
    @cython.locals(wide=int, i=int, kind=int, column=int, row=int)
    cdef void lay(self, int p, int card, int turn, int x, int y) noexcept nogil
    @cython.locals(columns=int, rows=int, kind=int, right=int, bottom=int)
    cdef void widen(self, int p, int x, int y, int width, int height) noexcept nogil
    @cython.locals(place=int)
    cdef void move_plane(self, int first, int height, int columns, int rows) noexcept nogil
    @cython.locals(first=int, moved=int, i=int)
    cdef void copy_garden(self, int source, int target) noexcept nogil
