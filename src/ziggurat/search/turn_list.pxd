cimport cython

cdef int MAX_TURN_LENGTH, LOWEST, HIGHEST

cdef class TurnList:
    cdef int capacity
    cdef int limit
    cdef readonly int size
    cdef int[::1] codes
    cdef int[::1] lengths
    cdef int[::1] values
    cdef unsigned long long[::1] hashes
    cdef int[::1] order
    cdef int threshold

    cdef void clear(self, int limit) noexcept nogil
    cdef inline int slot_at(self, int rank) noexcept nogil
    @cython.locals(i=int)
    cdef int rank_of(self, unsigned long long turn_hash) noexcept nogil
    cdef bint accepts(self, int value) noexcept nogil
    @cython.locals(rank=int, slot=int)
    cdef int insert(self, int value, unsigned long long turn_hash) noexcept nogil
    cdef void append(self, int slot, int code) noexcept nogil
