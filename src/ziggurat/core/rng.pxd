cimport cython

cdef bint PLAIN
cdef int ROUNDS
cdef unsigned int WORD
cdef int MAX_BOUND

@cython.final
cdef class Stream:
    cdef unsigned int key[8]
    cdef unsigned int block[16]
    cdef unsigned int input[16]
    cdef unsigned long long counter
    cdef int used
    @cython.locals(other=Stream)
    cpdef Stream clone(self)
    cpdef void copy_from(self, Stream other) noexcept
    cdef void assign(self, Stream other) noexcept nogil
    @cython.locals(i=int, low="unsigned int")
    cdef void reseed(self, Stream source) noexcept nogil
    @cython.locals(other=Stream)
    cpdef Stream fork(self)
    @cython.locals(limit=int, draw=int)
    cdef int below(self, int bound) noexcept nogil
    @cython.locals(product="unsigned int", limit="unsigned int")
    cdef int below_by_product(self, int bound) noexcept nogil
    @cython.locals(i=int, j=int, card="unsigned char")
    cdef void shuffle(self, unsigned char *cards, int size) noexcept nogil
    @cython.locals(word="unsigned int")
    cdef inline int next16(self) noexcept nogil
    @cython.locals(i=int, _=int)
    cdef void refill(self) noexcept nogil
    @cython.locals(a="unsigned int", b="unsigned int", c="unsigned int", d="unsigned int")
    cdef inline void quarter(self, int i, int j, int k, int m) noexcept nogil
    cpdef void restore(self, unsigned long long counter, int used) noexcept
