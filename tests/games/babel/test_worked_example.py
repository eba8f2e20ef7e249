"""Rules 8 and 9: the example turns, and the worked example state by state."""

import pytest

from helpers.babel import table

# --- 8: example turns --------------------------------------------------------------------------------------


@pytest.mark.parametrize("temples", ["42", "24"])
def test_8_example_turn_1(temples):
    played = table(
        "hand=AAHMP starter=yes",
        "hand=AHMPS starter=yes",
        next_people="PSS",
        next_temples=temples,
        phase="draw",
        turn=1,
    )
    played.shows("hand=AAHMPPSS").play("go:A lay:P lay:P build:first end")
    played.shows("pawn=A hand=AHMSS A=PP/1 reserve=42 starter=no", discard="A", score="1:0", turn=2, active=1)


TURN_2 = [
    ("leap@1:own", "M=PPA/124 reserve=5", "", {}),
    ("lay:P lay:S", "M=PPAPS hand=MS", "", {}),
    ("build:own", "M=PPAPS/1245 reserve=", "", {}),
    ("go:S", "pawn=S hand=M", "", {}),
    ("drive@1:P", "S=MM", "S=A", {}),
    ("lay:M", "S=MMM hand=", "", {}),
    ("halve@1 drop:H drop:H", "S=MM", "hand=APS", {}),
    ("end", "reserve=42", "reserve=3", {"score": "5:0", "discard": "HHMMPPPS", "active": 1}),
]


@pytest.mark.parametrize("temples", ["42", "24"])
def test_8_example_turn_2(temples):
    played = table(
        "pawn=M hand=MPSS M=PPPA/12 S=MMM reserve=54", "pawn=S hand=AHHPS S=PAP reserve=3", next_temples=temples
    )
    for words, one, two, parts in TURN_2:
        played.play(words).shows(one, two, **parts)


# --- 9: the worked example ---------------------------------------------------------------------------------

START = "pawn=H hand=AHS A=HH H=SSSSAPP S=PP", "pawn=H hand=AAHHMPS A=/123 H=PSAAM/123456"

# After the actions: player 1's pawn, hand, columns at A, H and S, temples; player 2's column at H, temples, hand or
# number of cards in it; discard pile; known_top; score. `-` means empty.
TABLE = """
-                           |H|AHS|HH |SSSSAPP|PP   |- |PSAAM|A123 H123456|7   |-            |-     |0:9
turn@1                      |H|AHS|HH |SSSAPPM|PP   |- |PSAA |A123 H123456|7   |S            |-     |0:9
move:H>S                    |H|AHS|HH |SSSA   |PPPPM|- |PSAA |A123 H123456|7   |S            |-     |0:9
turn@1                      |H|AHS|HH |SSAAA  |PPPPM|- |PS   |A123 H123456|7   |SS           |-     |0:9
raze@3                      |H|AHS|HH |SSAA   |PPPPM|- |PS   |A123        |7   |ASS          |123456|0:3
go:A                        |A|HS |HH |SSAA   |PPPPM|- |PS   |A123        |7   |AASS         |123456|0:3
lay:H                       |A|S  |HHH|SSAA   |PPPPM|- |PS   |A123        |7   |AASS         |123456|0:3
steal@1                     |A|S  |HH |SSAA   |PPPPM|A3|PS   |A12         |7   |AAHSS        |123456|3:2
go:S                        |S|-  |HH |SSAA   |PPPPM|A3|PS   |A12         |7   |AAHSSS       |123456|3:2
halve@1 drop:A drop:H drop:M|S|-  |HH |SSAA   |PPPM |A3|PS   |A12         |AHPS|AAAHHMPSSS   |123456|3:2
halve@1 drop:P drop:S       |S|-  |HH |SSAA   |PPM  |A3|PS   |A12         |AH  |AAAHHMPPPSSSS|123456|3:2
end                         |S|-  |HH |SSAA   |PPM  |A3|PS   |A12         |5   |AAAHHMPPPSSSS|3456  |3:2
"""
ROWS = [[cell.strip().replace("-", "") for cell in line.split("|")] for line in TABLE.strip().splitlines()]


def standing(played, seat, what):
    """Return a player's columns or temples that are not empty."""
    return {site: value for site, value in played.state[what][seat].items() if value}


def temples(cell):
    """Read temples such as `A123 H123456`."""
    return {stack[0]: [int(card) for card in stack[1:]] for stack in cell.split()}


def check_row(played, row):
    """Compare every column of the table."""
    _, pawn, hand, col_a, col_h, col_s, mine, foe_h, theirs, foe_hand, discard, known_top, score = row
    played.shows(f"pawn={pawn} hand={hand}", discard=discard, known_top=known_top, score=score)
    assert standing(played, 0, "column") == {"A": col_a, "H": col_h, "S": col_s}
    assert standing(played, 1, "column") == {"H": foe_h}
    assert standing(played, 0, "temple") == temples(mine)
    assert standing(played, 1, "temple") == temples(theirs)
    size = int(foe_hand) if foe_hand.isdigit() else len(foe_hand)
    assert len(played.state["hand"][1]) == size
    if not foe_hand.isdigit():
        played.shows("", f"hand={foe_hand}")


@pytest.mark.parametrize("sumerians", ["all", "trailing"])
def test_9_worked_example_state_by_state(sumerians):
    played = table(*START, options={"profile": "tilsit", "sumerians": sumerians})
    for row in ROWS:
        check_row(played.play(row[0]), row)


@pytest.mark.parametrize("sumerians", ["all", "trailing"])
def test_9_state_after_the_turn(sumerians):
    played = table(*START, options={"sumerians": sumerians}).shows(people_deck=34, temple_deck=36, hand_size="3:7")
    played.play(" ".join(row[0] for row in ROWS))
    # Player 2 has drawn three cards, which an engine does at once.
    played.shows("reserve=21", "pawn=H", temple_deck=40, people_deck=31, hand_size="0:5")
    played.shows(over=False, winners=None, active=1, to_move=1, phase="act", final=False)


def test_9_level_1_on_top_of_the_reserve_can_be_built_by_both():
    played = table(*START, next_people="AAA").play(" ".join(row[0] for row in ROWS))
    played.offers("build:foe").play("build:foe").shows("reserve=2", "H=PS/1")


def test_9_three_people_are_enough_because_the_paid_hittite_counts():
    played = table(*START).play("turn@1 move:H>S turn@1 raze@3 go:A lay:H").shows("A=HHH/", "A=/123").offers("steal@1")
    played.play("steal@1").shows("A=HH/3", "A=/12")
