cimport cython
from ziggurat.core.position cimport ByteBuffer, Position
from ziggurat.core.rng cimport Stream
from ziggurat.games.babel.layout cimport BabelLayout

cdef int ACT, DROP, MAX_IN_COLUMN, MAX_IN_RESERVE
cdef unsigned long long ONE
cdef int COLUMN, SIDE, SHARED, OBSERVATION

cdef class BabelEncoding(BabelLayout):
    cpdef int observation_size(self)
    @cython.locals(foe=int, people=int)
    cdef void write_observation(self, ByteBuffer out, int start, int seat) noexcept nogil
    @cython.locals(place=int, i=int, counts="unsigned long long")
    cdef void write_side(self, ByteBuffer out, int at, int p) noexcept nogil
    @cython.locals(first=int, size=int, run=int, last=int, i=int, people=int, counts="unsigned long long",
        longest="unsigned long long")
    cdef void write_column(self, ByteBuffer out, int at, int place) noexcept nogil
    @cython.locals(i=int)
    cdef void write_counts(self, ByteBuffer out, int at, unsigned long long counts, int size) noexcept nogil
    @cython.locals(people=int)
    cdef void write_shared(self, ByteBuffer out, int at, int seat) noexcept nogil
    cdef void deal_first(self, Stream stream) noexcept nogil
    cdef void copy_state(self, Position other) noexcept with gil  # to check the type; once in a game
