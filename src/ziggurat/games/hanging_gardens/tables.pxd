cimport cython

cdef bint PLAIN
cdef int CARDS, TILES

cdef class Tables:
    cdef readonly object faces
    cdef readonly object series
    cdef readonly object persons
    cdef readonly object tiles
    cdef readonly object counts
    cdef readonly int kinds
    cdef readonly int award
    cdef readonly bint bare
    cdef unsigned char squares[1464]
    cdef unsigned char turns[61]
    cdef unsigned char buildings[244]
    cdef unsigned char dx[1464]
    cdef unsigned char dy[1464]
    cdef int pays[2450]
    cdef int set_size[49]
    cdef int belongs[49]
    cdef int low[49]
    cdef int high[49]
    cdef int per_tile[49]
