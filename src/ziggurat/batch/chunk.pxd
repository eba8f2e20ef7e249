cimport cython
from ziggurat.batch cimport begin_step, help_steps, lead_step, run_unlocked, woken
from ziggurat.batch.runner cimport GameRunner
from ziggurat.core.position cimport ByteBuffer, Codes, Position
from ziggurat.core.rng cimport Stream

cdef bint PLAIN
cdef int LISTED_AT_FIRST, SKIP
cdef unsigned long long MASK64, GOLDEN, MIX_FIRST, MIX_THEN

cdef class Chunk(GameRunner):
    cdef int seats
    cdef list firsts
    cdef list streams
    cdef readonly list positions
    cdef readonly list kept
    cdef int kept_count
    cdef int flat_actions
    cdef int room
    cdef Codes codes
    cdef int observation_size
    cdef int feature_count
    cdef int[::1] actions
    cdef int[::1] to_move
    cdef int[::1] starts
    cdef int[::1] sizes
    cdef unsigned long long[::1] states
    cdef int[::1] drawn
    cdef float[::1] reward
    cdef ByteBuffer done
    cdef ByteBuffer mask
    cdef ByteBuffer observation
    cdef int[::1] chosen
    cdef int[::1] finished
    cdef bint playing
    cdef int capacity
    cdef readonly int used
    cdef readonly object list_memory
    cdef readonly object feature_memory
    cdef int[::1] listed
    cdef ByteBuffer features

    cpdef void make_lists(self, int capacity)
    @cython.locals(game=int, number=int)
    cpdef int prepare(self)
    cpdef void run(self)
    cdef bint has_room(self) noexcept nogil
    cdef bint step_game(self, Position position, int game) noexcept nogil
    @cython.locals(winners=int)
    cdef void begin_again(self, Position position, Position kept, Position first, Stream stream,
                          int game) noexcept nogil
    @cython.locals(count=int, seat=int)
    cdef void write_result(self, int game, int winners) noexcept nogil
    @cython.locals(first=int, i=int, choice=int)
    cdef void show(self, Position position, int game) noexcept nogil
    @cython.locals(mixed="unsigned long long")
    cdef int draw(self, int game, int bound) noexcept nogil
    cdef void deal(self, Position position, Position first, Stream stream) noexcept nogil
    @cython.locals(first=int, i=int)
    cdef void write_mask(self, int game) noexcept nogil
