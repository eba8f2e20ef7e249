from ziggurat.core.position cimport Position

cdef class GameRunner:
    cdef int at
    cdef int count
    cdef unsigned long long[::1] addresses
    cdef bint has_room(self) noexcept nogil
    cdef void step_game(self, Position position, int game) noexcept nogil
