# C types of json_patch.py (see docs/engine.md): the server computes a patch for every viewer and move.

cpdef dict difference(before, after)
cdef int add_change(dict patch, str key, before, after) except -1
cdef array_difference(before, after)
