cimport cython
from ziggurat.bots.hanging_gardens.garden_value cimport GardenValues
from ziggurat.core.position cimport Codes
from ziggurat.games.hanging_gardens.position cimport HangingGardensPosition
from ziggurat.search.turn_list cimport TurnList

cdef int CARD, MOVE, PASS, POINT_BITS, POINTS, REACH, SPAN, TILE
cdef int BLIND_SIZE, IN_CARD, IN_KEEP, IN_TEMPLE, IN_TILE, BORDER, PLANES, WORD
cdef int MAX_TURN_LENGTH, MAX_DRAFTS, NO_TEMPLE, NO_TILE, PLAIN_CODE, JOINS, COVERS, TOGETHER, TEMPLES, DENIAL, FAR

cdef class GardensTurns(GardenValues):
    cdef HangingGardensPosition now
    cdef HangingGardensPosition child
    cdef Codes codes
    cdef Codes codes_after
    cdef TurnList preselected
    cdef TurnList drafts
    cdef int[::1] gains
    cdef unsigned char[::1] map
    cdef int map_width
    cdef int blind
    cdef bint proposes

    @cython.locals(me=int, i=int)
    cdef void plan(self, TurnList turns, int limit, int width) noexcept nogil
    @cython.locals(before=int, space=int, tile=int)
    cdef void value_tiles(self) noexcept nogil
    @cython.locals(me=int, space=int, tile=int, most=int, p=int, left=int)
    cdef void add_denial(self) noexcept nogil
    @cython.locals(rounds=int, turns=int, step=int)
    cdef int turns_after(self, HangingGardensPosition position, int p) noexcept nogil
    @cython.locals(i=int, code=int, slot=int)
    cdef void preselect(self, int width) noexcept nogil
    @cython.locals(me=int, point=int, x=int, y=int, turn=int, shape=int, wide=int, value=int, i=int, kind=int, column=int, row=int, old=int)
    cdef int quick_value(self, int code) noexcept nogil
    @cython.locals(high=int, value=int)
    cdef int joins(self, int shape, int place, int wide, int kind, int column, int row) noexcept nogil
    cdef int alike(self, int kind, int column, int row) noexcept nogil
    cdef void set_up_map(self, HangingGardensPosition position)
    @cython.locals(i=int, kind=int, place=int, mask="unsigned long long", at=int)
    cdef void draw_map(self, int p) noexcept nogil
    @cython.final
    cdef inline int map_place(self, int column, int row) noexcept nogil
    @cython.final
    cdef inline int kind_at(self, int column, int row) noexcept nogil
    @cython.final
    cdef inline int shows(self, int kind, int column, int row) noexcept nogil
    @cython.locals(me=int, turn_goes_on=bint, value=int)
    cdef void evaluate_placement(self, int code) noexcept nogil
    @cython.locals(me=int, i=int, size=int, height=int)
    cdef void draft_temples(self, int code) noexcept nogil
    @cython.locals(me=int, x=int, y=int, value=int, place=int, old_x=int, old_y=int)
    cdef int value_with_temple(self, int grown) noexcept nogil
    @cython.locals(me=int, found=int, smallest=int, i=int, place=int, size=int)
    cdef int movable(self) noexcept nogil
    @cython.locals(found=bint, bonus=int, space=int)
    cdef void draft_tiles(self, int code, int grown, int value, int size) noexcept nogil
    @cython.locals(slot=int)
    cdef void draft(self, int code, int option, int value) noexcept nogil
    @cython.locals(high="unsigned long long", low="unsigned long long")
    cdef unsigned long long hash_of(self, int code, int option, int value) noexcept nogil
    @cython.locals(me=int, code=int, option=int, slot=int)
    cdef void write_out(self, TurnList turns, int draft) noexcept nogil
    cdef bint turn_goes_on(self, int me) noexcept nogil
    cdef void step(self, TurnList turns, int slot, int code) noexcept nogil
    @cython.locals(me=int, best=int, most=int, i=int, code=int, point=int, x=int, y=int, room=int)
    cdef int temple_code(self, int grown) noexcept nogil
    @cython.locals(bare=int, dx=int, dy=int)
    cdef int table_around(self, int p, int x, int y) noexcept nogil
