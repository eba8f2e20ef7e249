cimport cython
from ziggurat.core.position cimport ByteBuffer, Codes, Position
from ziggurat.core.rng cimport Stream
from ziggurat.games.hanging_gardens.layout cimport HangingGardensLayout

cdef int BURN, CARD, KEEP, MOVE, POINT_BITS, POINTS, REACH, SPAN, TEMPLE, TILE
cdef int MARGIN, PLANES, TEMPLES, TILES
cdef int WINDOW, SQUARES, PLAYER, CARD_BYTES, SHARED, FEATURE_COUNT

cdef class HangingGardensEncoding(HangingGardensLayout):
    cpdef int observation_size(self)
    cpdef int feature_count(self)
    @cython.locals(place=int)
    cdef void write_observation(self, ByteBuffer out, int start, int seat) noexcept nogil
    @cython.locals(shows_open=bint, shows_blind=bint, open_count=int, blind_count=int, kind=int, open_tiles=int,
        blind_tiles=int)
    cdef void write_player(self, ByteBuffer out, int at, int p, int seat) noexcept nogil
    @cython.locals(rows=int, kind=int, first=int, row=int, column=int, i=int)
    cdef void write_garden(self, ByteBuffer out, int at, int p) noexcept nogil
    @cython.locals(slot=int, card=int, i=int, kind=int, space=int)
    cdef void write_table(self, ByteBuffer out, int at, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef void write_features(self, ByteBuffer out, int start, int code) noexcept nogil
    @cython.locals(i=int)
    cdef void write_all_features(self, ByteBuffer out, int start, Codes codes) noexcept nogil
    @cython.final
    @cython.locals(row=int, column=int)
    cdef inline void write_point(self, ByteBuffer out, int at, int point) noexcept nogil
    @cython.locals(slot=int, space=int)
    cdef void deal_first(self, Stream stream) noexcept nogil
    cdef void copy_state(self, Position other) noexcept with gil  # to check the type; once in a game
