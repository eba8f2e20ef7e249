# C types of json_patch.py (see docs/engine.md): the server computes a patch for every viewer and move.

cpdef dict difference(dict before, dict after, dict known=*)
cdef int add_change(dict patch, str key, before, after, dict known) except -1
cdef known_difference(before, after, bint is_object, dict known)
cdef array_difference(before, after, dict known)
