"""The numbers of Babylon's actions. `actions.py` gives their words, `position.py` carries them out.

A placement is `PLACE | source << 16 | anchor << 10 | rotation << 8 | supports`, with two bits of support for each
corner, NW in the lowest. An ornament is `ORNAMENT | kind << 14 | cell << 8 | other << 2 | star`; a statue has its
cell twice.
"""

END = 0
END_KEEP = 1
END_TOSS = 2
REMOVE = 16  # + column
DIG = 32  # + column
COLUMNS = 16
ORNAMENT = 1 << 18
PLACE = 1 << 20
LAST_CODE = (1 << 21) - 1

DUG, KEPT = range(2)  # sources of a placement
SOURCE_BIT, ANCHOR_BIT, ROTATION_BIT = 16, 10, 8
KIND_BIT, CELL_BIT, OTHER_BIT = 14, 8, 2

OPEN, SINGLE, DOUBLE, PILLAR_STATUE = range(4)  # supports of a corner: none, `1`, `2`, `s`
STATUE, FOUNTAIN, BRIDGE, STAIRS = range(4)  # kinds of ornament; the icon of kind k is k + 1 on a face
NO_STAR, STAR_FIRST, STAR_SECOND = range(3)  # 9.1: which end has its icon from the round token
