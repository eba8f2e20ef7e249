cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.core.rng cimport Stream
from ziggurat.games.babylon.garden cimport Garden
from ziggurat.games.babylon.encoding cimport BabylonEncoding

cdef bint PLAIN
cdef int CLAY_LEVEL, MAX_ACTIONS, MAX_STORED, NOTHING
cdef int COLUMNS, DIG, DUG, END, END_KEEP, END_TOSS, KEPT, KIND_BIT, ORNAMENT, PLACE, REMOVE, SOURCE_BIT
cdef int OPEN, SINGLE, DOUBLE
cdef int REMOVING, DIGGING, BUILDING, OVER
cdef int P_BELVEDERE, P_DOUBLE, P_ORNAMENT, P_SINGLE
cdef int T_DOUBLE, T_FLOWER, T_MINUS, T_SINGLE

cdef class BabylonPosition(BabylonEncoding):
    @cython.locals(other=BabylonPosition)
    cpdef BabylonPosition clone(self)
    cpdef int room(self)
    @cython.locals(column=int)
    cdef void fill(self, Codes codes) noexcept nogil
    cdef inline void add(self, Codes codes, int code) noexcept nogil
    cdef int pick(self, Stream stream, Codes codes) noexcept nogil
    @cython.locals(me=int, dug=int, kept=int, dug_turns=int, kept_turns=int, choice=int)
    cdef int pick_build(self, Garden garden, Stream stream, Codes codes) noexcept nogil
    @cython.locals(me=int)
    cdef void fill_rest(self, Garden garden, Codes codes) noexcept nogil
    @cython.locals(me=int)
    cdef void fill_build(self, Garden garden, Codes codes) noexcept nogil
    @cython.locals(me=int)
    cdef void fill_source(self, Garden garden, Codes codes, int base, int tile) noexcept nogil
    @cython.locals(kinds=int, kind=int)
    cdef int pieces(self) noexcept nogil

    cdef void play(self, int code) noexcept nogil
    cdef void remove(self, int column) noexcept nogil
    cdef int lift(self, int column) noexcept nogil
    cdef void discard(self, int tile) noexcept nogil
    @cython.locals(me=int)
    cdef void begin_turn(self) noexcept nogil
    cdef void take_singles(self, int count) noexcept nogil
    cdef void dig(self, int column) noexcept nogil
    @cython.locals(gain=int)
    cdef int gain(self, int column) noexcept nogil
    @cython.locals(depth=int, sides=int)
    cdef int sides(self, int column) noexcept nogil
    cdef inline int top_tile(self, int column) noexcept nogil
    cdef int flower_gain(self, int column) noexcept nogil
    cdef void build(self, Garden garden, int code) noexcept nogil
    @cython.locals(me=int, tile=int)
    cdef void place(self, Garden garden, int code) noexcept nogil
    @cython.locals(me=int)
    cdef void pay(self, int ones, int twos) noexcept nogil
    @cython.locals(me=int)
    cdef void end_turn(self, int code) noexcept nogil
    cdef void put_away(self, int me) noexcept nogil
    cdef void clear_new_tiles(self, int me) noexcept nogil
    cdef void end_round(self) noexcept nogil
