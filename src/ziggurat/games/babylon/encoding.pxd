cimport cython
from ziggurat.core.position cimport ByteBuffer, Codes, Position
from ziggurat.core.rng cimport Stream
from ziggurat.games.babylon.garden cimport Garden
from ziggurat.games.babylon.layout cimport BabylonLayout

cdef int ANCHOR_BIT, CELL_BIT, DIG, KIND_BIT, ORNAMENT, OTHER_BIT, PLACE, REMOVE, ROTATION_BIT, SOURCE_BIT
cdef int NOTHING, START, ROWS, CELLS, PLANES, TILE, PLAYER, SHARED, FEATURE_COUNT

cdef class BabylonEncoding(BabylonLayout):
    cpdef int observation_size(self)
    cpdef int feature_count(self)
    @cython.locals(place=int, p=int)
    cdef void write_observation(self, ByteBuffer out, int start, int seat) noexcept nogil
    @cython.locals(floor=int, icon=int)
    cdef void write_garden(self, ByteBuffer out, int at, Garden garden) noexcept nogil
    cdef void write_player(self, ByteBuffer out, int at, int p) noexcept nogil
    @cython.locals(corner=int, icon=int)
    cdef void write_tile(self, ByteBuffer out, int at, int tile) noexcept nogil
    @cython.locals(column=int, piece=int)
    cdef void write_table(self, ByteBuffer out, int at, int seat) noexcept nogil
    cdef void write_features(self, ByteBuffer out, int start, int code) noexcept nogil
    @cython.locals(floor=int, place=int, i=int, code=int)
    cdef void write_all_features(self, ByteBuffer out, int start, Codes codes) noexcept nogil
    @cython.final
    cdef inline void write_placement(self, ByteBuffer out, int start, int code, int floor) noexcept nogil
    @cython.locals(i=int)
    cdef void write_other(self, ByteBuffer out, int start, int code) noexcept nogil
    cdef int height_at(self, int cell) noexcept nogil
    cdef int floor_at(self, int code) noexcept nogil
    @cython.locals(level=int, column=int, flower=int, p=int)
    cdef void deal_first(self, Stream stream) noexcept nogil
    cdef void copy_state(self, Position other) noexcept with gil  # to check the type; once in a game
