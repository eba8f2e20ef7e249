cimport cython

cdef int LONGEST, ANYTHING, NOTHING

cdef class Lines:
    cdef int room
    cdef int most
    cdef readonly int size
    cdef int[::1] codes
    cdef int[::1] length
    cdef int[::1] value
    cdef unsigned long long[::1] mark
    cdef int[::1] order
    cdef int bar

    cdef void clear(self, int most) noexcept nogil
    cdef inline int at(self, int place) noexcept nogil
    @cython.locals(i=int)
    cdef int rank(self, unsigned long long mark) noexcept nogil
    cdef bint takes(self, int value) noexcept nogil
    @cython.locals(place=int, slot=int)
    cdef int admit(self, int value, unsigned long long mark) noexcept nogil
    cdef void write(self, int slot, int code) noexcept nogil
