"""Rules 5.3: repetition and turn limit, and the endless loop of the printed rules."""

import pytest

from helpers.babel import load, table

# In each turn the player draws the Assyrian, settles it as the third at A, razes the opponent's temple [1,2], builds
# the same from their reserve and draws the 1 and the 2 again. All other people are at H and never move.
LOOP = {"people": "", "discard": "A", "rest": "2H", "phase": "draw", "turn": 9}
ONE, TWO = "pawn=A A=AA/ reserve=21", "pawn=A A=AA/12 reserve=21"
TURN = "lay:A raze@1 build:own build:own end"


def loop(**fields):
    """Return the loop at the start of a turn of the first player."""
    return table(ONE, TWO, **{**LOOP, **fields})


def test_5_3_loop_repeats_its_position_after_two_turns():
    played = loop().shows("hand=A", people_deck=0, discard="").play(TURN)
    played.shows("A=AA/12 reserve=21", "hand=A A=AA/ reserve=21", known_top="", discard="", temple_deck=39)
    played.play(TURN).shows("hand=A A=AA/ reserve=21", "A=AA/12 reserve=21", known_top="", turn=11, temple_deck=39)


def test_5_3_third_occurrence_ends_the_game():
    played = loop().play(TURN).play(TURN).play(TURN).shows(over=False)
    played.play(TURN).shows(over=True, phase="over", ending="repetition", turn=13, active=0)


def test_5_3_repetition_is_scored_like_the_end_by_the_deck():
    loop().play(f"{TURN} {TURN} {TURN} {TURN}").shows(score="0:2", winners=[1])


def test_5_3_repetition_is_tested_before_drawing():
    played = loop().play(f"{TURN} {TURN} {TURN} {TURN}")
    played.shows("hand=", "hand=", discard="A", hand_size="0:0")


@pytest.mark.parametrize(("times", "turns"), [(2, 2), (4, 6), (5, 8)])
def test_5_3_number_of_occurrences_is_an_option(times, turns):
    played = loop(options={"repetition": times})
    for _ in range(turns):
        played.shows(over=False).play(TURN)
    played.shows(over=True, ending="repetition")


def test_5_3_repetition_0_disables_the_rule():
    played = loop(options={"repetition": 0})
    for _ in range(10):
        played.play(TURN)
    played.shows(over=False, turn=19)
    assert played.state["history"] == []


def test_5_3_history_has_one_entry_per_turn():
    played = loop()
    assert len(played.state["history"]) == 1
    played.play("lay:A raze@1 build:own")
    assert len(played.state["history"]) == 1
    played.play("build:own end")
    assert len(played.state["history"]) == 2


def test_5_3_loaded_position_has_its_history():
    played = loop().play(f"{TURN} {TURN} {TURN}")
    load(played.state).play(TURN).shows(over=True, ending="repetition")
    without_history = played.state
    del without_history["history"]
    load(without_history).play(TURN).shows(over=False)


def test_5_3_occurrences_need_not_follow_each_other():
    played = loop().play(f"{TURN} {TURN} {TURN}")
    elsewhere = "0123456789abcdef"
    load({**played.state, "history": [*played.state["history"], *[elsewhere] * 100]}).play(TURN).shows(over=True)


def history_hash(one="A=PH/1 hand=AA", two="H=SM/2 hand=HH", **fields):
    """Return the hash in the history for a position at the start of a turn."""
    settled = {"phase": "draw", "next_people": "AHMPS", "next_temples": "123", **fields}
    return table(one, two, **settled).state["history"][-1]


@pytest.mark.parametrize(
    "change",
    [
        {"active": 1},
        {"final": True},
        {"known": 1},
        {"known": 3},
        {"known": 3, "next_temples": "132"},
        {"discard": "S"},
        {"one": "pawn=M A=PH/1 hand=AA"},
        {"two": "pawn=M H=SM/2 hand=HH"},
        {"one": "A=HP/1 hand=AA"},
        {"one": "A=PHS/1 hand=AA"},
        {"one": "A=P/1 hand=AA"},
        {"two": "H=SP/2 hand=HH"},
        {"one": "pawn=A A=/1 H=PH hand=AA"},
        {"one": "A=PH/2 hand=AA"},
        {"one": "A=PH/12 hand=AA"},
        {"two": "H=SM/12 hand=HH"},
        {"one": "pawn=A A=PH H=/1 hand=AA"},
        {"one": "A=PH/1 hand=AA reserve=1"},
        {"one": "A=PH/1 hand=AA reserve=12"},
        {"two": "H=SM/2 hand=HH reserve=1"},
        {"one": "A=PH/1 hand=AA starter=yes"},
        {"two": "H=SM/2 hand=HH starter=yes"},
        {"one": "A=PH/1 hand=AAA"},
        {"two": "H=SM/2 hand=H"},
    ],
    ids=str,
)
def test_5_3_public_differences_make_different_hashes(change):
    assert history_hash(**change) != history_hash()


