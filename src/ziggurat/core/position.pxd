cimport cython
from ziggurat.core cimport add_where, clear_bytes
from ziggurat.core.rng cimport Stream

cdef bint PLAIN
cdef int POOLED_ROOM

@cython.final
cdef class Codes:
    cdef int[::1] items
    cdef unsigned long long[::1] work
    cdef readonly int size
    @cython.locals(i=int)
    cpdef list to_list(self)

@cython.final
cdef class ByteBuffer:
    cdef unsigned char[::1] items
    @cython.locals(i=int)
    cdef void clear(self, int start, int size) noexcept nogil
    @cython.locals(i=int)
    cdef void add(self, int start, unsigned long long bits, int octets, int value) noexcept nogil

cdef class Position:
    cdef public int seats
    cdef public int to_move
    cdef public bint over
    cdef public int revealed
    cpdef int room(self)
    cdef void fill(self, Codes codes) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cdef int pick(self, Stream stream, Codes codes) noexcept nogil
    cpdef int observation_size(self)
    cpdef int feature_count(self)
    cdef void write_observation(self, ByteBuffer out, int start, int seat) noexcept nogil
    cdef void write_features(self, ByteBuffer out, int start, int code) noexcept nogil
    cdef void write_all_features(self, ByteBuffer out, int start, Codes codes) noexcept nogil
    cdef int winner_bits(self) noexcept nogil
    cpdef void redeal(self, int seat, Stream stream) noexcept
    cpdef void deal_again(self, Stream stream) noexcept
    cdef void deal_first(self, Stream stream) noexcept nogil
    cdef void copy_state(self, Position other) noexcept nogil
    cdef list list_with(self, Codes codes)
    cpdef int playout(self, Stream stream, Codes codes, int most) noexcept
    @cython.locals(played=int, code=int)
    cdef int play_on(self, Stream stream, Codes codes, int most) noexcept nogil
