cimport cython
from ziggurat.core.position cimport Position
from ziggurat.core.rng cimport Stream
from ziggurat.games.babylon.garden cimport Garden

cdef int OVER, TILES, UNLIMITED

cdef class BabylonLayout(Position):
    cdef readonly object options
    cdef readonly object components
    cdef Garden garden0
    cdef Garden garden1
    cdef Garden garden2
    cdef Garden garden3
    cdef unsigned short faces[52]
    cdef unsigned char flowers[52]
    cdef unsigned char quarry[48]
    cdef unsigned char depth[16]
    cdef unsigned char pile[14]
    cdef int pile_size
    cdef unsigned char left_out[14]
    cdef int left_out_size
    cdef unsigned char used[14]
    cdef int used_size
    cdef readonly int in_force
    cdef unsigned char out[52]
    cdef int out_size
    cdef unsigned char flower[4]
    cdef unsigned char slot[4]
    cdef unsigned char singles[4]
    cdef unsigned char doubles[4]
    cdef unsigned char spent[4]
    cdef unsigned char stock[7]
    cdef unsigned char hidden[16]
    cdef bint boxed
    cdef readonly int round
    cdef readonly int active
    cdef readonly int first
    cdef readonly int phase
    cdef readonly int dug
    cdef readonly bint dug_placed
    cdef int to_remove

    cpdef void copy_from(self, BabylonLayout other) noexcept
    cdef void copy_table(self, BabylonLayout other) noexcept
    cdef void assign(self, BabylonLayout other) noexcept nogil
    cdef void copy_pieces(self, BabylonLayout other) noexcept nogil
    cpdef Garden garden(self, int seat)
    cpdef void redeal(self, int seat, Stream stream) noexcept
    @cython.locals(level=int, size=int, i=int)
    cdef void deal_hidden(self, Stream stream) noexcept nogil
    @cython.locals(size=int, column=int)
    cdef void redeal_layer(self, int level, Stream stream) noexcept nogil
    @cython.locals(i=int, place=int, piece=int)
    cdef void shuffle_hidden(self, int size, Stream stream) noexcept nogil
