cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.games.babylon.scoring cimport GardenScore
from ziggurat.games.babylon.garden_layout cimport Bits

cdef bint PLAIN
cdef int ANCHOR_BIT, CELL_BIT, KIND_BIT, OTHER_BIT, ROTATION_BIT
cdef int ORNAMENT, PLACE
cdef int SINGLE, DOUBLE, PATTERNS
cdef int STATUE, FOUNTAIN, BRIDGE, STAIRS
cdef int NO_STAR, STAR_FIRST, STAR_SECOND
cdef int ANY_LINE, FLOORS, FORCED_ONLY, FREE_OVERHANG, GAP_GROUND, GAP_ONE_FLOOR
cdef int NEXT_FLOOR, NO_RESTART
cdef int T_BLANK, T_ICON
cdef Bits ALL, ONE, ANCHORS, HAS_EAST, HAS_TWO_EAST, RANK, FILE, DE_BRUIJN
cdef int LOWEST[64]
cdef int NEAR_SUPPORTS[16]
cdef int FAR_SUPPORTS[16]

cdef class Garden(GardenScore):
    cdef int singles
    cdef int doubles
    cdef int spare
    cdef bint roofs
    cdef Bits near
    cdef Bits far

    @cython.locals(other=Garden)
    cpdef Garden clone(self)

    @cython.locals(rotations=int, floor=int)
    cdef void fill_places(self, Codes codes, int base, int face, int singles, int doubles, int spare, bint roofs) noexcept nogil
    cdef void set_hand(self, int singles, int doubles, int spare, bint roofs) noexcept nogil
    @cython.locals(pattern=int)
    cdef void fill_floor(self, Codes codes, int base, int rotations, int floor) noexcept nogil
    @cython.locals(low=Bits, free=Bits, support=Bits, nw=Bits, ne=Bits, se=Bits, anchors=Bits, under=Bits)
    cdef void find_spots(self, int floor) noexcept nogil
    @cython.locals(anchors=Bits, i=int)
    cdef Bits barred(self, int floor) noexcept nogil
    @cython.locals(low=Bits, under=Bits, i=int)
    cdef Bits spannable(self, int floor, Bits support, Bits free) noexcept nogil
    @cython.locals(nw=Bits, ne=Bits, se=Bits, sw=Bits, ones1=Bits, ones2=Bits, ones4=Bits, twos1=Bits, twos2=Bits,
                   twos4=Bits, paid=Bits, here=Bits, twos=int, exchanged=int, singles=int)
    cdef Bits payable(self, Bits places, int open_corner) noexcept nogil
    @cython.locals(size=int, code=int)
    cdef void add_places(self, Codes codes, int base, int rotations, Bits places, int open_corner) noexcept nogil
    @cython.final
    @cython.locals(supports=int)
    cdef inline int supported_at(self, int anchor, int open_corner) noexcept nogil
    @cython.final
    cdef inline int corners_on(self, Bits cells, int anchor) noexcept nogil
    @cython.locals(total=int, floor=int, pattern=int)
    cdef int count_places(self, int singles, int doubles, int spare, bint roofs) noexcept nogil
    @cython.locals(skipped=int, floor=int, pattern=int, places=Bits, _=int)
    cdef int place_at(self, int base, int rotations, int choice) noexcept nogil
    cdef inline void add(self, Codes codes, int code) noexcept nogil
    @cython.locals(anchor=int, floor=int, corner=int)
    cdef void place(self, int code, int tile, int face, int flower, int turn) noexcept nogil

    @cython.locals(open_spaces=Bits)
    cdef void fill_ornaments(self, Codes codes, int token, int pieces) noexcept nogil
    @cython.locals(shown=Bits)
    cdef Bits granted(self, int kind, Bits open_spaces, int token) noexcept nogil
    @cython.locals(spaces=Bits)
    cdef void fill_statues(self, Codes codes, Bits open_spaces, int token) noexcept nogil
    cdef void add_statues(self, Codes codes, Bits cells, int star) noexcept nogil
    @cython.locals(statues=Bits, lines=Bits, cell=int)
    cdef Bits aligned(self) noexcept nogil
    @cython.locals(i=int)
    cdef bint ever_statue(self) noexcept nogil
    @cython.locals(cells=Bits, other=int, files=int, ranks=int)
    cdef Bits diagonals(self, int cell) noexcept nogil
    @cython.locals(east=Bits, north=Bits, here=Bits,
                   right=Bits, grant=Bits, floor=int)
    cdef void fill_fountains(self, Codes codes, Bits open_spaces, int token) noexcept nogil
    @cython.locals(east=Bits, north=Bits, below=Bits,
                   here=Bits, low=Bits, gap=Bits,
                   right=Bits, grant=Bits, floor=int)
    cdef void fill_bridges(self, Codes codes, Bits open_spaces, int token) noexcept nogil
    @cython.locals(east=Bits, west=Bits, north=Bits,
                   south=Bits, low=Bits, high=Bits,
                   right=Bits, grant=Bits, floor=int)
    cdef void fill_stairs(self, Codes codes, Bits open_spaces, int token) noexcept nogil
    @cython.locals(new=Bits)
    cdef void add_pairs(self, Codes codes, int kind, Bits pairs, int step, Bits right, Bits grant, bint turned) noexcept nogil
    @cython.locals(cell=int)
    cdef void add_ends(self, Codes codes, int kind, Bits pairs, int step, int star, bint turned) noexcept nogil
    cdef void add_ornament(self, Codes codes, int kind, int cell, int other, int star) noexcept nogil
    cdef void build_ornament(self, int code) noexcept nogil
