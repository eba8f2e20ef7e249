"""The numbers of Babel's actions. `actions.py` gives their words, `position.py` carries them out.

Every ability is numbered `ABILITY + KINDS * (place of the run's first card, counted from 0) + kind`.
"""

END = 0
TRAVEL = 1  # + people
SETTLE = 6  # + people
BUILD_FIRST = 11
BUILD_OWN = 12
BUILD_FOE = 13
MIGRATE = 14  # + 5 * origin + goal
DROP_CARD = 39  # + people
ABILITY = 44

RAZE = 0
STEAL = 1
CHANGE_SIDES = 2
LEAP_OWN = 3
LEAP_FOE = 4
HALVE = 5
DESERT = 6  # + people
KINDS = 11
