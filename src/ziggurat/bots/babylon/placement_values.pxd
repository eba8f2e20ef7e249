cimport cython
from ziggurat.core.position cimport Codes
from ziggurat.games.babylon.garden cimport Garden
from ziggurat.games.babylon.garden_layout cimport Bits
from ziggurat.search.turn_list cimport TurnList

cdef bint PLAIN
cdef Bits ALL, QUAD, HAS_EAST, HAS_WEST, HAS_TWO_EAST, HAS_TWO_WEST
cdef int MAX_PATTERNS, ROW, GAINS, MAX_LOST
cdef int FLOOR_W, FLOWER_W, HEIGHT_W, ICON_W, KIND_W, SINGLE_W, STATUE_W
cdef int ANCHOR_BIT, BRIDGE, DOUBLE, FOUNTAIN, OPEN, PILLAR_STATUE, PLACE, ROTATION_BIT, SINGLE, SOURCE_BIT
cdef int STAIRS, STATUE, MAX_STORED, T_BLANK, T_ICON
cdef int BELVEDERE_POINTS, FIRST_FLOWER, FLOOR_POINTS, SET_POINTS

@cython.final
cdef class PlacementValues:
    cdef int[::1] w
    cdef Codes patterns
    cdef int[::1] cost
    cdef int[::1] fixed
    cdef int[::1] lost
    cdef int[::1] gain
    cdef int[::1] kinds
    cdef int[::1] most
    cdef int[::1] limit
    cdef int[::1] able
    cdef int[::1] corners
    cdef int[::1] variety
    cdef int[::1] most_variety
    cdef Bits fountains[4]
    cdef Bits bridges[4]
    cdef Bits ups[4]
    cdef Bits downs[4]
    cdef int token
    cdef int later
    cdef int statue_value
    cdef int fountain_value
    cdef int bridge_value
    cdef int up_value
    cdef int down_value
    cdef int lost_value
    cdef Bits aligned
    cdef Bits spaces

    @cython.locals(below=Bits, floor=int, first=int, place=int)
    cdef void set_garden(self, Garden garden, int token, int singles, int doubles, int spare, bint roofs) noexcept nogil
    @cython.locals(now=int, lost=int, kinds=int)
    cdef void compute_variety(self, Garden garden) noexcept nogil
    @cython.locals(most=int, kind=int)
    cdef void bound_variety(self, int first, int kinds) noexcept nogil
    @cython.locals(kind=int)
    cdef void change_tally(self, Garden garden, int lost, int kinds, int sign) noexcept nogil
    cdef int sets_value(self, Garden garden, int first, int weight) noexcept nogil
    @cython.locals(now=int, then=int)
    cdef int flower_value(self, Garden garden, int flower) noexcept nogil
    @cython.locals(ends=Bits, gap=Bits)
    cdef void find_meeting_cells(self, Garden garden, int floor, Bits below) noexcept nogil
    @cython.locals(north=Bits, south=Bits, east=Bits, west=Bits)
    cdef void neighbours(self, Bits* cells, Bits ends) noexcept nogil
    @cython.locals(north=Bits, south=Bits, east=Bits, west=Bits)
    cdef void across(self, Bits* cells, Bits ends, Bits gap) noexcept nogil
    cdef void by_corner(self, Bits* cells, Bits north, Bits east, Bits south, Bits west) noexcept nogil
    cdef void value_ornaments(self, Garden garden, int floor) noexcept nogil
    @cython.locals(code=int, anchor=int, ones=int, twos=int, lost=int, token=int, corner=int, support=int)
    cdef void value_pattern(self, Garden garden, int place, int floor, int doubles) noexcept nogil
    @cython.locals(value=int, icons=Bits, low=int)
    cdef int cover(self, Garden garden, Bits cells, int floor) noexcept nogil
    @cython.locals(at=int, icon=int, value=int)
    cdef void value_corner(self, int place, int corner, int cell, bint roofed) noexcept nogil
    cdef inline void add_icon_value(self, int at, int kind, int value, int later) noexcept nogil
    @cython.locals(best=int, icon=int)
    cdef void grant(self, int at, int corner) noexcept nogil
    @cython.locals(kinds=int, place=int, left=int, base_value=int, sets=int, bound=int)
    cdef void add_placements(self, TurnList turns, int column, int source, int face, int rotations, int singles, int extra) noexcept nogil
    @cython.locals(rotation=int, first=int, second=int, third=int, fourth=int)
    cdef void value_corners(self, int face, int rotations) noexcept nogil
    @cython.locals(i="Py_ssize_t")
    cdef void set_corners(self, Py_ssize_t size, Py_ssize_t first, Py_ssize_t second, Py_ssize_t third, Py_ssize_t fourth) noexcept nogil
    @cython.locals(i="Py_ssize_t", value=int)
    cdef void raise_corners(self, Py_ssize_t size, Py_ssize_t first, Py_ssize_t second, Py_ssize_t third, Py_ssize_t fourth) noexcept nogil
    @cython.locals(kinds=int, corner=int)
    cdef int kinds_of(self, int face) noexcept nogil
    @cython.locals(rotation=int, first=int, second=int, third=int, fourth=int, value=int, code=int)
    cdef void add_rotations(self, TurnList turns, int column, int source, int face, int rotations, int base_value, int place) noexcept nogil
    @cython.locals(a=int, b=int, c=int, d=int, kinds=int, value=int)
    cdef inline int placement_value(self, int place, int first, int second, int third, int fourth) noexcept nogil
    @cython.locals(best=int)
    cdef int token_gain(self, int place, int first, int second, int third, int fourth) noexcept nogil
    @cython.locals(column_key="unsigned long long", slot=int)
    cdef inline void add(self, TurnList turns, int value, int column, int code) noexcept nogil
