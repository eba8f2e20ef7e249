"""The numbers of the actions. `actions.py` gives their words, `position.py` carries them out.

A point of the grid is one number of 15 bits; coordinates reach from -90 to 90, far beyond what the turns of a
game can build (11.2). The card kind holds slot and turn above its point; a moved temple holds two points.
"""

REACH = 90
SPAN = 2 * REACH + 1
POINT_BITS = 15  # 181 * 181 points fit
POINTS = (1 << POINT_BITS) - 1

PASS = 0
TILE = 1  # + space
BURN = 7  # + slot
KEEP = 1 << POINT_BITS  # + point
TEMPLE = 2 << POINT_BITS  # + point
CARD = 8 << POINT_BITS  # + (4 * slot + turn) << 15 + point
MOVE = 1 << 30  # + point of the goal << 15 + point of the origin
BEYOND = 1 << 31  # above all codes of 31 bits: words with coordinates out of reach
