cimport cython
from ziggurat.games.babel.layout cimport BabelLayout

cdef int CARDS_OF_A_PEOPLE, MAX_IN_COLUMN, MAX_IN_RESERVE, MIN_RUN, TEMPLE_DRAW
cdef list LETTERS, PLACES, ROWS
cdef tuple PHASES, ENDINGS

cpdef dict fixed_view(BabelLayout position)
@cython.locals(q=int, i=int)
cpdef dict public_view(BabelLayout position)
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