@pytest.mark.parametrize(
    "change",
    [
        {"one": "A=PH/1 hand=SM"},
        {"two": "H=SM/2 hand=AP"},
        {"next_people": "SPMHA"},
        {"next_temples": "321"},
        {"turn": 99},
        {"two": "H=SM/2 hand=HH pinned=H"},
        {"seed": 5},
        {"options": {"sudden_death": True}},
    ],
    ids=str,
)
def test_5_3_hidden_cards_and_counters_do_not_change_the_hash(change):
    assert history_hash(**change) == history_hash()


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"one": "A=PH/1 reserve=45"}, {"one": "A=PH/1 reserve=54"}),
        ({"one": "A=PH/1 reserve=4"}, {"two": "H=SM/2 hand=HH reserve=4", "one": "A=PH/1"}),
        ({"one": "pawn=A hand=AAA", "two": "pawn=H hand=H"}, {"one": "pawn=A hand=AA", "two": "pawn=H hand=HH"}),
        ({"one": "pawn=A starter=yes", "two": "pawn=H"}, {"one": "pawn=A", "two": "pawn=H starter=yes"}),
        ({"one": "A=PH/1 reserve=41"}, {"one": "A=PH/1 reserve=42"}),
        ({"one": "A=PH/12"}, {"one": "A=PH/13"}),
        ({"known": 3, "next_temples": "123"}, {"known": 3, "next_temples": "132"}),
        ({"known": 3, "next_temples": "123"}, {"known": 3, "next_temples": "124"}),
        ({"known": 3, "next_temples": "123"}, {"known": 3, "next_temples": "423"}),
        ({"discard": "AH"}, {"discard": "AM"}),
        ({"discard": "AAH"}, {"discard": "AHH"}),
        # Without the sizes of the lists, these would have the same encoding.
        ({"one": "pawn=A A=HH M=/1 P=A"}, {"one": "pawn=A A=/1 H=A M=HH"}),
        ({"one": "pawn=A A=/1 P=A"}, {"one": "pawn=A H=A M=/1"}),
        (
            {"one": "pawn=A reserve=1", "two": "pawn=H hand=H starter=yes"},
            {"one": "pawn=A", "two": "pawn=H hand=H starter=yes reserve=1"},
        ),
    ],
    ids=str,
)
def test_5_3_hash_depends_on_owner_and_place_of_cards(first, second):
    assert history_hash(**first) != history_hash(**second)


def test_5_3_hash_depends_on_the_size_of_the_people_deck():
    one, two = "A=PH/1 hand=AA", "H=SM/2 hand=HH"
    piles = [
        table(one, two, people=deck, phase="draw", next_temples="123").state["history"][-1] for deck in ("AHMP", "AHM")
    ]
    assert piles[0] != piles[1]


def test_5_3_game_ends_with_the_last_turn_of_the_limit():
    played = table("A=/1", "A=/2", turn=6, options={"turn_limit": 7}).play("end").shows(over=False, turn=7)
    played.play("end").shows(over=True, ending="turn_limit", turn=7, winners=[1])


def test_5_3_last_turn_still_draws_its_temple_cards():
    played = table("", "", turn=7, next_temples="35", options={"turn_limit": 7}).play("end")
    played.shows("reserve=53", ending="turn_limit")


def test_5_3_win_in_the_last_turn_is_a_win():
    played = table("pawn=S S=P A=/6 H=/6 M=/2 reserve=1", "", turn=7, options={"turn_limit": 7}).play("build:own")
    played.shows(ending="points", winners=[0])


def test_5_3_position_beyond_the_limit_ends_after_its_turn():
    table("", "", turn=9, options={"turn_limit": 7}).play("end").shows(over=True, ending="turn_limit")


def test_5_3_turn_limit_0_disables_the_limit():
    table("", "", turn=200, options={"turn_limit": 0}).play("end end end").shows(over=False, turn=203)


def test_5_3_turn_limit_1_allows_one_turn():
    table("", "", turn=1, options={"turn_limit": 1}).play("end").shows(over=True, ending="turn_limit", turn=1)


def test_5_3_default_limit_is_200_turns():
    table("", "", turn=199).play("end").shows(over=False, turn=200).play("end").shows(over=True, ending="turn_limit")


def test_5_3_empty_temple_deck_is_reported_before_the_turn_limit():
    table("", "", temples="35", turn=7, options={"turn_limit": 7}).play("end").shows(ending="deck")


def test_5_3_history_has_the_last_256_turns():
    first = loop().state["history"]
    other = "0123456789abcdef"
    twice = [first[0], first[0], *[other] * 254]
    loop(history=twice[:256]).shows(over=False)
    loop(history=[other, *twice[:255]]).shows(over=True)
    loop(history=[*[other] * 254, first[0], first[0]]).shows(over=True)
    loop(history=[other, first[0], *[other] * 253, first[0]]).shows(over=True)
