cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.games.hanging_gardens.layout cimport HangingGardensLayout

cdef int CARD, POINT_BITS, REACH, SPAN, TEMPLES
cdef int MARGIN, PLANES, WORD
cdef unsigned long long MASK64, ONE

cdef class HangingGardensPlacement(HangingGardensLayout):
    cdef inline int free(self, int turn) noexcept nogil
    @cython.locals(turn=int, first=int, i=int, column=int, row=int, dx=int, dy=int)
    cdef void find_free(self, int p) noexcept nogil
    cdef inline void forbid_place(self, int first, int column, int row) noexcept nogil
    cdef bint near_the_edge(self, int p) noexcept nogil
    @cython.locals(row=int, column=int, x=int, y=int)
    cdef void keep_within_reach(self, int p, int first) noexcept nogil
    cdef inline unsigned long long shifted(self, int place, int columns) noexcept nogil
    @cython.locals(covered=int, found="unsigned long long", i=int)
    cdef inline unsigned long long places_in(self, int p, int shape, int place) noexcept nogil
    @cython.locals(found="unsigned long long", dx=int, dy=int)
    cdef unsigned long long touching(self, int covered, int wide) noexcept nogil
    @cython.locals(card=int, turn=int, action=int, place=int, found="unsigned long long", x=int, y=int, point=int)
    cdef void fill_places(self, Codes codes, int p, int slot) noexcept nogil
    @cython.locals(wide=int, i=int, kind=int, column=int, row=int)
    cdef void lay(self, int p, int card, int turn, int x, int y) noexcept nogil
    @cython.locals(columns=int, rows=int, kind=int, right=int, bottom=int)
    cdef void widen(self, int p, int x, int y, int width, int height) noexcept nogil
    @cython.locals(place=int)
    cdef void move_plane(self, int first, int height, int columns, int rows) noexcept nogil
    @cython.locals(first=int, moved=int, i=int)
    cdef void copy_garden(self, int source, int target) noexcept nogil
