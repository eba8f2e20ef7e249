cimport cython
from ziggurat.games.babel.layout cimport BabelLayout

cdef int COLUMN_HASH, TEMPLE_HASH, RESERVE_HASH
cdef int CARDS_OF_A_PEOPLE, MAX_IN_COLUMN, MAX_IN_RESERVE, MIN_RUN, TEMPLE_DRAW
cdef list LETTERS, PLACES, ROWS
cdef tuple PHASES, ENDINGS

cpdef dict fixed_view(BabelLayout position)
@cython.locals(
    column=list, runs_of=list, temple=list, sheets=list, reserves=list, p=int, q=int, any_shown=bint, same=bint,
    same_columns=bint, same_temples=bint
)
cpdef dict public_view(BabelLayout position, BabelLayout before, dict shown)
@cython.locals(stack=int)
cdef bint same_stacks(BabelLayout position, BabelLayout before, int first, int count) noexcept
@cython.locals(q=int)
cdef bint same_discard(BabelLayout position, BabelLayout before) noexcept
@cython.locals(p=int, i=int)
cdef bint same_deck(BabelLayout position, BabelLayout before) noexcept
@cython.locals(i=int)
cdef bint same_history(BabelLayout position, BabelLayout before) noexcept
@cython.locals(i=int)
cdef list known_top(BabelLayout position)
@cython.locals(i=int)
cdef list history(BabelLayout position)
@cython.locals(q=int, p=int)
cpdef dict own_view(BabelLayout position, int seat)
@cython.locals(counts=list, place=int, i=int, q=int)
cdef str unseen(BabelLayout position, int seat)
@cython.locals(counts=list, place=int, i=int, p=int, level=int)
cdef list temple_rest(BabelLayout position)
@cython.locals(q=int, i=int)
cdef dict columns(BabelLayout position, int p)
cdef dict constants()
@cython.locals(found=dict, q=int, here=int, size=int, first=int, after=int)
cdef dict runs(BabelLayout position, int p)
@cython.locals(q=int, i=int)
cdef dict temples(BabelLayout position, int p)
@cython.locals(i=int)
cdef list reserve(BabelLayout position, int p)
@cython.locals(q=int)
cdef dict sheet(BabelLayout position, int p)
