"""The contents of Babel's box (rules 1).

They are attested and the same in every edition, so no other box is allowed.
"""

from __future__ import annotations

from ziggurat.core.box import Box

PEOPLES = "AHMPS"  # Assyrians, Hittites, Medes, Persians, Sumerians; each also names its site
ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS = range(5)
CARDS_OF_A_PEOPLE = 12
PEOPLE_CARDS = 60
TEMPLE_COUNTS = (10, 9, 8, 7, 6, 5)  # cards of level 1, 2 ... 6
TEMPLE_CARDS = 45
LEVELS = 6

BOX = Box.of(
    "babel",
    {
        "people": dict.fromkeys(PEOPLES, CARDS_OF_A_PEOPLE),
        "temple": {str(level): count for level, count in enumerate(TEMPLE_COUNTS, 1)},
    },
)
