cimport cython

ctypedef unsigned long long Bits  # one bit per cell

cdef bint PLAIN
cdef int FLOORS, MAX_ORNAMENTS, MAX_TILES
cdef int ANCHOR_BIT, BRIDGE, DOUBLE, STAIRS, STATUE
cdef Bits ALL, ONE, QUAD, FILE, BITS1, BITS2, BITS4, DE_BRUIJN
cdef int LOWEST[64]

cdef class GardenLayout:
    cdef readonly int rules
    cdef readonly int top
    cdef readonly Bits used
    cdef readonly Bits statues
    cdef readonly Bits flights
    cdef readonly Bits decked
    cdef readonly Bits anchors
    cdef readonly Bits joined_east
    cdef readonly Bits joined_north
    cdef readonly Bits fresh
    cdef readonly int tiles
    cdef readonly int ornaments
    cdef readonly int belvederes
    cdef Bits at[34]
    cdef Bits decks[34]
    cdef Bits icons[4]
    cdef unsigned char tile_number[32]
    cdef unsigned short tile_face[32]
    cdef unsigned char tile_flower[32]
    cdef unsigned char tile_anchor[32]
    cdef unsigned char tile_rotation[32]
    cdef unsigned char tile_floor[32]
    cdef signed char tile_turn[32]
    cdef unsigned char ornament_kind[128]
    cdef unsigned char ornament_cell[128]
    cdef unsigned char ornament_other[128]
    cdef unsigned char ornament_floor[128]
    cdef unsigned char belvedere_cell[32]
    cdef unsigned char belvedere_floor[32]
    cdef Bits spots[5]
    cdef int on_floor[34]
    cdef int lines[8]
    cdef int tally[8]

    @cython.locals(i=int)
    cpdef void clear(self, int rules) noexcept
    cpdef void copy_from(self, GardenLayout other) noexcept
    cdef void assign(self, GardenLayout other) noexcept nogil
    @cython.locals(floor=int)
    cdef int height(self, int cell) noexcept nogil
    cdef int corner(self, int anchor, int corner) noexcept nogil
    cdef int rotations(self, int face) noexcept nogil
    @cython.locals(anchor=int, corner=int, support=int)
    cdef int floor_of(self, int code) noexcept nogil
    @cython.locals(count=int, corner=int)
    cdef int pillars(self, int code, int support) noexcept nogil
    cdef int count(self, Bits bits) noexcept nogil
    cdef int lowest(self, Bits bits) noexcept nogil
    @cython.locals(cells=Bits, i=int)
    cdef void lay(self, int tile, int face, int flower, int anchor, int rotation, int floor, int turn) noexcept nogil
    @cython.locals(i=int)
    cdef void cover(self, Bits cells) noexcept nogil
    @cython.locals(corner=int, icon=int)
    cdef void show(self, int face, int anchor, int rotation) noexcept nogil
    cdef void set_belvedere(self, int cell, int floor) noexcept nogil
    @cython.locals(floor=int)
    cdef void build(self, int kind, int cell, int other) noexcept nogil
    cdef void note(self, int kind, int cell, int other, int floor) noexcept nogil
