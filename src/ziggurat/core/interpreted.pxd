cimport cython
from ziggurat.core.position cimport Codes, Position

# `with gil`: compiled loops call these without the GIL, and Python code runs inside.
cdef class InterpretedPosition(Position):
    cdef void fill(self, Codes codes) noexcept with gil
    cdef void play(self, int code) noexcept with gil
