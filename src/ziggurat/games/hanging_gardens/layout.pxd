cimport cython
from ziggurat.core cimport arrays
from ziggurat.core.position cimport Position
from ziggurat.core.rng cimport Stream
from ziggurat.games.hanging_gardens.tables cimport Tables

cdef int CARDS, IN_OVER, TEMPLES, TILES, VACANT
cdef int LEAD, MARGIN, PLANES, WORD
cdef int HIDE_ALL, HIDE_NONE
cdef unsigned long long ONE

cdef class HangingGardensLayout(Position):
    cdef readonly object options
    cdef readonly object box
    cdef readonly Tables tables
    cdef object memory
    cdef unsigned long long *planes
    cdef int words
    cdef int rows
    cdef int plane_size
    cdef int extent
    cdef readonly int most_squares
    cdef int left[5]
    cdef int top[5]
    cdef int width[5]
    cdef int height[5]
    cdef int temple_count[4]
    cdef short temple_x[20]
    cdef short temple_y[20]
    cdef int awards[4]
    cdef unsigned char open_tiles[196]
    cdef unsigned char blind_tiles[196]
    cdef unsigned char card_stack[60]
    cdef int cards_left
    cdef unsigned char card_display[4]
    cdef unsigned char burned[60]
    cdef int burned_count
    cdef unsigned char tile_stock[49]
    cdef int tiles_left
    cdef unsigned char tile_display[6]
    cdef int slots
    cdef readonly int number
    cdef int start
    cdef int step
    cdef int last
    cdef readonly int phase
    cdef short grown_x[6]
    cdef short grown_y[6]
    cdef int grown_count
    cdef readonly int size
    cdef bint strict
    cdef bint forbid
    cdef bint stuck
    cdef bint stock_only
    cdef int secrecy
    cdef int last_round

    @cython.locals(gardens=int)
    cpdef void make_room(self, int seats, int rows, int words)
    cpdef void copy_from(self, HangingGardensLayout other)
    cdef void assign(self, HangingGardensLayout other) noexcept nogil
    cdef void set_flags_from(self, HangingGardensLayout other) noexcept nogil
    cdef inline int plane(self, int p, int kind) noexcept nogil
    @cython.locals(column=int, row=int, place=int, kind=int)
    cdef int square(self, int p, int x, int y) noexcept nogil
    @cython.locals(place=int, bit="unsigned long long", other=int)
    cdef void show(self, int p, int column, int row, int kind) noexcept nogil
    @cython.locals(place=int)
    cdef void add_temple(self, int p, int x, int y) noexcept nogil
    @cython.locals(place=int)
    cdef void lift_temple(self, int p, int x, int y) noexcept nogil
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
