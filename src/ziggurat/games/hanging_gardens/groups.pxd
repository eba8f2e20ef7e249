cimport cython
from ziggurat.games.hanging_gardens.placement cimport HangingGardensPlacement

cdef int TEMPLES, MIN_GROUP
cdef int LEAD, WORD
cdef unsigned long long MASK64, ONE

cdef class HangingGardensGroups(HangingGardensPlacement):
    cdef inline int group(self) noexcept nogil
    cdef inline int seen(self) noexcept nogil
    @cython.locals(i=int)
    cdef inline void clear(self, int p, int mask) noexcept nogil
    @cython.locals(group=int, column=int, row=int, plane=int, high=int, low=int, growing=bint, place=int, now="unsigned long long", then="unsigned long long")
    cdef int flood(self, int p, int x, int y) noexcept nogil
    @cython.locals(mask="unsigned long long", sideways="unsigned long long", across="unsigned long long")
    cdef inline unsigned long long spread(self, int place) noexcept nogil
    @cython.locals(squares=int, place=int, mask="unsigned long long")
    cdef inline int count(self, int first, int after) noexcept nogil
    @cython.locals(column=int)
    cdef inline bint holds(self, int p, int mask, int x, int y) noexcept nogil
    @cython.locals(i=int)
    cdef void see(self, int p) noexcept nogil
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
    @cython.locals(i=int)
    cpdef list qualifying(self, int p)
    @cython.locals(i=int, x=int, y=int)
    cpdef list grown_groups(self, int p)
    @cython.locals(row=int, column=int, x=int, y=int, kind=int, size=int)
    cpdef list groups(self, int p)
