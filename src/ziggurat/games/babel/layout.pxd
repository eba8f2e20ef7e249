cimport cython
from ziggurat.core.position cimport Position
from ziggurat.core.rng cimport Stream

cdef int DROP, OVER
cdef int MAX_IN_COLUMN, MAX_IN_RESERVE, MAX_HISTORY, MIGRATION_SIZE, MIN_RUN
cdef int COLUMN_HASH, TEMPLE_HASH, RESERVE_HASH
cdef unsigned long long FNV_BASIS, FNV_PRIME, MASK64

cdef class BabelLayout(Position):
    cdef readonly object options
    cdef Stream rng
    cdef unsigned char hand[10]
    cdef unsigned char hand_size[2]
    cdef unsigned char pinned[10]
    cdef unsigned char discard[5]
    cdef unsigned char people_deck[60]
    cdef int people_left
    cdef unsigned char temple_deck[45]
    cdef int temples_left
    cdef int known
    cdef unsigned char pawn[2]
    cdef unsigned char column[600]
    cdef unsigned char column_size[10]
    cdef unsigned char temple[60]
    cdef unsigned char temple_size[10]
    cdef unsigned char levels[10]
    cdef unsigned char reserve[90]
    cdef unsigned char reserve_size[2]
    cdef unsigned char tops[2]
    cdef unsigned char starter[2]
    cdef readonly int active
    cdef readonly int phase
    cdef readonly int owed
    cdef readonly bint migrated
    cdef readonly int turn
    cdef readonly bint final
    cdef readonly int ending
    cdef bint duty
    cdef bint all_defect
    cdef bint sudden_death
    cdef int repetition
    cdef int turn_limit
    cdef unsigned long long history[256]
    cdef int history_size
    cdef unsigned long long hashes[22]
    cdef int held, crowded, with_run

    cpdef void copy_from(self, BabelLayout other) noexcept
    @cython.locals(i=int)
    cdef void assign(self, BabelLayout other) noexcept nogil
    @cython.final
    cdef inline int level(self, int p, int site) noexcept nogil
    cdef int top_of_reserve(self, int p) noexcept nogil
    @cython.locals(total=int, site=int)
    cdef int score(self, int p) noexcept nogil
    @cython.locals(end=int, size=int)
    cdef void push_column(self, int place, int card) noexcept nogil
    cdef void push_reserve(self, int p, int level) noexcept nogil
    @cython.final
    cdef inline void add_to_hash(self, int stack, int card) noexcept nogil
    @cython.locals(here=int, size=int, runs=int, i=int)
    cdef void note_column(self, int place) noexcept nogil
    @cython.locals(i=int)
    cdef void note_temple(self, int place) noexcept nogil
    @cython.locals(here=int, size=int, i=int)
    cdef void note_reserve(self, int p) noexcept nogil
    @cython.locals(place=int)
    cdef void note_hand(self, int p) noexcept nogil
    cpdef void redeal(self, int seat, Stream stream) noexcept
    @cython.locals(p=int, card=int)
    cdef void deal_hidden(self, int seat, Stream stream) noexcept nogil
    @cython.locals(card=int)
    cdef void return_unknown(self, int p) noexcept nogil
    @cython.locals(held=int, card=int)
    cdef void deal_unknown(self, int p) noexcept nogil
    @cython.locals(place=int, people=int, i=int)
    cdef void sort_deck(self) noexcept nogil
    @cython.locals(place=int, level=int, i=int)
    cdef void sort_temples(self) noexcept nogil
