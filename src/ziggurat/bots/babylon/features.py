"""The features of a Babylon garden beyond its score. The weights files use these names."""

FEATURES = (
    "single",  # a stored single pillar
    "icon",  # an open icon that a later tile can use
    "height",  # ... for each floor that it lies above the first
    "slot",  # an icon of the tile in the slot
    "flower",  # each flower that the next set of four has already
    "kind",  # each kind of ornament that the next set of four has already
    "statue",  # a visible statue: the next one must stand in line with it
    "step",  # a free space on the highest floor, where a pillar for the next floor can stand
    "floor",  # the highest floor, beyond what it scores
)
SINGLE_W, ICON_W, HEIGHT_W, SLOT_W, FLOWER_W, KIND_W, STATUE_W, STEP_W, FLOOR_W = range(9)

FIRST = {
    "single": [60, 60],
    "icon": [30, 30],
    "height": [15, 15],
    "slot": [60, 60],
    "flower": [80, 80],
    "kind": [50, 50],
    "statue": [15, 15],
    "step": [15, 15],
    "floor": [30, 30],
}
"""The weights that training begins with, set by hand: in the last turn, and in the first."""
