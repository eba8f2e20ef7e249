from ziggurat.core.position cimport Position
from ziggurat.core.rng cimport Stream

cdef class GameRunner:
    cdef int at
    cdef int count
    cdef int finished_count
    cdef unsigned long long[::1] addresses
    cdef unsigned long long[::1] kept_addresses
    cdef unsigned long long[::1] first_addresses
    cdef unsigned long long[::1] stream_addresses
    cdef bint has_room(self) noexcept nogil
    cdef bint step_game(self, Position position, int game) noexcept nogil
    cdef void begin_again(self, Position position, Position kept, Position first, Stream stream,
                          int game) noexcept nogil
