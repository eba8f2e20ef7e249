cimport cython
from ziggurat.core cimport arrays
from ziggurat.games.hanging_gardens.placement cimport HangingGardensPlacement

cdef int TEMPLES, MIN_GROUP
cdef int LEAD, WORD
cdef unsigned long long MASK64, ONE

cdef class HangingGardensGroups(HangingGardensPlacement):
    cdef inline int group(self) noexcept nogil
    @cython.locals(group=Py_ssize_t, i=Py_ssize_t)
    cdef inline void clear_group(self, int p) noexcept nogil
    @cython.locals(group=Py_ssize_t, column=int, row=int, plane=Py_ssize_t, high=int, low=int, growing=bint,
        place=Py_ssize_t, now="unsigned long long", then="unsigned long long")
    cdef int flood(self, int p, int x, int y) noexcept nogil
    @cython.locals(mask="unsigned long long", sideways="unsigned long long", across="unsigned long long")
    cdef inline unsigned long long spread(self, Py_ssize_t place) noexcept nogil
    @cython.locals(squares=int, place=Py_ssize_t, mask="unsigned long long")
    cdef inline int count(self, Py_ssize_t first, Py_ssize_t after) noexcept nogil
    @cython.locals(column=int)
    cdef inline bint holds(self, int p, int x, int y) noexcept nogil
    @cython.locals(found=int, i=int)
    cdef int grown_in_group(self, int p) noexcept nogil
    @cython.locals(temples=int, i=int)
    cdef int temples_in_group(self, int p, int owner) noexcept nogil
    @cython.locals(place=int, mask="unsigned long long", column=int)
    cdef int first_square(self, int p) noexcept nogil
    @cython.locals(best=int, found=int, i=int)
    cdef bint find_merged(self, int p, int owner) noexcept nogil
    cdef bint qualifies(self, int p, int i) noexcept nogil
    @cython.locals(i=int)
    cdef bint some_group_qualifies(self, int p) noexcept nogil
    @cython.locals(smallest=int, i=int, size=int)
    cdef int smallest_templed(self, int p) noexcept nogil
    @cython.locals(total=int, place=int, mask="unsigned long long")
    cpdef int squares(self, int p)
    @cython.locals(row=int, column=int, x=int, y=int)
    cpdef list group_squares(self, int p)
    cpdef list merged_squares(self, int p)
    @cython.locals(done=int, i=int)
    cpdef list qualifying(self, int p)
    @cython.locals(done=int, i=int, x=int, y=int)
    cpdef list grown_groups(self, int p)
    @cython.locals(done="unsigned long long *", row=int, column=int, x=int, y=int, kind=int, size=int, i=int)
    cpdef list groups(self, int p)
