cimport cython

cdef double STEEPEST

cdef class Regression:
    cdef int width
    cdef int count
    cdef double[::1] rows
    cdef double[::1] won
    cdef double[::1] start
    cdef double[::1] held
    cdef double[::1] weights
    cdef double[::1] slope

    @cython.locals(total=double, away=double, odds=double, outcome=double, wrong=double, i=int, row=int)
    cpdef tuple loss(self, weights)
    @cython.locals(sum_=double, first="Py_ssize_t", i=int)
    cdef double odds(self, Py_ssize_t row) noexcept nogil
    @cython.locals(first="Py_ssize_t", i=int)
    cdef void learn(self, Py_ssize_t row, double wrong) noexcept nogil
