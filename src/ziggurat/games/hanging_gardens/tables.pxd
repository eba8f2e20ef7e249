cdef bint PLAIN
cdef int CARDS

cdef class Tables:
    cdef readonly object faces
    cdef readonly object tiles
    cdef readonly object counts
    cdef readonly object values
    cdef readonly int kinds
    cdef readonly bint bare
    cdef unsigned char squares[1464]
    cdef unsigned char turns[61]
    cdef unsigned char buildings[244]
    cdef unsigned char dx[1464]
    cdef unsigned char dy[1464]
